import VFLLogs

/// Recognises lines of the log that Auto Layout prints when constraints conflict.
///
/// No format string or directive looks like such a line: a format string has no blanks, and `=` follows its
/// `<`.
package enum ConflictLogLine {
  /// Whether the content of a line, without its comment, is from such a log.
  static func matches(_ line: ArraySlice<UInt8>) -> Bool {
    LogScanner.isConflictTold(in: line)
  }

  /// Whether a text contains a line from such a log.
  package static func isFound(in text: [UInt8]) -> Bool {
    text.split { $0 == 0x0A || $0 == 0x0D }.contains { matches(TextLine($0).content) }
  }
}
