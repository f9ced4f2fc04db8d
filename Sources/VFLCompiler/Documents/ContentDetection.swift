import VFLDiagnostics
import VFLLogs

/// Guesses the kind of an input from its bytes.
package enum ContentDetection {
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

  /// Returns whether the input contains a line of the log that Auto Layout prints when constraints conflict.
  ///
  /// No format string or directive looks like such a line, because a format string contains no whitespace and
  /// its `<` is followed by `=`.
  package static func isConflictLog(_ bytes: [UInt8]) -> Bool {
    bytes.split { $0 == 0x0A || $0 == 0x0D }.contains {
      LogScanner.containsConflict(in: TextLine($0).content)
    }
  }

  /// Returns whether a document is JSON, according to the file extension or else the beginning of the
  /// content.
  package static func isJSON(_ bytes: [UInt8], fileExtension: String?) -> Bool {
    switch fileExtension {
    case "json": true
    case "vfl": false
    default: looksLikeJSON(bytes)
    }
  }

  /// Returns whether the first character other than whitespace is `{`.
  package static func looksLikeJSON(_ bytes: [UInt8]) -> Bool {
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    let blanks: [UInt8] = [0x20, 0x09, 0x0A, 0x0D]
    return text.first { !blanks.contains($0) } == UInt8(ascii: "{")
  }

  private static let beginnings = [
    "#import ", "#include ", "@import ", "@interface ", "@implementation ", "import ", "func ",
  ]

  private static let calls = ["constraintsWithVisualFormat:", "constraints(withVisualFormat:"]
}
