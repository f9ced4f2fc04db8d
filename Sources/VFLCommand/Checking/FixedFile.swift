/// A file with its fixes: what it was, and what it is to become.
struct FixedFile: Sendable {
  /// What the file had when it was checked, to tell whether it has changed since.
  let before: ContentMark
  /// What it is to have.
  let bytes: [UInt8]
  /// How many findings the fixes mend.
  let count: Int
  /// What changes, as a unified diff; empty where nobody asked for it.
  let diff: [UInt8]
}
