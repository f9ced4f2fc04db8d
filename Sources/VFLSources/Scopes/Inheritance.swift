/// Finds out whether a type may have members that the file does not show, by inheritance.
///
/// Classes and protocols that the file does not show may have any member. Those of the system, such as
/// `UIView`, are assumed to have none of a name that the file gives a global.
struct Inheritance {
  private struct Key: Hashable {
    let name: Int32
    let owner: Int32
  }

  private let types: TypeTable
  private let tokens: HostTokens
  private var known: [Key: Bool] = [:]
  /// The types above a type, without itself, and whether there may be others.
  private var above: [Int32: (types: [Int32], isOpen: Bool)] = [:]
  /// The number of steps taken.
  private(set) var steps = 0

  /// Creates an answer to questions about the types of a file.
  init(types: TypeTable, tokens: HostTokens) { (self.types, self.tokens) = (types, tokens) }

  /// Whether a type may inherit a member of a name.
  mutating func mayInherit(_ name: Int32, _ owner: Int32, _ members: MemberTable) -> Bool {
    let key = Key(name: name, owner: owner)
    if let known = known[key] { return known }
    let ancestors = above[owner] ?? ancestors(of: owner)
    above[owner] = ancestors
    steps += ancestors.types.count
    let result =
      ancestors.isOpen || ancestors.types.contains { members.contains(name, of: $0) }
    known[key] = result
    return result
  }

  private mutating func ancestors(of owner: Int32) -> (types: [Int32], isOpen: Bool) {
    var (next, index) = ([owner], 0)
    while index < next.count {
      steps += 1
      let entry = types[next[index]]
      let isPlain = entry.definitionCount == 0 && isSystem(next[index])
      if entry.definitionCount == 0, !isPlain { return (next, true) }
      if !isPlain {
        for parent in entry.parents where !next.contains(parent) {
          guard next.count < TypeTable.limit else { return (next, true) }
          next.append(parent)
        }
      }
      index += 1
    }
    return (Array(next.dropFirst()), false)
  }

  private func isSystem(_ type: Int32) -> Bool {
    let name = tokens.names.text(of: type, in: tokens.bytes)
    return ["UI", "NS", "CA"].contains(where: name.hasPrefix) || Self.plainProtocols.contains(name)
  }

  /// Protocols of the standard library that have no member which a layout names.
  private static let plainProtocols: Set<String> = [
    "AnyObject", "CaseIterable", "Codable", "Decodable", "Encodable", "Equatable", "Error",
    "Hashable", "Identifiable", "ObservableObject", "Sendable", "String", "Int",
  ]
}
