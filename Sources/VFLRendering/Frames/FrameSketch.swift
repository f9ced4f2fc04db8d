public import VFLLayout

/// A layout as a picture made of characters: the container, and the views' boxes with their names.
///
///     ┏━━━━━━━━━━━━━━━━━━━━┓
///     ┃ ┌──────┐ ┌───────┐ ┃
///     ┃ │ left │ │ right │ ┃
///     ┃ └──────┘ └───────┘ ┃
///     ┗━━━━━━━━━━━━━━━━━━━━┛
public struct FrameSketch: Sendable, Hashable {
  /// The characters that lines are made of.
  public enum Alphabet: String, Sendable, Hashable, CaseIterable {
    /// Box-drawing characters.
    case unicode
    /// `+`, `-` and `|`.
    case ascii
  }

  /// How many columns the picture may take.
  public var columns: Int
  /// How many rows the picture may take, without the lines under it.
  public var rows: Int
  /// Which characters lines are made of.
  public var alphabet: Alphabet

  /// How many views are drawn.
  private static let viewLimit = 400
  /// How many views are told of under the picture.
  private static let legendLimit = 12

  /// Creates a way of drawing.
  public init(columns: Int = 72, rows: Int = 40, alphabet: Alphabet = .unicode) {
    self.columns = columns
    self.rows = rows
    self.alphabet = alphabet
  }

  /// The picture, each line ended, with a line under it for each view that has no name in it.
  ///
  /// `frames` are those of the items of `nodes`, of which the first is the container. Views are
  /// drawn in the items' order, a later one over an earlier one, and inside their parents.
  ///
  /// - Complexity: O(items + columns · rows); only so many views are drawn.
  public func text(nodes: [LayoutNode], frames: [Frame]) -> String {
    let placement = BoxPlacement(nodes: nodes, frames: frames, limit: Self.viewLimit)
    let scale = SketchScale(
      container: frames.first ?? Frame(x: 0, y: 0, width: 0, height: 0), boxes: placement.boxes,
      columnLimit: min(columns, 1000), rowLimit: min(rows, 1000))
    var canvas = SketchCanvas(rows: scale.rows, columns: scale.columns)
    var legend: [String] = []
    var names: [(box: PlacedBox, name: SketchCanvas.Inscription?)] = []
    for box in placement.boxes {
      let frame = box.frame
      let rows = range(scale.row(frame.y), scale.row(frame.y + frame.height))
      let columns = range(scale.column(frame.x), scale.column(frame.x + frame.width))
      if canvas.isVisible(rows: rows, columns: columns) {
        canvas.drawBox(rows: rows, columns: columns)
        let shown = (rows.clamped(to: canvas.rowRange), columns.clamped(to: canvas.columnRange))
        names.append((box, inscribe(box, on: &canvas, rows: shown.0, columns: shown.1)))
      } else {
        legend.append(describe(box) + ", outside the container")
      }
    }
    for (box, name) in names {
      if let name, canvas.shows(name) { continue }
      legend.append(describe(box))
    }
    legend += placement.alone.map { describe($0) + ", in no container" }
    return canvas.text(alphabet) + self.text(of: legend, omitted: placement.omitted)
  }

  /// The lines under the picture.
  private func text(of legend: [String], omitted: Int) -> String {
    var lines = Array(legend.prefix(Self.legendLimit))
    let rest = legend.count - lines.count + omitted
    if rest > 0 { lines.append("and \(rest) more") }
    return lines.map { "  " + $0 + "\n" }.joined()
  }

  /// Writes a box's name and size where there is room; `nil` when the whole name has none.
  private func inscribe(
    _ box: PlacedBox, on canvas: inout SketchCanvas, rows: ClosedRange<Int>,
    columns: ClosedRange<Int>
  ) -> SketchCanvas.Inscription? {
    let room = columns.count - 2
    let width = DisplayColumn.width(of: box.name)
    let isOnEdge = box.hasChildren || rows.count < 3
    let row = isOnEdge ? rows.lowerBound : rows.lowerBound + (rows.count - 1) / 2
    let start = columns.lowerBound + 1
    guard width <= room else {
      canvas.write(shortened(box.name, to: room), row: row, column: start)
      return nil
    }
    if isOnEdge {
      let name = width + 2 <= room ? " \(box.name) " : box.name
      return canvas.write(name, row: row, column: start)
    }
    let size = self.size(of: box.frame)
    let sizeWidth = DisplayColumn.width(of: size)
    if rows.count >= 4, sizeWidth <= room {
      canvas.write(size, row: row + 1, column: start + (room - sizeWidth) / 2)
    }
    return canvas.write(box.name, row: row, column: start + (room - width) / 2)
  }

  /// As much of a name as fits, with `…` for the rest; nothing where not even a letter fits.
  private func shortened(_ name: String, to room: Int) -> String {
    guard room >= 2 else { return "" }
    var shown = ""
    var column = DisplayColumn()
    for scalar in name.unicodeScalars {
      var next = shown
      column.advance(past: scalar, into: &next)
      if column.cell > room - 1 { break }
      shown = next
    }
    return shown + (alphabet == .ascii ? "~" : "…")
  }

  /// `title 80×21 at (8, 8)`.
  private func describe(_ box: PlacedBox) -> String {
    let origin = "(\(PointText.rounded(box.frame.x)), \(PointText.rounded(box.frame.y)))"
    return "\(box.name) \(size(of: box.frame)) at \(origin)"
  }

  /// `80×21`.
  private func size(of frame: Frame) -> String {
    let times = alphabet == .ascii ? "x" : "×"
    return PointText.rounded(frame.width) + times + PointText.rounded(frame.height)
  }

  private func range(_ start: Int, _ end: Int) -> ClosedRange<Int> {
    start...max(start, end)
  }
}
