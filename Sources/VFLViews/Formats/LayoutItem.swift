public import VFLLayout

/// A view or layout guide of your own class that format strings can refer to.
///
/// ```swift
/// extension MyView: LayoutItem {
///   public var superitem: (any LayoutItem)? { superview }
/// }
/// ```
///
/// A class that is isolated to the main actor conforms with `extension MyView: @MainActor LayoutItem`. The
/// superitem of a layout guide is the view that owns it.
public protocol LayoutItem: AnyObject {
  /// The item that a `|` next to this item refers to, or `nil` if there is none.
  var superitem: (any LayoutItem)? { get }

  /// The name of the item in descriptions of constraints.
  ///
  /// The default is the name of its type.
  var itemName: String { get }

  /// The content size, baselines and margins of the item for ``frames(of:width:height:direction:)``.
  ///
  /// The default is a node that has a name and margins of 8 points but no content. The frame of the item is
  /// not read from the node.
  var layoutNode: LayoutNode { get }
}

extension LayoutItem {
  /// The name of the item's type.
  public var itemName: String { String(describing: type(of: self)) }

  /// A node without content, with margins of 8 points.
  public var layoutNode: LayoutNode { LayoutNode(name: itemName) }
}
