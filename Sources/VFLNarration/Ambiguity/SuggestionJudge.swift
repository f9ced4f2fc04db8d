import VFLLayout
import VFLRecords

/// Judges constraints that could determine the ambiguous views of a layout.
struct SuggestionJudge {
  private let problem: LayoutProblem
  private let before: DeterminedFrames
  private let faults: Set<LayoutFault>
  private let search: FaultSearch
  /// The number of records and items that may still be solved.
  private var effort = 40_000
  /// The views with a free size on each axis that could be any size.
  private let open: PerAxis<Set<ItemID>>
  /// The views next to each view in a row or column, if the sizes of both are free.
  private let neighbors: PerAxis<[ItemID: [ItemID]]>
  /// The subviews of each view other than the container.
  private let subviews: [ItemID: [ItemID]]
  /// The inequalities that refer to each item.
  private let inequalities: [ItemID: [Int]]

  /// Creates a judge for an ambiguous layout.
  init(_ problem: LayoutProblem, _ result: LayoutResult) {
    self.problem = problem
    before = DeterminedFrames(result)
    search = FaultSearch(problem, on: Set(Axis.allCases))
    faults = search.faults(of: before)
    var open = PerAxis<Set<ItemID>>(both: [])
    let tied = Set(result.ties.flatMap { $0.attributes }.map { $0.withoutRange })
    for attribute in result.freeAttributes where attribute.part.isSize {
      // A content size is the natural size of a view, and another priority settles a tie.
      let axis = attribute.part.axis
      guard problem.nodes[attribute.item.index].content[axis] == nil,
        !tied.contains(attribute.withoutRange)
      else { continue }
      open[axis].insert(attribute.item)
    }
    var neighbors = PerAxis<[ItemID: [ItemID]]>(both: [:])
    for pair in problem.sequences()
    where open[pair.axis].contains(pair.first) && open[pair.axis].contains(pair.second) {
      neighbors[pair.axis][pair.first, default: []].append(pair.second)
      neighbors[pair.axis][pair.second, default: []].append(pair.first)
    }
    var subviews: [ItemID: [ItemID]] = [:]
    for index in problem.nodes.indices.dropFirst() where !problem.nodes[index].isGuide {
      guard let parent = problem.nodes[index].parent, parent != LayoutProblem.container else {
        continue
      }
      subviews[parent, default: []].append(ItemID(index))
    }
    self.subviews = subviews
    var inequalities: [ItemID: [Int]] = [:]
    for (index, record) in problem.records.enumerated() where record.relation != .equal {
      inequalities[record.firstItem, default: []].append(index)
      if let second = record.secondItem { inequalities[second, default: []].append(index) }
    }
    (self.open, self.neighbors, self.inequalities) = (open, neighbors, inequalities)
  }

  /// Returns the views in a row or column of a view whose sizes are all free, ordered by index; an empty
  /// array if there are more than `limit`.
  func row(of item: ItemID, on axis: Axis, limit: Int) -> [ItemID] {
    guard open[axis].contains(item) else { return [] }
    var items = [item]
    var isTaken: Set<ItemID> = [item]
    var next = 0
    while next < items.count {
      items += (neighbors[axis][items[next]] ?? []).filter { isTaken.insert($0).inserted }
      next += 1
      if items.count > limit { return [] }
    }
    return items.sorted { $0.index < $1.index }
  }

  /// Returns the subview whose determined frame ends last on an axis; `nil` if a view has no such subview.
  func lastSubview(of item: ItemID, on axis: Axis) -> ItemID? {
    let ends = (subviews[item] ?? []).compactMap { view in
      before.span(of: view, on: axis).map { (view, $0.position + $0.size) }
    }
    return ends.max { $0.1 < $1.1 }?.0
  }

  /// Returns the inequalities that refer to an item.
  func inequalities(of item: ItemID) -> [ConstraintRecord] {
    (inequalities[item] ?? []).map { problem.records[$0] }
  }

  /// Returns whether some records determine all of some views on an axis, without a change of other views and
  /// without a new fault.
  mutating func complete(
    _ items: [ItemID], on axis: Axis, with records: [ConstraintRecord]
  ) -> Bool {
    complete(items, on: axis) { $0.records += records }
  }

  /// Returns whether constraints with new priorities determine all of a view on an axis, without a change of
  /// other determined views and without a new fault.
  mutating func completes(_ item: ItemID, on axis: Axis, raising contenders: [Contender]) -> Bool {
    complete([item], on: axis) { problem in
      for contender in contenders {
        let raised = contender.priority
        switch contender.member {
        case .record(let index): problem.records[index].priority = raised
        case .contentSize(let view, let axis) where contender.relation == .greaterThanOrEqual:
          problem.nodes[view.index].compression[axis] = raised
        case .contentSize(let view, let axis): problem.nodes[view.index].hugging[axis] = raised
        case .container, .nonNegative: break
        }
      }
    }
  }

  private mutating func complete(
    _ items: [ItemID], on axis: Axis, after change: (inout LayoutProblem) -> Void
  ) -> Bool {
    effort -= problem.records.count + problem.nodes.count
    guard effort >= 0 else { return false }
    var completed = problem
    change(&completed)
    guard let result = try? completed.solved(), result.status != .unsatisfiable else {
      return false
    }
    let after = DeterminedFrames(result)
    return items.allSatisfy { after.span(of: $0, on: axis) != nil } && after.keep(before)
      && search.faults(of: after).isSubset(of: faults)
  }
}
