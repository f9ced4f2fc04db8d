import VFLDiagnostics

/// The diagnostics of the strings of a file, each once: several strings may share a literal.
struct DistinctDiagnostics {
  /// The diagnostics, in the order in which they were added.
  private(set) var diagnostics: [Diagnostic] = []
  private var indices: [Diagnostic.Place: [Int]] = [:]

  /// Adds a diagnostic unless there is an equal one.
  ///
  /// - Parameter inAnyWords: Whether a diagnostic with the same code and location counts as equal. The
  ///   strings of one call may describe the same fault in different words.
  mutating func add(_ diagnostic: Diagnostic, inAnyWords: Bool) {
    let same = indices[diagnostic.place, default: []]
    guard same.isEmpty || !inAnyWords && !same.contains(where: { diagnostics[$0] == diagnostic })
    else { return }
    indices[diagnostic.place, default: []].append(diagnostics.count)
    diagnostics.append(diagnostic)
  }
}
