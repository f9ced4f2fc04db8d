/// An error for a description that cannot be read.
struct DescriptionFault: Error, Sendable, Hashable {
  /// The reason why the description cannot be read.
  let reason: LoggedConflict.Unread.Reason
}
