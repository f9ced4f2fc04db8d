package import VFLDiagnostics

/// The connection between two adjacent elements of a chain.
package struct ConnectionNode: Sendable, Hashable {
  /// The distance between the elements.
  package enum Kind: Sendable, Hashable {
    /// No text: the elements touch.
    case flush
    /// `->`: no constraint between the elements.
    case none
    /// `-`: the standard spacing.
    case standard
    /// `-gap-`: a gap with predicates.
    case gap
    /// `~` or `~gap~`: a space that is equal to all other `~` spaces of the statement.
    case equal
  }

  /// The span from the first to the last character, or an empty span if the elements touch.
  package let span: SourceSpan
  /// The distance between the elements.
  package let kind: Kind
  /// The indices of the predicates of a gap or an equal space in ``FormatTree/predicates``.
  ///
  /// Other connections have no predicates.
  package let predicates: Range<Int>

  init(_ span: SourceSpan, _ kind: Kind, _ predicates: Range<Int> = 0..<0) {
    self.span = span
    self.kind = kind
    self.predicates = predicates
  }
}
