package import VFLDiagnostics

/// The name of a view, or of several.
package struct ExtendedName: Sendable, Hashable {
  /// What the name stands for.
  package enum Kind: Sendable, Hashable {
    /// A view, an array of views or, where a number may stand, a metric.
    case plain
    /// A view and nothing else: a name in quotes or behind a `$`.
    case view
    /// The views with these names, from a range.
    case range([String])
  }

  /// The name, without quotes; of a range all of it.
  package let text: String
  /// The name with its quotes.
  package let span: SourceSpan
  /// What it stands for.
  package let kind: Kind
}

/// An attribute that was written, of one axis or of both.
package struct ExtendedAttribute: Sendable, Hashable {
  /// The name as it was written.
  package let name: String
  /// The name in the text.
  package let span: SourceSpan
}
