/// Whether a line is one of the log that a run prints when constraints conflict.
///
/// No format and no directive looks like that: a format has no blanks, and behind its `<` stands `=`.
enum ConflictLogLine {
  /// What such a log says, in the words of all systems.
  private static let sentences = [
    "Unable to simultaneously satisfy constraints", "Conflicting constraints detected",
    "Will attempt to recover by breaking",
  ].map { Array($0.utf8) }

  /// Whether the content of a line, its comment taken off, is from such a log.
  static func matches(_ line: ArraySlice<UInt8>) -> Bool {
    line.indices.contains { index in
      let byte = line[index]
      return byte == UInt8(ascii: "<") && isDescription(line[index...])
        || sentences.contains { $0.first == byte && line[index...].starts(with: $0) }
    }
  }

  /// Whether a line of a text, its comment not taken off, is from such a log.
  static func isFound(in text: [UInt8]) -> Bool {
    text.split { $0 == 0x0A || $0 == 0x0D }.contains { matches(TextLine($0).content) }
  }

  /// Whether a text begins as constraints describe themselves, `<NSLayoutConstraint:0x…`: with the name
  /// of a class of constraints and its address.
  private static func isDescription(_ text: ArraySlice<UInt8>) -> Bool {
    let name = text.dropFirst().prefix(while: isOfClass)
    guard name.reversed().starts(with: "Constraint".utf8.reversed()) else { return false }
    let rest = text[name.endIndex...]
    return [":0x", ": 0x"].contains { rest.starts(with: $0.utf8) }
  }

  /// Whether a byte can stand in the name of a class, the module's included.
  private static func isOfClass(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."):
      true
    default: false
    }
  }
}
