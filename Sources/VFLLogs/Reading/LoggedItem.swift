/// A view, a guide or a window in a log, with class and address, or with a name.
package struct LoggedItem: Sendable, Hashable {
  /// The class as it is printed, with its module, or an empty string if a name is printed instead.
  package var className = ""
  /// The address, `0x7f9a77b3cd20`, or `nil` if none is printed.
  package var address: String?
  /// The accessibility identifier, the Masonry key or the SnapKit label that is printed for the item.
  package var name: String?
  /// The quoted text after the address: the text of a label or button, truncated by the system, or the
  /// identifier of a guide.
  package var label: String?
  /// Whether the item is the view of a controller, a window or a cell, so that its owner lays it out.
  ///
  /// The class of such an item does not show this.
  package var isRoot = false
  /// The cached maker of the item, or `nil` if it was not computed yet.
  var knownMaker: ViewMaker?
  /// The key of the item whose superview this item is, or `nil` if the log describes this item itself.
  package var child: Key?

  /// A key that identifies an item in a log.
  package enum Key: Sendable, Hashable {
    /// The address of the item.
    case address(String)
    /// The name of the item, if no address is printed.
    case name(String)
    /// The item is the superview of the item with an address or a name.
    case superview(of: String)
  }

  /// The key that identifies the item.
  package var key: Key {
    switch child {
    case .address(let text), .name(let text), .superview(let text): .superview(of: text)
    case nil: address.map(Key.address) ?? .name(name ?? className)
    }
  }
}
