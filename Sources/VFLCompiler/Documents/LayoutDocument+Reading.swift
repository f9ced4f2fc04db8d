import VFLDiagnostics

extension LayoutDocument {
  /// Reads a document as JSON or `.vfl`, depending on the file extension.
  ///
  /// If the extension is missing or different, the beginning of the content determines the format.
  ///
  /// - Parameter limit: The maximum number of errors of the document that are reported individually.
  package static func read(
    _ bytes: [UInt8], name: String, fileExtension: String? = nil,
    limit: Int = Limit.textDiagnostics.value
  ) -> LayoutDocument {
    isJSON(bytes, fileExtension: fileExtension)
      ? JSONDocument.read(bytes, name: name, limit: limit)
      : TextDocument.read(bytes, name: name, limit: limit)
  }

  /// Returns whether a document is JSON, according to the file extension or else the beginning of the
  /// content.
  package static func isJSON(_ bytes: [UInt8], fileExtension: String?) -> Bool {
    switch fileExtension {
    case "json": true
    case "vfl": false
    default: looksLikeJSON(bytes)
    }
  }

  /// Returns whether the first character other than whitespace is `{`.
  package static func looksLikeJSON(_ bytes: [UInt8]) -> Bool {
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    let blanks: [UInt8] = [0x20, 0x09, 0x0A, 0x0D]
    return text.first { !blanks.contains($0) } == UInt8(ascii: "{")
  }
}
