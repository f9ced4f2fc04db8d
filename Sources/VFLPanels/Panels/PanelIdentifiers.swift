/// The identifiers of the constraints of panels, by the rule that each of them follows.
enum PanelIdentifiers {
  /// An edge of the panel is that of its superview, but for a margin.
  static let superview = "panel-superview"
  /// A view lies in its space.
  static let place = "panel-place"
  /// A view has the size that it was given.
  static let size = "panel-size"
  /// A view is as large as its content.
  static let content = "panel-content"
  /// A view that is hidden, or whose tracks are, takes no space.
  static let hidden = "panel-hidden"
  /// The panel has room for its views.
  static let room = "panel-room"
  /// The panel is no larger than its views need.
  static let fit = "panel-fit"
  /// A view follows another one.
  static let order = "panel-order"
  /// A track follows another one.
  static let track = "grid-track"
  /// A track has the size that it was given.
  static let fixed = "grid-fixed"
  /// A track is no larger than what lies in it.
  static let auto = "grid-auto"
  /// A track has its share of what is left.
  static let star = "grid-star"
  /// A track has at least a size.
  static let minimum = "grid-minimum"
  /// A track has at most a size.
  static let maximum = "grid-maximum"
  /// A hidden track has no size.
  static let hiddenTrack = "grid-hidden"
  /// Views of a row share a baseline.
  static let baseline = "grid-baseline"
}
