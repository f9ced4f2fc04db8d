/// That a description cannot be read.
struct DescriptionFault: Error, Sendable, Hashable {
  /// Why not.
  let reason: LoggedConflict.Unread.Reason
}
