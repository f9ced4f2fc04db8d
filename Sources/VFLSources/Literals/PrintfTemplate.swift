import VFLDiagnostics

/// A literal whose conversions, such as `%@` and `%.1f`, are replaced at run time (ISO C 7.21.6.1;
/// `%@` is Foundation's).
struct PrintfTemplate {
  /// A part of the text that an argument replaces.
  struct Conversion {
    /// The place of the conversion in the text.
    let span: SourceSpan
    /// The number of its argument, counted from 0; `nil` for `%%`, which has none.
    let argument: Int?
    /// Whether the number of the argument is certain, and the conversion has no flags, width or precision.
    let isPlain: Bool
    /// Whether the conversion is `%@`.
    let isText: Bool
    /// Whether the conversion makes a whole number.
    let isInteger: Bool
    /// Whether the conversion makes a number, spelled as a format has it but for its sign.
    let isNumber: Bool
  }

  let literal: FormatLiteral

  /// The conversions, in order.
  var conversions: [Conversion] {
    let text = literal.text
    var found: [Conversion] = []
    var (place, count) = (0, 0)
    while place < text.count {
      guard text[place] == UInt8(ascii: "%") else {
        place += 1
        continue
      }
      let end = conversionEnd(from: place)
      let span = SourceSpan(place, end)
      let letter = text[end - 1]
      if end == place + 1 {
        // A sign that nothing follows: what it makes is not set out.
        found.append(
          Conversion(
            span: span, argument: count, isPlain: false, isText: false, isInteger: false,
            isNumber: false))
      } else if end == place + 2, letter == UInt8(ascii: "%") {
        found.append(
          Conversion(
            span: span, argument: nil, isPlain: true, isText: false, isInteger: false,
            isNumber: false))
      } else {
        let flags = text[(place + 1)..<(end - 1)]
        found.append(
          Conversion(
            span: span, argument: count, isPlain: flags.allSatisfy { "lhqzjt".utf8.contains($0) },
            isText: letter == UInt8(ascii: "@"), isInteger: "diu".utf8.contains(letter),
            isNumber: "diufFgGeE".utf8.contains(letter) && !flags.contains(UInt8(ascii: " "))))
        count += 1
      }
      place = end
    }
    return found
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
