import VFLDiagnostics
import VFLTestSupport

/// Compares the results of the parser and the grammar for a series of input strings, and collects the
/// differences.
struct Comparison {
  private let recogniser: SlowRecogniser
  /// The number of compared input strings.
  private(set) var count = 0
  /// The number of compared input strings that are valid format strings.
  private(set) var accepted = 0
  /// Descriptions of the first differences, in input order.
  private(set) var diagnostics: [String] = []

  /// The maximum number of differences.
  ///
  /// A longer list would hide the shortest inputs.
  private let limit: Int

  /// Creates a comparison of the parser with the grammar of a recognizer.
  init(with recogniser: SlowRecogniser, limit: Int = 25) {
    self.recogniser = recogniser
    self.limit = limit
  }

  /// Whether the maximum number of differences has been reached.
  var isFull: Bool { diagnostics.count >= limit }

  /// Compares the results for an input string, and checks the invariants of the parser run.
  mutating func compare(_ text: some Sequence<UInt8>) {
    let text = Array(text)
    let run = ParserRun(text)
    let expected = recogniser.accepts(text)
    count += 1
    if expected { accepted += 1 }
    if run.accepts != expected {
      let parser = run.diagnostics.map(\.message).joined(separator: "; ")
      note(text, expected ? "is a format, but: \(parser)" : "is accepted, but is not a format")
    }
    if let broken = run.broken { note(text, broken) }
  }

  /// Compares the results for every string of a text space.
  mutating func compare(allOf space: TextSpace) {
    space.visit { text in
      compare(text)
      return !isFull
    }
  }

  /// The replacement and insertion bytes: the printable ASCII characters and a few other bytes, or all bytes
  /// in the long tests.
  private static let bytes: [UInt8] = {
    let first: [UInt8] = Array(0x20...0x7E) + [0x00, 0x0A, 0x7F, 0x80, 0xC3, 0xFF]
    let rest = Set(UInt8.min...UInt8.max).subtracting(first).sorted()
    return LongTests.cases(first + rest, short: first.count)
  }()

  /// Compares the results for all variants of a format string in which one byte is replaced or one byte is
  /// inserted.
  mutating func compareEveryByte(of format: String) {
    let format = Array(format.utf8)
    for offset in format.indices {
      for byte in Self.bytes where !isFull {
        compare(format[..<offset] + [byte] + format[(offset + 1)...])
        compare(format[..<offset] + [byte] + format[offset...])
      }
    }
  }

  private mutating func note(_ text: [UInt8], _ diagnostic: String) {
    if !isFull { diagnostics.append("\(ParserRun.shown(text)) \(diagnostic)") }
  }
}
