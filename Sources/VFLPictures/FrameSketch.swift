public import VFLLayout
import VFLRecords
import VFLText

/// A renderer that draws a layout with text characters: the container, and the views with their names.
///
///     ┏━━━━━━━━━━━━━━━━━━━━┓
///     ┃ ┌──────┐ ┌───────┐ ┃
///     ┃ │ left │ │ right │ ┃
///     ┃ └──────┘ └───────┘ ┃
///     ┗━━━━━━━━━━━━━━━━━━━━┛
public struct FrameSketch: Sendable, Hashable {
  /// The set of characters with which lines are drawn.
  public enum Alphabet: String, Sendable, Hashable, CaseIterable {
    /// Characters of the Unicode block Box Drawing.
    case unicode
    /// The ASCII characters `+`, `-` and `|`, and `.` and `:` for dashed lines.
    case ascii
  }

  /// The maximum width of the picture in columns.
  ///
  /// Values outside of `16...1000` are clamped to this range.
  public var columns: Int
  /// The maximum height of the picture in rows, without the lines below it.
  ///
  /// Values outside of `5...1000` are clamped to this range.
  public var rows: Int
  /// The set of characters with which lines are drawn.
  public var alphabet: Alphabet
  /// The details to show in addition to the views; empty by default.
  ///
  /// Only ``FrameDetail/guides`` and ``FrameDetail/measures`` have an effect. The size of a gap is shown only
  /// if it fits into the gap.
  public var details: Set<FrameDetail> = []
  /// Whether ANSI escape sequences color the views and constraints of conflicts, and the relaxed constraints.
  public var usesColor = false

  /// The maximum number of views and guides that are drawn.
  private static let viewLimit = 400
  /// The maximum number of views that are listed below the picture.
  private static let legendLimit = 12

  /// Creates a renderer with the given maximum size and set of characters.
  public init(columns: Int = 72, rows: Int = 40, alphabet: Alphabet = .unicode) {
    self.columns = columns
    self.rows = rows
    self.alphabet = alphabet
  }

  /// Returns a picture of the given frames.
  ///
  /// Each line ends with a newline. The lines below the picture list the views whose full names are not in
  /// the picture.
  ///
  /// - Parameters:
  ///   - nodes: The items of the layout. The first item is the container.
  ///   - frames: The frames of the items, in the order of `nodes`.
  ///
  /// - Complexity: O(n · log n + columns · rows), where n is the number of items. At most 400 items are
  ///   drawn.
  public func text(nodes: [LayoutNode], frames: [Frame]) -> String {
    text(of: DrawableLayout(nodes: nodes, frames: frames))
  }

  /// Returns a picture of a layout.
  ///
  /// Each line ends with a newline. Children are drawn over their parents, and siblings in the order of their
  /// declaration.
  ///
  /// The lines below the picture list the views whose full names are not in the picture, and the assumed
  /// dimensions of the container. If the layout has conflicts, these lines also list the conflicting
  /// constraints and the relaxed constraints.
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
    if let line = layout.assumption { text.write("  " + line + "\n") }
    writeConflicts(of: layout, into: &text)
    return text.text
  }

  /// Writes the conflicting constraints and the relaxed constraints; writes nothing if there is no conflict.
  ///
  /// ``ViolationTable`` lists the relaxed constraints of a satisfiable layout.
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

  /// Returns the lines of the legend below the picture.
  ///
  /// Views beyond the limit are only counted.
  private func text(of legend: [String], omitted: Int) -> String {
    var lines = Array(legend.prefix(Self.legendLimit))
    let rest = legend.count - lines.count + omitted
    if rest > 0 { lines.append("and \(rest) more") }
    return lines.map { "  " + $0 + "\n" }.joined()
  }

  /// Writes the size of a gap into the gap if there is enough blank space.
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
    // Prefer the position that is closest to the middle of the gap.
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
