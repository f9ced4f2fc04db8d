import VFLProjects

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads what the system has opened.
enum DescriptorReader {
  /// How many bytes are asked for at once.
  static let chunk = 1 << 16

  /// Reads once, however often a signal other than Ctrl-C comes between; an empty array at the end.
  static func read(_ descriptor: Int32, count: Int) throws(InputFailure) -> [UInt8] {
    while true {
      try waitForInput(descriptor)
      var result = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
        #if canImport(Glibc)
          result = Glibc.read(descriptor, buffer.baseAddress, count)
        #elseif canImport(Musl)
          result = Musl.read(descriptor, buffer.baseAddress, count)
        #else
          result = Darwin.read(descriptor, buffer.baseAddress, count)
        #endif
        initialized = max(result, 0)
      }
      if result >= 0 { return bytes }
      switch errno {
      // After Ctrl-C nobody waits for what may never come.
      case EINTR where !InterruptFlag.isRaised: continue
      case EAGAIN: wait(for: descriptor, POLLIN)
      default: throw SystemFileSystem.failure(errno)
      }
    }
  }

  /// Waits until there is something to read, and looks for Ctrl-C in between.
  ///
  /// The system tells a signal to any one thread, so it need not be the waiting one that wakes up.
  private static func waitForInput(_ descriptor: Int32) throws(InputFailure) {
    guard InterruptFlag.isInstalled else { return }
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while true {
      let count = poll(&request, 1, 100)
      let reason = errno
      // What the signal wakes up is this very wait, as often as not.
      if InterruptFlag.isRaised { throw SystemFileSystem.failure(EINTR) }
      if count > 0 || count < 0 && reason != EINTR { return }
    }
  }

  /// Waits until a stream that somebody made non-blocking can go on.
  static func wait(for descriptor: Int32, _ event: some BinaryInteger) {
    var request = pollfd(fd: descriptor, events: Int16(event), revents: 0)
    _ = poll(&request, 1, -1)
  }
}
