/// A cell of a terminal line, counted from 0, and the conversion of strings to cells.
///
/// Invisible characters are displayed visibly, so that a caret can point to them:
///
/// - A tab is displayed as spaces up to the next tab stop.
/// - Any other ASCII control character is displayed as its picture (`␀`).
/// - Any other invisible character, such as a space other than U+0020, is displayed as an escape such as
///   `\u{200B}`.
package struct DisplayColumn: Sendable, Hashable {
  /// The distance between two tab stops, in cells.
  package static let tabStop = 4
  /// The maximum number of combining marks on a character.
  ///
  /// Further combining marks are displayed as escapes.
  package static let markLimit = 8

  /// The cell, counted from 0.
  package private(set) var cell = 0
  /// The number of combining marks that can still be drawn over the preceding character.
  private var marksLeft = 0

  /// Creates the column at the start of a line.
  package init() {}

  /// Moves past a scalar and appends its displayed form to a string.
  package mutating func advance(past scalar: Unicode.Scalar, into text: inout String) {
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

  /// Returns the maximum number of cells that a scalar occupies at any position in a line; 1 for a combining
  /// mark.
  ///
  /// The additional cells of a combining mark that is displayed as an escape are not counted.
  package static func cost(of scalar: Unicode.Scalar) -> Int {
    switch CellWidth.kind(of: scalar) {
    case .narrow, .combining: 1
    case .wide: 2
    case .invisible: spelling(of: scalar, at: 0).unicodeScalars.count
    }
  }

  /// Returns a string as it is displayed on one line, with visible forms of invisible characters.
  package static func shown(_ text: String) -> String {
    if isPlain(text) { return text }
    var column = DisplayColumn()
    var shown = ""
    for scalar in text.unicodeScalars { column.advance(past: scalar, into: &shown) }
    return shown
  }

  /// Whether a string is displayed unchanged, with one byte per cell.
  private static func isPlain(_ text: String) -> Bool {
    text.utf8.allSatisfy { 0x20...0x7E ~= $0 }
  }

  /// Returns the number of cells that a string occupies when it is displayed.
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
