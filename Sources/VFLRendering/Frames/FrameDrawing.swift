public import VFLLayout
import VFLRecords

/// Draws a layout as an SVG picture: the container, and the views' boxes with their names and sizes.
///
/// A point is a pixel of the picture. Colours follow the reader's light or dark mode. A view has a dashed
/// border if its frame is not the same in all best layouts. Each box says its frame where the pointer rests
/// on it, and to a screen reader.
public enum FrameDrawing {
  /// The picture, a whole document whose last line is ended.
  ///
  /// `frames` are those of the items of `nodes`, of which the first is the container. Views are drawn
  /// in the items' order, a later one over an earlier one, and inside their parents; those in no
  /// container are not drawn. Numbers are rounded to a thousandth of a point.
  ///
  /// - Parameter free: the attributes that are not the same in all best layouts.
  /// - Complexity: O(items).
  public static func svg(
    nodes: [LayoutNode], frames: [Frame], free: [FreeAttribute] = []
  ) -> String {
    let boxes = BoxPlacement(nodes: nodes, frames: frames, limit: .max).boxes
    let container = frames.first ?? Frame(x: 0, y: 0, width: 0, height: 0)
    let whole = PlacedBox(
      item: LayoutProblem.container, name: "",
      frame: Frame(x: 0, y: 0, width: container.width, height: container.height),
      hasChildren: true)
    let open = Set(free.map(\.item))
    var text = head(of: bounds(of: [whole] + boxes))
    text += "  " + shape(whole.frame, "container") + "\n"
    for box in boxes { text += drawn(box, isOpen: open.contains(box.item)) }
    return text + "</svg>\n"
  }

  // MARK: The document

  /// How much room is left around everything, for lines are as wide on either side.
  private static let margin = 1.0

  private static func bounds(of boxes: [PlacedBox]) -> Frame {
    let left = boxes.map(\.frame.x).min() ?? 0
    let top = boxes.map(\.frame.y).min() ?? 0
    let right = boxes.map { $0.frame.x + $0.frame.width }.max() ?? 0
    let bottom = boxes.map { $0.frame.y + $0.frame.height }.max() ?? 0
    return Frame(
      x: left - margin, y: top - margin, width: right - left + 2 * margin,
      height: bottom - top + 2 * margin)
  }

  private static func head(of bounds: Frame) -> String {
    let (width, height) = (number(bounds.width), number(bounds.height))
    let viewBox = "\(number(bounds.x)) \(number(bounds.y)) \(width) \(height)"
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="\(viewBox)">
        <style>
          text { font-family: system-ui, sans-serif; fill: #1d3f72; }
          rect, line { fill: #3b82f6; fill-opacity: 0.12; stroke: #3b82f6; stroke-linecap: square; }
          .container { fill: #ffffff; fill-opacity: 1; stroke: #6b7280; }
          .open { stroke-dasharray: 4 3; }
          @media (prefers-color-scheme: dark) {
            text { fill: #bfdbfe; }
            .container { fill: #111827; stroke: #9ca3af; }
          }
        </style>

      """
  }

  // MARK: Boxes

  private static func drawn(_ box: PlacedBox, isOpen: Bool) -> String {
    let frame = box.frame
    let size = "\(number(frame.width))×\(number(frame.height))"
    let place = "(\(number(frame.x)), \(number(frame.y)))"
    let name = escaped(box.name)
    var text =
      "  <g>\n    <title>\(name) \(size) at \(place)\(isOpen ? ", ambiguous" : "")</title>\n"
    text += "    " + shape(frame, isOpen ? "open" : nil) + "\n"
    text += inscription(box, name: name, size: size)
    return text + "  </g>\n"
  }

  /// A box; a line where it has no width or no height, for then a rectangle is not drawn.
  private static func shape(_ frame: Frame, _ kind: String?) -> String {
    let kind = kind.map { " class=\"\($0)\"" } ?? ""
    let (x, y) = (number(frame.x), number(frame.y))
    guard number(frame.width) != "0", number(frame.height) != "0" else {
      let (right, bottom) = (number(frame.x + frame.width), number(frame.y + frame.height))
      return "<line\(kind) x1=\"\(x)\" y1=\"\(y)\" x2=\"\(right)\" y2=\"\(bottom)\"/>"
    }
    return "<rect\(kind) x=\"\(x)\" y=\"\(y)\" width=\"\(number(frame.width))\" "
      + "height=\"\(number(frame.height))\"/>"
  }

  /// The size of letters where there is room, and the least one that is written.
  private static let usualLetters = 13.0
  private static let leastLetters = 5.0
  /// About how wide a letter is, as a share of its size.
  private static let letterWidth = 0.6

  /// The name, and where there is room the size under it: in the middle of a box, or in the top left corner
  /// of one that others lie in.
  private static func inscription(_ box: PlacedBox, name: String, size: String) -> String {
    let frame = box.frame
    let room = (width: frame.width - 4, height: frame.height - 2)
    let letters = Double(max(DisplayColumn.width(of: box.name), 1))
    let fitting = min(usualLetters, room.height, room.width / (letters * letterWidth))
    guard fitting >= leastLetters else { return "" }
    if box.hasChildren {
      return line(name, at: (frame.x + 3, frame.y + fitting), fitting, "start")
    }
    let small = fitting * 0.8
    let isSizeShown =
      room.height >= fitting + small + 2
      && room.width >= Double(size.unicodeScalars.count) * small * letterWidth
    let middle = (x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
    // Letters stand about a third of their size above the middle of their line.
    let drop = isSizeShown ? -fitting * 0.1 : fitting * 0.35
    var text = line(name, at: (middle.x, middle.y + drop), fitting, "middle")
    if isSizeShown { text += line(size, at: (middle.x, middle.y + small * 1.1), small, "middle") }
    return text
  }

  private static func line(
    _ text: String, at place: (x: Double, y: Double), _ letters: Double, _ anchor: String
  ) -> String {
    "    <text x=\"\(number(place.x))\" y=\"\(number(place.y))\" "
      + "font-size=\"\(number(letters))\" text-anchor=\"\(anchor)\">\(text)</text>\n"
  }

  private static func number(_ value: Double) -> String { PointText.rounded(value) }

  /// A text as XML has it.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      // They stand in no document of XML.
      case "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
