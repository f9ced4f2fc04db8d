/// What a view of yours has to be so that formats can speak of it.
///
/// ```swift
/// extension MyView: LayoutItem {
///   public var superitem: (any LayoutItem)? { superview }
/// }
/// ```
///
/// A layout guide is an item too; its superitem is the view that owns it.
public protocol LayoutItem: AnyObject {
  /// The item that a `|` beside this one means; `nil` when there is none yet.
  var superitem: (any LayoutItem)? { get }
}
