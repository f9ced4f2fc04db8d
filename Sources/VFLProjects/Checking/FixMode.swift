/// The treatment of fix-its.
package enum FixMode: Sendable, Hashable {
  /// Fix-its are reported but not applied.
  case told
  /// Fix-its are applied and written to the files.
  case written
  /// Fix-its are applied and printed as a diff. No file changes.
  case shown
}
