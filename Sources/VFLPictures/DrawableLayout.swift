import VFLDiagnostics
public import VFLLayout
import VFLRecords

/// A layout that can be drawn even if its constraints conflict or the container's size is not determined.
public struct DrawableLayout: Sendable, Hashable {
  /// The layout problem.
  public let problem: LayoutProblem
  /// The result of solving the problem, with the assumed size of the container if the result is ambiguous.
  public let result: LayoutResult
  /// The frames that are drawn, by ``ItemID/index``.
  ///
  /// These are the frames of the result, unless the constraints conflict or an axis has an ``assumedSize``.
  /// If the constraints conflict, the frames violate the members of the conflicts as little as possible. The
  /// array is empty if no frames can be computed.
  public let frames: [Frame]
  /// The assumed size of the container on each axis; `nil` on an axis without an assumed size.
  ///
  /// A size that neither the problem nor its constraints determine is assumed to be 375 × 667 points, or the
  /// closest size that the constraints allow. On an axis without constraints, the size encloses the views.
  public let assumedSize: PerAxis<Double?>
  /// The optional constraints that the drawn frames violate, except the members of conflicts that are
  /// optional only in the drawing.
  package let violations: [Violation]

  /// Computes the drawn frames of a solved layout.
  ///
  /// The layout is solved again if its constraints conflict, or if the container or a view has no extent
  /// because the container's size is not determined.
  public init(_ problem: LayoutProblem, _ result: LayoutResult) {
    self.init(problem, result, AssumedContainer(problem, result))
  }

  /// Computes the drawn frames of a solved layout.
  ///
  /// - Parameters:
  ///   - problem: The layout problem, without the assumed size.
  ///   - result: The result of solving the problem. It is not used if a size is assumed.
  ///   - assumed: The layout with an assumed size of the container; `nil` if the container has a size.
  package init(_ problem: LayoutProblem, _ result: LayoutResult, _ assumed: AssumedContainer?) {
    var assumed = assumed
    var drawn = assumed?.problem ?? problem
    let result = assumed?.result ?? result
    self.problem = problem
    self.result = result
    var known: LayoutResult? = result
    if result.status == .unsatisfiable {
      drawn.relax(result.conflicts.flatMap { $0.members })
      known = drawn.layout(explaining: true)
      if known == nil {
        // The constraint that sizes are not negative cannot be relaxed, so a negative container size is
        // ignored.
        for axis in Axis.allCases where (problem.containerSize[axis] ?? 0) < 0 {
          drawn.containerSize[axis] = nil
        }
        known = drawn.layout(explaining: true)
      }
      assumed = known.flatMap { AssumedContainer(drawn, $0) }
      if let assumed { (drawn, known) = (assumed.problem, assumed.result) }
    }
    let relaxed = Set(result.conflicts.flatMap { $0.members })
    violations = (known?.violations ?? []).filter {
      $0.constraint.priority != LayoutProblem.relaxed || !relaxed.contains($0.constraint.member)
    }
    var frames = known?.frames ?? []
    var assumedSize = assumed?.size ?? PerAxis(both: nil)
    // A negative size is ignored, but it is not missing.
    for axis in Axis.allCases where problem.containerSize[axis] != nil { assumedSize[axis] = nil }
    let axes = known.map { found in
      Axis.allCases.filter {
        drawn.hasNoExtent(on: $0, isAssumed: assumedSize[$0] != nil, in: found)
      }
    }
    if let known, let axes, !axes.isEmpty {
      for axis in axes { drawn.wishForExtent(on: axis, in: known) }
      if let extended = drawn.layout() {
        frames = extended.frames
        for axis in axes where problem.containerSize[axis] == nil {
          assumedSize[axis] = frames[0].size(on: axis)
        }
      }
    }
    self.frames = frames
    self.assumedSize = assumedSize
  }

  /// Creates a layout from computed frames, the first of which is the container's frame.
  public init(nodes: [LayoutNode], frames: [Frame], free: [FreeAttribute] = []) {
    problem = LayoutProblem(nodes: nodes)
    let status: LayoutResult.Status = free.isEmpty ? .solved : .ambiguous
    result = LayoutResult(status: status, frames: frames, freeAttributes: free)
    self.frames = frames
    assumedSize = PerAxis(both: nil)
    violations = []
  }
}

