public import VFLLayout
import VFLRecords

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
  /// What is shown beside the views: ``FrameDetail/measures`` where there is room, and
  /// ``FrameDetail/guides``; nothing unless asked for.
  public var details: Set<FrameDetail> = []
  /// Whether ANSI escapes color the views and the constraints of a conflict, and the relaxed constraints.
  public var usesColor = false

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

  /// The picture of frames, each line ended, with a line under it for each view that has no name in it.
  ///
  /// `frames` are those of the items of `nodes`, of which the first is the container.
  ///
  /// - Complexity: O(items · log items + columns · rows); only so many views are drawn.
  public func text(nodes: [LayoutNode], frames: [Frame]) -> String {
    text(of: DrawableLayout(nodes: nodes, frames: frames))
  }

  /// The picture of a layout, each line ended.
  ///
  /// Views are drawn in the order of their declaration, a later one over an earlier one, and inside their
  /// parents. A line under it tells of each view that has no name in it, of a size that is assumed, of the
  /// constraints that cannot hold, and of what gave way beside them.
  public func text(of layout: DrawableLayout) -> String {
    let placement = BoxPlacement(
      layout, showsGuides: details.contains(.guides), limit: Self.viewLimit)
    let container = layout.frames.first ?? .zero
    let scale = SketchScale(
      container: container, boxes: placement.boxes,
      columnLimit: min(columns, 1000), rowLimit: min(rows, 1000))
    var canvas = SketchCanvas(rows: scale.rows, columns: scale.columns)
    var legend: [String] = []
    var seen: [SketchLabel] = []
    for (number, box) in placement.boxes.enumerated() {
      let frame = box.frame
      let label = SketchLabel(
        box: box, number: number, alphabet: alphabet,
        rows: range(scale.row(frame.y), scale.row(frame.y + frame.height)),
        columns: range(scale.column(frame.x), scale.column(frame.x + frame.width)))
      if canvas.isVisible(rows: label.rows, columns: label.columns) {
        canvas.drawBox(
          number, rows: label.rows, columns: label.columns, box.isGuide ? .dashed : .thin)
        seen.append(label)
      } else {
        legend.append(label.description + ", outside the container")
      }
    }
    var mark = 1
    for label in seen {
      let isListed = legend.count < Self.legendLimit
      switch label.write(on: &canvas, mark: isListed ? mark : nil) {
      case .whole: break
      case .shortened: legend.append(label.description)
      case .marked:
        legend.append("\(mark): \(label.description)")
        mark += 1
      }
    }
    if details.contains(.measures) {
      let gaps = GapMeasure.all(
        of: placement.boxes, width: container.width, height: container.height)
      for gap in gaps { write(gap, on: &canvas, scale) }
    }
    legend += placement.alone.map { SketchLabel.text($0, alphabet) + ", without a container" }
    var text = StyledText(RenderStyle(usesColor: usesColor))
    let conflicting = layout.conflictingItems
    canvas.write(alphabet, into: &text) { number in
      number.map { conflicting.contains(placement.boxes[$0].item) } == true ? .error : .plain
    }
    text.write(self.text(of: legend, omitted: placement.omitted))
    for line in layout.assumptions { text.write("  " + line + "\n") }
    writeConflicts(of: layout, into: &text)
    return text.text
  }

  /// Writes the constraints of conflicts and the relaxed constraints.
  ///
  /// The relaxed constraints of a satisfiable layout are listed with its frames.
  private func writeConflicts(of layout: DrawableLayout, into text: inout StyledText) {
    if layout.result.conflicts.isEmpty { return }
    for rows in PictureRows.all(of: layout) {
      for line in rows.conflictLines(in: layout) { write(line, .error, into: &text) }
      for line in rows.violationLines(in: layout) { write(line, .warning, into: &text) }
    }
  }

  private func write(_ line: String, _ role: StyledText.Role, into text: inout StyledText) {
    text.space(2)
    text.write(line, role)
    text.endLine()
  }

  /// The lines under the picture.
  private func text(of legend: [String], omitted: Int) -> String {
    var lines = Array(legend.prefix(Self.legendLimit))
    let rest = legend.count - lines.count + omitted
    if rest > 0 { lines.append("and \(rest) more") }
    return lines.map { "  " + $0 + "\n" }.joined()
  }

  /// Writes the number of a gap into it, where there is room.
  private func write(_ gap: GapMeasure, on canvas: inout SketchCanvas, _ scale: SketchScale) {
    let width = gap.text.utf8.count
    let middle = (gap.across.lowerBound + gap.across.upperBound) / 2
    let (rows, columns): (ClosedRange<Int>, ClosedRange<Int>)
    if gap.axis == .horizontal {
      let (start, end) = (scale.column(gap.start), scale.column(gap.end))
      guard end - start > width else { return }
      rows = scale.row(middle)...scale.row(middle)
      columns = start + 1...end - width
    } else {
      let (start, end) = (scale.row(gap.start), scale.row(gap.end))
      guard end - start > 1 else { return }
      rows = start + 1...end - 1
      columns = scale.column(middle) - width / 2...scale.column(middle) - width / 2
    }
    let places = rows.flatMap { row in columns.map { (row: row, column: $0) } }
    // Of the places those in the middle come first.
    let center = (
      row: rows.lowerBound + rows.upperBound, column: columns.lowerBound + columns.upperBound
    )
    let sorted = places.sorted {
      let (left, right) = (abs(2 * $0.row - center.row), abs(2 * $1.row - center.row))
      return (left, abs(2 * $0.column - center.column)) < (
        right, abs(2 * $1.column - center.column)
      )
    }
    if let place = sorted.first(where: {
      canvas.isBlank(row: $0.row, columns: $0.column...$0.column + width - 1)
    }) {
      canvas.write(gap.text, row: place.row, column: place.column)
    }
  }

  private func range(_ start: Int, _ end: Int) -> ClosedRange<Int> {
    start...max(start, end)
  }
}
