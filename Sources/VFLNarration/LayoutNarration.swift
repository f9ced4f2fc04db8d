public import VFLDiagnostics
public import VFLLayout
import VFLRecords

/// Creates the diagnostics for a solved layout problem.
public struct LayoutNarration {
  let problem: LayoutProblem
  let text: (SourceLocation) -> String?
  /// The maximum number of conflicts, or of ambiguous pairs of a view and an axis, that are reported.
  ///
  /// If `nil`, the default limit applies and a note counts the unreported ones. Over a range of sizes, `nil`
  /// means no limit.
  let limit: Int?
  /// The spans in the document of the items, by index, at which their ambiguity is reported.
  ///
  /// Without a span, the ambiguity is reported at the first constraint of the item.
  package var itemSpans: [SourceSpan?] = []

  /// Creates a narration of a problem.
  ///
  /// - Parameters:
  ///   - problem: The layout problem.
  ///   - text: Returns the source text at a location, or `nil` if it is unknown. Fix-its and the spelling of
  ///     multipliers depend on the source text.
  public init(
    of problem: LayoutProblem, text: @escaping (SourceLocation) -> String? = { _ in nil }
  ) {
    self.init(of: problem, text: text, limit: nil)
  }

  /// Creates a narration that reports at most `limit` conflicts, or ambiguous pairs of a view and an axis.
  ///
  /// With a limit, no note counts the unreported ones; the caller can read ``unreportedCount(of:)`` instead.
  /// If `limit` is `nil`, the default limit of ``init(of:text:)`` applies.
  package init(
    of problem: LayoutProblem, text: @escaping (SourceLocation) -> String?, limit: Int?
  ) {
    self.problem = problem
    self.text = text
    self.limit = limit
  }

  /// Returns a narration of the same layout with an assumed size of its container.
  package func resized(by assumed: AssumedContainer) -> LayoutNarration {
    LayoutNarration(of: assumed.problem, text: text, limit: limit)
  }

  /// Returns the number of conflicts, or of ambiguous pairs of a view and an axis, that exceed the limit.
  ///
  /// Returns 0 if the narration was created without a limit.
  package func unreportedCount(of result: LayoutResult) -> Int {
    guard let limit else { return 0 }
    let groups = FreeGroup.groups(of: result.freeAttributes)
    return max(0, result.conflicts.count + groups.count - limit)
  }

  /// Returns an error for each conflict, or a warning for each ambiguous pair of a view and an axis.
  ///
  /// Views that are determined by the same attributes share one warning. A result with a unique best layout
  /// has no diagnostics.
  public func diagnostics(for result: LayoutResult) -> [Diagnostic] {
    switch result.status {
    case .solved: []
    case .unsatisfiable: conflictDiagnostics(for: result)
    case .ambiguous: ambiguities(result)
    }
  }

  /// Returns the warnings for a layout whose container has an assumed size.
  ///
  /// The first warning reports the assumed size, so an ambiguity that results only from the missing size has
  /// no warning. The other warnings are the ambiguities of the layout with the assumed size.
  package func diagnostics(for assumed: AssumedContainer) -> [Diagnostic] {
    let container = LazyDiagnostic.unsizedContainer(
      .init(
        freedoms: assumed.free.map {
          .init(isHorizontal: $0.part.axis == .horizontal, lower: $0.lower, upper: $0.upper)
        }, width: assumed.size.horizontal, height: assumed.size.vertical))
    return [container.diagnostic(in: .document)] + ambiguities(assumed.constrainedResult)
  }

  /// Returns a diagnostic for each reason why a problem is malformed or cannot be solved.
  public func diagnostics(for error: LayoutError) -> [Diagnostic] {
    error.reasons.map(diagnostic)
  }
}
