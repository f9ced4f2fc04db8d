package import VFLChecking
package import VFLCommandLine

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The console that uses the streams, files and environment of the process.
///
/// It calls C library functions directly. Loading a larger library would take longer than most runs.
package struct SystemConsole: Console {
  private static let start = ContinuousClock.now

  /// Creates the console of the process.
  package init() {}

  /// Reads bytes from standard input, waiting until at least one is available.
  ///
  /// Returns an empty array at the end of the input.
  package mutating func readInput() throws(InputError) -> [UInt8] {
    try DescriptorReader.read(STDIN_FILENO, count: DescriptorReader.chunk)
  }

  /// The file system of the process.
  package var fileSystem: any FileSystem { SystemFileSystem() }

  /// The absolute path of the working directory, or an empty path if it was deleted or is inaccessible.
  package var currentDirectory: FilePath { SystemFileSystem.workingDirectory ?? FilePath("") }

  /// Replaces the content of a file atomically if its current content satisfies a condition.
  package mutating func replaceFile(
    at path: FilePath, with bytes: [UInt8], if condition: WriteCondition
  ) throws(WriteError) {
    try FileReplacement.replace(contentOf: path, with: bytes, if: condition)
  }

  /// Starts recording the first `SIGINT`, `SIGTERM` or `SIGHUP` instead of ending the process.
  ///
  /// A second signal ends the process.
  package mutating func catchInterrupts() { InterruptFlag.install() }

  /// Whether `SIGINT`, `SIGTERM` or `SIGHUP` has been recorded.
  package var isInterrupted: Bool { InterruptFlag.isRaised }

  /// The number of seconds since the first access to this property.
  package var seconds: Double {
    (ContinuousClock.now - Self.start) / .seconds(1)
  }

  /// Waits for the given number of seconds, or until a signal arrives.
  package mutating func pause(seconds: Double) {
    let whole = seconds.rounded(.down)
    var time = timespec(tv_sec: Int(whole), tv_nsec: Int((seconds - whole) * 1e9))
    nanosleep(&time, nil)
  }

  /// Opens a page with the system's open command, without waiting for the command.
  ///
  /// Returns `false` if the system has no such command.
  package mutating func showPage(at path: FilePath) -> Bool {
    #if canImport(Darwin)
      let program = "open"
    #else
      let program = "xdg-open"
    #endif
    // The path is passed in a variable because the shell does not interpret the value of a quoted variable.
    setenv("VFL_PAGE", path.text, 1)
    defer { unsetenv("VFL_PAGE") }
    let command =
      "command -v \(program) > /dev/null && (\(program) \"$VFL_PAGE\" > /dev/null 2>&1 &)"
    guard let shell = popen(command, "r") else { return false }
    return pclose(shell) == 0
  }

  /// The number of processors that are online, which is at least 1.
  package var coreCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// Writes all bytes to a stream before it returns.
  package mutating func write(
    _ bytes: [UInt8], to stream: OutputStream
  ) throws(OutputError) {
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
        case EAGAIN: DescriptorReader.wait(for: descriptor, POLLOUT)
        case EPIPE: throw .closed
        default: throw .rejected(SystemFileSystem.words(errno))
        }
      }
    }
  }

  /// Whether standard input is a terminal.
  package var isInputTerminal: Bool { isatty(STDIN_FILENO) != 0 }

  /// Whether a stream is a terminal.
  package func isTerminal(_ stream: OutputStream) -> Bool {
    isatty(stream == .output ? STDOUT_FILENO : STDERR_FILENO) != 0
  }

  /// The width of the terminal on standard output or standard error in columns, or `nil` if it is unknown.
  package var terminalWidth: Int? {
    var size = winsize()
    for descriptor in [STDOUT_FILENO, STDERR_FILENO]
    where ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 {
      return Int(size.ws_col)
    }
    return nil
  }

  /// Returns the value of an environment variable, or `nil` if it is not set.
  package func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
