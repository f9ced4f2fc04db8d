import VFLCode
import VFLLayout
import VFLRecords

/// The guides of a layout in generated code.
///
/// A guide that a view provides, such as its safe area, is a property of the view, and the system places it. The
/// code creates the other guides.
struct ProvidedGuides {
  private let nodes: [LayoutNode]
  private let style: CodeStyle
  /// The guides that views provide.
  private let provided: Set<ItemID>

  /// Determines the guides for a style.
  ///
  /// Masonry accepts no guides, so its code creates all of them except the content of scroll views, whose edges
  /// are the edges of the scroll view.
  init(_ nodes: [LayoutNode], in style: CodeStyle) {
    (self.nodes, self.style) = (nodes, style)
    provided = Set(
      nodes.indices.dropFirst().map { ItemID($0) }.filter { item in
        guard let property = nodes[item.index].guideProperty else { return false }
        return style != .masonry || property == "contentLayoutGuide"
      })
  }

  /// The guides among the first items of the layout that the code creates.
  func created(amongFirst count: Int) -> [ItemID] {
    (1..<max(1, count)).map { ItemID($0) }.filter {
      nodes[$0.index].isGuide && !provided.contains($0)
    }
  }

  /// Returns the names of the items with expressions for the guides that views provide.
  func expressions(_ names: [String]) -> [String] {
    var names = names
    for guide in provided.sorted(by: { $0.index < $1.index }) {
      let node = nodes[guide.index]
      guard let property = node.guideProperty else { continue }
      // The guides of the first versions of iOS belong to the view controller.
      let isOfController = property == "topLayoutGuide" || property == "bottomLayoutGuide"
      let owner = names[(node.parent ?? LayoutProblem.container).index]
      names[guide.index] =
        style == .masonry ? owner : isOfController ? property : owner + "." + property
    }
    return names
  }

  /// The guides of a view controller, which have no leading and trailing edges.
  var layoutSupports: Set<ItemID> {
    provided.filter {
      ["topLayoutGuide", "bottomLayoutGuide"].contains(nodes[$0.index].guideProperty)
    }
  }

  /// Whether a guide that a view provides is the first item of a constraint.
  func areFirst(in record: ConstraintRecord) -> Bool { provided.contains(record.firstItem) }
}
