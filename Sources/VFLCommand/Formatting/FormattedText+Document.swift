import VFLLint

extension FormattedText {
  /// Formats a `.vfl` text: its formats, one blank between the words of a directive, no blanks at the
  /// end of a line, and a line feed at the end.
  ///
  /// Comments, empty lines and what lines begin with stay as they are, and so does a format with an
  /// error.
  init(document text: [UInt8]) {
    bytes.reserveCapacity(text.count)
    var start = 0
    while start < text.count {
      let end = text[start...].firstIndex(of: 0x0A) ?? text.count
      let mark = start == 0 && text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
      bytes += text[start..<start + mark]
      append(line: text[(start + mark)..<end])
      bytes.append(0x0A)
      start = end + 1
    }
  }

  /// Appends a line without its line feed; a carriage return at its end stays.
  private mutating func append(line: ArraySlice<UInt8>) {
    let isReturned = line.last == 0x0D
    let parts = TextLine(line)
    bytes += parts.indent
    if parts.content.first == UInt8(ascii: "@") {
      appendDirective(parts.content)
    } else if !parts.content.isEmpty {
      appendFormat(parts.content)
    }
    bytes += parts.comment
    while let last = bytes.last, TextLine.isBlank(last) { bytes.removeLast() }
    if isReturned { bytes.append(0x0D) }
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
