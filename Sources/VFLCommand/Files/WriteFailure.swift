/// The reason for which a file could not be replaced; the file is then as it was before.
package struct WriteFailure: Error, Sendable, Hashable {
  /// What stands there instead, a phrase such as "a folder that this user may not write".
  package let reason: String

  /// Creates a failure from the phrase.
  package init(reason: String) {
    self.reason = reason
  }
}
