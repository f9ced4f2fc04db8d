package import VFLDiagnostics

/// The syntax tree of a host file.
package struct SourceTree {
  /// A macro of Objective-C.
  package struct Macro {
    /// The definition in the file.
    let definition: HostTokens.Macro
    /// The names of the parameters; `nil` for a macro without a list of them.
    ///
    /// `...` is `__VA_ARGS__`.
    package let parameters: [String]?
    /// The statements of the replacement text.
    ///
    /// One expression is one statement.
    package let body: [Statement]
  }
  /// The tokens of the file, followed by the tokens of the macros' replacement texts.
  let tokens: HostTokens
  /// The statements and declarations of the file.
  package let statements: [Statement]
  /// The macros, in order.
  package let macros: [Macro]
}

extension SourceTree {
  /// The parts of a file that a parser reads.
  enum Contents {
    case all
    /// The declarations. The bodies of functions, closures and accessors have no statements.
    case declarations
  }

  /// Parses a file in a language.
  package init(_ bytes: [UInt8], language: HostLanguage) {
    self.init(HostTokens.all(of: bytes, in: language))
  }

  /// Parses the tokens of a file and of its strings or macros.
  init(_ tokens: HostTokens, reading contents: Contents = .all) {
    self =
      tokens.language == .swift
      ? SourceTree(swift: tokens, reading: contents)
      : SourceTree(objectiveC: tokens, reading: contents)
  }

  /// The number of tokens before the replacement texts of macros.
  var fileCount: Int { macros.first?.definition.tokens.lowerBound ?? tokens.tokens.count }

  /// Returns the text of a token.
  package func word(_ token: Int) -> String { tokens.word(token) }

  /// Returns the bytes from the first of some tokens to the end of the last one.
  package func span(of range: Range<Int>) -> SourceSpan {
    guard let last = range.last else { return SourceSpan(at: tokens.bytes.count) }
    return SourceSpan(
      Int(tokens.tokens[range.lowerBound].start), Int(tokens.tokens[last].end))
  }

  /// Returns the bytes of a token.
  package func span(of token: Int) -> SourceSpan { span(of: token..<(token + 1)) }
}
