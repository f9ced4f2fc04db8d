import VFLDiagnostics
import VFLSources

/// Writes the array literals that replace calls, with the indentation and line breaks of the source file.
struct ArrayLiteralWriter: Sendable {
  private let text: [UInt8]
  private let language: HostLanguage
  /// One level of indentation.
  private let step: String
  private let lineBreak: String

  /// Determines the indentation and line breaks that a source file uses.
  init(_ text: [UInt8], _ language: HostLanguage) {
    (self.text, self.language) = (text, language)
    step = Self.step(of: text)
    let end = text.firstIndex(of: UInt8(ascii: "\n")) ?? 0
    lineBreak = end > 0 && text[end - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
  }

  /// Returns the array literal that replaces a call, on one line or with one line per element.
  func array(of elements: [String], in call: ReplaceableCall) -> String {
    let array = array(of: elements, at: call.span.start)
    if call.needsType { return "((NSArray<NSLayoutConstraint *> *)\(array))" }
    return call.isArgumentOfMacro && elements.count > 1 ? "(\(array))" : array
  }

  private func array(of elements: [String], at offset: Int) -> String {
    let open = language == .objectiveC ? "@[" : "["
    guard elements.count > 1 else {
      if elements.isEmpty { return language == .objectiveC ? "@[]" : "[NSLayoutConstraint]()" }
      return open + elements[0] + "]"
    }
    let indentation = indentation(at: offset)
    let lines = elements.map { indentation + step + $0 }.joined(separator: ",\(lineBreak)")
    // Multiline Swift array literals have a trailing comma.
    let end = language == .objectiveC ? "" : ","
    return open + lineBreak + lines + end + lineBreak + indentation + "]"
  }

  /// Returns the indentation of the line that contains an offset.
  ///
  /// Returns an empty string if the start of the line is farther away than the limit.
  private func indentation(at offset: Int) -> String {
    let near = max(0, offset - Self.lineLimit)..<offset
    let start = text[near].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 }
    guard let start = start ?? (near.lowerBound == 0 ? 0 : nil) else { return "" }
    return String(decoding: text[start..<offset].prefix(while: Self.isBlank), as: UTF8.self)
  }

  /// Returns one level of indentation.
  ///
  /// It is a tab if any line begins with a tab, otherwise the smallest indentation of at least 2 columns,
  /// or 4 spaces if there is none.
  private static func step(of text: [UInt8]) -> String {
    var least: ArraySlice<UInt8>?
    for line in text.split(separator: UInt8(ascii: "\n")) {
      let blanks = line.prefix(while: isBlank)
      // A line that begins with a single space usually continues a comment.
      guard blanks.count < line.count, blanks.first == UInt8(ascii: "\t") || blanks.count > 1 else {
        continue
      }
      if blanks.first == UInt8(ascii: "\t") { return "\t" }
      if blanks.count < least?.count ?? .max { least = blanks }
    }
    return least.map { String(decoding: $0, as: UTF8.self) } ?? "    "
  }

  /// The maximum distance in bytes between an offset and the start of its line.
  private static let lineLimit = 4096

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }
}
