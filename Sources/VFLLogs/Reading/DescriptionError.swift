/// An error for a description that cannot be read.
struct DescriptionError: Error, Sendable, Hashable {
  /// The reason why the description cannot be read.
  let reason: LoggedConflict.Unread.Reason
}
