/// An error that is thrown if an input cannot be read.
package struct InputError: Error, Sendable, Hashable {
  /// A phrase that describes the problem, such as "no such file".
  package let reason: String

  /// Creates an error from a phrase.
  package init(reason: String) {
    self.reason = reason
  }

  /// The error for a relative path whose working directory cannot be determined.
  package static let noWorkingDirectory = InputError(
    reason: "the path is relative, but the working directory does not exist")

  /// The error for an input that exceeds the maximum size.
  package static let tooLong = InputError(reason: "it is larger than 1 GiB")
}
