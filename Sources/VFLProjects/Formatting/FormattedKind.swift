package import VFLSources

/// The kind of a text for the formatter.
package enum FormattedKind: Sendable, Hashable {
  /// A `.vfl` text.
  case document
  /// A Swift or Objective-C source.
  case host(HostLanguage)

  /// Creates the kind for the extension of a path, or `nil` if such a file contains no format strings to
  /// format.
  package init?(_ path: FilePath) {
    if path.fileExtension == "vfl" {
      self = .document
    } else if let language = path.hostLanguage {
      self = .host(language)
    } else {
      return nil
    }
  }

  /// Returns a text of this kind, formatted.
  package func formatted(
    _ text: [UInt8], knowing functions: KnownFunctions = KnownFunctions()
  ) -> FormattedText {
    switch self {
    case .document: FormattedText(document: text)
    case .host(let language): FormattedText(host: text, language: language, knowing: functions)
    }
  }
}
