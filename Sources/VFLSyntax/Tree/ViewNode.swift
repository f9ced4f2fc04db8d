public import VFLDiagnostics

/// A view: `[name]` or `[name(predicates)]`, and the connection in front of it.
public struct ViewNode: Sendable, Hashable {
  /// From the `[` to the `]`.
  public let span: SourceSpan
  /// The name; empty when it is missing.
  public let name: SourceSpan
  /// What joins the view to its predecessor; `nil` for a first view without a bar.
  public let connection: ConnectionNode?
  /// The view's predicates, as a range of ``FormatTree/predicates``.
  public let predicates: Range<Int>
}
