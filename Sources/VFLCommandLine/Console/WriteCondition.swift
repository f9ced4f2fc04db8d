package import VFLChecking

/// A condition that the current content of a file must satisfy before the file is replaced.
///
/// Other programs may save the file at any time, so the condition is checked several times.
package struct WriteCondition: Sendable {
  private let check: @Sendable (_ content: [UInt8]?) -> String?

  /// Creates a condition.
  ///
  /// - Parameter check: Returns `nil` if a file with the given content may be replaced. Otherwise returns the
  ///   obstacle as a phrase, such as "a file that is not a baseline". The content of a missing file is `nil`.
  package init(_ check: @escaping @Sendable (_ content: [UInt8]?) -> String?) {
    self.check = check
  }

  /// Satisfied if the content of the file has not changed since `fingerprint` was created.
  package static func isUnchanged(since fingerprint: ContentFingerprint?) -> WriteCondition {
    WriteCondition { content in
      guard let content else { return "no such file" }
      return ContentFingerprint(content) == fingerprint
        ? nil : "the file has changed since it was read"
    }
  }

  /// There is no file, or the file is empty.
  static let isEmpty = WriteCondition { $0 ?? [] == [] ? nil : "the file is not empty" }

  /// Throws an error unless a file with the given content may be replaced.
  ///
  /// `nil` is the content of a missing file.
  package func validate(_ content: [UInt8]?) throws(WriteError) {
    if let reason = check(content) { throw WriteError(reason: reason) }
  }
}

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
