#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Files, through the C library.
enum SystemFile {
  /// Why a file could not be read or written.
  struct Failure: Error, Hashable, Sendable {
    let path: String
    let reason: String
  }

  /// The whole content of a file, read in chunks.
  static func contents(of path: String) throws(Failure) -> [UInt8] {
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

  /// Writes a file, in the place of one that is there.
  static func write(_ text: String, to path: String) throws(Failure) {
    guard let file = fopen(path, "wb") else { throw failure(path) }
    let bytes = Array(text.utf8)
    let isWritten = fwrite(bytes, 1, bytes.count, file) == bytes.count
    guard fclose(file) == 0, isWritten else { throw failure(path) }
  }

  /// Makes a folder, if it is not there.
  static func makeFolder(_ path: String) throws(Failure) {
    if mkdir(path, 0o777) != 0, errno != EEXIST { throw failure(path) }
  }

  /// The failure that the C library reports.
  static func failure(_ path: String) -> Failure {
    Failure(path: path, reason: strerror(errno).map { String(cString: $0) } ?? "error \(errno)")
  }
}
