/// How fix-its are handled.
package enum FixMode: Sendable, Hashable {
  /// Fix-its are reported but not applied.
  case reported
  /// Fix-its are applied, and the fixed files are written.
  case written
  /// Fix-its are applied, and the changes are printed as a diff. Files are not modified.
  case shown
}
