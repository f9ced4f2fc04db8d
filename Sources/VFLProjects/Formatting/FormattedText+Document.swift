import VFLDiagnostics
import VFLDocuments
import VFLLint
import VFLSyntax

extension FormattedText {
  /// Formats a `.vfl` text: its formats, one blank between the words of a directive, no blanks at the
  /// end of a line, and at the end a line break as the line before it has, a line feed for the only line.
  ///
  /// Comments, empty lines and what lines begin with stay as they are, and so does a format with an
  /// error. Formats of the extended dialect have no canonical spelling.
  init(document text: [UInt8]) {
    let isExtended = TextDocument.read(text, name: "").dialect == .extended
    bytes.reserveCapacity(text.count)
    var start = 0
    var lastBreak: ArraySlice<UInt8> = [0x0A]
    while start < text.count {
      let end = LineBreak.first(in: text, from: start)
      let mark = start == 0 && text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
      bytes += text[start..<start + mark]
      append(line: text[(start + mark)..<end.lowerBound], isExtended: isExtended)
      if !end.isEmpty { lastBreak = text[end] }
      bytes += lastBreak
      start = end.upperBound
    }
  }

  /// Appends a line without what ends it.
  private mutating func append(line: ArraySlice<UInt8>, isExtended: Bool) {
    let parts = TextLine(line)
    let first = bytes.count
    bytes += parts.indent
    if parts.content.first == UInt8(ascii: "@") {
      appendDirective(parts.content)
    } else if isExtended {
      bytes += parts.content
    } else if !parts.content.isEmpty {
      appendFormat(parts.content)
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

  private mutating func appendFormat(_ content: ArraySlice<UInt8>) {
    formatCount += 1
    let written = Array(content)
    if let spelling = FormatRespelling(written) {
      if !spelling.edits.isEmpty { changedCount += 1 }
      bytes += spelling.text
    } else {
      faultyCount += 1
      bytes += written
    }
  }
}
