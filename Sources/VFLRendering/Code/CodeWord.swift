/// Names as a language spells them.
enum CodeWord {
  /// A name as an expression.
  ///
  /// Objective-C has no way to write a reserved word as a name, so there it stays as it is.
  static func expression(_ name: String, in style: CodeStyle) -> String {
    !style.isObjectiveC && reserved.contains(name) ? "`\(name)`" : name
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
