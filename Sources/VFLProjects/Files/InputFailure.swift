/// The reason for which an input could not be read.
package struct InputFailure: Error, Sendable, Hashable {
  /// What stands there instead, a phrase such as "no such file".
  package let reason: String

  /// Creates a failure from the phrase.
  package init(reason: String) {
    self.reason = reason
  }

  /// The failure of a relative path while the working directory cannot be determined.
  package static let noWorkingDirectory = InputFailure(
    reason: "a relative path without a working directory")

  /// The failure of an input that exceeds the limit of the bytes of an input.
  package static let tooLong = InputFailure(reason: "more than 1 GiB")
}
