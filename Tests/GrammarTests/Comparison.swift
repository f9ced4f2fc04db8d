import VFLDiagnostics
import VFLTestSupport

/// Holds the parser against the grammar, text by text, and keeps what it finds.
struct Comparison {
  private let recogniser: SlowRecogniser
  /// How many texts were compared.
  private(set) var count = 0
  /// How many of them are formats.
  private(set) var accepted = 0
  /// What was found, a sentence each, in the order of the texts; only the first of many.
  private(set) var findings: [String] = []

  /// How many findings are kept: more of them would only bury the shortest ones.
  private let limit: Int

  /// Makes a comparison with a grammar.
  init(with recogniser: SlowRecogniser, limit: Int = 25) {
    self.recogniser = recogniser
    self.limit = limit
  }

  /// Whether enough was found.
  var isFull: Bool { findings.count >= limit }

  /// Compares the verdicts on a text, and looks at what else must be true of every run.
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

  /// Compares the verdicts on all texts of a space.
  mutating func compare(allOf space: TextSpace) {
    space.visit { text in
      compare(text)
      return !isFull
    }
  }

  /// The bytes that replace others: by default, printable characters and a few others.
  private static let bytes: [UInt8] = {
    let first: [UInt8] = Array(0x20...0x7E) + [0x00, 0x0A, 0x7F, 0x80, 0xC3, 0xFF]
    let rest = Set(UInt8.min...UInt8.max).subtracting(first).sorted()
    return LongTests.cases(first + rest, short: first.count)
  }()

  /// Compares the verdicts on a format with each of its bytes replaced by any byte, and with any
  /// byte inserted before each.
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
