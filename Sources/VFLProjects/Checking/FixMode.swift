/// The treatment of the fixes that findings offer.
package enum FixMode: Sendable, Hashable {
  /// Fixes are told and not made.
  case told
  /// Fixes are made and written to the files.
  case written
  /// Fixes are made and shown as a diff; no file changes.
  case shown
}
