/// The lines that extend from the center of a character cell, and the character that represents them.
struct BoxInk: Sendable, Hashable {
  /// The style of a line.
  enum Line: Sendable {
    /// The border of a view.
    case thin
    /// The frame of the picture.
    case thick
    /// The border of a guide.
    case dashed
  }

  /// The directions of thin lines, as a bit set of `up`, `right`, `down` and `left`.
  var thin: UInt8 = 0
  /// The directions of thick lines, as a bit set.
  private var thick: UInt8 = 0
  /// Whether all thin lines are dashed.
  ///
  /// The value is ignored in a cell with thick lines.
  private var isDashed = false

  static let up: UInt8 = 1
  static let right: UInt8 = 2
  static let down: UInt8 = 4
  static let left: UInt8 = 8

  private static let thinCharacters: [Character] = Array(" ╵╶└╷│┌├╴┘─┴┐┤┬┼")
  private static let thickCharacters: [Character] = Array(" ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋")

  /// Whether the cell contains no line.
  var isEmpty: Bool { thin | thick == 0 }

  /// Adds lines of the same style in the given directions.
  mutating func add(_ directions: UInt8, _ line: Line) {
    isDashed = line == .dashed && (isDashed || thin == 0)
    if line == .thick { thick |= directions } else { thin |= directions }
  }

  /// Returns the character that represents the lines: a box-drawing or an ASCII character, or a space if the
  /// cell contains no line.
  func character(_ alphabet: FrameSketch.Alphabet) -> Character {
    let all = thin | thick
    let isUpright = all & (Self.left | Self.right) == 0
    let isFlat = all & (Self.up | Self.down) == 0
    if isDashed, thick == 0, !isEmpty, isFlat || isUpright {
      return alphabet == .ascii ? (isFlat ? "." : ":") : (isFlat ? "┄" : "┆")
    }
    switch alphabet {
    case .ascii:
      if isEmpty { return " " }
      if isFlat { return "-" }
      return isUpright ? "|" : "+"
    case .unicode:
      if thick == 0 { return Self.thinCharacters[Int(all & 15)] }
      // The border of a view meets the frame of the picture.
      switch (thick, thin & ~thick) {
      case (Self.up | Self.down, Self.right): return "┠"
      case (Self.up | Self.down, Self.left): return "┨"
      case (Self.left | Self.right, Self.down): return "┯"
      case (Self.left | Self.right, Self.up): return "┷"
      default: return Self.thickCharacters[Int(all & 15)]
      }
    }
  }
}
