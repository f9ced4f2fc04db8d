/// A rectangle of an item that a constraint can refer to.
public enum LayoutRegion: UInt8, Sendable, Hashable {
  /// The frame of the item.
  case frame
  /// The layout margins guide: the frame without the layout margins.
  case layoutMarginsGuide
  /// The safe area layout guide: the frame without the safe area insets.
  case safeAreaLayoutGuide

  /// The text between an item's name and an attribute.
  ///
  /// It is empty for the frame.
  public var suffix: String {
    switch self {
    case .frame: ""
    case .layoutMarginsGuide: ".layoutMarginsGuide"
    case .safeAreaLayoutGuide: ".safeAreaLayoutGuide"
    }
  }
}
