/// Where a panel puts a view in the space that it has for it, on one axis.
public enum PanelAlignment: String, Sendable, Hashable, CaseIterable {
  /// At the leading or the top edge.
  case leading
  /// In the middle of what the margins leave.
  case center
  /// At the trailing or the bottom edge.
  case trailing
  /// From edge to edge; a view with a size of its own is centred, and lies at the leading or the top edge
  /// where it is too large, as in WPF.
  case fill
}
