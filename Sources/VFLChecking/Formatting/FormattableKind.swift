package import VFLSources

/// The kind of a file that the formatter supports.
package enum FormattableKind: Sendable, Hashable {
  /// A `.vfl` file.
  case document
  /// A Swift or Objective-C source file.
  case host(HostLanguage)

  /// Determines the kind from a file extension.
  ///
  /// Returns `nil` if such a file contains no format strings that can be formatted.
  package init?(_ path: FilePath) {
    if path.fileExtension == "vfl" {
      self = .document
    } else if let language = path.hostLanguage {
      self = .host(language)
    } else {
      return nil
    }
  }

  /// Returns the formatted content of a file of this kind.
  package func formatted(
    _ text: [UInt8], knowing functions: KnownFunctions = KnownFunctions()
  ) -> FormattedText {
    switch self {
    case .document: FormattedText(document: text)
    case .host(let language): FormattedText(host: text, language: language, knowing: functions)
    }
  }
}
