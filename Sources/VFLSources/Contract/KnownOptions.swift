package import VFLDiagnostics

/// What a scan knows of the options that a call gives to its format.
package enum KnownOptions: Sendable, Hashable {
  /// These, by the names of `FormatOptions`, such as `alignAllTop`; none for `[]`, `0` and `nil`.
  case exactly([KnownOption])
  /// They are computed, or one of them is.
  case unknown
}

/// An option as a host file spells it.
package struct KnownOption: Sendable, Hashable {
  /// Its name among `FormatOptions`, whatever the host calls it.
  package let name: String
  /// Where the file says it.
  package let span: SourceSpan

  /// Creates an option.
  package init(_ name: String, span: SourceSpan) {
    self.name = name
    self.span = span
  }
}
