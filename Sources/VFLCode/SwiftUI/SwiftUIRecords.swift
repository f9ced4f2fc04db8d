import VFLDiagnostics
import VFLRecords

/// The constraints of a layout, each marked as written once the SwiftUI code expresses it.
struct SwiftUIRecords {
  /// The distance of an edge from the same edge of the parent, positive toward the inside.
  struct Inset {
    /// The index of the constraint that determines the distance.
    let index: Int
    let distance: CodeNumber
    /// Whether the distance is exact; otherwise it is a minimum.
    let isExact: Bool
  }

  /// A comparison of a size with a number.
  struct SizeLimit {
    let relation: Relation
    let number: CodeNumber

    /// Whether every size that satisfies this limit also satisfies another limit.
    ///
    /// The value of a named number is unknown, so such a number is only compared with the same number.
    func implies(_ other: SizeLimit) -> Bool {
      if number == other.number { return relation == other.relation || relation == .equal }
      guard number.name == nil, other.number.name == nil else { return false }
      return switch other.relation {
      case .equal: false
      case .greaterThanOrEqual:
        relation != .lessThanOrEqual && number.value >= other.number.value
      case .lessThanOrEqual:
        relation != .greaterThanOrEqual && number.value <= other.number.value
      }
    }
  }

  let constraints: [CodeConstraint]
  private var isWritten: [Bool]
  private var places: [ItemID: [Int]] = [:]

  init(_ constraints: [CodeConstraint], _ items: CodeItems) {
    self.constraints = constraints.map { $0.fromInside(items) }
    isWritten = Array(repeating: false, count: constraints.count)
    for (index, constraint) in self.constraints.enumerated() {
      places[constraint.record.firstItem, default: []].append(index)
    }
  }

  /// The constraints that the code does not express.
  var unwritten: [CodeConstraint] { zip(constraints, isWritten).filter { !$1 }.map { $0.0 } }

  /// Marks a constraint as written, which means that the code expresses the constraint.
  mutating func markWritten(_ index: Int) { isWritten[index] = true }

  /// Returns the indices of the required constraints between two attributes that are not yet written.
  ///
  /// Constraints with a multiplier, a region other than the frame, or a named priority are excluded.
  ///
  /// - Parameter other: The second item of the constraints; `nil` for constraints without a second item.
  func required(
    _ item: ItemID, _ attribute: Attribute, _ other: ItemID?, _ otherAttribute: Attribute
  ) -> [Int] {
    (places[item] ?? []).filter { index in
      constraints[index].record.secondItem == other && required(index, attribute, otherAttribute)
    }
  }

  /// Whether a constraint is required, is not yet written, and relates two attributes without a multiplier.
  private func required(_ index: Int, _ attribute: Attribute, _ other: Attribute) -> Bool {
    let record = constraints[index].record
    return !isWritten[index] && record.firstAttribute == attribute
      && record.secondAttribute == other && record.multiplier == 1
      && record.firstRegion == .frame && record.secondRegion == .frame
      && !constraints[index].showsPriority
  }

  /// Returns the exact or minimum inset of an item's edge from the same edge of the parent; `nil` if no
  /// constraint determines the inset.
  func inset(_ item: ItemID, _ edge: Attribute, in outer: ItemID) -> Inset? {
    let isEnd = edge == .trailing || edge == .bottom
    for index in required(item, edge, outer, edge) {
      let (constant, relation) = (constraints[index].constant, constraints[index].record.relation)
      let minimum: Relation = isEnd ? .lessThanOrEqual : .greaterThanOrEqual
      guard relation == .equal || relation == minimum else { continue }
      return Inset(
        index: index, distance: isEnd ? constant.negated : constant, isExact: relation == .equal)
    }
    return nil
  }

  /// Returns whether constraints make an attribute of two items equal, and marks these constraints as
  /// written.
  mutating func takeEquality(_ first: ItemID, _ second: ItemID, of attribute: Attribute) -> Bool {
    let found = equalities(first, second, of: attribute)
    for index in found { markWritten(index) }
    return !found.isEmpty
  }

