import VFLDiagnostics

/// Guesses the kind of an input from its bytes, if neither its name nor a flag determines it.
package enum ByteContent {
  /// The number of bytes that are examined.
  private static let length = 8000

  /// Returns whether the input is probably binary data.
  ///
  /// This is the case if more than 1 in 20 of the first bytes, and at least 4 of them, are control characters
  /// that do not occur in text.
  package static func isBinary(_ bytes: [UInt8]) -> Bool {
    let start = bytes.prefix(length)
    let controls = start.count { $0 < 0x20 && !(0x08...0x0D).contains($0) && $0 != 0x1B }
    return controls >= 4 && controls * 20 > start.count
  }

  /// Returns whether the input looks like source code: it contains a call with a format string, or a line
  /// that begins like Swift or Objective-C code.
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
