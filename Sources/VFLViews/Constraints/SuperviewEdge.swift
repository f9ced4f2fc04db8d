import VFLRecords

/// What a `|` of a format means.
public enum SuperviewEdge: Sendable, Hashable {
  /// The superview's edges, as in the language of Apple's parser.
  case edges
  /// The edges of the superview's layout-margins guide.
  case margins
  /// The edges of the superview's safe-area layout guide.
  case safeArea

  /// The rectangle of the superview.
  var region: LayoutRegion {
    switch self {
    case .edges: .frame
    case .margins: .layoutMarginsGuide
    case .safeArea: .safeAreaLayoutGuide
    }
  }
}
