public import VFLLayout

/// What a view of yours has to be so that formats can speak of it.
///
/// ```swift
/// extension MyView: LayoutItem {
///   public var superitem: (any LayoutItem)? { superview }
/// }
/// ```
///
/// A class that belongs to the main actor conforms with `extension MyView: @MainActor LayoutItem`.
/// A layout guide is an item too; its superitem is the view that owns it.
public protocol LayoutItem: AnyObject {
  /// The item that a `|` beside this one means; `nil` when there is none yet.
  var superitem: (any LayoutItem)? { get }

  /// What descriptions of constraints call the item; the name of its type unless you say otherwise.
  var itemName: String { get }

  /// What ``frames(of:width:height:direction:)`` has to know of the item: its content, baselines and
  /// margins; nothing but its name unless you say otherwise. Where it lies is not read from here.
  var layoutNode: LayoutNode { get }
}

extension LayoutItem {
  /// The name of the item's type.
  public var itemName: String { String(describing: type(of: self)) }

  /// An item without content, with margins of 8 points.
  public var layoutNode: LayoutNode { LayoutNode(name: itemName) }
}
