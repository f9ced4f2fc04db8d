import VFLDiagnostics

/// A factor as it is written in the source: `16/9`, `16:9`, `0.5625`, `25%` or `/ 3`.
struct SpelledFactor {
  /// The form in which the factor is written.
  private enum Spelling {
    /// A ratio of two numbers.
    case ratio(String, String)
    /// A number.
    case number(String)
    /// A percentage.
    case percentage(String)
    /// A divisor.
    case divisor(String)
  }

  /// The number of characters of the longest number that is repeated in a message.
  private static let longestNumber = 8

  private let spelling: Spelling
  private let value: Double

  /// Finds the spelling of a factor in source text.
  ///
  /// Fails if the text does not contain the factor, or if the factor is 1, not finite or not greater than 0.
  init?(_ factor: Double, in text: String) {
    guard factor > 0, factor.isFinite, factor != 1 else { return nil }
    let bytes = Array(text.utf8)
    var offset = 0
    while offset < bytes.count {
      let start = offset
      guard let number = Self.number(in: bytes, at: &offset) else {
        offset += 1
        continue
      }
      let isPartOfName = start > 0 && Self.isOfName(bytes[start - 1])
      guard !isPartOfName, let first = Double(number), first > 0 else { continue }
      var end = offset
      let sign = Self.sign(in: bytes, at: &end)
      if sign == UInt8(ascii: "%"), Self.isNear(first / 100, factor) {
        self.init(.percentage(number), factor)
        return
      }
      if sign == UInt8(ascii: "/") || sign == UInt8(ascii: ":") {
        Self.skipBlanks(bytes, &end)
        if let other = Self.number(in: bytes, at: &end), let second = Double(other), second > 0,
          Self.isNear(first / second, factor)
        {
          self.init(.ratio(number, other), factor)
          return
        }
      }
      if Self.isNear(first, factor) {
        self.init(.number(number), factor)
        return
      }
      let before = bytes[..<start].last { $0 != 0x20 }
      if before == UInt8(ascii: "/"), Self.isNear(1 / first, factor) {
        self.init(.divisor(number), factor)
        return
      }
    }
    return nil
  }

  private init(_ spelling: Spelling, _ value: Double) {
    (self.spelling, self.value) = (spelling, value)
  }

  /// Returns the product of a number and a factor as text, in the spelling of this factor.
  ///
  /// Returns `nil` if the given factor is neither this factor nor its inverse, if it is the inverse of a
  /// percentage, or if it is written with too many digits to be read.
  func product(_ factor: Double, times number: String) -> String? {
    let isInverse = !Self.isNear(factor, value)
    guard !isInverse || Self.isNear(factor * value, 1) else { return nil }
    switch (spelling, isInverse) {
    case (.ratio(let one, let other), false), (.ratio(let other, let one), true):
      return "\(number) × \(one)/\(other)"
    case (.number(let text), _) where text.utf8.count > Self.longestNumber: return nil
    case (.number(let text), false), (.divisor(let text), true): return "\(text) × \(number)"
    case (.number(let text), true), (.divisor(let text), false): return "\(number) / \(text)"
    case (.percentage(let text), false): return "\(text) % × \(number)"
    case (.percentage, true): return nil
    }
  }

  /// Returns how difficult a factor is to read: 1 if it equals this factor, 2 if it equals the inverse.
  ///
  /// Returns `nil` for any other factor, or if this factor is not written as a divisor.
  func length(of factor: Double) -> Int? {
    guard case .divisor = spelling else { return nil }
    return Self.isNear(factor, value) ? 1 : Self.isNear(factor * value, 1) ? 2 : nil
  }

  private static func number(in bytes: [UInt8], at offset: inout Int) -> String? {
    let digits = bytes[offset...].prefix { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }
    guard let first = digits.first, first != UInt8(ascii: ".") else { return nil }
    offset = digits.endIndex
    return String(decoding: digits, as: UTF8.self)
  }

  /// Returns the next byte that is not a blank and advances `offset` past it; returns `nil` at the end.
  private static func sign(in bytes: [UInt8], at offset: inout Int) -> UInt8? {
    skipBlanks(bytes, &offset)
    guard offset < bytes.count else { return nil }
    defer { offset += 1 }
    return bytes[offset]
  }

  private static func skipBlanks(_ bytes: [UInt8], _ offset: inout Int) {
    while offset < bytes.count, bytes[offset] == 0x20 { offset += 1 }
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) || byte == UInt8(ascii: "_")
      || byte >= 0x80
  }

  private static func isNear(_ value: Double, _ other: Double) -> Bool {
    (value - other).magnitude <= 1e-9 * other.magnitude
  }
}
