import VFLDiagnostics
import VFLProjects
import VFLSystemCalls

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// An open file, which is closed when the value is destroyed.
///
/// Its functions continue after a signal, because a replacement that has begun must be completed.
struct OpenFile: ~Copyable {
  /// The identity of a file, which a rename preserves.
  struct Identity: Equatable {
    private let device: dev_t
    private let node: ino_t

    init(_ status: stat) {
      (device, node) = (status.st_dev, status.st_ino)
    }

    /// The identity of the file, link or directory at a path.
    init?(of path: FilePath) {
      var status = stat()
      guard SystemFileSystem.withPath(path, { lstat($0, &status) }) == 0 else { return nil }
      self.init(status)
    }
  }

  let descriptor: Int32
  /// The attributes of the file when it was opened.
  let status: stat

  /// Opens a file without waiting for the other end of a pipe; `nil` leaves the reason in `errno`.
  init?(_ path: FilePath, _ flags: Int32, mode: mode_t = 0) {
    var descriptor: Int32 = -1
    // Another process may have a lease for a moment.
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

  /// The content; `nil` if it cannot be read, or has more than ``Limit/inputBytes``.
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

  /// The content of a regular file that no program is writing; else `nil`.
  ///
  /// On Linux, a lease detects programs that have opened the file to write to it, and detects new ones
  /// until the file is closed. The lease needs a file that was opened for reading only.
  ///
  /// - Parameter attempts: The number of attempts, one every millisecond, to get the lease.
  func settledContent(attempts: Int) -> [UInt8]? {
    guard isRegular else { return nil }
    let code = lease(isForWriting: false, attempts: attempts)
    if code == EAGAIN { return nil }
    guard let content = content() else { return nil }
    return code == 0 && vfl_is_lease_breaking(descriptor) != 0 ? nil : content
  }

  /// Copies the owner, permissions and extended attributes of another file.
  ///
  /// Returns the error of the system, or 0.
  func copyAttributes(of original: borrowing OpenFile) -> Int32 {
    vfl_copy_attributes(original.descriptor, descriptor)
  }

  /// Replaces the content in place and flushes it to the disk.
  ///
  /// Returns the error of the system, or 0.
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

  /// Locks the file against other processes of `vfl` until it is closed.
  ///
  /// Returns `false` if another program keeps a lock for more than a second.
  ///
  /// A file on a file system without locks counts as locked.
  func lock() -> Bool {
    Self.retry(times: 1000) {
      flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK
    }
  }

  /// Makes other programs that open the file in a conflicting way wait until it is closed.
  ///
  /// Returns the error of the system, or 0.
  ///
  /// The error is `EAGAIN` if another program has the file open in a conflicting way. A process that another
  /// thread has just started may have a copy of a closed descriptor for a moment.
  func lease(isForWriting: Bool, attempts: Int = 20) -> Int32 {
    var code: Int32 = 0
    Self.retry(times: attempts) {
      code = vfl_take_lease(descriptor, isForWriting ? 1 : 0)
      return code != EAGAIN
    }
    return code
  }

  /// Calls a function every millisecond until it succeeds.
  ///
  /// Returns `false` if it never does.
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
