package import VFLDiagnostics

/// A place in a host file at which a format string is given to a call.
package struct FormatSite: Sendable, Hashable {
  /// The format string.
  package let literal: FormatLiteral
  /// The call, or the whole expression that the literal is an argument of.
  package let call: SourceSpan
  /// The names of views.
  package let views: NameKnowledge
  /// The names of metrics.
  package let metrics: NameKnowledge
  /// The options.
  package let options: KnownOptions
  /// Which function of the file it stands in, counted from 0.
  package let function: Int
  /// Which pair of dictionaries of the file it is given, counted from 0; `nil` when unknown.
  ///
  /// Two sites with the same number are given the very same views and metrics.
  package let dictionaries: Int?

  /// Creates a site.
  package init(
    literal: FormatLiteral, call: SourceSpan, views: NameKnowledge, metrics: NameKnowledge,
    options: KnownOptions, function: Int, dictionaries: Int?
  ) {
    self.literal = literal
    self.call = call
    self.views = views
    self.metrics = metrics
    self.options = options
    self.function = function
    self.dictionaries = dictionaries
  }
}

/// A call whose format string cannot be read without running the program.
package struct UnreadableSite: Sendable, Hashable {
  /// Why it cannot be read.
  package enum Reason: String, Sendable, Hashable, CaseIterable {
    /// A parameter of the function, which its callers give.
    case parameter
    /// A variable that is set elsewhere, or more than once.
    case variable
    /// The result of a call.
    case callResult
    /// Any other expression.
    case expression
  }

  /// The argument.
  package let span: SourceSpan
  /// Why it cannot be read.
  package let reason: Reason

  /// Creates a site.
  package init(span: SourceSpan, reason: Reason) {
    self.span = span
    self.reason = reason
  }
}
