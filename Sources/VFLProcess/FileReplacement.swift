import VFLCommand
import VFLProjects

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Replaces the content of a file without losing saves by other programs at the same time.
///
/// A reader of a replaced file sees the old content or the new content, never a part of it. Symbolic links
/// are followed. A file without write permission is left unchanged, even if its directory is writable.
///
/// The system calls for an existing file, in order:
///
/// 1. `realpath`, `open`, `fstat`, `access`, `pread`: the file is regular, writable, and its content
///    satisfies the condition.
/// 2. `open` with `O_CREAT | O_EXCL` and mode 0600: a temporary file in the same directory.
/// 3. `fchown`, `fsetxattr`, `fchmod`: owner, extended attributes and access list, mode.
/// 4. `pwrite`, `ftruncate`, `fsync`, `close`: the new content is on the disk.
/// 5. `flock` on both files, against other processes of `vfl`; `lstat`, `fcntl` with `F_SETLEASE` (Linux),
///    `pread`, `fcntl` with `F_GETLEASE`: the path leads to the same file as in step 1, no program has it
///    open for writing, and its content still satisfies the condition.
/// 6. `renameat2` with `RENAME_EXCHANGE` (macOS: `renamex_np`): from now on the path has the new
///    content, and the temporary path has the previous content of the path.
/// 7. `open`, `fcntl` with `F_SETLEASE` (Linux), `pread`, `fcntl` with `F_GETLEASE`: the temporary path has
///    the content of step 5, and no program waits to write to it. Otherwise step 6 is undone: see
///    ``FileExchange``.
/// 8. `unlink` of the temporary path, `fsync` of the directory.
///
/// A file with several names, or with attributes that cannot be copied, is overwritten in place. The
/// temporary file of step 2 is then a backup of the old content, and the remaining calls are:
///
/// 3. `pwrite`, `ftruncate`, `fsync`, `close` on the backup.
/// 4. `open`, `flock`, `fcntl` with `F_SETLEASE` (Linux), `pread`: the file is the same as in step 1, and its
///    content still satisfies the condition. With a lease, programs that open the file wait until step 6,
///    and no program has the file open: otherwise it is left unchanged.
/// 5. `pwrite`, `ftruncate`, `fsync`; after an error again, with the old content. `pread`: the file has the
///    new content.
/// 6. `close`, and `unlink` of the backup, unless the file has neither the old content nor the new one.
///
/// A new file has the calls `open` with mode 0666, `pwrite`, `ftruncate`, `fsync`, `close`, and
/// `renameat2` with `RENAME_NOREPLACE` (macOS: `renamex_np` with `RENAME_EXCL`).
///
/// A save can be lost only where the system does not support these calls: between steps 5 and 6 of a
/// file system that cannot exchange files, which uses `rename`; between steps 4 and 5 in place without a
/// lease, and without a lease in step 7, from a program that keeps the file open and writes to it after
/// step 8. A lease requires Linux, a file system that supports it, and the owner of the file or the
/// capability `CAP_LEASE`.
enum FileReplacement {
  /// Replaces the content of a file if its present content satisfies a condition; creates a missing file.
  static func replace(
    contentOf path: FilePath, with bytes: [UInt8], if condition: WriteCondition
  ) throws(WriteFailure) {
    let target = try resolved(path)
    guard let original = OpenFile(target, O_RDONLY) else {
      switch errno {
      case ENOENT: return try create(target, with: bytes, if: condition)
      case EACCES, EPERM: throw WriteFailure(reason: "the file is not readable by the current user")
      default: throw failure(errno)
      }
    }
    try checkWritability(of: original, at: target)
    try condition.validate(try content(of: original))
    var temporary = try TemporaryFile(nextTo: target, mode: 0o600)
    guard original.status.st_nlink == 1, temporary.copyAttributes(of: original) == 0 else {
      return try overwrite(target, consume original, consume temporary, with: bytes, if: condition)
    }
    try temporary.finish(with: bytes)
    try FileExchange.exchange(consume temporary, target, original, bytes, if: condition)
    synchronizeDirectory(of: target)
  }

  /// Creates a file, unless another program creates it first.
  private static func create(
    _ target: FilePath, with bytes: [UInt8], if condition: WriteCondition
  ) throws(WriteFailure) {
    try condition.validate(nil)
    // The system applies the file mode mask or the default access list of the directory.
    var temporary = try TemporaryFile(nextTo: target, mode: 0o666)
    try temporary.finish(with: bytes)
    try FileExchange.publish(consume temporary, at: target)
    synchronizeDirectory(of: target)
  }

