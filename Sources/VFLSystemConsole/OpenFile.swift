import VFLChecking
import VFLDiagnostics
import VFLSystemCalls

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// An open file that is closed when the value is destroyed.
///
/// Interrupted calls are retried even after Ctrl-C, because a replacement that has begun must be completed.
struct OpenFile: ~Copyable {
  /// The identity of a file, which does not change if the file is renamed.
  struct Identity: Equatable {
    private let device: dev_t
    private let node: ino_t

    init(_ status: stat) {
      (device, node) = (status.st_dev, status.st_ino)
    }

    /// Determines the identity of the file, link or directory at a path, or returns `nil` if there is none.
    init?(of path: FilePath) {
      var status = stat()
      guard SystemFileSystem.withPath(path, { lstat($0, &status) }) == 0 else { return nil }
      self.init(status)
    }
  }

  let descriptor: Int32
  /// The file status at the time when the file was opened.
  let status: stat

  /// Opens a file.
  ///
  /// If this fails, returns `nil` and leaves the error in `errno`.
  ///
  /// Opening a pipe does not wait for the other end.
  init?(_ path: FilePath, _ flags: Int32, mode: mode_t = 0) {
    var descriptor: Int32 = -1
    // Another process may briefly have a lease on the file.
    Self.retry(times: 1000) {
      descriptor = SystemFileSystem.withPath(path) {
        open($0, flags | O_CLOEXEC | O_NONBLOCK, mode)
      }
      return descriptor >= 0 || errno != EWOULDBLOCK && errno != EINTR
    }
    guard descriptor >= 0 else { return nil }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      let code = errno
      close(descriptor)
      errno = code
      return nil
    }
    (self.descriptor, self.status) = (descriptor, status)
  }

  deinit { close(descriptor) }

  var identity: Identity { Identity(status) }

  var isRegular: Bool { status.st_mode & S_IFMT == S_IFREG }

  /// Returns the content, or `nil` if the file is unreadable or larger than ``Limit/inputBytes``.
  func content() -> [UInt8]? {
    var bytes: [UInt8] = []
    while bytes.count <= Limit.inputBytes.value {
      var count = 0
      let piece = [UInt8](unsafeUninitializedCapacity: DescriptorReader.chunk) {
        buffer, initialized in
        count = pread(descriptor, buffer.baseAddress, buffer.count, off_t(bytes.count))
        initialized = max(count, 0)
      }
      if count == 0 { return bytes }
      if count < 0, errno != EINTR { return nil }
      bytes += piece
    }
    return nil
  }

  /// Returns the content if the file is a regular file that no program is writing.
  ///
  /// Otherwise returns `nil`.
  ///
  /// On Linux, a lease detects programs that have the file open for writing. It also detects programs that
  /// open the file for writing later, until the file is closed. The lease requires that the file was opened
  /// for reading only.
  ///
  /// - Parameter attempts: The number of attempts to get the lease, one every millisecond.
  func settledContent(attempts: Int) -> [UInt8]? {
    guard isRegular else { return nil }
    let code = lease(isForWriting: false, attempts: attempts)
    if code == EAGAIN { return nil }
    guard let content = content() else { return nil }
    return code == 0 && vfl_is_lease_breaking(descriptor) != 0 ? nil : content
  }

  /// Copies the owner, permissions and extended attributes of another file to this file.
  ///
  /// Returns 0, or `errno` on failure.
  func copyAttributes(of original: borrowing OpenFile) -> Int32 {
    vfl_copy_attributes(original.descriptor, descriptor)
  }

  /// Replaces the content in place and flushes it to the disk.
  ///
  /// Returns 0, or `errno` on failure.
  func overwrite(with bytes: [UInt8]) -> Int32 {
    var start = 0
    while start < bytes.count {
      let count = bytes[start...].withUnsafeBytes {
        pwrite(descriptor, $0.baseAddress, $0.count, off_t(start))
      }
      if count >= 0 {
        start += count
      } else if errno != EINTR {
        return errno
      }
    }
    while ftruncate(descriptor, off_t(bytes.count)) != 0 { if errno != EINTR { return errno } }
    while fsync(descriptor) != 0 { if errno != EINTR { return errno } }
    return 0
  }

  /// Locks the file against other `vfl` processes until it is closed.
  ///
  /// Returns `false` if another program keeps its lock for more than a second. Returns `true` without a lock
  /// if the file system does not support locks.
  func lock() -> Bool {
    Self.retry(times: 1000) {
      flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK
    }
  }

  /// Takes a lease, so that other programs that open the file in a conflicting way wait until the file is
  /// closed.
  ///
  /// Returns 0, or `errno` on failure.
  ///
  /// The error is `EAGAIN` if another program already has the file open in a conflicting way. Several
  /// attempts are made, because a process that another thread has just started may briefly have a copy of a
  /// closed descriptor.
  func lease(isForWriting: Bool, attempts: Int = 20) -> Int32 {
    var code: Int32 = 0
    Self.retry(times: attempts) {
      code = vfl_take_lease(descriptor, isForWriting ? 1 : 0)
      return code != EAGAIN
    }
    return code
  }

  /// Calls a function every millisecond until it returns `true`, up to the given number of times.
  ///
  /// Returns `false` if every call returns `false`.
  @discardableResult
  private static func retry(times: Int, _ succeeds: () -> Bool) -> Bool {
    for attempt in 0..<times {
      if attempt > 0 {
        var time = timespec(tv_sec: 0, tv_nsec: 1_000_000)
        nanosleep(&time, nil)
      }
      if succeeds() { return true }
    }
    return false
  }
}
