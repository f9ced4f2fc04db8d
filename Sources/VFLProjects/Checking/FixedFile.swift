/// A file with fix-its applied.
package struct FixedFile: Sendable {
  /// The content of the file when it was checked, to detect later changes.
  package let before: ContentMark
  /// The content of the file with the fix-its applied.
  package let bytes: [UInt8]
  /// The number of fixed diagnostics.
  package let count: Int
  /// The changes as a unified diff.
  ///
  /// Empty if no diff was requested.
  package let diff: [UInt8]
  /// The changed lines with their numbers, before and after the change.
  ///
  /// Empty if no list was requested.
  package var listing = ""
}
