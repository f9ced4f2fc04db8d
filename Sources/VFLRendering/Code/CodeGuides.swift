package import VFLRecords

/// The guides that formats of the extended dialect make, as code that makes them.
package enum CodeGuides {
  /// Gives guides whose names are no names of variables such ones: `guide1`, `guide2`.
  ///
  /// `names` are those of all items by ``ItemID/index``.
  package static func nameGuides(_ guides: [ItemID], in names: inout [String]) {
    var taken = Set(names)
    var number = 1
    for guide in guides where names[guide.index].hasPrefix("#") {
      while !taken.insert("guide\(number)").inserted { number += 1 }
      names[guide.index] = "guide\(number)"
    }
  }

  /// The code, each line ended, with an empty line at its end; empty where there are no guides.
  ///
  /// A guide belongs to the item in which it lies, or to the view that owns that one if it is a guide
  /// itself. Masonry takes no guides, so there they are hidden views.
  package static func text(
    of guides: [ItemID], _ items: CodeItems, in style: CodeStyle
  ) -> String {
    var text = ""
    for guide in guides {
      let name = items.expression(of: guide, in: style)
      let owner = items.parent(of: guide).map { items.expression(of: $0, in: style) } ?? "superview"
      let isInGuide = owner.hasSuffix("Guide")
      switch style {
      case .masonry:
        text += "UIView *\(name) = [UIView new];\n\(name).hidden = YES;\n"
        text += "[\(owner) addSubview:\(name)];\n"
      case .objcAnchors, .objcConstraints:
        text += "UILayoutGuide *\(name) = [UILayoutGuide new];\n"
        text += "[\(owner)\(isInGuide ? ".owningView" : "") addLayoutGuide:\(name)];\n"
      case .anchors, .constraints, .snapkit:
        text += "let \(name) = UILayoutGuide()\n"
        text += "\(owner)\(isInGuide ? ".owningView?" : "").addLayoutGuide(\(name))\n"
      }
    }
    return text.isEmpty ? "" : text + "\n"
  }
}
