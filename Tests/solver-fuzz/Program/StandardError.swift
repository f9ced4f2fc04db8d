import Foundation

/// The standard error stream, for output other than results.
enum StandardError {
  /// Writes a string immediately, so that it is not lost if the process crashes in the next step.
  static func write(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }

  /// Replaces the displayed progress if standard error is a terminal.
  static func showProgress(_ text: String) {
    if isTerminal { write("\r\u{1B}[K\(text) …") }
  }

  /// Deletes the displayed progress.
  static func clearLine() {
    if isTerminal { write("\r\u{1B}[K") }
  }

  private static let isTerminal = isatty(STDERR_FILENO) != 0
}
