/// The types of a file, by the numbers of their names.
struct TypeTable {
  /// The declarations of one type.
  struct Entry {
    /// The indices of its declarations and extensions in the outline, in order.
    var parts: [Int] = []
    /// The types after the colons of the declarations, each once, up to `limit`.
    var parents: [Int32] = []
    /// How often the file declares the type, without extensions and categories.
    var definitionCount = 0
    var isProtocol = false
  }

  /// How many types are looked at above one.
  static let limit = 64

  private(set) var entries: [Int32: Entry] = [:]

  init() {}

  init(_ outline: Outline, _ tokens: HostTokens) {
    for (index, part) in outline.parts.enumerated() {
      guard case .type(let type) = part.kind, type.kind != .space, let name = type.name,
        tokens.isName(name)
      else { continue }
      var entry = entries.removeValue(forKey: tokens.tokens[name].link) ?? Entry()
      entry.parts.append(index)
      for parent in tokens.parents(of: type) where !entry.parents.contains(parent) {
        if entry.parents.count < Self.limit { entry.parents.append(parent) }
      }
      if tokens.defines(type) { entry.definitionCount += 1 }
      if type.kind == .interface { entry.isProtocol = true }
      entries[tokens.tokens[name].link] = entry
    }
  }

  subscript(name: Int32) -> Entry { entries[name] ?? Entry() }
}

extension HostTokens {
  /// Returns whether a type is one of Objective-C, between `@interface` and `@end` or the like.
  func isObjectiveC(_ type: TypeDeclaration) -> Bool {
    language == .objectiveC && tokens[type.range.lowerBound].byte == UInt8(ascii: "@")
  }

  /// Returns whether a declaration defines a type, and does not extend or implement it.
  func defines(_ type: TypeDeclaration) -> Bool {
    switch type.kind {
    case .addition, .implementation, .space: return false
    case .interface: return language == .swift
    case .classType, .valueType: return true
    }
  }

  /// Returns the numbers of the names of the types after the colon of a declaration.
  ///
  /// Of `Outer.Inner` it is `Inner`. In Objective-C only the class above counts.
  func parents(of type: TypeDeclaration) -> [Int32] {
    var found: [Int32] = []
    for parent in type.parents {
      guard !isObjectiveC(type) || isWord(parent.range.lowerBound - 1, ":") else { continue }
      if case .named(let name, _, _) = parent.form {
        if isName(name) { found.append(tokens[name].link) }
        continue
      }
      // `A & B` is both.
      for token in parent.range
      where isName(token) && !isWord(token + 1, ".") && !isWord(token - 1, "<")
        && bytes[Int(tokens[token].start)] != UInt8(ascii: "@")
      {
        found.append(tokens[token].link)
      }
    }
    return found
  }
}