extension LayoutProblem {
  /// Returns the solved layout; `nil` if the constraints are unsatisfiable or the problem is malformed.
  fileprivate func layout(explaining: Bool = false) -> LayoutResult? {
    guard let result = try? solved(explaining: explaining), result.status != .unsatisfiable else {
      return nil
    }
    return result
  }

  /// Whether the container's size on an axis is free or assumed, and the container or another item with a
  /// free size has no extent on that axis.
  fileprivate func hasNoExtent(
    on axis: Axis, isAssumed: Bool, in result: LayoutResult
  ) -> Bool {
    let isFree =
      containerSize[axis] == nil && result.freeItems(axis.sizePart).contains(Self.container)
    guard !result.frames.isEmpty, isFree || isAssumed else { return false }
    return result.frames[0].size(on: axis) == 0 || !extentless(on: axis, in: result).isEmpty
  }

  /// The items other than the container that have no extent on an axis, although their size is free.
  private func extentless(on axis: Axis, in result: LayoutResult) -> [ItemID] {
    let free = result.freeItems(axis.sizePart)
    return nodes.indices.dropFirst().map(ItemID.init).filter {
      free.contains($0) && result.frames[$0.index].size(on: axis) == 0
    }
  }

  /// Adds optional constraints with very low priorities that give free items an extent and a position.
  ///
  /// A view without an extent gets a typical size, an item with a free position is placed near the edge of
  /// its parent, and a parent becomes no larger than necessary.
  fileprivate mutating func wishForExtent(on axis: Axis, in result: LayoutResult) {
    let extent = axis == .horizontal ? 80.0 : 44.0
    // Parents and guides get no added extent, because related views determine their sizes.
    let parents = Set(nodes.compactMap { $0.parent })
    for item in extentless(on: axis, in: result)
    where nodes[item.index].content[axis] == nil && !parents.contains(item)
      && !nodes[item.index].isGuide
    {
      nodes[item.index].content[axis] = extent
      nodes[item.index].compression[axis] = Self.wishes.extent
      nodes[item.index].hugging[axis] = Self.wishes.extent
    }
    let (near, far): (Attribute, Attribute) =
      axis == .horizontal ? (.left, .right) : (.top, .bottom)
    let movable = result.freeItems(axis.positionPart)
    for item in nodes.indices.dropFirst() {
      guard let parent = nodes[item].parent else { continue }
      if movable.contains(ItemID(item)) {
        wish(ItemID(item), near, .greaterThanOrEqual, parent, near, Self.edge, Self.wishes.room)
        wish(ItemID(item), near, .lessThanOrEqual, parent, near, Self.edge, Self.wishes.least)
      }
      wish(ItemID(item), far, .lessThanOrEqual, parent, far, -Self.edge, Self.wishes.room)
    }
    let size: Attribute = axis == .horizontal ? .width : .height
    for item in parents.sorted(by: { $0.index < $1.index }) {
      wish(item, size, .lessThanOrEqual, nil, .notAnAttribute, 0, Self.wishes.least)
    }
  }

  private mutating func wish(
    _ first: ItemID, _ attribute: Attribute, _ relation: Relation, _ second: ItemID?,
    _ other: Attribute, _ constant: Double, _ priority: Priority
  ) {
    let place = SourceLocation(.document, SourceSpan(at: 0))
    records.append(
      ConstraintRecord(
        first, attribute, relation, second, other, constant: constant, priority: priority,
        provenance: Provenance(place, .object)))
  }

  /// The priorities of the added constraints: for the extent of a view, for the distance between an item and
  /// the edges of its parent, and for a minimal position or size.
  private static let wishes = (
    extent: Priority(0.01), room: Priority(0.005), least: Priority(0.0025)
  )
  /// The distance between the edge of a parent and a view with a free position, in points.
  private static let edge = 20.0
}

extension LayoutResult {
  /// The items whose given frame attribute differs between optimal layouts.
  fileprivate func freeItems(_ part: FreeAttribute.Part) -> Set<ItemID> {
    Set(freeAttributes.lazy.filter { $0.part == part }.map { $0.item })
  }
}

extension Frame {
  fileprivate func size(on axis: Axis) -> Double { axis == .horizontal ? width : height }
}
