package import VFLRecords

/// The guides that formats of the extended dialect make, as code that makes them.
package enum CodeGuides {
  /// Whether an expression is that of a guide of the system, or the container that is called one.
  private static func isGuide(_ expression: String, isContainer: Bool) -> Bool {
    let names = ["LayoutGuide", "layoutMarginsGuide", "readableContentGuide"]
    return names.contains(where: expression.hasSuffix)
      || isContainer && expression.hasSuffix("Guide")
  }

  /// The code, each line ended, with an empty line at its end; empty where there are no guides.
  ///
  /// A guide belongs to the item in which it lies, or to the view that owns that item if the item is a guide
  /// itself. A guide inside of another guide of the list belongs to the view in which the outer one lies.
  /// Masonry takes no guides, so there they are hidden views.
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
      case .anchors, .constraints, .snapkit, .swiftui, .gtk:
        text += "let \(name) = UILayoutGuide()\n"
        text += "\(owner)\(isInGuide ? ".owningView?" : "").addLayoutGuide(\(name))\n"
      }
    }
    return text.isEmpty ? "" : text + "\n"
  }
}
