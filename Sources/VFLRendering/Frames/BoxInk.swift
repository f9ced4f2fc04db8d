/// The lines that leave a cell, and the character that shows them.
struct BoxInk: Sendable, Hashable {
  /// The directions of thin lines, a bit each: up, right, down, left.
  var thin: UInt8 = 0
  /// The directions of thick lines.
  var thick: UInt8 = 0

  static let up: UInt8 = 1
  static let right: UInt8 = 2
  static let down: UInt8 = 4
  static let left: UInt8 = 8

  private static let thinCharacters: [Character] = Array(" ╵╶└╷│┌├╴┘─┴┐┤┬┼")
  private static let thickCharacters: [Character] = Array(" ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋")

  /// The character, from the box-drawing block or from ASCII.
  func character(_ alphabet: FrameSketch.Alphabet) -> Character {
    let all = thin | thick
    switch alphabet {
    case .ascii:
      if all == 0 { return " " }
      if all & (Self.up | Self.down) == 0 { return "-" }
      return all & (Self.left | Self.right) == 0 ? "|" : "+"
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
