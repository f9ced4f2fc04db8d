/// The lines that leave a cell, and the character that shows them.
struct BoxInk: Sendable, Hashable {
  /// How a line is drawn.
  enum Line: Sendable {
    /// The border of a view.
    case thin
    /// The frame of the picture.
    case thick
    /// The border of a guide.
    case dashed
  }

  /// The directions of thin lines, a bit each: up, right, down, left.
  var thin: UInt8 = 0
  /// The directions of thick lines.
  private var thick: UInt8 = 0
  /// Whether all thin lines are dashed.
  private var isDashed = false

  static let up: UInt8 = 1
  static let right: UInt8 = 2
  static let down: UInt8 = 4
  static let left: UInt8 = 8

  private static let thinCharacters: [Character] = Array(" ╵╶└╷│┌├╴┘─┴┐┤┬┼")
  private static let thickCharacters: [Character] = Array(" ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋")

  /// Whether no line leaves the cell.
  var isEmpty: Bool { thin | thick == 0 }

  /// Adds lines in some directions.
  mutating func add(_ directions: UInt8, _ line: Line) {
    isDashed = line == .dashed && (isDashed || thin == 0)
    if line == .thick { thick |= directions } else { thin |= directions }
  }

  /// The character, from the box-drawing block or from ASCII.
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
      // A thin line that runs into the thick frame of the picture.
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
