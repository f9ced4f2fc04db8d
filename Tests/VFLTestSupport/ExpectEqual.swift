// Statically linked programs, such as the fuzzers in CI, have no testing library.
#if canImport(Testing)
  package import Testing

  /// Expects two values to be equal, and reports both if they are not.
  ///
  /// `#expect(actual == expected)` does the same. But each use expands a macro and resolves an overloaded
  /// function, which takes about 20 ms to compile, ten times as long as this call. The comment is evaluated
  /// only if the values differ.
  package func expectEqual<Value: Equatable>(
    _ actual: Value, _ expected: Value, _ comment: @autoclosure () -> String = "",
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    if actual == expected { return }
    let comment = comment()
    Issue.record(
      "\(comment.isEmpty ? "" : "\(comment): ")expected\n\(expected)\nfound\n\(actual)",
      sourceLocation: sourceLocation)
  }
#endif
