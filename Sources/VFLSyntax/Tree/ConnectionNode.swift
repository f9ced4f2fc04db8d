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
    case gap([PredicateNode])
    /// `~` or `~gap~`: a space that is equal to all other `~` spaces of the statement.
    case equal([PredicateNode])
  }

  /// The span from the first to the last character, or an empty span if the elements touch.
  package let span: SourceSpan
  /// The distance between the elements.
  package let kind: Kind

  /// The predicates of a gap or an equal space.
  ///
  /// Other connections have no predicates.
  package var predicates: [PredicateNode] {
    switch kind {
    case .gap(let predicates), .equal(let predicates): predicates
    case .flush, .none, .standard: []
    }
  }
}
