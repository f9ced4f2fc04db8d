import VFLLogs

/// Recognizes lines of the log that Auto Layout prints when constraints conflict.
///
/// No format string or directive looks like such a line, because a format string contains no whitespace and
/// its `<` is followed by `=`.
package enum ConflictLogLine {
  /// Returns whether a line is from an Auto Layout conflict log.
  ///
  /// The line has no comment; the caller removes it.
  static func matches(_ line: ArraySlice<UInt8>) -> Bool {
    LogScanner.containsConflict(in: line)
  }

  /// Returns whether a document contains a line from an Auto Layout conflict log.
  package static func isFound(in text: [UInt8]) -> Bool {
    text.split { $0 == 0x0A || $0 == 0x0D }.contains { matches(TextLine($0).content) }
  }
}
