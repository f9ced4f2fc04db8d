/// The rectangle of an item that a constraint speaks of.
public enum LayoutRegion: UInt8, Sendable, Hashable {
  /// The item's own frame.
  case frame
  /// The layout-margins guide: the frame less the layout margins.
  case layoutMarginsGuide
  /// The safe-area layout guide: the frame less what bars and the like lie over.
  case safeAreaLayoutGuide

  /// What stands between an item's name and an attribute: nothing for the frame.
  public var suffix: String {
    switch self {
    case .frame: ""
    case .layoutMarginsGuide: ".layoutMarginsGuide"
    case .safeAreaLayoutGuide: ".safeAreaLayoutGuide"
    }
  }
}
