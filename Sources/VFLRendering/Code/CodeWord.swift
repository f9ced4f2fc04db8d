import VFLDiagnostics

/// Names as a language spells them.
package enum CodeWord {
  /// A name as an expression.
  ///
  /// Objective-C has no way to write a reserved word as a name, so there it stays as it is.
  static func expression(_ name: String, in style: CodeStyle) -> String {
    !style.isObjectiveC && reserved.contains(name) ? "`\(name)`" : name
  }

  /// Whether a name is that of a variable or a way to one: `title`, `self.title!`, `cell->_title`.
  package static func isExpression(_ name: String) -> Bool {
    name.replacing("->", with: ".").split(separator: ".", omittingEmptySubsequences: false)
      .allSatisfy { NameText.isName(String($0.hasSuffix("!") ? $0.dropLast() : $0)) }
  }

  /// The words of a name as the name of a variable.
  static func variable(of name: String) -> String {
    let words = name.split { !$0.isASCII || !($0.isLetter || $0.isNumber || $0 == "_") }
    let joined =
      words.prefix(1).joined() + words.dropFirst().map { capitalized(String($0)) }.joined()
    if joined.isEmpty { return "view" }
    return joined.first?.isNumber == true ? "_" + joined : joined
  }

  /// A name with its first letter capital.
  static func capitalized(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
  }

  /// The words that Swift takes for a name only between backquotes ("The Swift Programming Language",
  /// Lexical Structure), but for `self`: a view with that name is just that.
  private static let reserved: Set<String> = [
    "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default",
    "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate",
    "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator",
    "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "static",
    "struct",
    "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where",
    "while",
  ]
}
