import VFLChecking
import VFLCommandLine

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Replaces the content of a file without losing concurrent saves by other programs.
///
/// A concurrent reader sees either the old content or the new content, never a mixture. Symbolic links are
/// followed. A file without write permission is not replaced, even if its directory is writable.
///
/// For an existing file, these system calls are made in order:
///
/// 1. `realpath`, `open`, `fstat`, `access`, `pread`: check that the file is regular and writable, and that
///    its content satisfies the condition.
/// 2. `open` with `O_CREAT | O_EXCL` and mode 0600: create a temporary file in the same directory.
/// 3. `fchown`, `fsetxattr`, `fchmod`: copy the owner, the extended attributes including the access list, and
///    the mode.
/// 4. `pwrite`, `ftruncate`, `fsync`, `close`: write the new content to the disk.
/// 5. `flock` on both files: exclude other `vfl` processes. `lstat`, `fcntl` with `F_SETLEASE` (Linux),
///    `pread`, `fcntl` with `F_GETLEASE`: check that the path still refers to the file of step 1, that no
///    program has the file open for writing, and that its content still satisfies the condition.
/// 6. `renameat2` with `RENAME_EXCHANGE` (macOS: `renamex_np`): exchange the files. The path now has the new
///    content, and the temporary path has the previous content.
/// 7. `open`, `fcntl` with `F_SETLEASE` (Linux), `pread`, `fcntl` with `F_GETLEASE`: check that the temporary
///    path has the content of step 5, and that no program waits to write to it. Otherwise reverse step 6, as
///    described in ``FileExchange``.
/// 8. `unlink` of the temporary path, `fsync` of the directory.
///
/// A file that has several hard links, or attributes that cannot be copied, is overwritten in place. The
/// temporary file of step 2 then serves as a backup of the old content, and the remaining steps are:
///
/// 3. `pwrite`, `ftruncate`, `fsync`, `close` on the backup: write the old content to the disk.
/// 4. `open`, `flock`, `fcntl` with `F_SETLEASE` (Linux), `pread`: check that the file is the file of step 1
///    and that its content still satisfies the condition. If another program has the file open, the lease
///    fails and the file is left unchanged. With the lease, programs that open the file wait until step 6.
/// 5. `pwrite`, `ftruncate`, `fsync`: write the new content. After an error, write the old content again.
///    `pread`: check that the file has the new content.
/// 6. `close`, and `unlink` of the backup. The backup is kept if the file has neither the old nor the new
///    content.
///
/// For a new file, the calls are `open` with mode 0666, `pwrite`, `ftruncate`, `fsync`, `close`, and
/// `renameat2` with `RENAME_NOREPLACE` (macOS: `renamex_np` with `RENAME_EXCL`).
///
/// A concurrent save can be lost only in these cases:
///
/// - The file system cannot exchange files, so `rename` is used, and a program saves between steps 5 and 6.
/// - A file is overwritten in place without a lease, and a program saves between steps 4 and 5.
/// - There is no lease in step 7, and a program that has the old file open writes to it after step 8.
///
/// A lease requires Linux, a file system that supports leases, and either ownership of the file or the
/// capability `CAP_LEASE`.
enum FileReplacement {
  /// Replaces the content of a file if its current content satisfies a condition.
  ///
  /// Creates the file if it is missing.
  static func replace(
    contentOf path: FilePath, with bytes: [UInt8], if condition: WriteCondition
  ) throws(WriteError) {
    let target = try resolved(path)
    guard let original = OpenFile(target, O_RDONLY) else {
      switch errno {
      case ENOENT: return try create(target, with: bytes, if: condition)
      case EACCES, EPERM: throw WriteError(reason: "the file is not readable by the current user")
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

  /// Creates a file, and fails if another program creates it first.
  private static func create(
    _ target: FilePath, with bytes: [UInt8], if condition: WriteCondition
  ) throws(WriteError) {
    try condition.validate(nil)
    // The system restricts this mode by the umask or by the default access list of the directory.
    var temporary = try TemporaryFile(nextTo: target, mode: 0o666)
    try temporary.finish(with: bytes)
    try FileExchange.publish(consume temporary, at: target)
    synchronizeDirectory(of: target)
  }

  /// Overwrites a file in place.
  private static func overwrite(
    _ target: FilePath, _ original: consuming OpenFile, _ backup: consuming TemporaryFile,
    with bytes: [UInt8], if condition: WriteCondition
  ) throws(WriteError) {
    let identity = original.identity
    try backup.finish(with: try content(of: original))
    // A lease for writing requires that no other descriptor of the file is open.
    _ = consume original
    guard OpenFile.Identity(of: target) == identity else { throw changed }
    guard let file = OpenFile(target, O_RDWR | O_NOFOLLOW) else { throw failure(errno, at: "file") }
    guard file.identity == identity else { throw changed }
    guard file.lock() else { throw locked }
    // Any error other than `EAGAIN` means that leases are not available for this file.
    guard file.lease(isForWriting: true) != EAGAIN else {
      throw WriteError(reason: "another program has the file open")
    }
    let old = try content(of: file)
    try condition.validate(old)
    let code = file.overwrite(with: bytes)
    if code == 0, file.content() == bytes { return }
    if code != 0, file.overwrite(with: old) == 0 { throw failure(code) }
    backup.keep()
    throw WriteError(
      reason: code == 0 ? changed.reason : failure(code).reason,
      advice: "compare it with `\(backup.path.text)`, which has the old content")
  }

  static let changed = WriteError(reason: "the file has changed since it was read")
  static let locked = WriteError(reason: "another program has locked the file")

  private static func content(of file: borrowing OpenFile) throws(WriteError) -> [UInt8] {
    guard let content = file.content() else {
      throw WriteError(reason: "the file cannot be read completely")
    }
    return content
  }

  /// Throws an error if the file must not be written.
  ///
  /// The mode is checked even if the user may write any file, because some tools remove write permission to
  /// protect a file.
  private static func checkWritability(
    of file: borrowing OpenFile, at path: FilePath
  ) throws(WriteError) {
    let reason: String? =
      if file.status.st_mode & S_IFMT == S_IFDIR {
        "it is a directory"
      } else if !file.isRegular {
        "it is a device or a pipe"
      } else if file.status.st_mode & 0o222 == 0 {
        "the file is read-only"
      } else if SystemFileSystem.withPath(path, { access($0, W_OK) }) != 0 {
        "the file is not writable by the current user"
      } else {
        nil
      }
    if let reason { throw WriteError(reason: reason) }
  }

  /// Returns the path with all symbolic links resolved, or the path itself if no file exists there.
  private static func resolved(_ path: FilePath) throws(WriteError) -> FilePath {
    guard SystemFileSystem.isResolvable(path) else {
      throw WriteError(reason: InputError.noWorkingDirectory.reason)
    }
    guard let found = SystemFileSystem.withPath(path, { realpath($0, nil) }) else {
      if OpenFile.Identity(of: path) == nil { return path }
      throw WriteError(reason: "the target of the symbolic link cannot be found")
    }
    defer { free(found) }
    return FilePath(
      Array(UnsafeBufferPointer(start: found, count: strlen(found)).map { UInt8(bitPattern: $0) }))
  }

  /// Flushes the directory that contains a file to the disk, if the system supports that.
  private static func synchronizeDirectory(of path: FilePath) {
    if let directory = path.parent.flatMap({ OpenFile($0, O_RDONLY) }) {
      _ = fsync(directory.descriptor)
    }
  }

  /// Returns the failure for an `errno` value.
  ///
  /// - Parameter object: The object that lacks a permission, such as "file" or "directory".
  static func failure(_ code: Int32, at object: String = "directory") -> WriteError {
    switch code {
    case ENOENT: WriteError(reason: "no such directory")
    case ENOTDIR: WriteError(reason: "its directory is a file")
    case EACCES, EPERM: WriteError(reason: "the \(object) is not writable by the current user")
    case EROFS: WriteError(reason: "the disk is read-only")
    case ENOSPC, EDQUOT: WriteError(reason: "the disk is full")
    case EFBIG: WriteError(reason: "the file exceeds a size limit")
    default: WriteError(reason: "system error: \(SystemFileSystem.words(code))")
    }
  }
}
