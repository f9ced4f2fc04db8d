#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The first signal that requests the end of the process.
///
/// It is recorded so that the process can clean up.
enum InterruptFlag {
  /// The recorded signals: Ctrl-C, a request to terminate, and the loss of the terminal.
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// The recorded signal, or 0.
  ///
  /// A signal handler may write only a variable of this type.
  private nonisolated(unsafe) static var flag: sig_atomic_t = 0

  /// Whether a handler records signals; set before other threads begin.
  private(set) nonisolated(unsafe) static var isInstalled = false

  /// Records the first of the signals.
  ///
  /// The second one ends the process.
  ///
  /// A signal that the parent process ignores, as `nohup` and background jobs of scripts do, remains ignored.
  /// A file that exceeds the file size limit is reported as a write error.
  static func install() {
    // Initializes the variable before a signal can arrive.
    flag = 0
    isInstalled = true
    signal(SIGXFSZ, SIG_IGN)
    var caught = sigset_t()
    sigemptyset(&caught)
    for number in signals where !isIgnored(number) {
      var action = sigaction()
      sigemptyset(&action.sa_mask)
      #if canImport(Darwin)
        action.__sigaction_u.__sa_handler = handler
      #else
        action.__sigaction_handler.sa_handler = handler
      #endif
      sigaction(number, &action, nil)
      sigaddset(&caught, number)
    }
    // A parent process may have blocked the signals.
    pthread_sigmask(SIG_UNBLOCK, &caught, nil)
  }

  /// Records the first signal.
  ///
  /// The second one ends the process when the handler returns.
  private static let handler: @convention(c) (Int32) -> Void = { number in
    if InterruptFlag.flag != 0 { InterruptFlag.raiseDefault(number) }
    InterruptFlag.flag = number
  }

  /// Whether the parent process ignores a signal.
  static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    sigaction(number, nil, &action)
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #else
      let handler = action.__sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Whether a signal was recorded.
  static var isRaised: Bool { flag != 0 }

  /// Ends the process with the recorded signal, so that the parent process learns the reason.
  ///
  /// - Parameter isFinished: Whether the command has completed. If so, Ctrl-C is ignored, because it is also
  ///   the regular way to end a command that runs continuously.
  static func endProcess(isFinished: Bool) {
    guard isRaised, !isFinished || flag != SIGINT else { return }
    raiseDefault(flag)
  }

  /// Raises a signal with its default action.
  private static func raiseDefault(_ number: Int32) {
    signal(number, SIG_DFL)
    raise(number)
  }
}
