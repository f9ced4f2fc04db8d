#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The elapsed time and the peak memory of a child process.
struct MeasuredRun: Sendable {
  /// The time in seconds from the start to the end of the process.
  let seconds: Double
  /// The peak resident memory in MB.
  let megabytes: Double
  /// The exit code; `nil` if a signal ended the process.
  let exitCode: Int?
  /// Whether the process was killed because it exceeded the time limit.
  let isEnded: Bool

  /// Creates the measurement of a completed process.
  init(seconds: Double, megabytes: Double, exitCode: Int?, isEnded: Bool = false) {
    (self.seconds, self.megabytes) = (seconds, megabytes)
    (self.exitCode, self.isEnded) = (exitCode, isEnded)
  }

  /// Runs a shell command with an empty environment, and kills it after `limit` seconds.
  init(of command: String, endingAfter limit: Double) throws(SystemFile.SystemError) {
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
    // The low 7 bits are the signal. The next byte is the exit code.
    exitCode = status & 0x7F == 0 ? Int(status >> 8 & 0xFF) : nil
    self.isEnded = isEnded
  }

  /// The interval in microseconds at which the process is polled.
  private static let pause: UInt32 = 1000
}
