/// An error that is thrown if a file cannot be replaced.
package struct WriteError: Error, Sendable, Hashable {
  /// A phrase that describes the reason, such as "a directory that this user may not write".
  package let reason: String
  /// Advice for the user if the content of the file is uncertain, as a sentence.
  ///
  /// `nil` if the file is unchanged.
  package let advice: String?

  /// Creates an error.
  package init(reason: String, advice: String? = nil) {
    (self.reason, self.advice) = (reason, advice)
  }
}
