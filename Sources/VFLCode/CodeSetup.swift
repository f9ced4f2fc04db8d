import VFLDiagnostics
package import VFLLayout
import VFLRecords

/// Code that configures views in addition to their constraints.
///
/// The code turns off `translatesAutoresizingMaskIntoConstraints`. It also sets the content hugging and
/// compression resistance priorities that differ from the defaults of a new view.
package struct CodeSetup {
  private let items: CodeItems
  private let style: CodeStyle
  /// The views for which the code turns off `translatesAutoresizingMaskIntoConstraints`.
  private let masked: [ItemID]
  /// The views with a content hugging or compression resistance priority other than the default.
  private let weighted: [(item: ItemID, node: LayoutNode)]

  /// Determines which views of a layout need configuration.
  ///
  /// The autoresizing mask of a view is left unchanged if the view occurs only in constraints that position
  /// its descendants. Makers turn off the autoresizing masks of their subjects, so the code for maker styles
  /// omits these views.
  ///
  /// - Parameters:
  ///   - nodes: The container, followed by the views of the layout. Guides need no configuration.
  ///   - constraints: The constraints of the layout.
  ///   - items: The names and parents of the items.
  ///   - style: The style of the code.
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
    let views = nodes.indices.dropFirst().filter { !nodes[$0].isGuide }.map { ItemID($0) }
    masked = views.filter { placed.contains($0) && !(style.usesMaker && subjects.contains($0)) }
    let plain = LayoutNode(name: "")
    weighted = views.map { ($0, nodes[$0.index]) }.filter { _, node in
      node.hugging != plain.hugging || node.compression != plain.compression
    }
  }

  /// The code, followed by an empty line; an empty string if no view needs configuration.
  ///
  /// Each line ends with a line feed.
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
      let axis = "UILayoutConstraintAxis\(axis.rawValue.raisingFirst)"
      return "[\(name) \(method):\(number) forAxis:\(axis)]"
    }
    return "\(name).\(method)(\(CodeConstraint.text(of: priority)), for: .\(axis.rawValue))"
  }

  /// A remark about the content priorities that are missing from code without this setup; `nil` if no
  /// priorities are missing.
  package var remark: String? {
    guard !weighted.isEmpty else { return nil }
    return "omitted: the content priorities of \(names(of: weighted.map { $0.item })); "
      + "add --complete to write them"
  }

  /// A hint that `--complete` also turns off `translatesAutoresizingMaskIntoConstraints`; `nil` if no view
  /// needs that.
  ///
  /// Code without this setup is also valid if the autoresizing masks are turned off elsewhere.
  package var hint: String? {
    masked.isEmpty ? nil : "--complete also turns off translatesAutoresizingMaskIntoConstraints"
  }

  /// Returns the names of up to three views as a list, or the number of views if there are more.
  private func names(of views: [ItemID]) -> String {
    if views.count > 3 { return "\(views.count) views" }
    let names = views.map { items.expression(of: $0, in: style) }
    return [names.dropLast().joined(separator: ", "), names[names.count - 1]]
      .filter { !$0.isEmpty }.joined(separator: " and ")
  }
}
