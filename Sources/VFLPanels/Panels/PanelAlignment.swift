/// The alignment of a view on one axis in the space that a panel assigns to the view.
public enum PanelAlignment: String, Sendable, Hashable, CaseIterable {
  /// Align the view with the leading or top edge of its space.
  case leading
  /// Center the view in its space, inset by the margins.
  case center
  /// Align the view with the trailing or bottom edge of its space.
  case trailing
  /// Stretch the view to fill its space.
  ///
  /// As in WPF, a view with an explicit size is centered instead, or aligned with the leading or top edge if
  /// it is larger than the space.
  case fill
}
