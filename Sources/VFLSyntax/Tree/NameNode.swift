package import VFLDiagnostics

/// The name of a view or of several views.
package struct NameNode: Sendable, Hashable {
  /// The kind of a name.
  package enum Kind: Sendable, Hashable {
    /// The name of a view, of an array of views or, where a number is allowed, of a metric.
    case plain
    /// The name of a view only: a name in quotes or after a `$`.
    case view
    /// A range, with the names of its views.
    case range([String])
  }

  /// The name without quotes, or the whole text of a range.
  ///
  /// It is empty if the name is missing.
  package let text: String
  /// The span of the name, including quotes, or an empty span if the name is missing.
  package let span: SourceSpan
  /// The kind of the name.
  package let kind: Kind

  /// Creates a name.
  package init(_ text: String, _ span: SourceSpan, _ kind: Kind = .plain) {
    self.text = text
    self.span = span
    self.kind = kind
  }

  /// The names of the views.
  ///
  /// There is a single name unless the node is a range.
  package var names: [String] {
    if case .range(let names) = kind { names } else { [text] }
  }
}

/// An attribute as written, for one axis or for both axes.
package struct AttributeNode: Sendable, Hashable {
  /// The name of the attribute as written.
  package let name: String
  /// The span of the attribute's name.
  package let span: SourceSpan
}
