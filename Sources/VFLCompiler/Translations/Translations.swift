import VFLText

/// Translations of texts, from `.strings` and `.xcstrings` files.
package struct Translations: Sendable {
  /// A text in a language.
  package struct Translation: Sendable, Hashable {
    /// The text.
    package let text: String
    /// The language, such as `de`, or the path of a file outside of a directory such as `de.lproj`.
    package let language: String
  }

  /// A reason why a file cannot be read.
  package struct Failure: Error, Sendable, Hashable {
    /// The reason, for the message "cannot read the file".
    package let reason: String
  }

  private var texts: [String: [Translation]] = [:]

  /// Creates an empty collection.
  package init() {}

  /// Adds the translations of a file.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file in UTF-8 or UTF-16.
  ///   - path: The path of the file. A file that ends in `.xcstrings` is a catalog of all languages.
  package mutating func add(_ bytes: [UInt8], path: String) throws(Failure) {
    let bytes = WideTextDecoder.utf8(of: bytes) ?? bytes
    if path.hasSuffix(".xcstrings") {
      try addCatalog(bytes)
      return
    }
    let language = Self.language(of: path)
    for (key, text) in try StringsText.pairs(of: bytes) where !text.isEmpty {
      texts[key, default: []].append(Translation(text: text, language: language))
    }
  }

  /// Returns the translations of a view's text.
  package func translations(of text: ViewText) -> [Translation] {
    text.keys.flatMap { texts[$0] ?? [] }
  }

  /// The language in the name of a directory such as `de.lproj`, or the path.
  private static func language(of path: String) -> String {
    let directory = path.split(separator: "/").dropLast().last.map(String.init) ?? ""
    return directory.hasSuffix(".lproj") ? String(directory.dropLast(6)) : path
  }

  private mutating func addCatalog(_ bytes: [UInt8]) throws(Failure) {
    let root: JSONValue
    do {
      root = try JSONReader.read(bytes).root
    } catch {
      throw Failure(reason: "invalid JSON: expected \(error.expected), found \(error.found)")
    }
    guard let strings = root.member("strings") else {
      throw Failure(reason: "not a string catalog: it has no key `strings`")
    }
    for (key, value) in strings.members {
      guard let name = key.string, let localizations = value.member("localizations") else {
        continue
      }
      for (language, localization) in localizations.members {
        for text in localization.texts where !text.isEmpty {
          texts[name, default: []].append(
            Translation(text: text, language: language.string ?? ""))
        }
      }
    }
  }
}

extension JSONValue {
  /// The value of a key.
  fileprivate func member(_ name: String) -> JSONValue? {
    members.first { $0.key.string == name }?.value
  }

  /// The texts of all variations of a localization, for example of its plural forms.
  fileprivate var texts: [String] {
    members.flatMap { key, value in
      key.string == "stringUnit" ? [value.member("value")?.string ?? ""] : value.texts
    }
  }
}
