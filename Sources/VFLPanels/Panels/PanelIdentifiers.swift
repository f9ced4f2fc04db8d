/// The identifiers of the constraints of panels, one for each rule.
enum PanelIdentifiers {
  /// An edge of the panel has a fixed margin to its superview.
  static let superview = "panel-superview"
  /// A view is within its space.
  static let place = "panel-place"
  /// A view has its explicit size.
  static let size = "panel-size"
  /// A view is as large as its content.
  static let content = "panel-content"
  /// A view that is hidden or spans only hidden tracks takes no space.
  static let hidden = "panel-hidden"
  /// The panel is large enough for its views.
  static let room = "panel-room"
  /// The panel is not larger than its views require.
  static let fit = "panel-fit"
  /// A view follows the previous view.
  static let order = "panel-order"
  /// A track follows the previous track.
  static let track = "grid-track"
  /// A track has its fixed size.
  static let fixed = "grid-fixed"
  /// An automatic track is not larger than its content requires.
  static let auto = "grid-auto"
  /// A star track has its share of the remaining space.
  static let star = "grid-star"
  /// A track has at least its minimum size.
  static let minimum = "grid-minimum"
  /// A track has at most its maximum size.
  static let maximum = "grid-maximum"
  /// A hidden track has size 0.
  static let hiddenTrack = "grid-hidden"
  /// The views of a grid row share a baseline.
  static let baseline = "grid-baseline"
}