  /// Returns the indices of the constraints that make an attribute of two items equal.
  func equalities(_ first: ItemID, _ second: ItemID, of attribute: Attribute) -> [Int] {
    (required(first, attribute, second, attribute) + required(second, attribute, first, attribute))
      .filter { constraints[$0].record.relation == .equal && constraints[$0].constant.isZero }
  }

  /// Returns the strictest limits of a size, and marks the constraints that they imply as written.
  ///
  /// If a constraint fixes the size, the result contains only that limit. Otherwise it contains the greatest
  /// minimum and the least maximum, if such limits exist.
  mutating func takeLimits(_ item: ItemID, _ size: Attribute) -> [SizeLimit] {
    let indices = required(item, size, nil, .notAnAttribute)
    let limits = indices.map {
      SizeLimit(relation: constraints[$0].record.relation, number: constraints[$0].constant)
    }
    /// Returns the strictest limit with a relation; `nil` if no limit has that relation.
    ///
    /// If limits cannot be compared, the first of them is kept.
    func strictest(_ relation: Relation) -> SizeLimit? {
      let all = limits.filter { $0.relation == relation }
      return all.dropFirst().reduce(all.first) { strictest, limit in
        strictest.map { limit.implies($0) ? limit : $0 }
      }
    }
    let taken =
      strictest(.equal).map { [$0] }
      ?? [strictest(.greaterThanOrEqual), strictest(.lessThanOrEqual)].compactMap { $0 }
    for (index, limit) in zip(indices, limits) where taken.contains(where: { $0.implies(limit) }) {
      markWritten(index)
    }
    return taken
  }

  /// Whether an unwritten constraint fixes a size to a number.
  func isFixed(_ item: ItemID, _ size: Attribute) -> Bool {
    required(item, size, nil, .notAnAttribute).contains {
      constraints[$0].record.relation == .equal
    }
  }
}

extension SwiftUIRecords {
  /// Returns the constraints that make an attribute of two of the given items equal.
  func equalities(
    among items: Set<ItemID>, of attribute: Attribute
  ) -> [(index: Int, first: ItemID, second: ItemID)] {
    items.flatMap { item in
      (places[item] ?? []).compactMap { index in
        let (constraint, record) = (constraints[index], constraints[index].record)
        guard let second = record.secondItem, items.contains(second), record.relation == .equal,
          constraint.constant.isZero, required(index, attribute, attribute)
        else { return nil }
        return (index, item, second)
      }
    }
  }

  /// Whether constraints make an attribute of all given items equal.
  func areTied(_ items: [ItemID], by attribute: Attribute) -> Bool {
    var others: [ItemID: [ItemID]] = [:]
    for (_, first, second) in equalities(among: Set(items), of: attribute) {
      others[first, default: []].append(second)
      others[second, default: []].append(first)
    }
    var reached = Set(items.prefix(1))
    var waiting = Array(reached)
    while let item = waiting.popLast() {
      for other in others[item] ?? [] where reached.insert(other).inserted { waiting.append(other) }
    }
    return reached.count == items.count
  }

  /// Returns the required constraints by which an edge of an item has an exact or minimum distance from an
  /// edge of another item.
  func joins(
    of item: ItemID, _ edge: Attribute, with otherEdge: Attribute
  ) -> [(index: Int, other: ItemID)] {
    (places[item] ?? []).compactMap { index in
      let record = constraints[index].record
      guard let other = record.secondItem, record.relation != .lessThanOrEqual,
        required(index, edge, otherEdge)
      else { return nil }
      return (index, other)
    }
  }

  /// Returns the ratio of an item's width to its height, and marks the constraint that determines the ratio
  /// as written; `nil` if there is no such constraint.
  mutating func takeRatio(_ item: ItemID) -> String? {
    for index in places[item] ?? [] {
      let (constraint, record) = (constraints[index], constraints[index].record)
      guard !isWritten[index], record.secondItem == item, record.relation == .equal,
        record.firstAttribute.isSize, record.secondAttribute.isSize, constraint.constant.isZero,
        !constraint.showsPriority
      else { continue }
      isWritten[index] = true
      let ratio = record.firstAttribute == .width ? record.multiplier : 1 / record.multiplier
      return DecimalText.shortest(ratio)
    }
    return nil
  }
}
