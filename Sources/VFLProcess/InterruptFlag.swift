#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The flag that says whether Ctrl-C was pressed, which a handler of the system's signal sets.
enum InterruptFlag {
  /// A handler may do next to nothing, and setting a variable of this type is allowed: one aligned
  /// word that is only ever set.
  private nonisolated(unsafe) static var flag: sig_atomic_t = 0

  /// Whether a handler notes Ctrl-C; set before other threads begin.
  private(set) nonisolated(unsafe) static var isInstalled = false

  /// Notes the first Ctrl-C; the handler is gone after it, so that a second one ends the process.
  ///
  /// A process that was started so that it ignores the signal, as `nohup` and the background of a
  /// script do, goes on ignoring it.
  static func install() {
    // The variable is made before any signal can come.
    flag = 0
    var action = sigaction()
    sigaction(SIGINT, nil, &action)
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #else
      let handler = action.__sigaction_handler.sa_handler
    #endif
    if unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { return }
    isInstalled = true
    action = sigaction()
    action.sa_flags = Int32(bitPattern: UInt32(truncatingIfNeeded: SA_RESETHAND))
    sigemptyset(&action.sa_mask)
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = { _ in InterruptFlag.flag = 1 }
    #else
      action.__sigaction_handler.sa_handler = { _ in InterruptFlag.flag = 1 }
    #endif
    sigaction(SIGINT, &action, nil)
    // Whoever starts a process from a thread of a pool may have left all signals blocked in it.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  /// Whether a Ctrl-C was noted.
  static var isRaised: Bool { flag != 0 }
}
