/// A cell of a terminal line, counted from 0, and the only converter of text to cells.
///
/// Everything invisible is made visible, so that a caret can stand under it: control characters as
/// their pictures (`␀`), format characters and odd spaces as `\u{200B}`, tabs as spaces up to the
/// next stop.
package struct DisplayColumn: Sendable, Hashable {
  /// How far apart tab stops are.
  static let tabStop = 4
  /// How many combining marks may sit on a character; further ones are spelled out.
  static let markLimit = 8

  /// The cell.
  private(set) var cell = 0
  /// How many more combining marks the character before may carry.
  private var marksLeft = 0

  /// Moves past a scalar and appends what is shown for it.
  mutating func advance(past scalar: Unicode.Scalar, into text: inout String) {
    switch CellWidth.kind(of: scalar) {
    case .narrow:
      append(scalar, cells: 1, to: &text)
    case .wide:
      append(scalar, cells: 2, to: &text)
    case .combining where marksLeft > 0:
      marksLeft -= 1
      text.unicodeScalars.append(scalar)
    case .combining, .invisible:
      let shown = Self.spelling(of: scalar, at: cell)
      text += shown
      cell += shown.unicodeScalars.count
      marksLeft = 0
    }
  }

  /// At most how many cells a scalar takes, wherever it stands.
  static func cost(of scalar: Unicode.Scalar) -> Int {
    switch CellWidth.kind(of: scalar) {
    case .narrow, .combining: 1
    case .wide: 2
    case .invisible: spelling(of: scalar, at: 0).unicodeScalars.count
    }
  }

  /// A text as it is shown on one line, invisible characters made visible.
  package static func shown(_ text: String) -> String {
    if isPlain(text) { return text }
    var column = DisplayColumn()
    var shown = ""
    for scalar in text.unicodeScalars { column.advance(past: scalar, into: &shown) }
    return shown
  }

  /// Whether a text is shown as it is, a byte in each cell.
  private static func isPlain(_ text: String) -> Bool {
    text.utf8.allSatisfy { 0x20...0x7E ~= $0 }
  }

  /// How many cells a text takes as it is shown.
  package static func width(of text: String) -> Int {
    if isPlain(text) { return text.utf8.count }
    var column = DisplayColumn()
    var shown = ""
    for scalar in text.unicodeScalars { column.advance(past: scalar, into: &shown) }
    return column.cell
  }

  private mutating func append(_ scalar: Unicode.Scalar, cells: Int, to text: inout String) {
    text.unicodeScalars.append(scalar)
    cell += cells
    marksLeft = Self.markLimit
  }

  private static func spelling(of scalar: Unicode.Scalar, at cell: Int) -> String {
    switch scalar.value {
    case 0x09: return String(repeating: " ", count: tabStop - cell % tabStop)
    case 0x00..<0x20: return picture(0x2400 + scalar.value)
    case 0x7F: return picture(0x2421)
    default: return "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    }
  }

  private static func picture(_ value: UInt32) -> String {
    Unicode.Scalar(value).map { String(Character($0)) } ?? "?"
  }
}
