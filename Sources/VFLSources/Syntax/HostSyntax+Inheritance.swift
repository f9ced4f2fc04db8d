/// Finds out whether a Swift type may have members that the file does not show, by inheritance.
extension HostSyntax {
  /// How far up classes and protocols are followed.
  private static let ancestorLimit = 8

  /// Protocols of the standard library that types state and that have no member which a layout names.
  private static let plainProtocols: Set<String> = [
    "AnyObject", "CaseIterable", "Codable", "Decodable", "Encodable", "Equatable", "Error",
    "Hashable",
    "Identifiable", "ObservableObject", "Sendable", "String", "Int",
  ]

  /// Whether a type around a token may inherit a member of a name.
  ///
  /// Classes and protocols that the file does not show may have any member. Those of the system, such as
  /// `UIView`, are taken to have none of that name.
  func mayInherit(_ name: Int32, at place: Int) -> Bool {
    guard isSwift else { return false }
    var opener = type(around: place)
    while let block = opener {
      if mayInherit(name, inBlock: block, depth: 0) { return true }
      opener = type(around: block)
    }
    return false
  }

  private func mayInherit(_ name: Int32, inBlock block: Int, depth: Int) -> Bool {
    ancestors(ofBlock: block).contains { mayHave(name, $0, depth: depth + 1) }
  }

  /// Whether the type that a token names may have a member.
  private func mayHave(_ name: Int32, _ type: Int, depth: Int) -> Bool {
    let text = text(type)
    if ["UI", "NS", "CA"].contains(where: text.hasPrefix) || Self.plainProtocols.contains(text) {
      return !members.entries(of: name, in: tokens[type].link).isEmpty
    }
    guard depth < Self.ancestorLimit,
      members.entries(of: name, in: tokens[type].link).isEmpty
    else { return true }
    let blocks = mentions(ofToken: type).compactMap { mention -> Int? in
      let index = Int(mention)
      guard declaresType(index), !at(index - 1, word: "extension") else { return nil }
      return first("{", in: index..<min(index + 64, tokens.count))
    }
    return blocks.isEmpty || blocks.contains { mayInherit(name, inBlock: $0, depth: depth) }
  }

  /// The tokens that name the supertypes of the type that a brace opens, and in an extension also those that
  /// name the type.
  private func ancestors(ofBlock block: Int) -> [Int] {
    let head = blockStart(block)..<block
    var found: [Int] = []
    if let word = head.first(where: { at($0, word: "extension") }), isName(word + 1) {
      found.append(word + 1)
    }
    guard let colon = first(":", in: head) else { return found }
    for index in (colon + 1)..<block {
      if at(index, word: "where") { break }
      if isName(index), at(index - 1, ":") || at(index - 1, ",") || at(index - 1, "&") {
        found.append(index)
      }
    }
    return found
  }
}
