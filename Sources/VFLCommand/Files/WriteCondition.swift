package import VFLProjects

/// A condition on the present content of a file that is to be replaced.
///
/// Other programs may save the file at any time, so the writer checks the condition several times.
package struct WriteCondition: Sendable {
  private let check: @Sendable (_ content: [UInt8]?) -> String?

  /// Creates a condition.
  ///
  /// - Parameter check: Returns why a file with a content must not be replaced, a phrase such as "a file that
  ///   is not a baseline", or `nil` if it may be replaced. The content of a missing file is `nil`.
  package init(_ check: @escaping @Sendable (_ content: [UInt8]?) -> String?) {
    self.check = check
  }

  /// The content is the content that was read.
  package static func isUnchanged(since mark: ContentMark?) -> WriteCondition {
    WriteCondition { content in
      guard let content else { return "no such file" }
      return ContentMark(content) == mark ? nil : "the file has changed since it was read"
    }
  }

  /// There is no file, or the file is empty.
  static let isEmpty = WriteCondition { $0 ?? [] == [] ? nil : "the file is not empty" }

  /// Throws unless a file with this content, `nil` for a missing file, may be replaced.
  package func validate(_ content: [UInt8]?) throws(WriteFailure) {
    if let reason = check(content) { throw WriteFailure(reason: reason) }
  }
}
