#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The time and the memory of a process.
struct MeasuredRun: Sendable {
  /// The time until its end, in seconds.
  let seconds: Double
  /// The largest resident memory, in MB.
  let megabytes: Double
  /// The exit code; `nil` for a process that a signal ended.
  let exitCode: Int?
  /// Whether the process was ended because it took too long.
  let isEnded: Bool

  /// Creates the measurement of a process that has ended.
  init(seconds: Double, megabytes: Double, exitCode: Int?, isEnded: Bool = false) {
    (self.seconds, self.megabytes) = (seconds, megabytes)
    (self.exitCode, self.isEnded) = (exitCode, isEnded)
  }

  /// Runs a command of the shell without an environment, and ends it after so many seconds.
  init(of command: String, endingAfter limit: Double) throws(SystemFile.Failure) {
    var process = pid_t()
    let words = ["/bin/sh", "-c", command].map { (word: String) in strdup(word) }
    defer { for word in words { free(word) } }
    let start = MonotonicClock.nanoseconds
    guard posix_spawn(&process, "/bin/sh", nil, nil, words + [nil], nil) == 0 else {
      throw SystemFile.failure("/bin/sh")
    }
    var (status, usage, isEnded) = (CInt(), rusage(), false)
    while wait4(process, &status, WNOHANG, &usage) == 0 {
      if !isEnded, MonotonicClock.microseconds(since: start) > limit * 1e6 {
        isEnded = true
        kill(process, SIGKILL)
      }
      usleep(Self.pause)
    }
    seconds = MonotonicClock.microseconds(since: start) * 1e-6
    #if canImport(Darwin)
      megabytes = Double(usage.ru_maxrss) / 1e6
    #else
      megabytes = Double(usage.ru_maxrss) * 1024 / 1e6
    #endif
    // The low seven bits are the signal; the exit code is in the byte above them.
    exitCode = status & 0x7F == 0 ? Int(status >> 8 & 0xFF) : nil
    self.isEnded = isEnded
  }

  /// How long it sleeps between two looks at the process, in microseconds.
  private static let pause: UInt32 = 1000
}
