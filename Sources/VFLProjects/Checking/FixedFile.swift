/// A file to which fixes were made: its old content and its new one.
package struct FixedFile: Sendable {
  /// The content of the file when it was checked, to tell whether it has changed since.
  package let before: ContentMark
  /// The content of the file with the fixes.
  package let bytes: [UInt8]
  /// How many findings the fixes mend.
  package let count: Int
  /// What changes, as a unified diff; empty where nobody asked for it.
  package let diff: [UInt8]
}
