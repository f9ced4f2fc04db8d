import VFLChecking

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads from open file descriptors.
enum DescriptorReader {
  /// The number of bytes that one call requests.
  static let chunk = 1 << 16

  /// Reads up to `count` bytes with one call, which is repeated if a signal other than Ctrl-C interrupts it.
  ///
  /// Returns an empty array at the end of the file.
  static func read(_ descriptor: Int32, count: Int) throws(InputError) -> [UInt8] {
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
      // After Ctrl-C, the process must not wait for input that might never arrive.
      case EINTR where !InterruptFlag.isRaised: continue
      case EAGAIN: wait(for: descriptor, POLLIN)
      default: throw SystemFileSystem.failure(errno)
      }
    }
  }

  /// Waits until input is available, and checks for Ctrl-C at intervals.
  ///
  /// The system may deliver the signal to another thread, so the signal does not always interrupt this wait.
  private static func waitForInput(_ descriptor: Int32) throws(InputError) {
    guard InterruptFlag.isInstalled else { return }
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while true {
      let count = poll(&request, 1, 100)
      let reason = errno
      // Usually, the signal has interrupted this call of `poll`.
      if InterruptFlag.isRaised { throw SystemFileSystem.failure(EINTR) }
      if count > 0 || count < 0 && reason != EINTR { return }
    }
  }

  /// Waits until a non-blocking descriptor is ready for reading or writing.
  static func wait(for descriptor: Int32, _ event: some BinaryInteger) {
    var request = pollfd(fd: descriptor, events: Int16(event), revents: 0)
    _ = poll(&request, 1, -1)
  }
}
