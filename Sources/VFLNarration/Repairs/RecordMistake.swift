import VFLLayout
import VFLRecords

/// A probable mistake in a record, and the record without it.
struct RecordMistake: Hashable {
  enum Kind: Hashable {
    /// The sign of the constant.
    case sign
    /// The direction of the inequality.
    case direction
  }

  let kind: Kind
  /// The index of the record.
  let index: Int
  let corrected: ConstraintRecord
}

extension LayoutProblem {
  /// The number of members above which a conflict is not explained by a single mistake.
  private static let mostMembers = 32

  /// Returns the members of a conflict that may have the wrong sign or direction, the likeliest first.
  ///
  /// An offset between the same edges of a view and one of its ancestors usually points inwards, and an
  /// inequality between them usually keeps the view inside. A sign can be wrong only if all members are
  /// equations: it would be a strange accident if they were satisfied with the opposite sign.
  func mistakes(in conflict: Conflict) -> [RecordMistake] {
    let members = conflict.members.compactMap { member -> Int? in
      if case .record(let index) = member { index } else { nil }
    }
    guard members.count <= Self.mostMembers else { return [] }
    let areEquations =
      members.count > 2 && members.allSatisfy { records[$0].relation == .equal }
      && conflict.members.allSatisfy { member in
        switch member {
        case .record, .container: true
        case .nonNegative, .contentSize: false
        }
      }
    var outward: [RecordMistake] = []
    var others: [RecordMistake] = []
    for index in members where records[index].mayBeMistaken {
      var corrected = records[index]
      guard let inset = inset(of: index) else {
        guard areEquations, records[index].constant != 0, records[index].multiplier == 1 else {
          continue
        }
        corrected.constant.negate()
        others.append(RecordMistake(kind: .sign, index: index, corrected: corrected))
        continue
      }
      if inset.points < 0 { corrected.constant.negate() }
      if inset.isUpperBound {
        guard hasInset(opposite: index) else { continue }
        corrected.relation = corrected.relation.reversed
        outward.append(RecordMistake(kind: .direction, index: index, corrected: corrected))
      } else if inset.points < 0, areEquations, !hasOutset(opposite: index) {
        outward.append(RecordMistake(kind: .sign, index: index, corrected: corrected))
      }
    }
    return outward + others
  }

  /// Whether an item is inside another item.
  private func isAncestor(_ ancestor: ItemID, of item: ItemID) -> Bool {
    var next = nodes[item.index].parent
    while let parent = next {
      if parent == ancestor { return true }
      next = nodes[parent.index].parent
    }
    return false
  }

  /// The distance by which a record moves an edge of a view inwards from the same edge of an ancestor, or by
  /// which it makes a view smaller than an ancestor; `nil` for a record of another form.
  private func inset(of index: Int) -> (points: Double, isUpperBound: Bool)? {
    let record = records[index]
    guard let second = record.secondItem, record.multiplier == 1,
      record.firstAttribute == record.secondAttribute
    else { return nil }
    let isInner = isAncestor(second, of: record.firstItem)
    guard isInner || isAncestor(record.firstItem, of: second) else { return nil }
    let isFar: Bool
    switch record.firstAttribute {
    case .trailing, .right, .bottom, .trailingMargin, .rightMargin, .bottomMargin, .width, .height:
      isFar = true
    case .leading, .left, .top, .leadingMargin, .leftMargin, .topMargin: isFar = false
    default: return nil
    }
    let isReversed = isFar == isInner
    let relation = isReversed ? record.relation.reversed : record.relation
    return (
      isReversed ? 0 - record.constant : record.constant, relation == .lessThanOrEqual
    )
  }

  /// Whether a record keeps the opposite edge of the same view inside the same ancestor.
  private func hasInset(opposite index: Int) -> Bool {
    insets(opposite: index).contains { $0.points >= 0 && !$0.isUpperBound }
  }

  /// Whether a record moves the opposite edge of the same view out of the same ancestor.
  private func hasOutset(opposite index: Int) -> Bool {
    insets(opposite: index).contains { $0.points < 0 }
  }

  private func insets(opposite index: Int) -> [(points: Double, isUpperBound: Bool)] {
    let record = records[index]
    return records.indices.compactMap { other in
      guard let edge = record.firstAttribute.opposite, records[other].firstAttribute == edge,
        Set([records[other].firstItem, records[other].secondItem])
          == Set([record.firstItem, record.secondItem])
      else { return nil }
      return inset(of: other)
    }
  }
}

extension Attribute {
  /// The edge on the other side of a view; `nil` for an attribute that is not an edge.
  fileprivate var opposite: Attribute? {
    switch self {
    case .left: .right
    case .right: .left
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    case .leftMargin: .rightMargin
    case .rightMargin: .leftMargin
    case .topMargin: .bottomMargin
    case .bottomMargin: .topMargin
    case .leadingMargin: .trailingMargin
    case .trailingMargin: .leadingMargin
    default: nil
    }
  }
}

extension ConstraintRecord {
  /// Whether a person wrote the sign and the relation of the record.
  fileprivate var mayBeMistaken: Bool {
    secondItem != nil && (provenance.rule == .equation || provenance.rule == .object)
  }
}
