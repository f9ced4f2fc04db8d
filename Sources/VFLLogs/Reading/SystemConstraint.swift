/// A constraint that nobody wrote: which part of UIKit or AppKit makes it.
///
/// They are told by their classes and identifiers as logs of iOS 6 to 26 and macOS 10.7 to 14 print
/// them.
package enum SystemConstraint: String, Sendable, Hashable, CaseIterable {
  /// An autoresizing mask, translated.
  case autoresizingMask
  /// The size of a content.
  case contentSize
  /// The size that a table, a collection or another host gives a view that it lays out.
  case encapsulatedSize
  /// Where such a host puts a view.
  case encapsulatedPlace
  /// The size of a view while it is measured in no room.
  case temporarySize
  /// The size that is asked for by `systemLayoutSizeFitting`.
  case fittingSize
  /// A hidden view of a stack takes no room.
  case stackHiding
  /// What else a stack view makes.
  case stack
  /// Where a layout margins guide lies.
  case layoutMargins
  /// Where a safe area guide lies.
  case safeArea
  /// The top or bottom layout guide of a view controller.
  case layoutSupport
  /// What Interface Builder adds to views that have too few constraints.
  case prototyping

  /// Recognises a constraint by its class and its identifier; `nil` when a program may have made it.
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
      return isSize ? .encapsulatedSize : .encapsulatedPlace
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
