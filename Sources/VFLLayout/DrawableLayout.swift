import VFLDiagnostics
import VFLRecords

/// A layout as it can be drawn: with frames also where its constraints conflict, and with a container of some
/// size also where nothing says how large it is.
public struct DrawableLayout: Sendable, Hashable {
  /// The problem.
  public let problem: LayoutProblem
  /// What solving the problem has found.
  public let result: LayoutResult
  /// The frames that are drawn, by ``ItemID/index``.
  ///
  /// They are those of the result, but on an axis with an ``assumedSize``, and where constraints conflict:
  /// then they break as little of these as possible. Empty where there are none at all.
  public let frames: [Frame]
  /// The container's size on each axis on which it is assumed, so that there is something to see; only where
  /// none is given.
  public let assumedSize: PerAxis<Double?>
  /// The constraints that the drawn frames violate, without those that are in a conflict.
  package let violations: [Violation]

  /// Finds what is drawn of a solved layout, and solves it once more where it has no frames, or nothing in it
  /// has an extent because nothing says how large the container is.
  public init(_ problem: LayoutProblem, _ result: LayoutResult) {
    self.problem = problem
    self.result = result
    var drawn = problem
    var known: LayoutResult? = result
    if result.status == .unsatisfiable {
      drawn.relax(result.conflicts)
      known = drawn.layout(explaining: true)
      if known == nil {
        // Nothing has a negative size, whatever gives way.
        for axis in Axis.allCases where (problem.containerSize[axis] ?? 0) < 0 {
          drawn.containerSize[axis] = nil
        }
        known = drawn.layout(explaining: true)
      }
    }
    let relaxed = Set(result.conflicts.flatMap { $0.members })
    violations = (known?.violations ?? []).filter {
      $0.constraint.priority != LayoutProblem.relaxed || !relaxed.contains($0.constraint.member)
    }
    var frames = known?.frames ?? []
    var assumedSize = PerAxis<Double?>(both: nil)
    let axes = known.map { found in Axis.allCases.filter { drawn.hasNoExtent(on: $0, in: found) } }
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

  /// Takes frames as they are, of which the first is the container's.
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
  /// The layout, or `nil` where there is none.
  fileprivate func layout(explaining: Bool = false) -> LayoutResult? {
    guard let result = try? solved(explaining: explaining), result.status != .unsatisfiable else {
      return nil
    }
    return result
  }

  /// Lets whatever people wrote of some conflicts give way, before anything that they wish for.
  fileprivate mutating func relax(_ conflicts: [Conflict]) {
    for member in conflicts.flatMap({ $0.members }) {
      switch member {
      case .record(let index):
        if records.indices.contains(index) { records[index].priority = Self.relaxed }
      case .contentSize(let item, let axis):
        guard nodes.indices.contains(item.index) else { continue }
        nodes[item.index].hugging[axis] = min(nodes[item.index].hugging[axis], Self.relaxed)
        nodes[item.index].compression[axis] = min(
          nodes[item.index].compression[axis], Self.relaxed)
      case .container, .nonNegative: break
      }
    }
  }

  /// Whether the container may have any size on an axis, and it or another item has none.
  fileprivate func hasNoExtent(on axis: Axis, in result: LayoutResult) -> Bool {
    guard containerSize[axis] == nil, !result.frames.isEmpty,
      result.freeItems(axis.sizePart).contains(Self.container)
    else { return false }
    return result.frames[0].size(on: axis) == 0 || !extentless(on: axis, in: result).isEmpty
  }

  /// The views without an extent on an axis that might have one.
  private func extentless(on axis: Axis, in result: LayoutResult) -> [ItemID] {
    let free = result.freeItems(axis.sizePart)
    return nodes.indices.dropFirst().map(ItemID.init).filter {
      free.contains($0) && result.frames[$0.index].size(on: axis) == 0
    }
  }

  /// Adds wishes weaker than any of people's: what has no extent is as large as a usual view, what may stand
  /// anywhere stands near the edge of its parent, and the container is as large as that needs.
  fileprivate mutating func wishForExtent(on axis: Axis, in result: LayoutResult) {
    let extent = axis == .horizontal ? 80.0 : 44.0
    // What others lie in, and a guide, is as large as these need.
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

  /// What a constraint of a conflict has in the place of 1000.
  fileprivate static let relaxed = Priority(999.5)
  /// How strong the wishes for an extent are: the extents themselves, the room around them, and that nothing
  /// is larger than need be.
  private static let wishes = (
    extent: Priority(0.01), room: Priority(0.005), least: Priority(0.0025)
  )
  /// How far from the edge of its parent a view stands that may stand anywhere.
  private static let edge = 20.0
}

extension LayoutResult {
  /// The items of which one number of the frame is not the same in all best layouts.
  fileprivate func freeItems(_ part: FreeAttribute.Part) -> Set<ItemID> {
    Set(freeAttributes.lazy.filter { $0.part == part }.map { $0.item })
  }
}

extension Axis {
  fileprivate var sizePart: FreeAttribute.Part { self == .horizontal ? .width : .height }
  fileprivate var positionPart: FreeAttribute.Part { self == .horizontal ? .x : .y }
}

extension Frame {
  fileprivate func size(on axis: Axis) -> Double { axis == .horizontal ? width : height }
}
