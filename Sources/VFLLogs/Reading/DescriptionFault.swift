/// The error that a description of a constraint cannot be read.
struct DescriptionFault: Error, Sendable, Hashable {
  /// Why the description cannot be read.
  let reason: LoggedConflict.Unread.Reason
}
