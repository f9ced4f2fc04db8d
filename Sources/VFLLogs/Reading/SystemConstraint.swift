/// A constraint of the system, classified by the part of UIKit or AppKit that creates it.
///
/// The classes and identifiers are taken from logs of iOS 6 to 26 and macOS 10.7 to 14.
package enum SystemConstraint: String, Sendable, Hashable, CaseIterable {
  /// A translated autoresizing mask.
  case autoresizingMask
  /// An intrinsic content size.
  case contentSize
  /// The size that a table, a collection or another host sets for a view that it lays out.
  case encapsulatedSize
  /// The position that a table, a collection or another host sets for a view that it lays out.
  case encapsulatedPosition = "encapsulatedPlace"
  /// The size of a view while it is measured.
  case temporarySize
  /// The size that `systemLayoutSizeFitting` requests.
  case fittingSize
  /// The size of 0 of a hidden view in a stack view.
  case stackHiding
  /// Any other constraint of a stack view.
  case stack
  /// The position of a layout margins guide.
  case layoutMargins
  /// The position of a safe area guide.
  case safeArea
  /// The top or bottom layout guide of a view controller.
  case layoutSupport
  /// A constraint that Interface Builder adds to a view with too few constraints.
  case prototyping

  /// Creates the kind of a constraint from its class and its identifier, or returns `nil` if the program may
  /// have created the constraint.
  package init?(className: String, identifier: String?) {
    switch className {
    case "NSAutoresizingMaskLayoutConstraint": self = .autoresizingMask
    case "NSContentSizeLayoutConstraint": self = .contentSize
    case "_UILayoutSupportConstraint": self = .layoutSupport
    case "NSIBPrototypingLayoutConstraint": self = .prototyping
    default:
      guard let identifier, let found = Self.made(withIdentifier: identifier) else { return nil }
      self = found
    }
  }

  private static let encapsulated = ByteSearch("-Encapsulated-Layout-")

  private static func made(withIdentifier identifier: String) -> SystemConstraint? {
    if identifier == "UISV-hiding" { return .stackHiding }
    if identifier.hasPrefix("UISV-") { return .stack }
    if encapsulated.first(in: Array(identifier.utf8)[...], from: 0) != nil {
      let isSize = identifier.hasSuffix("-Width") || identifier.hasSuffix("-Height")
      return isSize ? .encapsulatedSize : .encapsulatedPosition
    }
    if identifier.hasPrefix("_UIKBAutolayout") { return .encapsulatedSize }
    if identifier.hasPrefix("_UITemporaryLayout") { return .temporarySize }
    if identifier.hasPrefix("fittingSize") { return .fittingSize }
    if identifier.hasPrefix("IB auto generated") { return .prototyping }
    if identifier.hasPrefix("UIView-"), identifier.hasSuffix("argin-guide-constraint") {
      return .layoutMargins
    }
    return identifier.hasPrefix("UIViewSafeAreaLayoutGuide-") ? .safeArea : nil
  }
}
