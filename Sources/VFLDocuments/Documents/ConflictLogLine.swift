import VFLLogs

/// Recognises lines of the log that a run prints when constraints conflict.
///
/// No format and no directive looks like that: a format has no blanks, and behind its `<` stands `=`.
package enum ConflictLogLine {
  /// Whether the content of a line, its comment taken off, is from such a log.
  static func matches(_ line: ArraySlice<UInt8>) -> Bool {
    LogScanner.isConflictTold(in: line)
  }

  /// Whether a line of a text, its comment not taken off, is from such a log.
  package static func isFound(in text: [UInt8]) -> Bool {
    text.split { $0 == 0x0A || $0 == 0x0D }.contains { matches(TextLine($0).content) }
  }
}
