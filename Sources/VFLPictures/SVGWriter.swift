import VFLDiagnostics
import VFLLayout
import VFLText

/// Writes pictures as an SVG document.
///
/// The document contains no references to external resources. If the document is embedded in a page, its
/// style rules do not affect the rest of the page.
struct SVGWriter {
  private let sheet: PictureSheet
  private let unit: Double
  /// The resolution of coordinates, in steps per point.
  private let parts: Double
  private var lines: [String] = []

  /// Returns the SVG document of a sheet.
  static func text(of sheet: PictureSheet) -> String {
    var writer = SVGWriter(sheet)
    writer.writeHead()
    for panel in sheet.panels { writer.write(panel) }
    writer.lines.append("</svg>\n")
    return writer.lines.joined(separator: "\n")
  }

  private init(_ sheet: PictureSheet) {
    self.sheet = sheet
    unit = sheet.unit
    var parts = 1000.0
    // In a small layout, a pixel is a small fraction of a point.
    while parts * unit < 100, parts < 1e15 { parts *= 10 }
    self.parts = parts
  }

  private mutating func writeHead() {
    let bounds = sheet.bounds
    let box = [bounds.x, bounds.y, bounds.width, bounds.height].map(number)
    let size = [bounds.width, bounds.height].map { PointText.rounded(($0 / unit).rounded(.up)) }
    lines.append(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"vfl\" width=\"\(size[0])\" "
        + "height=\"\(size[1])\" viewBox=\"\(box.joined(separator: " "))\" "
        + "stroke-width=\"\(number(unit))\">")
    lines.append(SVGStyle.element(sheet.inks))
    lines.append("  " + rect(bounds, "class=\"paper\""))
  }

  private mutating func write(_ panel: PictureSheet.Panel) {
    let isMoved = panel.x != 0 || panel.y != 0
    if isMoved {
      lines.append(
        "  <g transform=\"translate(\(number(panel.x)) \(number(panel.y)))\">")
    }
    for box in panel.picture.boxes { write(box) }
    for measure in panel.picture.measures { write(measure) }
    for text in panel.picture.texts { write(text, isCentered: true) }
    for text in panel.words { write(text, isCentered: false) }
    if isMoved { lines.append("  </g>") }
  }

  private mutating func write(_ box: Picture.Box) {
    var attributes = "class=\"\(box.ink.rawValue)\""
    if box.isDashed {
      let dashes = box.ink == .margin ? (2.0, 2.0) : (4.0, 3.0)
      attributes += " stroke-dasharray=\"\(number(dashes.0 * unit)) \(number(dashes.1 * unit))\""
    }
    lines.append(element(shape(box, attributes), title: box.title))
  }

  /// Returns the SVG element of a box.
  ///
  /// A box without width or height is a line. If it belongs to a view or guide, the line is between two dots,
  /// and a box with neither width nor height is a single dot.
  private func shape(_ box: Picture.Box, _ attributes: String) -> String {
    let frame = box.frame
    if number(frame.width) != "0", number(frame.height) != "0" { return rect(frame, attributes) }
    let line = self.line(from: (frame.x, frame.y), to: (frame.maxX, frame.maxY), attributes)
    guard box.ink == .view || box.ink == .guide else { return line }
    let attributes = "class=\"\(box.ink.rawValue) dot\""
    let start = dot(at: (frame.x, frame.y), attributes)
    let isPoint = number(frame.width) == "0" && number(frame.height) == "0"
    return isPoint ? start : line + start + dot(at: (frame.maxX, frame.maxY), attributes)
  }

  private mutating func write(_ measure: Picture.Measure) {
    let (line, tick) = (measure.line, 2.5 * unit)
    let isFlat = line.height == 0
    let across = (x: isFlat ? 0 : tick, y: isFlat ? tick : 0)
    let ends = [(line.x, line.y), (line.maxX, line.maxY)].map { x, y in
      "M\(number(x - across.x)) \(number(y - across.y))"
        + "L\(number(x + across.x)) \(number(y + across.y))"
    }
    let way = "M\(number(line.x)) \(number(line.y))L\(number(line.maxX)) \(number(line.maxY))"
    let path = "<path class=\"\(measure.ink.rawValue)\" d=\"\(way)\(ends.joined())\"/>"
    lines.append(element(path, title: measure.title))
  }

  private mutating func write(_ text: Picture.Text, isCentered: Bool) {
    let x = isCentered ? text.room.midX : text.room.x
    // The cap height is about 0.72 of the font size.
    let y = text.room.midY + 0.36 * text.size
    let anchor = isCentered ? " text-anchor=\"middle\"" : ""
    lines.append(
      "  <text class=\"\(text.ink.rawValue)\" x=\"\(number(x))\" y=\"\(number(y))\" "
        + "font-size=\"\(number(text.size))\" stroke-width=\"\(number(3 * unit))\"\(anchor)>"
        + XMLText.content(text.text) + "</text>")
  }

  private func element(_ shape: String, title: String?) -> String {
    guard let title else { return "  " + shape }
    return "  <g><title>\(XMLText.content(title))</title>\(shape)</g>"
  }

  private func rect(_ frame: Frame, _ attributes: String) -> String {
    "<rect \(attributes) x=\"\(number(frame.x))\" y=\"\(number(frame.y))\" "
      + "width=\"\(number(frame.width))\" height=\"\(number(frame.height))\"/>"
  }

  private func line(
    from start: (x: Double, y: Double), to end: (x: Double, y: Double), _ attributes: String
  ) -> String {
    "<line \(attributes) x1=\"\(number(start.x))\" y1=\"\(number(start.y))\" "
      + "x2=\"\(number(end.x))\" y2=\"\(number(end.y))\"/>"
  }

  private func dot(at place: (x: Double, y: Double), _ attributes: String) -> String {
    "<circle \(attributes) cx=\"\(number(place.x))\" cy=\"\(number(place.y))\" "
      + "r=\"\(number(2.5 * unit))\"/>"
  }

  /// Returns a coordinate in the resolution of the document, without rounding numbers of 1e12 or more.
  private func number(_ value: Double) -> String {
    guard value.magnitude < 1e12 else { return DecimalText.shortest(value) }
    return DecimalText.shortest((value * parts).rounded() / parts + 0)
  }
}
