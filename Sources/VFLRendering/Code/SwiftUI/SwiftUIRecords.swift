import VFLDiagnostics
import VFLRecords

/// The constraints of a layout, with those marked that views of SwiftUI say already.
struct SwiftUIRecords {
  /// The distance of an edge from that of the item around it, inwards.
  struct Inset {
    /// The place of the constraint that says so.
    let index: Int
    let distance: CodeNumber
    /// Whether it is this distance, and not at least.
    let isExact: Bool
  }

  /// A wish about a size that is a number.
  struct SizeLimit {
    let relation: Relation
    let number: CodeNumber

    /// Whether each size that is as this limit wants is as another one wants too; a name may stand for any number.
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

  /// The constraints that nothing says.
  var unwritten: [CodeConstraint] { zip(constraints, isWritten).filter { !$1 }.map { $0.0 } }

  /// Notes that a constraint is said.
  mutating func markWritten(_ index: Int) { isWritten[index] = true }

  /// Which constraints of an item's attribute with that of another item, or with a number, have to hold and are
  /// not said yet; those with factors, regions and names are left to others.
  func required(
    _ item: ItemID, _ attribute: Attribute, _ other: ItemID?, _ otherAttribute: Attribute
  ) -> [Int] {
    (places[item] ?? []).filter { index in
      constraints[index].record.secondItem == other && required(index, attribute, otherAttribute)
    }
  }

  /// Whether a constraint between two attributes has to hold and is not said yet.
  private func required(_ index: Int, _ attribute: Attribute, _ other: Attribute) -> Bool {
    let record = constraints[index].record
    return !isWritten[index] && record.firstAttribute == attribute
      && record.secondAttribute == other && record.multiplier == 1
      && record.firstRegion == .frame && record.secondRegion == .frame
      && !constraints[index].showsPriority
  }

  /// How far an edge of an item lies inside of the item around it; `nil` where nothing says.
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

  /// Whether two attributes are the same, said from now on.
  mutating func takeEquality(_ first: ItemID, _ second: ItemID, of attribute: Attribute) -> Bool {
    let found = equalities(first, second, of: attribute)
    for index in found { markWritten(index) }
    return !found.isEmpty
  }

  /// The constraints that make two attributes the same.
  func equalities(_ first: ItemID, _ second: ItemID, of attribute: Attribute) -> [Int] {
    (required(first, attribute, second, attribute) + required(second, attribute, first, attribute))
      .filter { constraints[$0].record.relation == .equal && constraints[$0].constant.isZero }
  }

  /// The numbers that a size is compared with, said from now on: the one that it is, or else the greatest that
  /// it is at least and the least that it is at most.
  mutating func takeLimits(_ item: ItemID, _ size: Attribute) -> [SizeLimit] {
    let indices = required(item, size, nil, .notAnAttribute)
    let limits = indices.map {
      SizeLimit(relation: constraints[$0].record.relation, number: constraints[$0].constant)
    }
    /// The limit that implies most of those with a relation.
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

  /// Whether a size is a number.
  func isFixed(_ item: ItemID, _ size: Attribute) -> Bool {
    required(item, size, nil, .notAnAttribute).contains {
      constraints[$0].record.relation == .equal
    }
  }
}

extension SwiftUIRecords {
  /// The constraints that make an attribute of some items the same as that of others of them.
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

  /// Whether an attribute of all of some items is the same.
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

  /// The constraints that have to hold between an edge of an item and another edge of others, apart from one
  /// another by at least something.
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

  /// The ratio of an item's width to its height, said from now on; `nil` where nothing says.
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
