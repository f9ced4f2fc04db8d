/// The syntax tree of a host file.
struct SourceTree {
  /// A macro of Objective-C.
  struct Macro {
    /// The definition in the file.
    let definition: HostTokens.Macro
    /// The names of the parameters; `nil` for a macro without a list of them.
    ///
    /// `...` is `__VA_ARGS__`.
    let parameters: [String]?
    /// The statements of the replacement text.
    ///
    /// One expression is one statement.
    let body: [Statement]
  }
  /// The tokens of the file, followed by the tokens of the macros' replacement texts.
  let tokens: HostTokens
  /// The statements and declarations of the file.
  let statements: [Statement]
  /// The macros, in order.
  let macros: [Macro]
}

extension SourceTree {
  /// Parses a file.
  init(_ bytes: [UInt8], _ language: HostLanguage) {
    self = language == .swift ? SourceTree(swift: bytes) : SourceTree(objectiveC: bytes)
  }
}
