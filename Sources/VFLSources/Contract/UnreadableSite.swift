package import VFLDiagnostics

/// A call whose format string cannot be read without running the program.
package struct UnreadableSite: Sendable, Hashable {
  /// The reason for which a format string cannot be read.
  package enum Reason: String, Sendable, Hashable, CaseIterable {
    /// A parameter of the function, which its callers give, or a result that classes below give.
    case parameter
    /// A variable that is set elsewhere, or more than once.
    case variable
    /// The result of a call.
    case callResult
    /// An argument of a method that has a wrapper's name; whether it is the wrapper is not seen.
    case receiver
    /// An argument that looks like a format string of a function whose declaration is unknown.
    case unresolved
    /// Parts that can be put together in more ways than are looked at.
    case combination
    /// A string of a file whose search exceeds its budget; see ``SearchBudget``.
    case effort
    /// Any other expression.
    case expression
  }

  /// The argument.
  package let span: SourceSpan
  /// The reason for which the format string cannot be read.
  package let reason: Reason
  /// Which dictionary of the file gives the views, as in ``FormatSite/viewsSource``.
  package let viewsSource: Int?
  /// Which dictionary of the file gives the metrics, as in ``FormatSite/metricsSource``.
  package let metricsSource: Int?
  /// The function that the format is a parameter or the result of, and that other files tell more of.
  package private(set) var function: SharedFunction.Key?
}
