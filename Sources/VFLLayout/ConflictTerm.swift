import LayoutSolver
import VFLDiagnostics
import VFLRecords

/// One constraint of a conflict with its share in the sum that proves it.
struct ConflictTerm {
  /// The constraint.
  let member: ConflictMember
  /// What its row is multiplied with in the sum.
  let multiplier: Double
  /// The right side of its row.
  let constant: Double
  /// Whether the constraint only bounds from one side.
  let isInequality: Bool
  /// The constraint in words, where it stands alone.
  let words: LayoutConflict.Member
  /// The record, if it is one.
  let record: ConstraintRecord?
  /// The constraint's factor as it was written, where the text is known.
  let factor: SpelledFactor?
  /// The size that the constraint speaks of, if it speaks of nothing but the size of one item.
  let size: Size?

  /// The size of one item on one axis.
  struct Size: Equatable {
    let item: ItemID
    let axis: Axis
  }

  /// What the constraint adds to the sum.
  var contribution: Double { multiplier * constant }

  /// Whether the constraint is the size given to the container.
  var isContainer: Bool { if case .container = member { true } else { false } }

  /// Which part of the size of another item it gives an item, where it says so.
  var share: Double? {
    guard let record, let second = record.secondItem, second != record.firstItem,
      record.firstAttribute.isSize, record.firstAttribute == record.secondAttribute,
      record.multiplier > 0, record.multiplier < 1
    else { return nil }
    return record.multiplier
  }

  /// Whether the constraint says how large something is, and so reads well as a limit.
  var constrainsSize: Bool {
    if case .nonNegative = member { return false }
    return size != nil
  }
}

extension ConflictTerm {
  /// The constraints of a conflict, or `nil` when the conflict is of another problem than the one
  /// whose items the tree has.
  static func terms(
    _ conflict: Conflict, _ problem: LayoutProblem, _ tree: ItemTree,
    text: (SourceLocation) -> String? = { _ in nil }
  ) -> [ConflictTerm]? {
    guard conflict.members.count == conflict.multipliers.count else { return nil }
    var terms: [ConflictTerm] = []
    for (member, multiplier) in zip(conflict.members, conflict.multipliers) {
      guard let term = ConflictTerm(member, multiplier, problem, tree, text) else { return nil }
      terms.append(term)
    }
    return terms
  }

  private init?(
    _ member: ConflictMember, _ multiplier: Double, _ problem: LayoutProblem, _ tree: ItemTree,
    _ text: (SourceLocation) -> String?
  ) {
    switch member {
    case .record(let index): self.init(recordAt: index, multiplier, problem, tree, text)
    case .container(let axis): self.init(containerOn: axis, multiplier, problem)
    case .nonNegative(let item, let axis):
      self.init(nonNegative: Size(item: item, axis: axis), multiplier, problem)
    case .contentSize(let item, let axis):
      self.init(contentOf: Size(item: item, axis: axis), multiplier, problem)
    }
  }

  private init?(
    recordAt index: Int, _ multiplier: Double, _ problem: LayoutProblem, _ tree: ItemTree,
    _ text: (SourceLocation) -> String?
  ) {
    guard problem.records.indices.contains(index),
      let row = try? RecordRow(
        problem.records[index], at: index, nodes: problem.nodes, tree: tree,
        direction: problem.direction)
    else { return nil }
    let record = problem.records[index]
    self.record = record
    member = .record(index)
    self.multiplier = multiplier
    constant = row.constant
    isInequality = record.relation != .equal
    factor =
      record.secondItem == nil
      ? nil
      : text(record.provenance.location).flatMap { SpelledFactor(record.multiplier, in: $0) }
    guard record.secondItem == nil && record.firstRegion == .frame else {
      size = nil
      words = .written(record.provenance.location, text: problem.text(of: index))
      return
    }
    let size = Size(item: record.firstItem, axis: row.first.measure.axis)
    self.size = size
    words = .size(
      view: problem.viewName(size.item), isHorizontal: size.axis == .horizontal,
      bound: LayoutConflict.Bound(record.relation), points: record.constant)
  }

  private init?(containerOn axis: Axis, _ multiplier: Double, _ problem: LayoutProblem) {
    guard let points = problem.containerSize[axis] else { return nil }
    member = .container(axis)
    record = nil
    factor = nil
    self.multiplier = multiplier
    constant = points
    isInequality = false
    size = Size(item: LayoutProblem.container, axis: axis)
    words = .size(view: nil, isHorizontal: axis == .horizontal, bound: .exactly, points: points)
  }

  private init(nonNegative size: Size, _ multiplier: Double, _ problem: LayoutProblem) {
    member = .nonNegative(size.item, size.axis)
    record = nil
    factor = nil
    self.multiplier = multiplier
    constant = 0
    isInequality = true
    self.size = size
    words = .nonNegative(
      view: problem.name(of: size.item), isHorizontal: size.axis == .horizontal)
  }

  private init?(contentOf size: Size, _ multiplier: Double, _ problem: LayoutProblem) {
    guard problem.nodes.indices.contains(size.item.index),
      let points = problem.nodes[size.item.index].content[size.axis]
    else { return nil }
    member = .contentSize(size.item, size.axis)
    record = nil
    factor = nil
    self.multiplier = multiplier
    constant = points
    isInequality = true
    self.size = size
    words = .contentSize(
      view: problem.name(of: size.item), isHorizontal: size.axis == .horizontal,
      bound: multiplier > 0 ? .atLeast : .atMost, points: points)
  }
}

extension LayoutConflict.Bound {
  /// What a relation says of a number.
  init(_ relation: Relation) {
    switch relation {
    case .equal: self = .exactly
    case .lessThanOrEqual: self = .atMost
    case .greaterThanOrEqual: self = .atLeast
    }
  }
}
