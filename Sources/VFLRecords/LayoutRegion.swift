/// A rectangle of an item that a constraint can refer to.
public enum LayoutRegion: UInt8, Sendable, Hashable {
  /// The frame of the item.
  case frame
  /// The layout margins guide: the frame inset by the layout margins.
  case layoutMarginsGuide
  /// The safe area layout guide: the frame inset by the safe area insets.
  case safeAreaLayoutGuide

  /// The string that follows the item's name and precedes the attribute in an equation.
  ///
  /// The string is empty for the frame.
  public var suffix: String {
    switch self {
    case .frame: ""
    case .layoutMarginsGuide: ".layoutMarginsGuide"
    case .safeAreaLayoutGuide: ".safeAreaLayoutGuide"
    }
  }
}
