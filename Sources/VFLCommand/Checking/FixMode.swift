/// What becomes of the fixes that findings offer.
enum FixMode: Sendable, Hashable {
  /// They are only told.
  case told
  /// They are made and written.
  case written
  /// They are made and shown as a diff; no file changes.
  case shown
}
