import VFLDiagnostics

extension LayoutDocument {
  /// Reads a layout in JSON or a `.vfl` text, determined by the file extension or else by the beginning of
  /// the text.
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

  /// Returns whether a text is read as JSON, determined by the file extension or else by the beginning of the
  /// text.
  package static func isJSON(_ bytes: [UInt8], fileExtension: String?) -> Bool {
    switch fileExtension {
    case "json": true
    case "vfl": false
    default: looksLikeJSON(bytes)
    }
  }

  /// Returns whether the first character that is not blank is a `{`.
  package static func looksLikeJSON(_ bytes: [UInt8]) -> Bool {
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    let blanks: [UInt8] = [0x20, 0x09, 0x0A, 0x0D]
    return text.first { !blanks.contains($0) } == UInt8(ascii: "{")
  }
}
