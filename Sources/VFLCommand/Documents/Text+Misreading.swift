import VFLDiagnostics
import VFLExtendedSyntax

extension LayoutDocument.Text {
  /// The first fault of the format, with a note where the text is something else than a format.
  func explained(_ fault: Diagnostic) -> Diagnostic {
    // Apple's dialect tells of the quotes itself.
    if let inside = insideQuotes, fault.notes.isEmpty {
      return fault.noting(quotesAround: String(decoding: inside, as: UTF8.self))
    }
    if bytes.first == UInt8(ascii: "#") { return fault.notingComment() }
    if isExtended(fault) { return fault.notingExtendedDialect() }
    return isPerhapsFile
      ? fault.noting(missingFile: String(decoding: bytes, as: UTF8.self)) : fault
  }

  /// Whether a format that has a fault in Apple's dialect has none in the extended one, and is more than
  /// one with blanks in it, or a number written in another way.
  private func isExtended(_ fault: Diagnostic) -> Bool {
    if [.whiteSpace, .emptyFormat, .malformedNumber].contains(fault.code) { return false }
    return ExtendedParser.parse(bytes).diagnostics.isEmpty
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
