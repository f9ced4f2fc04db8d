package import VFLLayout
import VFLRecords

/// What views have to be told besides their constraints: that their autoresizing masks make none, and how
/// strongly they hug and keep their content, where that is not as in a new view.
package struct CodeSetup {
  private let items: CodeItems
  private let style: CodeStyle
  /// The views whose masks are in force unless somebody turns them off.
  private let masked: [ItemID]
  /// The views with priorities of their own for their content.
  private let weighted: [(item: ItemID, node: LayoutNode)]

  /// Looks at the views of a layout: the nodes, the container in front of them and no guides among them.
  ///
  /// A view in whose inside others lie is left alone unless something says where it lies itself. What is the
  /// subject of a maker has its mask turned off by that.
  package init(
    _ nodes: [LayoutNode], _ constraints: [CodeConstraint], _ items: CodeItems, in style: CodeStyle
  ) {
    (self.items, self.style) = (items, style)
    var placed: Set<ItemID> = []
    var subjects: Set<ItemID> = []
    for constraint in constraints {
      let record = constraint.fromInside(items).record
      placed.insert(record.firstItem)
      subjects.insert(record.firstItem)
      if let second = record.secondItem, !items.isAncestor(second, of: record.firstItem) {
        placed.insert(second)
      }
    }
    let views = nodes.indices.dropFirst().map { ItemID($0) }
    masked = views.filter { placed.contains($0) && !(style.usesMaker && subjects.contains($0)) }
    let plain = LayoutNode(name: "")
    weighted = views.map { ($0, nodes[$0.index]) }.filter { _, node in
      node.hugging != plain.hugging || node.compression != plain.compression
    }
  }

  /// The code, each line ended, with an empty line at its end; empty where there is nothing to tell.
  package var text: String {
    let end = style.isObjectiveC ? ";" : ""
    var lines = masked.map { view in
      "\(items.expression(of: view, in: style)).translatesAutoresizingMaskIntoConstraints = "
        + (style.isObjectiveC ? "NO" : "false") + end
    }
    let plain = LayoutNode(name: "")
    for (view, node) in weighted {
      let name = items.expression(of: view, in: style)
      for axis in Axis.allCases {
        let parts = [
          ("Hugging", node.hugging[axis], plain.hugging[axis]),
          ("CompressionResistance", node.compression[axis], plain.compression[axis]),
        ]
        for (part, priority, usual) in parts where priority != usual {
          lines.append(line(name, "setContent\(part)Priority", priority, axis) + end)
        }
      }
    }
    return lines.isEmpty ? "" : lines.map { $0 + "\n" }.joined() + "\n"
  }

  private func line(
    _ name: String, _ method: String, _ priority: Priority, _ axis: Axis
  ) -> String {
    if style.isObjectiveC {
      let number = CodeNumber(value: priority.rawValue, name: nil).text(in: style)
      let axis = "UILayoutConstraintAxis\(CodeWord.capitalized(axis.rawValue))"
      return "[\(name) \(method):\(number) forAxis:\(axis)]"
    }
    return "\(name).\(method)(\(CodeConstraint.text(of: priority)), for: .\(axis.rawValue))"
  }

  /// What the layout says and code without this leaves out; `nil` where that is nothing.
  package var remark: String? {
    guard !weighted.isEmpty else { return nil }
    return "omitted: the content priorities of \(names(of: weighted.map { $0.item })); "
      + "add --complete to write them"
  }

  /// What code without this leaves to its reader, who may do it elsewhere; `nil` where that is nothing.
  package var hint: String? {
    masked.isEmpty ? nil : "--complete also turns off translatesAutoresizingMaskIntoConstraints"
  }

  /// The names of some views, or their number where nobody would read so many.
  private func names(of views: [ItemID]) -> String {
    if views.count > 3 { return "\(views.count) views" }
    let names = views.map { items.expression(of: $0, in: style) }
    return [names.dropLast().joined(separator: ", "), names[names.count - 1]]
      .filter { !$0.isEmpty }.joined(separator: " and ")
  }
}
