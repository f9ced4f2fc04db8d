import VFLLogs

/// The conflicts and other messages of a log that are known and therefore ignored.
struct KnownLog: Sendable {
  private var conflicts: Set<LoggedConflict> = []
  private var messages: Set<LoggedMessage.Signature> = []

  /// Creates a log without known conflicts and messages.
  init() {}

  /// Reads the conflicts and messages of a log.
  init(_ log: [UInt8]) {
    let (conflicts, _, messages) = LogScanner.read(log)
    self.conflicts = Set(conflicts.map { $0.signature })
    self.messages = Set(messages.map { $0.signature })
  }

  /// Returns whether the log contains a conflict, possibly with other addresses.
  func contains(_ conflict: LoggedConflict) -> Bool {
    !conflicts.isEmpty && conflicts.contains(conflict.signature)
  }

  /// Returns whether the log contains a message, possibly with other addresses.
  func contains(_ message: LoggedMessage) -> Bool { messages.contains(message.signature) }
}
