import VFLLayout
import VFLRecords

/// A table of frames as functions of the container's size, with a line for each view or guide.
///
/// The table moves from regime to regime. Each move updates only the lines of items whose frames have
/// changed, which are usually few.
struct LinearTable {
  private let sensitivity: LayoutSensitivity
  private let nodes: [LayoutNode]
  private let sizeName: String
  /// The indices of the items in the order of their lines.
  private let order: [Int]
  private var frames: [LinearFrame] = []
  /// The ambiguous parts of each item's frame, as a bit set.
  private var free: [UInt8]
  /// The line of each item; `nil` for items that are not listed.
  private var lines: [[String]?]
  /// The indices of the items whose lines differ from their lines in the previous regime, in the order of
  /// `order`.
  private(set) var changed: [Int] = []
  /// The number of items that have a line.
  private(set) var lineCount = 0

  /// Creates the table of a layout, which is empty until the first call of `move(to:)`.
  init(of sensitivity: LayoutSensitivity, _ nodes: [LayoutNode]) {
    self.sensitivity = sensitivity
    self.nodes = nodes
    order = nodes.listingOrder
    sizeName = sensitivity.axis == .horizontal ? "width" : "height"
    free = [UInt8](repeating: 0, count: nodes.count)
    lines = [[String]?](repeating: nil, count: nodes.count)
  }

  /// Whether the table has not been moved to any regime.
  var isEmpty: Bool { frames.isEmpty }

  /// Updates the table to another regime.
  mutating func move(to regime: LayoutRegime) {
    let newFrames = sensitivity.linearFrames(in: regime)
    var newFree = [UInt8](repeating: 0, count: nodes.count)
    for attribute in regime.freeAttributes {
      newFree[attribute.item.index] |= Self.bit(of: attribute.part)
    }
    changed = []
    for item in order where item < newFrames.count {
      if !isEmpty && newFrames[item] == frames[item] && newFree[item] == free[item] { continue }
      let line = self.line(of: item, newFrames[item], free: newFree[item])
      if line == lines[item] { continue }
      lineCount += (line == nil ? 0 : 1) - (lines[item] == nil ? 0 : 1)
      lines[item] = line
      if line != nil { changed.append(item) }
    }
    frames = newFrames
    free = newFree
  }

  /// Returns the headings and the first lines of the table, aligned in columns.
  ///
  /// Returns an empty string if the table has lines but none of them is selected.
  ///
  /// - Parameters:
  ///   - onlyChanged: Whether to select only lines that differ from the previous regime.
  ///   - limit: The maximum number of lines.
  func text(onlyChanged: Bool, atMost limit: Int) -> String {
    let all = (onlyChanged ? changed : order).lazy.compactMap { lines[$0] }
    let shown = Array(all.prefix(limit))
    if shown.isEmpty && lineCount > 0 { return "" }
    let rows = [["view", "x", "y", "width", "height", ""]] + shown
    let cellWidths = rows.map { $0.map(DisplayColumn.width) }
    let widths = rows[0].indices.map { column in
      cellWidths.reduce(0) { max($0, $1[column]) }
    }
    var text = ""
    for (line, cellWidths) in zip(rows, cellWidths) {
      text += " "
      var missing = 1
      for (column, cell) in line.enumerated() where !cell.isEmpty {
        text += String(repeating: " ", count: missing) + cell
        missing = 2 + widths[column] - cellWidths[column]
      }
      text += "\n"
    }
    return text
  }

  /// Returns the line of an item.
  ///
  /// Returns `nil` for a guide that measures only one axis, and for the container unless its size on the
  /// other axis depends on the varied size.
  private func line(of item: Int, _ frame: LinearFrame, free: UInt8) -> [String]? {
    let item = ItemID(item)
    if item == LayoutProblem.container, !dependsOnSize(frame) { return nil }
    if nodes[item.index].isOneAxisGuide { return nil }
    let parts = FreeAttribute.Part.allCases.map { part in
      free & Self.bit(of: part) != 0 ? "free" : LinearText.text(frame[part], of: sizeName)
    }
    return [DisplayColumn.shown(nodes[item.index].name)] + parts
      + [FrameTable.place(of: item, in: nodes)]
  }

  private func dependsOnSize(_ container: LinearFrame) -> Bool {
    (sensitivity.axis == .horizontal ? container.height : container.width).slope != 0
  }

  private static func bit(of part: FreeAttribute.Part) -> UInt8 {
    switch part {
    case .x: 1
    case .y: 2
    case .width: 4
    case .height: 8
    }
  }
}
