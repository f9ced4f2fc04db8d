/// A type as other files know it: the types that it inherits from, and the types of its properties.
///
/// In Objective-C a header tells both; the file with the code of the class does not.
package struct SharedType: Sendable, Hashable {
  /// The language of its file.
  package let language: HostLanguage
  /// The name of the type.
  package let name: String
  /// The types behind the colon of its declaration.
  let parents: [String]
  /// The types of the properties whose declarations say one, by the names of the properties.
  let properties: [String: String]

  /// The common part of several declarations of one type; `nil` where they inherit from different types, so
  /// that it is open which of them a file sees.
  static func merged(_ types: some Collection<SharedType>) -> SharedType? {
    guard let first = types.first, types.allSatisfy({ $0.parents == first.parents }) else {
      return nil
    }
    let properties = first.properties.filter { name, type in
      types.allSatisfy { $0.properties[name] == type }
    }
    return SharedType(
      language: first.language, name: first.name, parents: first.parents, properties: properties)
  }
}

extension HostScan {
  /// The types of a file that have some names, as it declares them.
  ///
  /// - Complexity: that of reading the file, unless there are no names.
  package static func types(
    named names: Set<String>, in bytes: [UInt8], language: HostLanguage
  ) -> [SharedType] {
    guard bytes.count < Int32.max, !names.isEmpty else { return [] }
    let syntax = HostSyntax(
      language == .swift ? SwiftLexer.tokens(of: bytes) : ObjectiveCLexer.tokens(of: bytes))
    return names.sorted().flatMap { name in
      syntax.mentions(of: name).lazy.map(Int.init).filter(syntax.definesType).map { index in
        SharedType(
          language: language, name: name,
          parents: syntax.parents(ofTypeAt: index).map(syntax.text(named:)),
          properties: syntax.typedProperties(ofTypeAt: index))
      }
    }
  }
}

extension HostSyntax {
  /// The properties of a type that is declared at a token, each with the type that its declaration says.
  fileprivate func typedProperties(ofTypeAt index: Int) -> [String: String] {
    var found: [String: String] = [:]
    if isSwift {
      guard let opener = first("{", in: index..<min(index + 64, tokens.count)) else { return [:] }
      for word in ["var", "let"] {
        for mention in mentions(of: word, in: content(of: opener)) {
          let name = Int(mention) + 1
          guard block(of: name) == opener, isName(name), at(name + 1, ":"), isName(name + 2),
            !at(name + 3, "."), !at(name + 3, "<"), !at(name + 3, "&")
          else { continue }
          found[text(name)] = text(name + 2)
        }
      }
      return found
    }
    let end = mentions(of: "@end").first { $0 > index }.map(Int.init) ?? tokens.count
    for mention in mentions(of: "@property", in: index..<end) {
      guard let semicolon = first(";", in: Int(mention)..<end), isName(semicolon - 1),
        at(semicolon - 2, "*"), isName(semicolon - 3)
      else { continue }
      found[text(semicolon - 1)] = text(semicolon - 3)
    }
    return found
  }
}
