import VFLCommand
import VFLProjects

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Replaces the content of a file atomically: a reader finds either the old content or the new one, whole.
///
/// The content is written to a new file in the same folder, brought to the disk, and renamed; POSIX promises
/// that a rename is atomic. The new file has the mode of the old one, and its owner where the user may give
/// files away. Where the path is a symbolic link, its target is replaced and the link stays. A file that may
/// not be written is left alone, even if the folder would allow replacing it.
enum FileReplacement {
  /// Replaces the content of a file; creates the file where there is none.
  static func replace(
    contentOf path: FilePath, with bytes: [UInt8]
  ) throws(WriteFailure) {
    let target = resolved(path)
    if let reason = reasonNotToWrite(target) { throw WriteFailure(reason: reason) }
    let temporary = temporaryPath(beside: target)
    let descriptor = SystemFileSystem.withPath(temporary) {
      open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode_t(0o600))
    }
    guard descriptor >= 0 else { throw failure(errno) }
    let code = fill(descriptor, with: bytes, like: target)
    close(descriptor)
    guard code == 0 else {
      remove(temporary)
      throw failure(code)
    }
    let renamed = SystemFileSystem.withPath(temporary) { from in
      SystemFileSystem.withPath(target) { rename(from, $0) }
    }
    guard renamed == 0 else {
      let code = errno
      remove(temporary)
      throw failure(code)
    }
    if let folder = target.parent { synchronize(folder) }
  }

  /// Why a file is not to be written; `nil` where it may be, or there is none.
  ///
  /// The bits of the mode count for one who may do anything, too: some tools lock files by them.
  private static func reasonNotToWrite(_ target: FilePath) -> String? {
    var status = stat()
    guard SystemFileSystem.withPath(target, { stat($0, &status) }) == 0 else { return nil }
    if status.st_mode & S_IFMT == S_IFDIR { return "a folder" }
    if status.st_mode & 0o222 == 0 { return "a file that is only to be read" }
    return SystemFileSystem.withPath(target) { access($0, W_OK) } == 0
      ? nil : "a file that this user may not write"
  }

  /// What a path leads to through all symbolic links; itself where there is nothing yet.
  private static func resolved(_ path: FilePath) -> FilePath {
    let found = SystemFileSystem.withPath(path) { realpath($0, nil) }
    guard let found else { return path }
    defer { free(found) }
    return FilePath(
      Array(UnsafeBufferPointer(start: found, count: strlen(found)).map { UInt8(bitPattern: $0) }))
  }

  /// A name in the same folder that is nobody else's.
  ///
  /// It begins with a dot so that walks pass it over, should the machine stop before the rename.
  private static func temporaryPath(beside target: FilePath) -> FilePath {
    let suffix = Array(".vfl-\(getpid())".utf8)
    let folder = target.bytes.dropLast(target.name.count)
    // No file system that is in use takes names of more than 255 bytes.
    let name = target.name.prefix(254 - suffix.count)
    return FilePath(Array(folder) + [UInt8(ascii: ".")] + name + suffix)
  }

  /// Writes the bytes, the owner and the mode of another file; the error of the system, or 0.
  private static func fill(
    _ descriptor: Int32, with bytes: [UInt8], like target: FilePath
  ) -> Int32 {
    var start = 0
    while start < bytes.count {
      let count = bytes[start...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        start += count
      } else if errno != EINTR {
        return errno
      }
    }
    var status = stat()
    if SystemFileSystem.withPath(target, { stat($0, &status) }) == 0 {
      // The owner can only be kept by one who may give files away; a change of it takes bits of the
      // mode with it, so the mode comes second.
      _ = fchown(descriptor, status.st_uid, status.st_gid)
      if fchmod(descriptor, status.st_mode & 0o7777) != 0 { return errno }
    } else {
      let mask = umask(0)
      umask(mask)
      if fchmod(descriptor, 0o666 & ~mask) != 0 { return errno }
    }
    return fsync(descriptor) == 0 ? 0 : errno
  }

  /// Brings the name itself to the disk, as far as the system lets one.
  private static func synchronize(_ folder: FilePath) {
    let descriptor = SystemFileSystem.withPath(folder) { open($0, O_RDONLY | O_CLOEXEC) }
    guard descriptor >= 0 else { return }
    _ = fsync(descriptor)
    close(descriptor)
  }

  private static func remove(_ path: FilePath) {
    _ = SystemFileSystem.withPath(path) { unlink($0) }
  }

  private static func failure(_ code: Int32) -> WriteFailure {
    switch code {
    case ENOENT: WriteFailure(reason: "no such folder")
    case ENOTDIR: WriteFailure(reason: "a file in the place of its folder")
    case EACCES, EPERM: WriteFailure(reason: "a folder that this user may not write")
    case EROFS: WriteFailure(reason: "a disk that can only be read")
    case ENOSPC: WriteFailure(reason: "a full disk")
    default: WriteFailure(reason: "an error of the system: \(SystemFileSystem.words(code))")
    }
  }
}
