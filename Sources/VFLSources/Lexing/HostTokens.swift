import VFLDiagnostics

/// The tokens, bracket pairs and other lexer results of a host file.
///
/// All layers share one object, because a copy of so many arrays takes longer than most questions about a token.
final class HostTokens {
  /// A macro of Objective-C, by the places of its parts.
  struct Macro {
    let name: SourceSpan
    /// The parameters of the macro, parentheses not included; `nil` for a macro without a list of them.
    let parameters: SourceSpan?
    let body: SourceSpan
    /// The branch of conditional compilation that contains it; 0 outside.
    let branch: Int32
    /// The tokens of the replacement text, if the lexer reads them.
    var tokens = 0..<0
  }

  let bytes: [UInt8]
  let language: HostLanguage
  let tokens: [HostToken]
  let names: NameTable
  let macros: [Macro]
  /// The names in `#undef`, in order.
  let undefined: [SourceSpan]
  /// The comments that speak to this tool.
  let comments: [HostComment]
  /// The offsets at which comments end that call the next string a format.
  let annotations: [Int]
  let conditionals: ConditionalTable
  private let parents: TokenRuns
  private let branches: TokenRuns

  init(_ list: TokenList) {
    (bytes, language, tokens, names) = (list.bytes, list.language, list.tokens, list.names)
    (macros, undefined, comments) = (list.macros, list.undefined, list.comments)
    (annotations, conditionals) = (list.annotations, list.conditionals)
    (parents, branches) = (list.parents, list.branches)
  }

  /// The innermost opening bracket that contains a token; `-1` for none.
  func parent(of token: Int) -> Int32 { parents[token] }

  func text(of span: SourceSpan) -> String {
    String(decoding: bytes[span.start..<span.end], as: UTF8.self)
  }

  /// The branch of conditional compilation that contains a token; 0 outside.
  func branch(of token: Int) -> Int32 { branches[token] }

  /// The number of the run of tokens of one branch that contains a token.
  func branchRun(of token: Int) -> Int { branches.run(of: token) }
}
