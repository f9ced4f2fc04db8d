package import VFLDiagnostics

/// An option as a host file spells it.
package struct KnownOption: Sendable, Hashable {
  /// The option's name in `FormatOptions`, not its name in the host.
  package let name: String
  /// Where the file says it.
  package let span: SourceSpan
  /// Whether a wrapper adds the option to all of its calls, or to calls that omit the options.
  package var isImplied = false

  /// Creates an option.
  package init(_ name: String, span: SourceSpan) {
    self.name = name
    self.span = span
  }
}
