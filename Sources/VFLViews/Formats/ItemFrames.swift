public import VFLDiagnostics
public import VFLLayout
import VFLRecords

/// Where the items of a layout lie.
public struct ItemFrames {
  /// What the constraints leave open, in words; empty when they settle everything.
  public let diagnostics: [Diagnostic]
  private let hierarchy: ItemHierarchy
  private let frames: [Frame]

  init(_ hierarchy: ItemHierarchy, frames: [Frame], diagnostics: [Diagnostic]) {
    self.hierarchy = hierarchy
    self.frames = frames
    self.diagnostics = diagnostics
  }

  /// The items: the root, the items that the constraints mention, and those between, each behind the one
  /// that it lies in.
  public var items: [any LayoutItem] { hierarchy.items }

  /// The frame of an item, in points from the top left of its superitem; `nil` when it has no part in
  /// the layout.
  public subscript(item: any LayoutItem) -> Frame? {
    hierarchy.number(of: item).map { frames[$0.index] }
  }

  /// The frame of an item, in points from the top left of the root; `nil` when it has no part in the
  /// layout.
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
