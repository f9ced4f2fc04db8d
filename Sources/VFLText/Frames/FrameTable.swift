public import VFLLayout
package import VFLRecords

/// Writes frames as a table with a line for each view or guide.
///
/// Numbers are rounded to a thousandth of a point. The JSON output contains the exact numbers.
public enum FrameTable {
  /// Returns the table of all items except the container, below a line with headings.
  ///
  /// Each line ends with a newline. Views come before guides, and both are in the order of their declaration.
  /// Guides that measure only one axis are omitted. If the parent of an item is not the container, the last
  /// column names the parent.
  ///
  /// - Parameters:
  ///   - nodes: The items of the layout. The first item is the container.
  ///   - frames: The frames of the items, in the order of `nodes`.
  ///
  /// - Complexity: O(n · log n), where n is the number of items.
  public static func text(nodes: [LayoutNode], frames: [Frame]) -> String {
    text(nodes: nodes, frames: frames, notes: [:])
  }

  /// Returns the table of all items, in which the last column also contains notes about items.
  package static func text(
    nodes: [LayoutNode], frames: [Frame], notes: [ItemID: String]
  ) -> String {
    let shown = nodes.listingOrder.dropFirst().filter {
      $0 < frames.count && !nodes[$0].isOneAxisGuide
    }
    let rows = shown.map { (nodes[$0], frames[$0]) }
    let parents = shown.map { index in
      [place(of: ItemID(index), in: nodes), notes[ItemID(index)] ?? ""].filter { !$0.isEmpty }
        .joined(separator: ", ")
    }
    let columns = [
      names(["view"] + rows.map { DisplayColumn.shown($0.0.name) }),
      numbers("x", rows.map { $0.1.x }),
      numbers("y", rows.map { $0.1.y }),
      numbers("width", rows.map { $0.1.width }),
      numbers("height", rows.map { $0.1.height }),
      names([""] + parents),
    ]
    var text = ""
    for line in 0...rows.count {
      let joined = columns.map { $0[line] }.joined(separator: "  ")
      text += trimmed(joined) + "\n"
    }
    return text
  }

  /// Returns the last column of an item: `in` and the name of the parent, `alone` if the item has no parent,
  /// or an empty string if the item is the container or the parent is the container.
  static func place(of item: ItemID, in nodes: [LayoutNode]) -> String {
    guard item != LayoutProblem.container else { return "" }
    guard let parent = nodes[item.index].parent else { return "alone" }
    return parent == LayoutProblem.container ? "" : "in " + name(of: parent, in: nodes)
  }

  /// Returns a column of strings that are padded on the right to the same width.
  private static func names(_ names: [String]) -> [String] {
    let widths = names.map(DisplayColumn.width)
    let width = widths.max() ?? 0
    return zip(names, widths).map { $0 + spaces(width - $1) }
  }

  /// Returns a column of numbers that are aligned at the decimal point, with a heading.
  private static func numbers(_ heading: String, _ values: [Double]) -> [String] {
    let texts = values.map(PointText.rounded)
    let fractions = texts.map { text in
      text.utf8.drop { $0 != 0x2E }.count
    }
    let fraction = fractions.max() ?? 0
    let padded = zip(texts, fractions).map { $0 + spaces(fraction - $1) }
    let width = max(heading.utf8.count, padded.map { $0.utf8.count }.max() ?? 0)
    return ([heading] + padded).map { spaces(width - $0.utf8.count) + $0 }
  }

  private static func name(of item: ItemID, in nodes: [LayoutNode]) -> String {
    nodes.indices.contains(item.index) ? DisplayColumn.shown(nodes[item.index].name) : "?"
  }

  private static func spaces(_ count: Int) -> String {
    String(repeating: " ", count: max(count, 0))
  }

  private static func trimmed(_ line: String) -> Substring {
    var line = line[...]
    while line.utf8.last == 0x20 { line.removeLast() }
    return line
  }
}
