/// The properties, instance variables and globals of a file, by their names and types.
struct MemberTable {
  /// The number of the type's name in place of which globals are kept.
  static let global: Int32 = -1

  private struct Key: Hashable {
    let name: Int32
    /// The number of the type's name; ``global`` outside of types.
    let owner: Int32
    /// Whether a `@property` declares the member.
    let isProperty: Bool
  }

  /// For each key the first variable, and how many declarations there are.
  private var entries: [Key: (first: Int32, count: Int32)] = [:]

  mutating func append(_ variable: Int, named name: Int32, of owner: Int32, isProperty: Bool) {
    let key = Key(name: name, owner: owner, isProperty: isProperty)
    let known = entries[key]
    entries[key] = (known?.first ?? Int32(variable), (known?.count ?? 0) + 1)
  }

  func contains(_ name: Int32, of owner: Int32, isProperty: Bool = false) -> Bool {
    entries[Key(name: name, owner: owner, isProperty: isProperty)] != nil
  }

  /// The first member of a name that a type has; `nil` for none.
  func first(_ name: Int32, of owner: Int32, isProperty: Bool = false) -> Int? {
    (entries[Key(name: name, owner: owner, isProperty: isProperty)]?.first).map { Int($0) }
  }

  /// The member of a name that a type has, if exactly one is declared.
  func only(_ name: Int32, of owner: Int32, isProperty: Bool = false) -> Int? {
    guard let entry = entries[Key(name: name, owner: owner, isProperty: isProperty)],
      entry.count == 1
    else { return nil }
    return Int(entry.first)
  }
}
