/// The reason for which a file could not be replaced.
package struct WriteFailure: Error, Sendable, Hashable {
  /// A phrase that describes the obstacle, such as "a folder that this user may not write".
  package let reason: String
  /// A sentence with the action to take if the content of the file is uncertain, or `nil` if the file is
  /// unchanged.
  package let advice: String?

  /// Creates a failure.
  package init(reason: String, advice: String? = nil) {
    (self.reason, self.advice) = (reason, advice)
  }
}
