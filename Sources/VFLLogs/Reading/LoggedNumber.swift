/// Numbers as logs print them.
enum LoggedNumber {
  /// Consumes the unsigned number at the start of a text, or returns `nil` if there is none.
  ///
  /// A host sets the smallest positive number as the size of a view that it has not laid out yet. Such a
  /// number is read as 0.
  static func take(from text: inout ArraySlice<UInt8>) -> Double? {
    var end = text.prefix { $0.isDecimal || $0 == UInt8(ascii: ".") }.endIndex
    guard end > text.startIndex else { return nil }
    if end < text.endIndex, text[end] == UInt8(ascii: "e") {
      var exponent = text[(end + 1)...]
      if let sign = exponent.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
        exponent = exponent.dropFirst()
      }
      let digits = exponent.prefix { $0.isDecimal }
      if !digits.isEmpty { end = digits.endIndex }
    }
    guard let number = Double(String(decoding: text[..<end], as: UTF8.self)), number.isFinite else {
      return nil
    }
    text = text[end...]
    return number < 1e-100 ? 0 : number
  }

  /// Consumes the system spacing, as in `NSSpace(8)` or `NSLayoutAnchorConstraintSpace(8)`, or returns `nil`
  /// if there is none.
  static func takeSpace(from text: inout ArraySlice<UInt8>) -> Double? {
    for name in ["NSSpace(", "NSLayoutAnchorConstraintSpace("]
    where text.starts(with: name.utf8) {
      var rest = text.dropFirst(name.utf8.count)
      guard let number = take(from: &rest), rest.first == UInt8(ascii: ")") else { return nil }
      text = rest.dropFirst()
      return number
    }
    return nil
  }
}
