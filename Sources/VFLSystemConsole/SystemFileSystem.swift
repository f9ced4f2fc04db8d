package import VFLChecking
import VFLDiagnostics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The file system of the operating system.
package final class SystemFileSystem: FileSystem {
  /// Creates the file system of the process.
  package init() {}

  /// The absolute path of the working directory, or `nil` if it was deleted or is inaccessible.
  static var workingDirectory: FilePath? {
    guard let path = getcwd(nil, 0) else { return nil }
    defer { free(path) }
    return FilePath(
      Array(UnsafeBufferPointer(start: path, count: strlen(path)).map { UInt8(bitPattern: $0) }))
  }

  /// Whether a path is absolute, or is relative and the working directory exists.
  static func isResolvable(_ path: FilePath) -> Bool {
    path.isAbsolute || workingDirectory != nil
  }

  /// Returns the entire content of a file, a device or a pipe.
  package func contents(ofFile path: FilePath) throws(InputError) -> [UInt8] {
    guard Self.isResolvable(path) else { throw .noWorkingDirectory }
    let descriptor = Self.withPath(path) { open($0, O_RDONLY | O_CLOEXEC) }
    guard descriptor >= 0 else { throw Self.failure(errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw Self.failure(errno) }
    guard status.st_mode & S_IFMT != S_IFDIR else { throw Self.failure(EISDIR) }
    // One byte more than the file size is requested, to detect a file that has grown.
    let expected = min(max(Int(status.st_size), 0), Limit.inputBytes.value) + 1
    var bytes = try DescriptorReader.read(descriptor, count: max(expected, DescriptorReader.chunk))
    // A regular file whose content has exactly the expected size has been read completely.
    if status.st_mode & S_IFMT == S_IFREG, expected > 1, bytes.count == expected - 1 {
      return bytes
    }
    while true {
      guard bytes.count <= Limit.inputBytes.value else { throw InputError.tooLong }
      let next = try DescriptorReader.read(descriptor, count: DescriptorReader.chunk)
      if next.isEmpty { return bytes }
      bytes += next
    }
  }

  /// Returns the kind of the file at a path, or `nil` if the file does not exist.
  package func kind(of path: FilePath, followingLinks: Bool) -> FileKind? {
    // The system would treat a NUL byte as the end of the path.
    guard !path.bytes.isEmpty, !path.bytes.contains(0) else { return nil }
    var status = stat()
    let result = Self.withPath(path) {
      followingLinks ? stat($0, &status) : lstat($0, &status)
    }
    return result == 0 ? Self.kind(UInt32(status.st_mode)) : nil
  }

  /// Returns the entries of a directory in unspecified order.
  package func entries(ofDirectory path: FilePath) throws(InputError) -> [DirectoryEntry] {
    guard Self.isResolvable(path) else { throw .noWorkingDirectory }
    let opened = Self.withPath(path.bytes.isEmpty ? FilePath(".") : path) { opendir($0) }
    guard let directory = opened else { throw Self.failure(errno) }
    defer { closedir(directory) }
    var entries: [DirectoryEntry] = []
    while let entry = readdir(directory) {
      let name = Self.name(of: entry)
      if name == Array(".".utf8) || name == Array("..".utf8) { continue }
      let kind: FileKind?
      switch Int32(entry.pointee.d_type) {
      case Int32(DT_REG): kind = .file
      case Int32(DT_DIR): kind = .directory
      case Int32(DT_LNK): kind = .link
      // Some file systems do not report the kind of an entry here.
      case Int32(DT_UNKNOWN): kind = self.kind(of: path.appending(name), followingLinks: false)
      default: kind = .other
      }
      if let kind { entries.append(DirectoryEntry(name, kind)) }
    }
    return entries
  }

  /// Returns the NUL-terminated name of a directory entry.
  private static func name(of entry: UnsafeMutablePointer<dirent>) -> [UInt8] {
    guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return [] }
    let start = UnsafeRawPointer(entry) + offset
    return Array(
      UnsafeRawBufferPointer(start: start, count: strlen(start.assumingMemoryBound(to: CChar.self)))
    )
  }

  private static func kind(_ mode: UInt32) -> FileKind {
    switch mode & UInt32(S_IFMT) {
    case UInt32(S_IFREG): .file
    case UInt32(S_IFDIR): .directory
    case UInt32(S_IFLNK): .link
    default: .other
    }
  }

  /// Calls a function with the path as a NUL-terminated C string.
  static func withPath<Result>(
    _ path: FilePath, _ body: (UnsafePointer<CChar>) -> Result
  ) -> Result {
    (path.bytes.map { CChar(bitPattern: $0) } + [0]).withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return body("") }
      return body(base)
    }
  }

  /// Returns the input failure for an `errno` value.
  static func failure(_ code: Int32) -> InputError {
    switch code {
    case ENOENT, ENOTDIR: .noSuchFile
    case EISDIR: InputError(reason: "it is a directory")
    case EACCES, EPERM: InputError(reason: "the file is not readable by the current user")
    default: InputError(reason: "system error: \(words(code))")
    }
  }

  /// Returns the system's message for an `errno` value.
  static func words(_ code: Int32) -> String {
    strerror(code).map { String(cString: $0) } ?? "error \(code)"
  }
}
