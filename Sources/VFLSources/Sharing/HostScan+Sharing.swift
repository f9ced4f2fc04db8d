extension HostScan {
  /// The functions of a file that callers write some words for, whatever they do.
  ///
  /// - Complexity: that of reading the file, unless there are no words.
  package static func functions(
    named words: Set<String>, in bytes: [UInt8], language: HostLanguage
  ) -> [SharedFunction] {
    guard bytes.count < Int32.max, !words.isEmpty else { return [] }
    let syntax = HostSyntax(
      language == .swift ? SwiftLexer.tokens(of: bytes) : ObjectiveCLexer.tokens(of: bytes))
    var functions = syntax.requirements.compactMap(syntax.sharedRequirement)
    for index in syntax.tokens.indices
    where syntax.at(index, "{") && !syntax.isBoxed(index)
      && syntax.kind(ofBlock: index) == .function
    {
      guard let name = syntax.signature(ofFunction: index)?.name else { continue }
      if let function = syntax.sharedFunction(index, name: name, wrapper: nil) {
        functions.append(function)
      }
    }
    return functions.filter { words.contains($0.word) }
  }
}