  /// Overwrites a file in place.
  private static func overwrite(
    _ target: FilePath, _ original: consuming OpenFile, _ backup: consuming TemporaryFile,
    with bytes: [UInt8], if condition: WriteCondition
  ) throws(WriteFailure) {
    let identity = original.identity
    try backup.finish(with: try content(of: original))
    // A lease requires that no other descriptor is open.
    _ = consume original
    guard OpenFile.Identity(of: target) == identity else { throw changed }
    guard let file = OpenFile(target, O_RDWR | O_NOFOLLOW) else { throw failure(errno, at: "file") }
    guard file.identity == identity else { throw changed }
    guard file.lock() else { throw locked }
    // Other errors show that the system has no leases for this file.
    guard file.lease(isForWriting: true) != EAGAIN else {
      throw WriteFailure(reason: "another program has the file open")
    }
    let old = try content(of: file)
    try condition.validate(old)
    let code = file.overwrite(with: bytes)
    if code == 0, file.content() == bytes { return }
    if code != 0, file.overwrite(with: old) == 0 { throw failure(code) }
    backup.keep()
    throw WriteFailure(
      reason: code == 0 ? changed.reason : failure(code).reason,
      advice: "compare it with `\(backup.path.text)`, which has the old content")
  }

  static let changed = WriteFailure(reason: "the file has changed since it was read")
  static let locked = WriteFailure(reason: "another program has locked the file")

  private static func content(of file: borrowing OpenFile) throws(WriteFailure) -> [UInt8] {
    guard let content = file.content() else {
      throw WriteFailure(reason: "the file cannot be read completely")
    }
    return content
  }

  /// Throws if a file is not to be written.
  ///
  /// The mode applies to a user with all privileges, too: some tools lock files by it.
  private static func checkWritability(
    of file: borrowing OpenFile, at path: FilePath
  ) throws(WriteFailure) {
    let reason: String? =
      if file.status.st_mode & S_IFMT == S_IFDIR {
        "it is a folder"
      } else if !file.isRegular {
        "it is a device or a pipe"
      } else if file.status.st_mode & 0o222 == 0 {
        "the file is read-only"
      } else if SystemFileSystem.withPath(path, { access($0, W_OK) }) != 0 {
        "the file is not writable by the current user"
      } else {
        nil
      }
    if let reason { throw WriteFailure(reason: reason) }
  }

  /// Returns the path after resolving all symbolic links; the path itself if no file exists there.
  private static func resolved(_ path: FilePath) throws(WriteFailure) -> FilePath {
    guard SystemFileSystem.isResolvable(path) else {
      throw WriteFailure(reason: InputFailure.noWorkingDirectory.reason)
    }
    guard let found = SystemFileSystem.withPath(path, { realpath($0, nil) }) else {
      if OpenFile.Identity(of: path) == nil { return path }
      throw WriteFailure(reason: "the target of the symbolic link cannot be found")
    }
    defer { free(found) }
    return FilePath(
      Array(UnsafeBufferPointer(start: found, count: strlen(found)).map { UInt8(bitPattern: $0) }))
  }

  /// Flushes the names in the directory of a file to the disk, if the system supports that.
  private static func synchronizeDirectory(of path: FilePath) {
    if let directory = path.parent.flatMap({ OpenFile($0, O_RDONLY) }) {
      _ = fsync(directory.descriptor)
    }
  }

  /// Returns the failure for an error of the system.
  ///
  /// - Parameter object: The object of a missing permission, a file or its directory.
  static func failure(_ code: Int32, at object: String = "folder") -> WriteFailure {
    switch code {
    case ENOENT: WriteFailure(reason: "no such folder")
    case ENOTDIR: WriteFailure(reason: "its folder is a file")
    case EACCES, EPERM: WriteFailure(reason: "the \(object) is not writable by the current user")
    case EROFS: WriteFailure(reason: "the disk is read-only")
    case ENOSPC, EDQUOT: WriteFailure(reason: "the disk is full")
    case EFBIG: WriteFailure(reason: "the file exceeds a size limit")
    default: WriteFailure(reason: "system error: \(SystemFileSystem.words(code))")
    }
  }
}
