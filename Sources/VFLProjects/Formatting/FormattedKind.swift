package import VFLSources

/// The kind of a text, as far as the formatter has to know it.
package enum FormattedKind: Sendable, Hashable {
  /// A `.vfl` text.
  case document
  /// A file of a host language.
  case host(HostLanguage)

  /// The kind of a file by its extension; `nil` when it has no formats that could be spelled anew.
  package init?(_ path: FilePath) {
    if path.fileExtension == "vfl" {
      self = .document
    } else if let language = path.hostLanguage {
      self = .host(language)
    } else {
      return nil
    }
  }

  /// A text of this kind, formatted.
  package func formatted(
    _ text: [UInt8], knowing functions: KnownFunctions = KnownFunctions()
  ) -> FormattedText {
    switch self {
    case .document: FormattedText(document: text)
    case .host(let language): FormattedText(host: text, language: language, knowing: functions)
    }
  }
}
