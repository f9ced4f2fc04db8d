import VFLRecords

/// The rectangle of the superview that a `|` in a format string refers to.
public enum SuperviewEdge: Sendable, Hashable {
  /// The edges of the superview, as in Apple's visual format language.
  case edges
  /// The edges of the superview's layout margins guide.
  case margins
  /// The edges of the superview's safe-area layout guide.
  case safeArea

  /// The corresponding region of the superview.
  var region: LayoutRegion {
    switch self {
    case .edges: .frame
    case .margins: .layoutMarginsGuide
    case .safeArea: .safeAreaLayoutGuide
    }
  }
}
