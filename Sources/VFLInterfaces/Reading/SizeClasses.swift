/// The size classes of a device in one orientation.
package struct SizeClasses: Sendable, Hashable {
  /// The class of a width or a height.
  package enum Class: String, Sendable {
    /// Little space, such as the width of a phone in portrait orientation.
    case compact
    /// Ample space, such as the width of a tablet.
    case regular
  }

  /// The class of the width; `nil` for any width.
  package var width: Class?
  /// The class of the height; `nil` for any height.
  package var height: Class?

  /// A phone in portrait orientation.
  static let phone = SizeClasses(width: .compact, height: .regular)
  /// A small phone in landscape orientation.
  static let landscapePhone = SizeClasses(width: .compact, height: .compact)
  /// A large phone in landscape orientation.
  static let landscapeLargePhone = SizeClasses(width: .regular, height: .compact)
  /// A tablet.
  static let tablet = SizeClasses(width: .regular, height: .regular)
  /// The combinations of all devices.
  static let all = [phone, landscapePhone, landscapeLargePhone, tablet]

  /// Returns how many classes the key of a variation requires, such as 1 for `heightClass=compact`; `nil` if
  /// they differ from these classes, or if the key is unknown.
  func specificity(of key: String) -> Int? {
    if key == "default" { return 0 }
    var count = 0
    for part in key.split(separator: "-") {
      let words = part.split(separator: "=")
      guard words.count == 2 else { return nil }
      let own: Class?
      switch words[0] {
      case "widthClass": own = width
      case "heightClass": own = height
      default: return nil
      }
      guard own?.rawValue == String(words[1]) else { return nil }
      count += 1
    }
    return count
  }
}
