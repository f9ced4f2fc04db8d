package import VFLDiagnostics

/// The name of a view, or of several.
package struct NameNode: Sendable, Hashable {
  /// What the name stands for.
  package enum Kind: Sendable, Hashable {
    /// A view, an array of views or, where a number may stand, a metric.
    case plain
    /// A view and nothing else: a name in quotes or behind a `$`.
    case view
    /// The views with these names, from a range.
    case range([String])
  }

  /// The name, without quotes; of a range all of it, and nothing where it is missing.
  package let text: String
  /// The name with its quotes; empty where it is missing.
  package let span: SourceSpan
  /// What it stands for.
  package let kind: Kind

  /// Creates a name.
  package init(_ text: String, _ span: SourceSpan, _ kind: Kind = .plain) {
    self.text = text
    self.span = span
    self.kind = kind
  }

  /// The names of the views; one unless it is a range.
  package var names: [String] {
    if case .range(let names) = kind { names } else { [text] }
  }
}

/// An attribute that was written, of one axis or of both.
package struct AttributeNode: Sendable, Hashable {
  /// The name as it was written.
  package let name: String
  /// The name in the text.
  package let span: SourceSpan
}
