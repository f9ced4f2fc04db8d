/// A view, a guide or a window as a log tells it: by class and address, or by a name.
package struct LoggedItem: Sendable, Hashable {
  /// The class, as it is printed, with its module; empty where a name stands in its place.
  package var className = ""
  /// The address, `0x7f9a77b3cd20`; `nil` where none is printed.
  package var address: String?
  /// The accessibility identifier, the key of Masonry or the label of SnapKit that stands for it.
  package var name: String?
  /// What stands in quotes behind the address: the text of a label or button, cut by the system, or
  /// the identifier of a guide.
  package var label: String?
  /// Whether the item is the view of a controller, a window or a cell, which its owner lays out, though its
  /// class does not tell.
  package var isRoot = false
  /// The maker of the item, where that was judged before.
  var knownMaker: ViewMaker?
  /// The key of the item whose superview this one is, where the log does not say more of the superview.
  package var child: Key?

  /// The key that tells an item from the others of a log.
  package enum Key: Sendable, Hashable {
    /// The address of the item.
    case address(String)
    /// The name of the item, where no address is printed.
    case name(String)
    /// The item is the superview of the item with an address or a name.
    case superview(of: String)
  }

  /// The key that tells the item from the others.
  package var key: Key {
    switch child {
    case .address(let text), .name(let text), .superview(let text): .superview(of: text)
    case nil: address.map(Key.address) ?? .name(name ?? className)
    }
  }
}
