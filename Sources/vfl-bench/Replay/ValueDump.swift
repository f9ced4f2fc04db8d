#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Values as lines of text, by which drivers of different solvers can be compared.
struct ValueDump {
  private(set) var text = ""

  /// Adds a line with a letter and the values, each with ten digits.
  mutating func add(_ letter: Character, _ values: [Double]) {
    text.append(letter)
    for value in values { text += " " + Self.tenDigits(value) }
    text += "\n"
  }

  /// Returns a number in the format `%.10g` of C.
  static func tenDigits(_ value: Double) -> String {
    var buffer = [CChar](repeating: 0, count: 32)
    let count = withVaList([value]) { vsnprintf(&buffer, buffer.count, "%.10g", $0) }
    return String(
      decoding: buffer[..<Int(count)].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
