package import VFLDiagnostics
import VFLSyntax

extension LayoutDocument.Source {
  /// Whether the user may have intended the string as a comment, because it begins with `#`.
  var isPerhapsComment: Bool { bytes.first == UInt8(ascii: "#") }

  /// Returns the first error of the format string, with a note if the string was probably intended as
  /// something else, such as a comment or a file name.
  package func explained(_ diagnostic: Diagnostic) -> Diagnostic {
    if diagnostic.code == .limitExceeded { return diagnostic }
    // In Apple's dialect, the error itself already explains the quotes.
    if let inside = insideQuotes, diagnostic.notes.isEmpty {
      return diagnostic.noting(quotesAround: String(decoding: inside, as: UTF8.self))
    }
    if isPerhapsComment { return diagnostic.notingComment() }
    if ExtendedParser.accepts(bytes, despite: diagnostic) {
      return diagnostic.notingExtendedDialect()
    }
    return isPerhapsFile
      ? diagnostic.noting(missingFile: String(decoding: bytes, as: UTF8.self)) : diagnostic
  }

  /// The content between the quotes if the whole string is quoted, as in `"H:|[a]|"` and `@"H:|[a]|"`; `nil`
  /// otherwise.
  private var insideQuotes: ArraySlice<UInt8>? {
    let text = bytes.first == UInt8(ascii: "@") ? bytes.dropFirst() : bytes[...]
    let quotes = [UInt8(ascii: "\""), UInt8(ascii: "'")]
    guard text.count > 2, let first = text.first, quotes.contains(first), text.last == first else {
      return nil
    }
    return text.dropFirst().dropLast()
  }
}
