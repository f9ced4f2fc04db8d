import VFLDiagnostics

/// A literal whose conversions, such as `%@` and `%.1f`, are replaced at run time (ISO C 7.21.6.1;
/// `%@` is Foundation's).
struct PrintfTemplate {
  /// A part of the text that an argument replaces.
  struct Conversion {
    let span: SourceSpan
    /// The number of its argument, counted from 0; `nil` for `%%`, which has none.
    let argument: Int?
    /// Whether the number of the argument is certain, and the conversion has no flags, width or precision.
    let isPlain: Bool
    /// Whether the conversion is `%@`.
    let isText: Bool
    let isInteger: Bool
    /// Whether the conversion makes a number, spelled as a format has it but for its sign.
    let isNumber: Bool
  }

  let literal: FormatLiteral

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
      // What a sign makes that nothing follows is not set out.
      let isAlone = end == place + 1
      let isPercent = end == place + 2 && letter == UInt8(ascii: "%")
      let flags = text[(place + 1)..<max(place + 1, end - 1)]
      found.append(
        Conversion(
          span: span, argument: isPercent ? nil : count,
          isPlain: !isAlone && flags.allSatisfy { "lhqzjt".utf8.contains($0) },
          isText: letter == UInt8(ascii: "@"), isInteger: "diu".utf8.contains(letter),
          isNumber: "diufFgGeE".utf8.contains(letter) && !flags.contains(UInt8(ascii: " "))))
      if !isAlone, !isPercent { count += 1 }
      place = end
    }
    return found
  }

  /// The end of a conversion, after its letter.
  private func conversionEnd(from start: Int) -> Int {
    let text = literal.text
    let end = text.prefixEnd(from: start + 1, to: text.count) {
      "0123456789.-+ #*$lhqztjL".utf8.contains($0)
    }
    return min(end + 1, text.count)
  }
}
