import VFLCompiler
import VFLDiagnostics
import VFLLint
import VFLSyntax

extension FormattedText {
  /// Formats a `.vfl` file.
  ///
  /// Formats the format strings, separates the words of a directive by single spaces, and removes trailing
  /// spaces. If the last line has no line break, it gets the line break of the preceding line, or a line feed
  /// if it is the only line.
  ///
  /// Comments, empty lines, indentation and format strings with errors are unchanged. Extended-dialect format
  /// strings are also unchanged, because they have no canonical form.
  ///
  /// In a size, a name that is declared with `@metrics` is a metric, and a name that is declared with `@view`
  /// is a view.
  init(document text: [UInt8]) {
    let document = TextDocumentReader.read(text, name: "")
    let isExtended = document.dialect == .extended
    let metrics = document.metricNames
    let views = document.viewNames
    let isMetric = { (name: String) -> Bool? in
      metrics.contains(name) ? true : views.contains(name) ? false : nil
    }
    bytes.reserveCapacity(text.count)
    var start = 0
    var lastBreak: ArraySlice<UInt8> = [0x0A]
    while start < text.count {
      let end = LineBreak.first(in: text, from: start)
      let mark = start == 0 && text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
      bytes += text[start..<start + mark]
      append(line: text[(start + mark)..<end.lowerBound], isExtended ? nil : isMetric)
      if !end.isEmpty { lastBreak = text[end] }
      bytes += lastBreak
      start = end.upperBound
    }
  }

  /// Appends the formatted line, without its line break.
  ///
  /// - Parameter isMetric: Returns whether a name is a metric; `nil` if the document uses the extended
  ///   dialect.
  private mutating func append(line: ArraySlice<UInt8>, _ isMetric: ((String) -> Bool?)?) {
    let parts = TextLine(line)
    let first = bytes.count
    bytes += parts.indent
    if parts.content.first == UInt8(ascii: "@") {
      appendDirective(parts.content)
    } else if let isMetric, !parts.content.isEmpty {
      appendFormat(parts.content, isMetric)
    } else {
      bytes += parts.content
    }
    bytes += parts.comment
    while bytes.count > first, TextLine.isBlank(bytes[bytes.count - 1]) { bytes.removeLast() }
  }

  private mutating func appendDirective(_ content: ArraySlice<UInt8>) {
    var isBehindBlank = false
    for byte in content {
      if TextLine.isBlank(byte) {
        isBehindBlank = true
      } else {
        if isBehindBlank { bytes.append(0x20) }
        isBehindBlank = false
        bytes.append(byte)
      }
    }
  }

  private mutating func appendFormat(
    _ content: ArraySlice<UInt8>, _ isMetric: @escaping (String) -> Bool?
  ) {
    formatCount += 1
    let written = Array(content)
    if let spelling = FormatRespelling(written, isMetric: isMetric) {
      if !spelling.edits.isEmpty { changedCount += 1 }
      bytes += spelling.text
    } else {
      invalidCount += 1
      bytes += written
    }
  }
}
