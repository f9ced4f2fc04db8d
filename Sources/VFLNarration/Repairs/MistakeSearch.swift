package import VFLLayout
package import VFLRecords

/// Searches a layout for constraints that may have the wrong sign or direction.
///
/// An offset between the same edges of a view and one of its ancestors usually points inwards, and an
/// inequality between them usually keeps the view inside.
package struct MistakeSearch {
  private let problem: LayoutProblem
  private let isWritten: (Int) -> Bool
  private let innerItem: (Int) -> ItemID?
  /// The indices of the records between the same two items, in order.
  private var recordsOfItems: [Set<ItemID>: [Int]] = [:]

  /// The number of members above which a conflict is not explained by a mistake.
  package static let mostMembers = 32

  /// Creates a search in a layout.
  ///
  /// - Parameters:
  ///   - isWritten: Returns whether a person wrote the sign and the relation of the record at an index.
  ///   - innerItem: Returns the item of the record at an index that is inside the other item of the record, or
  ///     `nil` if neither item is inside the other one.
  package init(
    _ problem: LayoutProblem, isWritten: @escaping (Int) -> Bool,
    innerItem: @escaping (Int) -> ItemID?
  ) {
    (self.problem, self.isWritten, self.innerItem) = (problem, isWritten, innerItem)
    for (index, record) in problem.records.enumerated() {
      guard let second = record.secondItem, second != record.firstItem else { continue }
      recordsOfItems[[record.firstItem, second], default: []].append(index)
    }
  }

  /// Returns the indices of the records between the two items of a record, or an empty array if it has one
  /// item.
  package func records(like index: Int) -> [Int] {
    let record = problem.records[index]
    return record.secondItem.flatMap { recordsOfItems[[record.firstItem, $0]] } ?? []
  }

  /// Returns the members of a conflict that may have the wrong sign or direction, the likeliest first.
  ///
  /// A sign can be wrong only if all members are equations: it would be a strange accident if they were
  /// satisfied with the opposite sign.
  package func mistakes(in conflict: Conflict) -> [RecordMistake] {
    let members = conflict.members.compactMap { member -> Int? in
      if case .record(let index) = member { index } else { nil }
    }
    guard members.count <= Self.mostMembers else { return [] }
    let areEquations =
      members.count > 2 && members.allSatisfy { problem.records[$0].relation == .equal }
      && conflict.members.allSatisfy { member in
        switch member {
        case .record, .container: true
        case .nonNegative, .contentSize: false
        }
      }
    var outward: [RecordMistake] = []
    var others: [RecordMistake] = []
    for index in members where isWritten(index) && problem.records[index].secondItem != nil {
      var corrected = problem.records[index]
      guard let inset = inset(of: index) else {
        guard areEquations, corrected.constant != 0, corrected.multiplier == 1 else { continue }
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

  /// Returns the inequalities that may have the wrong direction among the records between the same items as
  /// the members of a conflict.
  ///
  /// A view inside another one often has the same mistake on both axes, of which the conflict contains one.
  package func directions(around conflict: Conflict) -> [RecordMistake] {
    var related = conflict
    let near = conflict.members.flatMap { member -> [Int] in
      if case .record(let index) = member { records(like: index) } else { [] }
    }
    related.members = Set(near).sorted().map { .record($0) }
    return mistakes(in: related).filter { $0.kind == .direction }
  }

  /// A distance by which an edge of a view is inside the same edge of an ancestor, or by which a view is
  /// smaller than an ancestor.
  private struct Inset {
    let points: Double
    /// The relation of the distance to the points.
    let relation: Relation

    var isUpperBound: Bool { relation == .lessThanOrEqual }
  }

  /// Returns the inset of a record, or `nil` for a record of another form.
  private func inset(of index: Int) -> Inset? {
    let record = problem.records[index]
    guard record.multiplier == 1, record.firstAttribute == record.secondAttribute,
      let inner = innerItem(index)
    else { return nil }
    let isFar: Bool
    switch record.firstAttribute {
    case .trailing, .right, .bottom, .trailingMargin, .rightMargin, .bottomMargin, .width, .height:
      isFar = true
    case .leading, .left, .top, .leadingMargin, .leftMargin, .topMargin: isFar = false
    default: return nil
    }
    let isReversed = isFar == (inner == record.firstItem)
    return Inset(
      points: isReversed ? 0 - record.constant : record.constant,
      relation: isReversed ? record.relation.reversed : record.relation)
  }

  /// Whether a record keeps the opposite edge of the same view inside the same ancestor.
  ///
  /// A view with one edge at the edge of its ancestor may be meant to extend beyond the opposite edge.
  private func hasInset(opposite index: Int) -> Bool {
    insets(opposite: index).contains { inset in
      inset.points > 0 && inset.relation == .equal
        || inset.points >= 0 && inset.relation == .greaterThanOrEqual
    }
  }

  /// Whether a record moves the opposite edge of the same view out of the same ancestor.
  private func hasOutset(opposite index: Int) -> Bool {
    insets(opposite: index).contains { $0.points < 0 }
  }

  private func insets(opposite index: Int) -> [Inset] {
    let record = problem.records[index]
    guard let edge = record.firstAttribute.opposite else { return [] }
    return records(like: index).compactMap { other in
      problem.records[other].firstAttribute == edge ? inset(of: other) : nil
    }
  }
}

extension Attribute {
  /// The edge on the other side of a view; `nil` for an attribute that is not an edge.
  package var opposite: Attribute? {
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
