/// A file to which fix-its were applied.
package struct FixedFile: Sendable {
  /// A fingerprint of the original content, to detect later changes of the file.
  package let before: ContentFingerprint
  /// The content with the fix-its applied.
  package let bytes: [UInt8]
  /// The number of fixed diagnostics.
  package let count: Int
  /// The changes as a unified diff.
  ///
  /// Empty if no diff was requested.
  package let diff: [UInt8]
  /// The changed lines before and after the change, with their line numbers.
  ///
  /// Empty if no list was requested.
  package var listing = ""
}
