public import VFLDiagnostics

/// What stands between two neighbours.
public struct ConnectionNode: Sendable, Hashable {
  /// How far apart the neighbours are.
  public enum Kind: UInt8, Sendable, Hashable {
    /// Nothing stands between them: they touch.
    case flush
    /// `-`: the standard space.
    case standard
    /// `-gap-`: what the predicates say.
    case gap
  }

  /// From the first dash to the last; empty when the neighbours touch.
  public let span: SourceSpan
  /// How far apart the neighbours are.
  public let kind: Kind
  /// The predicates of the gap, as a range of ``FormatTree/predicates``.
  public let predicates: Range<Int>
}
