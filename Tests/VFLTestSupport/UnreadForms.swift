// Statically linked programs, such as the fuzzers in CI, have no testing library.
#if canImport(Testing)
  package import Testing

  /// A list of the call forms that the check does not read yet, with the reason for each.
  ///
  /// Each line of the file is the path of a fixture, a colon and the reason.
  package struct UnreadForms: Sendable {
    private let path: String
    private let entries: [(form: String, line: String)]

    /// Reads the list at a path relative to the repository root.
    package init(at path: String) throws {
      self.path = path
      entries = try Repository.text(at: path).split(separator: "\n").map { line in
        (String(line.prefix { $0 != ":" }), String(line))
      }
    }

    /// Expects the list to contain exactly the fixtures that fail.
    ///
    /// While recording is on, fixtures that no longer fail are removed from the file. A fixture that fails
    /// and is not in the list is always reported.
    ///
    /// - Parameter failures: The differences of each fixture that fails, by its path.
    package func expectCurrent(
      _ failures: [String: [String]], sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) {
      let known = Set(entries.map { $0.form })
      for (form, differences) in failures.sorted(by: { $0.key < $1.key })
      where !known.contains(form) {
        Issue.record(
          "\(form):\n\(differences.joined(separator: "\n"))", sourceLocation: sourceLocation)
      }
      let kept = entries.filter { failures[$0.form] != nil }.map { $0.line + "\n" }
      expectFixture(kept.joined(), at: path, sourceLocation: sourceLocation)
    }
  }
#endif
