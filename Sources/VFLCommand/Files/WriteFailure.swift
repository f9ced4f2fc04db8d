/// The reason for which a file could not be replaced.
package struct WriteFailure: Error, Sendable, Hashable {
  /// What stands there instead, a phrase such as "a folder that this user may not write".
  package let reason: String
  /// What to do if the content of the file is in question, a sentence; `nil` if the file is unchanged.
  package let advice: String?

  /// Creates a failure.
  package init(reason: String, advice: String? = nil) {
    (self.reason, self.advice) = (reason, advice)
  }
}
