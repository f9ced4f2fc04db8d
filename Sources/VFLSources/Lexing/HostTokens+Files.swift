extension HostTokens {
  /// Returns the tokens of a file, and of its strings' computed parts or macros' replacement texts.
  static func all(of bytes: [UInt8], in language: HostLanguage) -> HostTokens {
    language == .swift
      ? SwiftLexer.tokens(of: bytes, withComputedParts: true)
      : ObjectiveCLexer.tokens(of: bytes, withMacros: true)
  }
}
