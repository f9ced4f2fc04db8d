public import VFLDiagnostics
import VFLRecords

/// Tells what came of a layout, in the words of the texts that asked for it.
public struct LayoutNarration {
  let problem: LayoutProblem
  let text: (SourceLocation) -> String?

  /// Creates a narration of a problem; `text` gives the bytes of a location, for the edits that mend
  /// it.
  ///
  /// Without a text nothing is lost but these edits.
  public init(
    of problem: LayoutProblem, text: @escaping (SourceLocation) -> String? = { _ in nil }
  ) {
    self.problem = problem
    self.text = text
  }

  /// The diagnostics of a result: an error for each conflict, or a warning for each view and axis
  /// that is not determined, those that settle together in one; none when there is one best layout.
  public func diagnostics(for result: LayoutResult) -> [Diagnostic] {
    switch result.status {
    case .solved: []
    case .unsatisfiable: conflicts(result)
    case .ambiguous: joiningFollowers(ambiguities(result), of: result)
    }
  }

  /// The diagnostics of a problem that cannot even be tried.
  public func diagnostics(for error: LayoutError) -> [Diagnostic] {
    error.faults.map(diagnostic)
  }
}
