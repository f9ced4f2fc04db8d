#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The streams, files and environment of the process.
///
/// It speaks to the system's own functions: loading a larger library would cost more time than most
/// runs take.
package struct SystemConsole: Console {
  /// How many bytes are asked for at once.
  private static let chunk = 1 << 16

  /// Creates the console of the process.
  package init() {}

  /// Reads some bytes of standard input, waiting for the first; an empty array at the end.
  package mutating func readInput() throws(InputFailure) -> [UInt8] {
    try Self.read(STDIN_FILENO, count: Self.chunk)
  }

  /// The whole content of a file, a device or a pipe.
  package func contents(ofFile path: [UInt8]) throws(InputFailure) -> [UInt8] {
    let descriptor = Self.withPath(path) { open($0, O_RDONLY | O_CLOEXEC) }
    guard descriptor >= 0 else { throw Self.failure(errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw Self.failure(errno) }
    guard status.st_mode & S_IFMT != S_IFDIR else { throw Self.failure(EISDIR) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(min(max(Int(status.st_size), 0), InputLimit.bytes))
    while true {
      let next = try Self.read(descriptor, count: Self.chunk)
      if next.isEmpty { return bytes }
      bytes += next
      guard bytes.count <= InputLimit.bytes else { throw InputLimit.failure }
    }
  }

  /// Whether anything stands at a path: a file, a folder, a pipe.
  package func exists(_ path: [UInt8]) -> Bool {
    guard !path.isEmpty, !path.contains(0) else { return false }
    var status = stat()
    return Self.withPath(path) { stat($0, &status) } == 0
  }

  /// Writes all of the bytes before it returns.
  package mutating func write(
    _ bytes: [UInt8], to stream: OutputStream
  ) throws(OutputFailure) {
    let descriptor = stream == .output ? STDOUT_FILENO : STDERR_FILENO
    var start = 0
    while start < bytes.count {
      #if canImport(Glibc)
        let count = bytes[start...].withUnsafeBytes {
          Glibc.write(descriptor, $0.baseAddress, $0.count)
        }
      #elseif canImport(Musl)
        let count = bytes[start...].withUnsafeBytes {
          Musl.write(descriptor, $0.baseAddress, $0.count)
        }
      #else
        let count = bytes[start...].withUnsafeBytes {
          Darwin.write(descriptor, $0.baseAddress, $0.count)
        }
      #endif
      if count >= 0 {
        start += count
      } else {
        switch errno {
        case EINTR: continue
        case EAGAIN: Self.wait(for: descriptor, POLLOUT)
        case EPIPE: throw .closed
        default: throw .refused(Self.words(errno))
        }
      }
    }
  }

  /// Whether standard input is a person's terminal.
  package var isInputTerminal: Bool { isatty(STDIN_FILENO) != 0 }

  /// Whether a stream is shown on a terminal.
  package func isTerminal(_ stream: OutputStream) -> Bool {
    isatty(stream == .output ? STDOUT_FILENO : STDERR_FILENO) != 0
  }

  /// The columns of the terminal that standard output or standard error is shown on.
  package var terminalWidth: Int? {
    var size = winsize()
    for descriptor in [STDOUT_FILENO, STDERR_FILENO]
    where ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 {
      return Int(size.ws_col)
    }
    return nil
  }

  /// The value of an environment variable.
  package func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// Reads once, however often a signal comes between.
  private static func read(_ descriptor: Int32, count: Int) throws(InputFailure) -> [UInt8] {
    while true {
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
      case EINTR: continue
      case EAGAIN: wait(for: descriptor, POLLIN)
      default: throw failure(errno)
      }
    }
  }

  /// Waits until a stream that somebody made non-blocking can go on.
  private static func wait(for descriptor: Int32, _ event: some BinaryInteger) {
    var request = pollfd(fd: descriptor, events: Int16(event), revents: 0)
    _ = poll(&request, 1, -1)
  }

  private static func withPath<Result>(
    _ path: [UInt8], _ body: (UnsafePointer<CChar>) -> Result
  ) -> Result {
    (path.map { CChar(bitPattern: $0) } + [0]).withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return body("") }
      return body(base)
    }
  }

  private static func failure(_ code: Int32) -> InputFailure {
    switch code {
    case ENOENT, ENOTDIR: InputFailure(reason: "no such file")
    case EISDIR: InputFailure(reason: "a folder")
    case EACCES, EPERM: InputFailure(reason: "a file that this user may not read")
    default: InputFailure(reason: "an error of the system: \(words(code))")
    }
  }

  private static func words(_ code: Int32) -> String {
    strerror(code).map { String(cString: $0) } ?? "error \(code)"
  }
}
