import Foundation

/// The stream for what is said beside the results.
enum StandardError {
  /// Writes a text at once, so that it is there even if the next step ends the process.
  static func write(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }

  /// Shows how far it is in the place of what was shown before, if a person sees it.
  static func showProgress(_ text: String) {
    if isTerminal { write("\r\u{1B}[K\(text) …") }
  }

  /// Takes away what is shown.
  static func clearLine() {
    if isTerminal { write("\r\u{1B}[K") }
  }

  private static let isTerminal = isatty(STDERR_FILENO) != 0
}
