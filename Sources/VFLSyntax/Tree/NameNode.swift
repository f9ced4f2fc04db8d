package import VFLDiagnostics

/// The name of a view or of several views.
///
/// ``FormatTree/string(of:)`` returns the name without quotes.
package struct NameNode: Sendable, Hashable {
  /// The kind of a name.
  package enum Kind: Sendable, Hashable {
    /// The name of a view, of an array of views or, where a number is allowed, of a metric.
    case plain
    /// The name of a view in quotes.
    case quoted
    /// `$` and digits: the name of a view.
    case parameter
    /// A range of views, with the index of their names in ``FormatTree/rangeNames``.
    case range(Int)
  }

  /// The span of the name, including quotes, or an empty span if the name is missing.
  package let span: SourceSpan
  /// The kind of the name.
  package let kind: Kind

  init(_ span: SourceSpan, _ kind: Kind = .plain) {
    self.span = span
    self.kind = kind
  }
}
