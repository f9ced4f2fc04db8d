#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Records the first signal that requests the end of the process, so that the process can clean up before it
/// exits.
enum InterruptFlag {
  /// The signals to record: Ctrl-C, a termination request, and the loss of the terminal.
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// The recorded signal, or 0 if none has arrived.
  ///
  /// A signal handler can safely write only to variables of type `sig_atomic_t`.
  private nonisolated(unsafe) static var flag: sig_atomic_t = 0

  /// Whether the signal handlers are installed.
  ///
  /// The value is set before any other thread starts.
  private(set) nonisolated(unsafe) static var isInstalled = false

  /// Installs the signal handlers.
  ///
  /// The first signal is recorded, and a second signal ends the process. A signal that the parent process
  /// ignores remains ignored, as with `nohup` or in a background job of a script.
  ///
  /// `SIGXFSZ` is ignored, so exceeding the file size limit is reported as a write error.
  static func install() {
    // The variable must be initialized before a signal can arrive.
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
  /// A second signal ends the process as soon as the handler returns.
  private static let handler: @convention(c) (Int32) -> Void = { number in
    if InterruptFlag.flag != 0 { InterruptFlag.raiseDefault(number) }
    InterruptFlag.flag = number
  }

  /// Whether the process has inherited from its parent that it ignores a signal.
  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    sigaction(number, nil, &action)
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #else
      let handler = action.__sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Whether a signal has been recorded.
  static var isRaised: Bool { flag != 0 }

  /// Ends the process with the recorded signal, so that the parent process can determine why it ended.
  ///
  /// - Parameter isFinished: Whether the command has completed. If it has, Ctrl-C is ignored, because it is
  ///   also the normal way to end a command that runs continuously.
  static func endProcess(isFinished: Bool) {
    guard isRaised, !isFinished || flag != SIGINT else { return }
    raiseDefault(flag)
  }

  /// Raises a signal after restoring its default action.
  private static func raiseDefault(_ number: Int32) {
    signal(number, SIG_DFL)
    raise(number)
  }
}
