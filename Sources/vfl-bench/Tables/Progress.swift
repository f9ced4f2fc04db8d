/// What is being done, for a person who waits; nothing where nobody looks.
enum Progress {
  /// Shows what is done now in the place of what was shown before.
  static func show(_ text: String) {
    if StandardError.isTerminal { StandardError.write("\r\u{1B}[K\(text) …") }
  }

  /// Takes away what is shown.
  static func clear() {
    if StandardError.isTerminal { StandardError.write("\r\u{1B}[K") }
  }
}
