import VFLChecking
import VFLCommandLine

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A new file in the same directory as another file.
///
/// The file is removed when the value is destroyed, unless it is kept.
struct TemporaryFile: ~Copyable {
  let path: FilePath
  /// The file, open for writing; `nil` after it has been closed.
  private var file: OpenFile?
  private var isKept = false

  /// Creates an empty file.
  ///
  /// Its name begins with a dot, so that directory walks ignore the file if the process is killed before it
  /// can remove it.
  init(nextTo target: FilePath, mode: mode_t) throws(WriteError) {
    let directory = Array(target.bytes.dropLast(target.name.count))
    // A killed process with the same process identifier may have left a file with the same name.
    for number in 0..<100 {
      let suffix = Array(".vfl-\(getpid())\(number == 0 ? "" : "-\(number)")".utf8)
      // Common file systems limit file names to 255 bytes.
      let name = target.name.prefix(254 - suffix.count)
      let path = FilePath(directory + [UInt8(ascii: ".")] + name + suffix)
      if let file = OpenFile(path, O_WRONLY | O_CREAT | O_EXCL, mode: mode) {
        self.path = path
        self.file = consume file
        return
      }
      if errno != EEXIST { break }
    }
    throw FileReplacement.failure(errno)
  }

  deinit {
    if !isKept { unlinkPath() }
  }

  /// Copies the owner, permissions and extended attributes of another file to this file.
  ///
  /// Returns 0, or `errno` on failure.
  func copyAttributes(of original: borrowing OpenFile) -> Int32 {
    file?.copyAttributes(of: original) ?? EBADF
  }

  /// Writes the content, flushes it to the disk and closes the file.
  mutating func finish(with bytes: [UInt8]) throws(WriteError) {
    let code = file?.overwrite(with: bytes) ?? EBADF
    file = nil
    if code != 0 { throw FileReplacement.failure(code) }
  }

  /// Prevents the file from being removed when the value is destroyed.
  mutating func keep() { isKept = true }

  /// Removes the file at `path`.
  mutating func remove() {
    unlinkPath()
    isKept = true
  }

  private func unlinkPath() {
    _ = SystemFileSystem.withPath(path) { unlink($0) }
  }
}
