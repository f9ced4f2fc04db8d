/// The reason why a file could not be replaced.
package struct WriteFailure: Error, Sendable, Hashable {
  /// A phrase that describes the obstacle, such as "a folder that this user may not write".
  package let reason: String
  /// Advice for the user if the content of the file is uncertain, as a sentence.
  ///
  /// `nil` if the file is unchanged.
  package let advice: String?

  /// Creates a failure.
  package init(reason: String, advice: String? = nil) {
    (self.reason, self.advice) = (reason, advice)
  }
}
