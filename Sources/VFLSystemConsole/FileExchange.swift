import VFLChecking
import VFLCommandLine
import VFLSystemCalls

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Exchanges a finished temporary file with its target, and reverses the exchange if another program has
/// saved the target in the meantime.
///
/// A rename would destroy a save that arrives between the last comparison and the rename. An exchange keeps
/// the replaced file, so it can be compared afterwards. These cases are possible:
///
/// - Before the exchange, another program saves by renaming a file to the target. The replaced file is then a
///   different file, so the exchange is reversed.
/// - Before the exchange, another program opens the target and writes to it in place. Either the replaced
///   file has different content, or the lease shows that it is open for writing. The exchange is reversed, so
///   the program continues to write to the target.
/// - After the exchange, another program saves in either way. It overwrites the new content, as it would have
///   done a moment later.
/// - Another program saves between the exchange and its reversal. The file that the reversal moves to the
///   temporary path then does not have the new content, so it is the latest save and is exchanged again. If
///   either file is open for writing, the latest save is unknown. The temporary file is then kept and
///   reported.
/// - Another `vfl` process replaces the same file. Locks on the original file and on the new file make one
///   process wait, and its comparison then fails.
enum FileExchange {
  /// Replaces the target with a temporary file if the target is still the original file and its content
  /// satisfies a condition.
  static func exchange(
    _ temporary: consuming TemporaryFile, _ target: FilePath, _ original: borrowing OpenFile,
    _ bytes: [UInt8], if condition: WriteCondition
  ) throws(WriteError) {
    guard let new = OpenFile(temporary.path, O_RDONLY | O_NOFOLLOW) else {
      throw FileReplacement.failure(errno)
    }
    guard original.lock(), new.lock() else { throw FileReplacement.locked }
    guard OpenFile.Identity(of: target) == original.identity else { throw FileReplacement.changed }
    guard let content = original.settledContent(attempts: 20) else {
      throw WriteError(reason: "another program has the file open for writing")
    }
    try condition.validate(content)
    switch call(vfl_exchange, temporary.path, target) {
    case 0: break
    case ENOENT: throw FileReplacement.changed
    default:
      // The file system does not support exchanging files.
      return try rename(temporary, to: target)
    }
    // Until the replaced file has been compared, it may be the only copy of another program's save.
    temporary.keep()
    var latest: Version?
    if let replaced = OpenFile(temporary.path, O_RDONLY | O_NOFOLLOW),
      let content = replaced.settledContent(attempts: 1)
    {
      if (try? condition.validate(content)) != nil { return temporary.remove() }
      latest = Version(replaced.identity, content)
    }
    try undo(temporary, target, Version(new.identity, bytes), latest)
    throw FileReplacement.changed
  }

  /// Moves a temporary file to its target, unless another file exists there.
  static func publish(
    _ temporary: consuming TemporaryFile, at target: FilePath
  ) throws(WriteError) {
    switch call(vfl_rename_exclusively, temporary.path, target) {
    case 0: temporary.keep()
    case EEXIST: throw FileReplacement.changed
    default:
      guard OpenFile.Identity(of: target) == nil else { throw FileReplacement.changed }
      try rename(temporary, to: target)
    }
  }

  private static func rename(
    _ temporary: consuming TemporaryFile, to target: FilePath
  ) throws(WriteError) {
    let code = call(
      { from, to in
        #if canImport(Glibc)
          Glibc.rename(from, to) == 0 ? 0 : errno
        #elseif canImport(Musl)
          Musl.rename(from, to) == 0 ? 0 : errno
        #else
          Darwin.rename(from, to) == 0 ? 0 : errno
        #endif
      }, temporary.path, target)
    if code != 0 { throw FileReplacement.failure(code, at: "file") }
    temporary.keep()
  }

  /// The identity and content of a file that no program was writing.
  private struct Version: Equatable {
    private let identity: OpenFile.Identity
    private let fingerprint: ContentFingerprint

    init(_ identity: OpenFile.Identity, _ content: [UInt8]) {
      (self.identity, fingerprint) = (identity, ContentFingerprint(content))
    }
  }

  /// Moves the latest save from the temporary path back to the target.
  ///
  /// - Parameters:
  ///   - new: The version that was moved to the target. If the target has another version, a program has
  ///     saved it.
  ///   - latest: The version at the temporary path, or `nil` if a program is writing to that file.
  private static func undo(
    _ temporary: consuming TemporaryFile, _ target: FilePath, _ new: Version, _ latest: Version?
  ) throws(WriteError) {
    var (replaced, latest) = (new, latest)
    let path = temporary.path
    func failure(_ reason: String) -> WriteError {
      WriteError(
        reason: reason,
        advice: "compare it with `\(path.text)`, which has another version of the file")
    }
    for _ in 0..<100 {
      var code = call(vfl_exchange, path, target)
      if code == ENOENT {
        // Another program has removed the target.
        code = call(vfl_rename_exclusively, path, target)
        if code == 0 { return }
        if code == EEXIST { continue }
      }
      guard code == 0, let file = OpenFile(path, O_RDONLY | O_NOFOLLOW) else {
        throw failure(FileReplacement.failure(code == 0 ? errno : code, at: "file").reason)
      }
      let found = file.settledContent(attempts: 20).map { Version(file.identity, $0) }
      if found == replaced { return temporary.remove() }
      guard let found, let saved = latest else { break }
      (replaced, latest) = (saved, found)
    }
    throw failure("other programs are saving the file at the same time")
  }

  private static func call(
    _ function: (UnsafePointer<CChar>, UnsafePointer<CChar>) -> Int32, _ first: FilePath,
    _ second: FilePath
  ) -> Int32 {
    SystemFileSystem.withPath(first) { first in
      SystemFileSystem.withPath(second) { function(first, $0) }
    }
  }
}
