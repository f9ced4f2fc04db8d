public import VFLDiagnostics
import VFLLayout
public import VFLRecords

extension LayoutView {
  /// Whether more than one layout is best, and they differ in this view's frame.
  ///
  /// It is `false` where there is no layout at all. Finding out updates the constraints of the whole
  /// hierarchy, as a pass does, and solves it.
  public var hasAmbiguousLayout: Bool {
    guard let snapshot = try? updatedSnapshot(), let result = try? snapshot.solved() else {
      return false
    }
    return result.freeAttributes.contains { $0.item.index == snapshotIndex }
  }

  /// What the constraints of the hierarchy leave open, in words, with the smallest addition that would
  /// settle it; empty when they settle everything.
  ///
  /// Views that wait for ``updateConstraints()`` are updated first; no frame is set.
  ///
  /// - Throws: ``UnsatisfiableLayoutError`` when the constraints cannot hold together,
  ///   ``MalformedLayoutError`` when they are such that no layout can be sought, and what
  ///   ``updateConstraints()`` throws.
  public func ambiguityDiagnostics() throws -> [Diagnostic] {
    let snapshot = try updatedSnapshot()
    let result = try snapshot.solved(explaining: true)
    guard result.status != .unsatisfiable else { throw snapshot.error(for: result) }
    return snapshot.diagnostics(for: result)
  }

  /// The hierarchy with all constraints that its views still have to make.
  private func updatedSnapshot() throws -> HierarchySnapshot {
    let root = rootView
    try root.updateConstraintsInSubtree()
    return HierarchySnapshot(of: root)
  }

  /// Lays the hierarchy out in another best way, if the view's layout is ambiguous: one free attribute of
  /// its frame after the other goes to the other end of its range.
  ///
  /// The frames are those of this other layout until the next change of layout. Repeated calls go through
  /// the same layouts in the same order.
  ///
  /// - Returns: whether there was another layout.
  /// - Throws: ``UnsatisfiableLayoutError`` when the constraints cannot hold together,
  ///   ``MalformedLayoutError`` when they are such that no layout can be sought.
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
      snapshot.problem.equation(settling: attribute, at: otherValue(of: attribute)),
      named: "exercise")
    let result = try snapshot.solved()
    guard result.status != .unsatisfiable else { return false }
    show(result.frames, of: snapshot.elements)
    return true
  }

  /// A value in the range of a free attribute that the view does not have now.
  private func otherValue(of free: FreeAttribute) -> Double {
    let now = free.value(in: solvedFrame)
    if free.lower.isFinite && free.upper.isFinite {
      return now - free.lower > free.upper - now ? free.lower : free.upper
    }
    let inside = free.valueInside
    if inside != now { return inside }
    return free.lower.isFinite ? free.lower : free.upper.isFinite ? free.upper : now + 10
  }

  /// Shows frames without solving; the values of the live layout are compared with them the next time
  /// that it is solved.
  private func show(_ frames: [Frame], of elements: [LayoutElement]) {
    for (element, frame) in zip(elements, frames) where element.solvedFrame != frame {
      element.live?.frameWasSet(of: element)
      element.solvedFrame = frame
      element.shownFrame = frame
    }
  }

  /// The constraints that together decide where the view lies and how large it is on an axis, in the
  /// order in which the hierarchy holds them.
  ///
  /// None of those that decide the place, and none of those that decide the size, could be left out.
  /// Content sizes and autoresizing masks that take part are no constraint objects and are not among
  /// them. Where the layout is ambiguous or there is none, the answer is empty.
  ///
  /// - Throws: ``MalformedLayoutError`` when the constraints are such that no layout can be sought, and
  ///   what ``updateConstraints()`` throws, which is called where views wait for it.
  public func constraintsAffectingLayout(for axis: Axis) throws -> [LayoutConstraint] {
    let snapshot = try updatedSnapshot()
    let number = ItemID(snapshotIndex)
    var indices: Set<Int> = []
    let parts: [FreeAttribute.Part] = axis == .horizontal ? [.x, .width] : [.y, .height]
    for part in parts {
      do { indices.formUnion(try snapshot.problem.deciding(part, of: number)) } catch {
        throw snapshot.refusal(error)
      }
    }
    return indices.sorted().compactMap { snapshot.constraints[$0] }
  }
}
