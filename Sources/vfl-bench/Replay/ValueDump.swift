#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Formats values as lines of text, for comparing the results of different solvers.
struct ValueDump {
  private(set) var text = ""

  /// Adds a line that contains a letter and the values, each with 10 significant digits.
  mutating func add(_ letter: Character, _ values: [Double]) {
    text.append(letter)
    for value in values { text += " " + Self.tenDigits(value) }
    text += "\n"
  }

  /// Returns a number in C's `%.10g` format.
  static func tenDigits(_ value: Double) -> String {
    var buffer = [CChar](repeating: 0, count: 32)
    let count = withVaList([value]) { vsnprintf(&buffer, buffer.count, "%.10g", $0) }
    return String(
      decoding: buffer[..<Int(count)].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
