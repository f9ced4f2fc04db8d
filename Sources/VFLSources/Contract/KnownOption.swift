package import VFLDiagnostics

/// An option as a host file spells it.
package struct KnownOption: Sendable, Hashable {
  /// The names of all options that are declared (`NSLayoutConstraint.FormatOptions`).
  static let names: Set<String> = [
    "alignAllLeft", "alignAllRight", "alignAllTop", "alignAllBottom", "alignAllLeading",
    "alignAllTrailing", "alignAllCenterX", "alignAllCenterY", "alignAllLastBaseline",
    "alignAllBaseline", "alignAllFirstBaseline", "directionLeadingToTrailing",
    "directionLeftToRight", "directionRightToLeft", "spacingEdgeToEdge",
    "spacingBaselineToBaseline",
  ]

  /// The option's name among `FormatOptions`, whatever the host calls it.
  package let name: String
  /// Where the file says it.
  package let span: SourceSpan

  /// Creates an option.
  package init(_ name: String, span: SourceSpan) {
    self.name = name
    self.span = span
  }
}
