import VFLDiagnostics

/// Guesses the kind of an input by its bytes, where no name or flag tells it.
package enum ByteContent {
  /// How many bytes are looked at.
  private static let length = 8000

  /// Whether the bytes are those of a program or a picture: more than one in twenty of the first are
  /// control characters that stand in no text.
  package static func isBinary(_ bytes: [UInt8]) -> Bool {
    let start = bytes.prefix(length)
    let controls = start.count { $0 < 0x20 && !(0x08...0x0D).contains($0) && $0 != 0x1B }
    return controls >= 4 && controls * 20 > start.count
  }

  /// Whether a text has what only sources have: a call with a format string, or a line that begins as
  /// those of Swift and Objective-C do.
  package static func isSource(_ bytes: [UInt8]) -> Bool {
    let lines = bytes.prefix(length).split(omittingEmptySubsequences: true) {
      $0 == 0x0A || $0 == 0x0D
    }
    return lines.contains { line in
      let content = line.drop { $0 == 0x20 || $0 == 0x09 }
      return beginnings.contains { content.starts(with: $0.utf8) }
        || calls.contains { line.firstPlace(of: $0.utf8) != nil }
    }
  }

  private static let beginnings = [
    "#import ", "#include ", "@import ", "@interface ", "@implementation ", "import ", "func ",
  ]

  private static let calls = ["constraintsWithVisualFormat:", "constraints(withVisualFormat:"]
}
