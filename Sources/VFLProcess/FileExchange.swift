import VFLCommand
import VFLProjects
import VFLSystemCalls

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Moves a finished temporary file to its target, and back if another program saved the target.
///
/// A rename destroys a save that arrives between the last comparison and the rename. An exchange keeps the
/// replaced file, which is compared afterwards. These are the possible cases:
///
/// - A program that saves by renaming a file to the target before the exchange: the replaced file is
///   another one, so the exchange is undone.
/// - A program that has opened the target before the exchange and writes in place: the replaced file has
///   another content, or the lease shows that the file is open for writing. The exchange is undone, and
///   what the program goes on to write arrives in the target.
/// - A program that saves after the exchange, in either way: it saves over the new content, as it would
///   have a moment later.
/// - A program that saves between the exchange and its undoing: the undoing brings out a file that is not
///   the new content, which is the latest save, so it is exchanged again.
/// - Another process of `vfl`: locks on the original and on the new file make one of them wait, and then
///   its comparison fails.
enum FileExchange {
  /// Replaces the target with a temporary file, if the target is still a file that satisfies a condition.
  static func exchange(
    _ temporary: consuming TemporaryFile, _ target: FilePath, _ original: borrowing OpenFile,
    _ bytes: [UInt8], if condition: WriteCondition
  ) throws(WriteFailure) {
    guard let new = OpenFile(temporary.path, O_RDONLY | O_NOFOLLOW) else {
      throw FileReplacement.failure(errno)
    }
    guard original.lock(), new.lock() else { throw FileReplacement.locked }
    guard OpenFile.Identity(of: target) == original.identity else { throw FileReplacement.changed }
    guard let content = original.settledContent() else {
      throw WriteFailure(reason: "a file that another program has open for writing")
    }
    try condition.validate(content)
    switch call(vfl_exchange, temporary.path, target) {
    case 0: break
    case ENOENT: throw FileReplacement.changed
    default:
      // The file system cannot exchange files.
      return try rename(temporary, to: target)
    }
    // Until the replaced file is known, it may be the only copy of a save.
    temporary.keep()
    if let replaced = OpenFile(temporary.path, O_RDONLY | O_NOFOLLOW),
      let content = replaced.settledContent(), (try? condition.validate(content)) != nil
    {
      temporary.remove()
      return
    }
    try undo(temporary, target, new.identity, ContentMark(bytes))
    throw FileReplacement.changed
  }

  /// Moves a temporary file to a path at which there is no file.
  static func publish(
    _ temporary: consuming TemporaryFile, at target: FilePath
  ) throws(WriteFailure) {
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
  ) throws(WriteFailure) {
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
    if code != 0 { throw FileReplacement.failure(code) }
    temporary.keep()
  }

  /// Puts the latest save, which the temporary path has, back to the target.
  ///
  /// - Parameters:
  ///   - identity: The file that the target should have at the moment: the new content.
  ///   - mark: Its content; `nil` if a program is writing it.
  private static func undo(
    _ temporary: consuming TemporaryFile, _ target: FilePath, _ identity: OpenFile.Identity,
    _ mark: ContentMark?
  ) throws(WriteFailure) {
    var replaced: (identity: OpenFile.Identity?, mark: ContentMark?) = (identity, mark)
    var latest = (
      identity: OpenFile.Identity(of: temporary.path),
      mark: OpenFile(temporary.path, O_RDONLY | O_NOFOLLOW)?.settledContent().map(ContentMark.init)
    )
    for _ in 0..<100 {
      let code = call(vfl_exchange, temporary.path, target)
      // Another program has removed the target.
      if code == ENOENT, call(vfl_rename_exclusively, temporary.path, target) == 0 { return }
      guard code == 0 else { continue }
      // The lease lasts until the file is removed.
      let file = OpenFile(temporary.path, O_RDONLY | O_NOFOLLOW)
      let found = (
        identity: OpenFile.Identity(of: temporary.path),
        mark: file?.settledContent().map(ContentMark.init)
      )
      if found.identity == replaced.identity, replaced.mark == nil || found.mark == replaced.mark {
        temporary.remove()
        return
      }
      (replaced, latest) = (latest, found)
    }
    throw WriteFailure(
      reason: "a file that other programs keep saving; a version is in `\(temporary.path.text)`")
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
