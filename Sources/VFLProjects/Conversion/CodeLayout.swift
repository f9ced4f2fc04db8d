import VFLDiagnostics
import VFLSources

/// The indentation of code in a host file, by the indentation that the file's lines have.
struct CodeLayout: Sendable {
  private let text: [UInt8]
  private let language: HostLanguage
  /// What a line inside of something is indented by more.
  private let step: String
  private let lineBreak: String

  /// Looks at the lines of a file.
  init(_ text: [UInt8], _ language: HostLanguage) {
    (self.text, self.language) = (text, language)
    step = Self.step(of: text)
    let end = text.firstIndex(of: UInt8(ascii: "\n")) ?? 0
    lineBreak = end > 0 && text[end - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
  }

  /// An array of expressions in the place of a call: on one line, or with a line for each of several.
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
    // Swift's arrays have a comma behind the last element, too.
    let end = language == .objectiveC ? "" : ","
    return open + lineBreak + lines + end + lineBreak + indentation + "]"
  }

  /// The blanks at the beginning of the line that an offset is in; none where a line is longer than anybody
  /// writes.
  private func indentation(at offset: Int) -> String {
    let near = max(0, offset - Self.lineLimit)..<offset
    let start = text[near].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 }
    guard let start = start ?? (near.lowerBound == 0 ? 0 : nil) else { return "" }
    return String(decoding: text[start..<offset].prefix(while: Self.isBlank), as: UTF8.self)
  }

  /// One step of indentation: a tab if a line begins with one, or else the blanks of the line that is
  /// indented least.
  private static func step(of text: [UInt8]) -> String {
    var least: ArraySlice<UInt8>?
    for line in text.split(separator: UInt8(ascii: "\n")) {
      let blanks = line.prefix(while: isBlank)
      // A line of one blank goes on with a comment.
      guard blanks.count < line.count, blanks.first == UInt8(ascii: "\t") || blanks.count > 1 else {
        continue
      }
      if blanks.first == UInt8(ascii: "\t") { return "\t" }
      if blanks.count < least?.count ?? .max { least = blanks }
    }
    return least.map { String(decoding: $0, as: UTF8.self) } ?? "    "
  }

  /// How far a line is looked back over.
  private static let lineLimit = 4096

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }
}
