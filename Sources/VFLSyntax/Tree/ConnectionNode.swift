package import VFLDiagnostics

/// What stands between two neighbours of a chain.
package struct ConnectionNode: Sendable, Hashable {
  /// How far apart the neighbours are.
  package enum Kind: Sendable, Hashable {
    /// Nothing stands between them: they touch.
    case flush
    /// `->`: they have nothing to do with each other.
    case none
    /// `-`: the standard space.
    case standard
    /// `-gap-`: what the predicates say.
    case gap([PredicateNode])
    /// `~` or `~gap~`: as far as everywhere else where such a sign stands in the statement.
    case equal([PredicateNode])
  }

  /// From the first sign to the last; empty when the neighbours touch.
  package let span: SourceSpan
  /// How far apart the neighbours are.
  package let kind: Kind

  /// The predicates of the gap or of the equal space; none of the others.
  package var predicates: [PredicateNode] {
    switch kind {
    case .gap(let predicates), .equal(let predicates): predicates
    case .flush, .none, .standard: []
    }
  }
}
