public import VFLDiagnostics
public import VFLLayout
import VFLRecords

/// The frames of the items of a layout.
public struct ItemFrames {
  /// A diagnostic for each frame attribute that the constraints leave ambiguous.
  ///
  /// The array is empty if the layout is unambiguous.
  public let diagnostics: [Diagnostic]
  private let hierarchy: ItemHierarchy
  private let frames: [Frame]

  init(_ hierarchy: ItemHierarchy, frames: [Frame], diagnostics: [Diagnostic]) {
    self.hierarchy = hierarchy
    self.frames = frames
    self.diagnostics = diagnostics
  }

  /// The items of the layout: the root, the items that the constraints refer to, and the items between them
  /// in the hierarchy.
  ///
  /// Each item follows its superitem.
  public var items: [any LayoutItem] { hierarchy.items }

  /// Returns the frame of an item in the coordinate system of its superitem, in points, or `nil` if the item
  /// is not part of the layout.
  public subscript(item: any LayoutItem) -> Frame? {
    hierarchy.number(of: item).map { frames[$0.index] }
  }

  /// Returns the frame of an item in the coordinate system of the root, in points, or `nil` if the item is
  /// not part of the layout.
  public func frameInRoot(of item: any LayoutItem) -> Frame? {
    guard var frame = self[item] else { return nil }
    var outer = item.superitem
    while let item = outer, let around = self[item] {
      frame.x += around.x
      frame.y += around.y
      outer = item.superitem
    }
    return frame
  }
}
