import VFLDiagnostics

/// Names as a language spells them.
package enum CodeWord {
  /// A name as an expression; a reserved word stands between backquotes in Swift.
  static func expression(_ name: String, in style: CodeStyle) -> String {
    !style.usesNamesOfC && reserved.contains(name) ? "`\(name)`" : name
  }

  /// Whether a name is that of a variable or a way to one: `title`, `self.title!`, `cell->_title`.
  package static func isExpression(_ name: String) -> Bool {
    name.replacing(each: "->", by: ".").split(separator: ".", omittingEmptySubsequences: false)
      .allSatisfy { NameText.isName(String($0.hasSuffix("!") ? $0.dropLast() : $0)) }
  }

  /// Whether a name is an expression of a language: C has neither properties nor `!` behind a name.
  static func isExpression(_ name: String, in style: CodeStyle) -> Bool {
    let isPlain = !name.replacing(each: "->", by: "").contains { $0 == "." || $0 == "!" }
    return isExpression(name) && (style != .gtk || isPlain)
  }

  /// The words of a name as the name of a variable, with the letters and digits of any script.
  static func variable(of name: String) -> String {
    let words = name.unicodeScalars.split { $0 != "_" && !$0.properties.isXIDContinue }.map {
      String($0)
    }
    let joined = words.prefix(1).joined() + words.dropFirst().map(capitalized).joined()
    guard let first = joined.unicodeScalars.first else { return "view" }
    return first == "_" || first.properties.isXIDStart ? joined : "_" + joined
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

  /// Whether a name is a word of C or Objective-C, which has no way to write one as a name.
  static func isReservedInObjectiveC(_ name: String) -> Bool { reservedInObjectiveC.contains(name) }

  /// The words of C (N1570, 6.4.1) and its GNU dialect, and what Objective-C's headers have macros for.
  private static let reservedInObjectiveC: Set<String> = [
    "NO", "NULL", "Nil", "YES", "asm", "auto", "bool", "break", "case", "char", "const", "continue",
    "default", "do", "double", "else", "enum", "extern", "false", "float", "for", "goto", "if",
    "inline", "int", "long", "nil", "register", "restrict", "return", "short", "signed", "sizeof",
    "static", "struct", "super", "switch", "true", "typedef", "typeof", "union", "unsigned", "void",
    "volatile", "while",
  ]
}
