import VFLDiagnostics

/// Functions that check names and convert names to identifiers in generated code.
package enum CodeWord {
  /// Returns a name as an expression, in which Swift requires backquotes around a reserved word.
  static func expression(_ name: String, in style: CodeStyle) -> String {
    !style.usesNamesOfC && reserved.contains(name) ? "`\(name)`" : name
  }

  /// Whether a name is a variable or a member access: `title`, `self.title!` or `cell->_title`.
  package static func isExpression(_ name: String) -> Bool {
    name.replacing(each: "->", by: ".").split(separator: ".", omittingEmptySubsequences: false)
      .allSatisfy { NameText.isName(String($0.hasSuffix("!") ? $0.dropLast() : $0)) }
  }

  /// Whether a name is an expression in the given style.
  ///
  /// In C, a name must not contain `.` or `!`, because C has neither properties nor forced unwrapping.
  static func isExpression(_ name: String, in style: CodeStyle) -> Bool {
    let isPlain = !name.replacing(each: "->", by: "").contains { $0 == "." || $0 == "!" }
    return isExpression(name) && (style != .gtk || isPlain)
  }

  /// Returns the words of a name as a variable name in camel case: `my view` becomes `myView`.
  ///
  /// Underscores and the letters and digits of any script are kept. If the first of them cannot begin an
  /// identifier, an underscore is inserted before it. If no character can be kept, the result is `view`.
  static func variable(of name: String) -> String {
    let words = name.unicodeScalars.split { $0 != "_" && !$0.properties.isXIDContinue }.map {
      String($0)
    }
    let joined = words.prefix(1).joined() + words.dropFirst().map { $0.raisingFirst }.joined()
    guard let first = joined.unicodeScalars.first else { return "view" }
    return first == "_" || first.properties.isXIDStart ? joined : "_" + joined
  }

  /// The words that Swift accepts as identifiers only in backquotes ("The Swift Programming Language",
  /// Lexical Structure).
  ///
  /// The set does not contain `self`, because a view with that name is the object `self`.
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

  /// Whether a name is a reserved word of C or Objective-C, which cannot be used as an identifier.
  static func isReservedInObjectiveC(_ name: String) -> Bool { reservedInObjectiveC.contains(name) }

  /// Keywords of C (N1570, 6.4.1) and its GNU dialect, and macros in the headers of Objective-C.
  private static let reservedInObjectiveC: Set<String> = [
    "NO", "NULL", "Nil", "YES", "asm", "auto", "bool", "break", "case", "char", "const", "continue",
    "default", "do", "double", "else", "enum", "extern", "false", "float", "for", "goto", "if",
    "inline", "int", "long", "nil", "register", "restrict", "return", "short", "signed", "sizeof",
    "static", "struct", "super", "switch", "true", "typedef", "typeof", "union", "unsigned", "void",
    "volatile", "while",
  ]
}
