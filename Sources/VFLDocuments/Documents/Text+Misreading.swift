package import VFLDiagnostics
import VFLSyntax

extension LayoutDocument.Text {
  /// Whether a person may have meant a comment, which begins with `#` in other languages.
  var isPerhapsComment: Bool { bytes.first == UInt8(ascii: "#") }

  /// The first fault of the format, with a note where the text is something else than a format.
  package func explained(_ fault: Diagnostic) -> Diagnostic {
    if fault.code == .limitExceeded { return fault }
    // Apple's dialect tells of the quotes itself.
    if let inside = insideQuotes, fault.notes.isEmpty {
      return fault.noting(quotesAround: String(decoding: inside, as: UTF8.self))
    }
    if isPerhapsComment { return fault.notingComment() }
    if ExtendedParser.accepts(bytes, despite: fault) { return fault.notingExtendedDialect() }
    return isPerhapsFile
      ? fault.noting(missingFile: String(decoding: bytes, as: UTF8.self)) : fault
  }

  /// What stands between quotes, as in `"H:|[a]|"` and `@"H:|[a]|"`, if all of the text does.
  private var insideQuotes: ArraySlice<UInt8>? {
    let text = bytes.first == UInt8(ascii: "@") ? bytes.dropFirst() : bytes[...]
    let quotes = [UInt8(ascii: "\""), UInt8(ascii: "'")]
    guard text.count > 2, let first = text.first, quotes.contains(first), text.last == first else {
      return nil
    }
    return text.dropFirst().dropLast()
  }
}
