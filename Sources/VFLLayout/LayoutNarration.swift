public import VFLDiagnostics
import VFLRecords

/// Writes the diagnostics of a solved layout, in the words of the texts that it was made from.
public struct LayoutNarration {
  let problem: LayoutProblem
  let text: (SourceLocation) -> String?
  /// At most how many conflicts, or undetermined views per axis, get a diagnostic.
  ///
  /// `nil` is the usual limit, with a note how many more there are; over a range of sizes, it is all of them.
  let limit: Int?

  /// Creates a narration of a problem.
  ///
  /// `text` gives the text at a location, for the edits that mend it. Without texts only these edits are
  /// missing.
  public init(
    of problem: LayoutProblem, text: @escaping (SourceLocation) -> String? = { _ in nil }
  ) {
    self.init(of: problem, text: text, limit: nil)
  }

  /// Creates a narration that tells at most `limit` conflicts, or views on an axis that are not determined.
  ///
  /// With a limit it does not say that there are more: the caller asks ``unreportedCount(of:)``. A limit of `nil`
  /// is that of ``init(of:text:)``.
  package init(
    of problem: LayoutProblem, text: @escaping (SourceLocation) -> String?, limit: Int?
  ) {
    self.problem = problem
    self.text = text
    self.limit = limit
  }

  /// How many conflicts, or views on an axis that are not determined, of a result are passed over.
  package func unreportedCount(of result: LayoutResult) -> Int {
    guard let limit else { return 0 }
    return switch result.status {
    case .solved: 0
    case .unsatisfiable: max(0, result.conflicts.count - limit)
    case .ambiguous: max(0, ambiguityCount(of: result) - limit)
    }
  }

  /// The diagnostics of a result: an error for each conflict, or a warning for each view and axis that is not
  /// determined.
  ///
  /// Views that settle together are told in one warning. There are no diagnostics when there is one best
  /// layout.
  public func diagnostics(for result: LayoutResult) -> [Diagnostic] {
    switch result.status {
    case .solved: []
    case .unsatisfiable: conflictDiagnostics(for: result)
    case .ambiguous: joiningFollowers(ambiguities(result), of: result)
    }
  }

  /// The diagnostics of the faults for which a problem could not be solved.
  public func diagnostics(for error: LayoutError) -> [Diagnostic] {
    error.reasons.map(diagnostic)
  }
}
