package import VFLDiagnostics

/// What a scan knows of the names that a call gives to its format.
package enum NameKnowledge: Sendable, Hashable {
  /// These names, and certainly no others.
  case exactly([KnownName])
  /// At least these names; there may be others.
  case atLeast([KnownName])

  /// Nothing is known.
  package static let unknown = NameKnowledge.atLeast([])

  /// The names that are certainly given.
  package var names: [KnownName] {
    switch self {
    case .exactly(let names), .atLeast(let names): names
    }
  }
}

/// A key of a dictionary of views or metrics.
package struct KnownName: Sendable, Hashable {
  /// The key.
  package let name: String
  /// Where the file says it, quotes not included.
  package let span: SourceSpan
  /// The number that it stands for, where it is written as one.
  package let value: Double?

  /// Creates a name.
  package init(_ name: String, span: SourceSpan, value: Double? = nil) {
    self.name = name
    self.span = span
    self.value = value
  }
}
