package import VFLDiagnostics

/// The connection between two neighbours in a chain.
package struct ConnectionNode: Sendable, Hashable {
  /// The distance between the neighbours.
  package enum Kind: Sendable, Hashable {
    /// No text: the neighbours touch.
    case flush
    /// `->`: no constraint between the neighbours.
    case none
    /// `-`: the standard space.
    case standard
    /// `-gap-`: a gap with predicates.
    case gap([PredicateNode])
    /// `~` or `~gap~`: a space that is equal to all other `~` spaces of the statement.
    case equal([PredicateNode])
  }

  /// The span from the first to the last character; empty if the neighbours touch.
  package let span: SourceSpan
  /// The distance between the neighbours.
  package let kind: Kind

  /// The predicates of a gap or an equal space; empty for other connections.
  package var predicates: [PredicateNode] {
    switch kind {
    case .gap(let predicates), .equal(let predicates): predicates
    case .flush, .none, .standard: []
    }
  }
}
