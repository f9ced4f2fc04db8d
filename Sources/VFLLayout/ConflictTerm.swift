import LayoutSolver
import VFLDiagnostics
import VFLRecords

/// A constraint of a conflict as a term of the sum that proves the conflict.
struct ConflictTerm {
  /// The constraint.
  let member: ConflictMember
  /// The multiplier of the constraint's row in the sum.
  let multiplier: Double
  /// The right side of the constraint's row, in points.
  let constant: Double
  /// Whether the constraint is an inequality.
  let isInequality: Bool
  /// The description of the constraint on its own.
  let words: LayoutConflict.Member
  /// The record; `nil` if the constraint is not a record.
  let record: ConstraintRecord?
  /// The constraint's multiplier as it is spelled in the source; `nil` if that is not known or the constraint
  /// has no second item.
  let factor: SpelledFactor?
  /// The size that the constraint determines or bounds; `nil` if the constraint involves anything other than
  /// the size of one item.
  let size: Size?

  /// The size of one item on one axis.
  struct Size: Equatable {
    let item: ItemID
    let axis: Axis
  }

  /// The term's value: the multiplier times the constant.
  var contribution: Double { multiplier * constant }

  /// Whether the constraint is the given size of the container.
  var isContainer: Bool { if case .container = member { true } else { false } }

  /// The fraction of another item's size that the constraint requires as an item's size; `nil` if it requires
  /// no such fraction.
  var share: Double? {
    guard let record, let second = record.secondItem, second != record.firstItem,
      record.firstAttribute.isSize, record.firstAttribute == record.secondAttribute,
      record.multiplier > 0, record.multiplier < 1
    else { return nil }
    return record.multiplier
  }

  /// Whether the constraint determines or bounds a size, so that it can be compared with a sum; `false` for
  /// the implicit lower bound 0.
  var constrainsSize: Bool {
    if case .nonNegative = member { return false }
    return size != nil
  }
}

extension ConflictTerm {
  /// Returns the terms of a conflict; `nil` if the conflict does not belong to the problem.
  ///
  /// - Parameters:
  ///   - tree: The hierarchy of the problem's items.
  ///   - text: Returns the source text at a location, or `nil` if it is not known.
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
  /// Creates the bound that a relation represents.
  init(_ relation: Relation) {
    switch relation {
    case .equal: self = .exactly
    case .lessThanOrEqual: self = .atMost
    case .greaterThanOrEqual: self = .atLeast
    }
  }
}
