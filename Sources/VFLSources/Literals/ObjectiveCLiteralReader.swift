import VFLDiagnostics

/// Reads a literal of Objective-C or C++ (ISO C 6.4.4.4 for the escapes).
struct ObjectiveCLiteralReader {
  let bytes: [UInt8]
  let start: Int
  let end: Int

  func read(into builder: inout LiteralBuilder) {
    let quote = bytes[start..<end].firstIndex(of: UInt8(ascii: "\"")) ?? start
    if quote > start, bytes[quote - 1] == UInt8(ascii: "R") {
      return readRaw(quote: quote, into: &builder)
    }
    let isClosed = end - 1 > quote && bytes[end - 1] == UInt8(ascii: "\"")
    let content = SourceSpan(quote + 1, max(quote + 1, isClosed ? end - 1 : end))
    builder.begin(content, .objectiveC)
    var (place, pending) = (content.start, content.start)
    while place < content.end {
      guard bytes[place] == UInt8(ascii: "\\"), place + 1 < content.end else {
        place += 1
        continue
      }
      builder.append(from: pending, to: place)
      place = readEscape(at: place, to: content.end, into: &builder)
      pending = place
    }
    builder.append(from: pending, to: content.end)
  }

  private func readRaw(quote: Int, into builder: inout LiteralBuilder) {
    let open = bytes[quote..<end].firstIndex(of: UInt8(ascii: "(")) ?? end - 1
    let close = max(open + 1, end - (open - quote) - 1)
    builder.begin(SourceSpan(open + 1, close), .verbatim)
    builder.append(from: open + 1, to: close)
  }

  /// Reads the escape at a place and says where it ends.
  private func readEscape(at place: Int, to end: Int, into builder: inout LiteralBuilder) -> Int {
    let letter = bytes[place + 1]
    switch letter {
    case 0x0A, 0x0D: return bytes.newlineEnd(at: place + 1, before: end)
    case UInt8(ascii: "x"):
      return readHex(at: place, limit: .max, to: end, isByte: true, into: &builder)
    case UInt8(ascii: "u"):
      return readHex(at: place, limit: 4, to: end, isByte: false, into: &builder)
    case UInt8(ascii: "U"):
      return readHex(at: place, limit: 8, to: end, isByte: false, into: &builder)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      let close = bytes.prefixEnd(from: place + 1, to: end, limit: 3) {
        $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "7")
      }
      let value = bytes[(place + 1)..<close].reduce(UInt32(0)) {
        $0 * 8 + UInt32($1 - UInt8(ascii: "0"))
      }
      builder.append(escape: SourceSpan(place, close), scalar: value)
      return close
    default:
      builder.append(escape: SourceSpan(place, place + 2), [LiteralReader.meaning(of: letter)])
      return place + 2
    }
  }

  private func readHex(
    at place: Int, limit: Int, to end: Int, isByte: Bool, into builder: inout LiteralBuilder
  ) -> Int {
    let close = bytes.prefixEnd(from: place + 2, to: end, limit: limit) {
      ByteKind.hexValue($0) != nil
    }
    let value = LiteralReader.hexValue(bytes, from: place + 2, to: close)
    builder.append(escape: SourceSpan(place, close), scalar: isByte ? value & 0xFF : value)
    return close
  }
}
