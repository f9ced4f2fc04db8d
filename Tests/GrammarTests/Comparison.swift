import VFLDiagnostics
import VFLTestSupport

/// Compares the parser with the grammar for one text after another, and collects the differences.
struct Comparison {
  private let recogniser: SlowRecogniser
  /// The number of compared texts.
  private(set) var count = 0
  /// The number of compared texts that are valid format strings.
  private(set) var accepted = 0
  /// Descriptions of the first differences, in the order of the texts.
  private(set) var findings: [String] = []

  /// The maximum number of differences.
  ///
  /// More of them would only hide the shortest ones.
  private let limit: Int

  /// Creates a comparison with a grammar.
  init(with recogniser: SlowRecogniser, limit: Int = 25) {
    self.recogniser = recogniser
    self.limit = limit
  }

  /// Whether the maximum number of differences has been reached.
  var isFull: Bool { findings.count >= limit }

  /// Compares the results for a text, and checks the invariants of every run.
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

  /// Compares the results for all texts of a space.
  mutating func compare(allOf space: TextSpace) {
    space.visit { text in
      compare(text)
      return !isFull
    }
  }

  /// The bytes that replace other bytes: by default, the printable characters and a few others.
  private static let bytes: [UInt8] = {
    let first: [UInt8] = Array(0x20...0x7E) + [0x00, 0x0A, 0x7F, 0x80, 0xC3, 0xFF]
    let rest = Set(UInt8.min...UInt8.max).subtracting(first).sorted()
    return LongTests.cases(first + rest, short: first.count)
  }()

  /// Compares the results for a format string with each of its bytes replaced by any byte, and with any byte
  /// inserted before each of them.
  mutating func compareEveryByte(of format: String) {
    let format = Array(format.utf8)
    for offset in format.indices {
      for byte in Self.bytes where !isFull {
        compare(format[..<offset] + [byte] + format[(offset + 1)...])
        compare(format[..<offset] + [byte] + format[offset...])
      }
    }
  }

  private mutating func note(_ text: [UInt8], _ finding: String) {
    if !isFull { findings.append("\(ParserRun.shown(text)) \(finding)") }
  }
}
