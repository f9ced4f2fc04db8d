package import VFLDiagnostics
import VFLLayout
package import VFLRecords

/// A constraint of a conflict as a term of the sum that proves the conflict.
struct ConflictTerm {
  /// The constraint.
  let member: ConflictMember
  /// The multiplier of the constraint's row in the sum.
  let multiplier: Double
  /// The right side of the constraint's row, in points.
  let constant: Double
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

  /// Whether the constraint is an inequality.
  var isInequality: Bool { record.map { $0.relation != .equal } ?? !isContainer }

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
  /// - Parameter text: Returns the source text at a location, or `nil` if it is not known.
  static func terms(
    of conflict: Conflict, in problem: LayoutProblem, text: (SourceLocation) -> String?
  ) -> [ConflictTerm]? {
    guard conflict.members.count == conflict.multipliers.count,
      conflict.members.count == conflict.constants.count
    else { return nil }
    let terms = conflict.members.enumerated().compactMap { place, member in
      ConflictTerm(member, conflict.multipliers[place], conflict.constants[place], problem, text)
    }
    return terms.count == conflict.members.count ? terms : nil
  }

  private init?(
    _ member: ConflictMember, _ multiplier: Double, _ constant: Double, _ problem: LayoutProblem,
    _ text: (SourceLocation) -> String?
  ) {
    self.member = member
    self.multiplier = multiplier
    self.constant = constant
    switch member {
    case .record(let index):
      guard problem.records.indices.contains(index) else { return nil }
      let record = problem.records[index]
      self.record = record
      factor =
        record.secondItem == nil
        ? nil
        : text(record.provenance.location).flatMap { SpelledFactor(record.multiplier, in: $0) }
      if record.secondItem == nil, record.firstRegion == .frame,
        let axis = record.firstAttribute.axis
      {
        size = Size(item: record.firstItem, axis: axis)
        words = .size(
          view: problem.viewName(record.firstItem), isHorizontal: axis == .horizontal,
          bound: LayoutConflict.Bound(record.relation), points: record.constant)
      } else {
        size = nil
        words = .written(record.provenance.location, text: problem.text(of: index))
      }
      return
    case .container(let axis):
      size = Size(item: LayoutProblem.container, axis: axis)
      words = .size(
        view: nil, isHorizontal: axis == .horizontal, bound: .exactly, points: constant)
    case .nonNegative(let item, let axis):
      size = Size(item: item, axis: axis)
      words = .nonNegative(view: problem.name(of: item), isHorizontal: axis == .horizontal)
    case .contentSize(let item, let axis):
      size = Size(item: item, axis: axis)
      words = .contentSize(
        view: problem.name(of: item), isHorizontal: axis == .horizontal,
        bound: multiplier > 0 ? .atLeast : .atMost, points: constant)
    }
    (record, factor) = (nil, nil)
  }
}

extension LayoutConflict.Bound {
  /// Creates the bound that a relation represents.
  package init(_ relation: Relation) {
    switch relation {
    case .equal: self = .exactly
    case .lessThanOrEqual: self = .atMost
    case .greaterThanOrEqual: self = .atLeast
    }
  }
}
