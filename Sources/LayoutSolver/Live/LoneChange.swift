/// What has changed since the last solve, if it is one thing that the next one may follow at once.
enum LoneChange: Sendable {
  /// Nothing, or what has to be presolved in any case.
  case none
  /// The constant of a row.
  case constant
  /// Whether a row is in force.
  case force
  /// Several changes, or one that had to be listed.
  case listed

  /// Whether there is one change that stands nowhere but in the journal.
  @inline(__always)
  var isUnlisted: Bool { self == .constant || self == .force }
}
