#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file that is written in parts and exists until it is removed.
struct TemporaryFile {
  /// The path of the file.
  let path: String
  private let descriptor: CInt

  /// Creates an empty file in the directory for temporary files.
  init() throws(SystemFile.SystemError) {
    let directory = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var name = Array("\(directory)/vfl-bench-\(String(repeating: "X", count: 6))".utf8CString)
    descriptor = mkstemp(&name)
    path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    guard descriptor >= 0 else { throw SystemFile.failure(path) }
  }

  /// Removes the file.
  func remove() {
    close(descriptor)
    unlink(path)
  }

  private static func write(_ descriptor: CInt, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Glibc)
      Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    #elseif canImport(Musl)
      Musl.write(descriptor, bytes.baseAddress, bytes.count)
    #elseif canImport(Darwin)
      Darwin.write(descriptor, bytes.baseAddress, bytes.count)
    #endif
  }

  /// Appends a string.
  func write(_ text: String) throws(SystemFile.SystemError) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Self.write(descriptor, $0) }
      guard count > 0 else { throw SystemFile.failure(path) }
      rest = rest.dropFirst(count)
    }
  }
}
