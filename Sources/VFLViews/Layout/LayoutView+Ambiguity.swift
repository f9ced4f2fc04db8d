public import VFLDiagnostics
import VFLLayout
import VFLNarration
public import VFLRecords

extension LayoutView {
  /// Whether the constraints allow several equally good layouts that differ in this view's frame.
  ///
  /// The value is `false` if there is no layout at all. Reading it updates and solves the constraints of the
  /// whole hierarchy.
  public var hasAmbiguousLayout: Bool {
    guard let snapshot = try? updatedSnapshot(), let result = try? snapshot.solved() else {
      return false
    }
    return result.freeAttributes.contains { $0.item.index == snapshotIndex }
  }

  /// Returns a diagnostic for each frame attribute in the hierarchy that the constraints leave ambiguous,
  /// with the smallest addition to the constraints that resolves the ambiguity.
  ///
  /// The array is empty if the layout is unambiguous.
  ///
  /// Pending ``updateConstraints()`` calls are made first. No frame is set.
  ///
  /// - Throws: ``UnsatisfiableLayoutError`` if the constraints are unsatisfiable, ``MalformedLayoutError`` if
  ///   a constraint is invalid, and any error thrown by ``updateConstraints()``.
  public func ambiguityDiagnostics() throws -> [Diagnostic] {
    let snapshot = try updatedSnapshot()
    let result = try snapshot.solved(explaining: true)
    guard result.status != .unsatisfiable else { throw snapshot.error(for: result) }
    return snapshot.diagnostics(for: result)
  }

  /// Returns a snapshot of the hierarchy after all pending constraint updates.
  private func updatedSnapshot() throws -> HierarchySnapshot {
    let root = rootView
    try root.updateConstraintsInSubtree()
    return HierarchySnapshot(of: root)
  }

  /// Switches to a different layout of the hierarchy if the view's layout is ambiguous: one free attribute of
  /// the view's frame moves to the other end of its range.
  ///
  /// The frames of this layout last until the next change that causes a layout. Repeated calls change the
  /// free attributes in turn, always in the same order.
  ///
  /// - Returns: Whether there was a different layout.
  /// - Throws: ``UnsatisfiableLayoutError`` if the constraints are unsatisfiable, ``MalformedLayoutError`` if
  ///   a constraint is invalid.
  @discardableResult
  public func exerciseAmbiguityInLayout() throws -> Bool {
    try layoutIfNeeded()
    var snapshot = HierarchySnapshot(of: rootView)
    let number = snapshotIndex
    let free = try snapshot.solved().freeAttributes.filter { $0.item.index == number }
    guard !free.isEmpty else { return false }
    let attribute = free[exerciseCount % free.count]
    exerciseCount += 1
    snapshot.append(
      snapshot.problem.equation(
        settling: attribute.withoutRange, at: otherValue(of: attribute)),
      named: "exercise")
    let result = try snapshot.solved()
    guard result.status != .unsatisfiable else { return false }
    show(result.frames, of: snapshot.elements)
    return true
  }

  /// Returns a value in the range of a free attribute that differs from its current value.
  private func otherValue(of free: FreeAttribute) -> Double {
    let now = solvedFrame[free.part]
    if free.lower.isFinite && free.upper.isFinite {
      return now - free.lower > free.upper - now ? free.lower : free.upper
    }
    let inside = free.valueInside
    if inside != now { return inside }
    return free.lower.isFinite ? free.lower : free.upper.isFinite ? free.upper : now + 10
  }

  /// Sets frames without solving.
  ///
  /// The next time the live layout is solved, its values are compared with these frames.
  private func show(_ frames: [Frame], of elements: [LayoutElement]) {
    for (element, frame) in zip(elements, frames) where element.solvedFrame != frame {
      element.live?.frameWasSet(of: element)
      element.solvedFrame = frame
      element.shownFrame = frame
    }
  }

  /// Returns the constraints that together determine the position and size of the view on an axis, in the
  /// order in which the hierarchy owns them.
  ///
  /// No constraint for the position and no constraint for the size could be omitted. Content sizes and
  /// autoresizing masks are not included because they are not constraint objects. If the layout is ambiguous
  /// or does not exist, the array is empty.
  ///
  /// - Throws: ``MalformedLayoutError`` if a constraint is invalid, and any error thrown by
  ///   ``updateConstraints()``, which is called where an update is pending.
  public func constraintsAffectingLayout(for axis: Axis) throws -> [LayoutConstraint] {
    let snapshot = try updatedSnapshot()
    let number = ItemID(snapshotIndex)
    var indices: Set<Int> = []
    let parts: [FreeAttribute.Part] = axis == .horizontal ? [.x, .width] : [.y, .height]
    for part in parts {
      do { indices.formUnion(try snapshot.problem.deciding(part, of: number)) } catch {
        throw snapshot.malformed(error)
      }
    }
    return indices.sorted().compactMap { snapshot.constraints[$0] }
  }
}
