#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The standard error stream, for messages that are not results.
enum StandardError {
  /// Writes a string.
  static func write(_ text: String) {
    let bytes = Array(text.utf8)
    guard let file = fdopen(dup(STDERR_FILENO), "w") else { return }
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
  }

  /// Whether the stream is a terminal.
  static var isTerminal: Bool { isatty(STDERR_FILENO) != 0 }
}
