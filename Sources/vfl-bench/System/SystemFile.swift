#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// File access through the C library.
enum SystemFile {
  /// The reason why a file could not be read or written.
  struct SystemError: Error, Hashable, Sendable {
    let path: String
    let reason: String
  }

  /// Returns the whole content of a file.
  static func contents(of path: String) throws(SystemError) -> [UInt8] {
    guard let file = fopen(path, "rb") else { throw failure(path) }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&chunk, 1, chunk.count, file)
      bytes += chunk[..<count]
      if count < chunk.count {
        if ferror(file) != 0 { throw failure(path) }
        return bytes
      }
    }
  }

  /// Writes a file.
  ///
  /// An existing file is replaced.
  static func write(_ text: String, to path: String) throws(SystemError) {
    guard let file = fopen(path, "wb") else { throw failure(path) }
    let bytes = Array(text.utf8)
    let isWritten = fwrite(bytes, 1, bytes.count, file) == bytes.count
    guard fclose(file) == 0, isWritten else { throw failure(path) }
  }

  /// Creates a directory unless it exists.
  static func makeDirectory(_ path: String) throws(SystemError) {
    if mkdir(path, 0o777) != 0, errno != EEXIST { throw failure(path) }
  }

  /// Returns an error for a path, with the description of `errno`.
  static func failure(_ path: String) -> SystemError {
    SystemError(path: path, reason: strerror(errno).map { String(cString: $0) } ?? "error \(errno)")
  }
}
