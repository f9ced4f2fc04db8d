/// The reason why an input could not be read.
package struct InputFailure: Error, Sendable, Hashable {
  /// A phrase that describes the problem, such as "no such file".
  package let reason: String

  /// Creates a failure from a phrase.
  package init(reason: String) {
    self.reason = reason
  }

  /// The failure for a relative path whose working directory cannot be determined.
  package static let noWorkingDirectory = InputFailure(
    reason: "the path is relative, but the working directory does not exist")

  /// The failure for an input that exceeds the maximum size.
  package static let tooLong = InputFailure(reason: "it is larger than 1 GiB")
}
