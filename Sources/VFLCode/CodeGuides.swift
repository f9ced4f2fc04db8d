package import VFLRecords

/// Code that creates the layout guides for format strings of the extended dialect.
package enum CodeGuides {
  /// Whether an expression refers to a layout guide of a view, which the suffix of the expression indicates.
  ///
  /// The container is also treated as a layout guide if its name ends with `Guide`.
  private static func isGuide(_ expression: String, isContainer: Bool) -> Bool {
    let names = ["LayoutGuide", "layoutMarginsGuide", "readableContentGuide"]
    return names.contains(where: expression.hasSuffix)
      || isContainer && expression.hasSuffix("Guide")
  }

  /// Returns code that creates the guides and adds each guide to a view.
  ///
  /// Each line ends with a line feed, and an empty line follows the code. The result is empty if there are no
  /// guides.
  ///
  /// A guide is added to its parent. If the parent is a layout guide of a view, the guide is added to the
  /// owning view of that layout guide. If the parent is itself in `guides`, the guide is added to the closest
  /// ancestor that is not in `guides`. Masonry does not support guides, so the code for Masonry creates
  /// hidden views instead.
  package static func text(
    of guides: [ItemID], _ items: CodeItems, in style: CodeStyle
  ) -> String {
    var text = ""
    let all = Set(guides)
    for guide in guides {
      let name = items.expression(of: guide, in: style)
      var parent = items.parent(of: guide)
      while let outer = parent, all.contains(outer) { parent = items.parent(of: outer) }
      let owner = parent.map { items.expression(of: $0, in: style) } ?? "superview"
      let isInGuide = isGuide(owner, isContainer: parent == ItemID(0))
      switch style {
      case .masonry:
        text += "UIView *\(name) = [UIView new];\n\(name).hidden = YES;\n"
        text += "[\(owner) addSubview:\(name)];\n"
      case .objcAnchors, .objcConstraints:
        text += "UILayoutGuide *\(name) = [UILayoutGuide new];\n"
        text += "[\(owner)\(isInGuide ? ".owningView" : "") addLayoutGuide:\(name)];\n"
      case .anchors, .constraints, .snapkit, .swiftui, .gtk, .vfl:
        text += "let \(name) = UILayoutGuide()\n"
        text += "\(owner)\(isInGuide ? ".owningView?" : "").addLayoutGuide(\(name))\n"
      }
    }
    return text.isEmpty ? "" : text + "\n"
  }
}
