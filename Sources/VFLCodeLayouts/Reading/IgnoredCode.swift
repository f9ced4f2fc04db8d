import VFLDiagnostics

/// The calls that a picture of a function ignores, in the order of their evaluation.
struct IgnoredCode {
  /// The calls of unknown code that get views, with these views.
  private(set) var calls: [(span: SourceSpan, views: [Int])] = []
  /// The calls that create constraints of which a part is unknown.
  private(set) var unreadCalls: [SourceSpan] = []
  /// The calls that create constraints, in code that may not run.
  private(set) var uncertainCalls: [SourceSpan] = []

  /// Adds a call of unknown code that gets objects, which may be views.
  mutating func add(_ call: SourceSpan, getting views: [Int]) {
    if unreadCalls.last != call { calls.append((call, views)) }
  }

  /// Adds a call that creates constraints.
  mutating func add(_ call: SourceSpan, isCertain: Bool) {
    if isCertain { unreadCalls.append(call) } else { uncertainCalls.append(call) }
  }
}
