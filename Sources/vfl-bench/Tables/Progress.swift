/// Progress messages in a terminal.
enum Progress {
  /// Shows a message that replaces the previous one.
  static func show(_ text: String) {
    if StandardError.isTerminal { StandardError.write("\r\u{1B}[K\(text) …") }
  }

  /// Removes the message.
  static func clear() {
    if StandardError.isTerminal { StandardError.write("\r\u{1B}[K") }
  }
}
