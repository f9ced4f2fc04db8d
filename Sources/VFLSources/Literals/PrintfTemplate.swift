import VFLDiagnostics

/// A literal whose conversions, such as `%@` and `%.1f`, are replaced at run time (ISO C 7.21.6.1;
/// `%@` is Foundation's).
struct PrintfTemplate {
  let literal: FormatLiteral
  /// Where the arguments stand.
  let arguments: [SourceSpan]

  /// The literal with a hole for each conversion.
  func filled(_ bytes: [UInt8]) -> FormatLiteral {
    var builder = LiteralBuilder(bytes)
    builder.append(piecesOf: literal)
    let text = literal.text
    var (pending, place, count) = (0, 0, 0)
    while place < text.count {
      guard text[place] == UInt8(ascii: "%") else {
        place += 1
        continue
      }
      builder.append(literal, from: pending, to: place, holes: true)
      let end = conversionEnd(from: place)
      if end == place + 2, text[place + 1] == UInt8(ascii: "%") {
        // `%%` is spelled by both of its signs.
        builder.append(escape: literal.fileSpan(of: SourceSpan(place, end)), [UInt8(ascii: "%")])
      } else {
        builder.append(
          hole: arguments.indices.contains(count)
            ? arguments[count] : literal.fileSpan(of: SourceSpan(place, end)))
        count += 1
      }
      (pending, place) = (end, end)
    }
    builder.append(literal, from: pending, to: text.count, holes: true)
    return builder.literal(at: literal.span)
  }

  /// Where a conversion ends: behind its letter.
  private func conversionEnd(from start: Int) -> Int {
    let text = literal.text
    var place = start + 1
    while place < text.count {
      switch text[place] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
        UInt8(ascii: "+"), UInt8(ascii: " "), UInt8(ascii: "#"), UInt8(ascii: "*"),
        UInt8(ascii: "$"), UInt8(ascii: "l"), UInt8(ascii: "h"), UInt8(ascii: "q"),
        UInt8(ascii: "z"), UInt8(ascii: "t"), UInt8(ascii: "j"), UInt8(ascii: "L"):
        place += 1
      default: return place + 1
      }
    }
    return text.count
  }
}
