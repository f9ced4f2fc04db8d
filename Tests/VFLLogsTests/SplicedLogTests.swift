import Testing
import VFLDiagnostics
import VFLTestSupport

@testable import VFLLogs

@Suite("Interleaved log messages")
struct SplicedLogTests {
  private static let sentences = [
    "Unable to simultaneously satisfy constraints.", "Conflicting constraints detected:",
    "Will attempt to recover by breaking constraint ", "Unable to parse constraint format: ",
    "Expected a ':' here\nH:|[a]\n   ^", "(\n    \"", "\",\n", "\"\n)\n\n", "> ", "&lt;",
    "\u{1B}[31m",
    "<private>", "\\n",
    "Unable to install constraint on view. constraint:",
    "-[NSNull nsli_superitem]: unrecognized selector", "•UIView:0x3 - AMBIGUOUS LAYOUT\n",
    "(lldb) po [a constraintsAffectingLayoutForAxis:1]\n",
  ]
  private static let descriptions = [
    "<NSLayoutConstraint:0x6 V:|-(8)-[UILabel:0x2]   (active, names: '|':UIView:0x3 )>",
    "<NSLayoutConstraint:0x7 UILabel:0x2.height == 1e999   (active)>",
    "<NSAutoresizingMaskLayoutConstraint:0x8 h=--& v=--& UIView:0x3.height == 0   (active)>",
    "<NSLayoutConstraint:0x9 'UISV-spacing' H:[UIView:0x4]-(NSSpace(8))-[é:0x5]   (active)>",
    "LayoutConstraint:0x6",
  ]

  /// Returns a log of random messages.
  ///
  /// Each message is inserted at a random position, and some messages are truncated.
  private static func log(_ seed: Int) -> [UInt8] {
    var random = SeededRandom(seed)
    var log: [UInt8] = []
    for _ in 0..<(1 + random.index(12)) {
      let pool = random.chance(0.5) ? sentences : descriptions
      var piece = Array(pool[random.index(pool.count)].utf8)[...]
      if random.chance(0.5) { piece = piece.dropFirst(random.index(piece.count)) }
      if random.chance(0.5) { piece = piece.prefix(1 + random.index(piece.count)) }
      let place = random.chance(0.4) ? log.count : random.index(log.count + 1)
      log.insert(contentsOf: piece, at: place)
    }
    return log
  }

  /// Reads a log with and without recognizing repetitions, and explains it.
  private static func read(_ log: [UInt8]) {
    let (conflicts, rejections, messages) = LogScanner.read(log)
    for conflict in conflicts { _ = LogExplanation(conflict).entries }
    for rejection in rejections { _ = RejectionExplanation(rejection, in: log) }
    var count = 0
    let again = LogScanner.forEachConflict(in: log, recognising: true) { reported in
      if case .again(let numbers) = reported { count += numbers.count } else { count += 1 }
    }
    #expect(again.rejections == rejections && again.messages == messages)
    #expect(count == conflicts.count)
  }

  @Test(
    "each byte of a random log belongs to at most one sentence or constraint",
    arguments: LongTests.cases(0..<40, short: 15))
  func marks(batch: Int) {
    for seed in batch * 100..<(batch + 1) * 100 {
      let log = Self.log(seed)
      let marks = LogMark.all(in: log[...])
      let isSeparated = zip(marks, marks.dropFirst()).allSatisfy { $0.end <= $1.start }
      #expect(isSeparated, "\(seed): \(String(decoding: log, as: UTF8.self))")
      let isFilled = marks.allSatisfy { 0 <= $0.start && $0.start < $0.end && $0.end <= log.count }
      #expect(isFilled, "\(seed): \(String(decoding: log, as: UTF8.self))")
      let spans = LogScanner.conflicts(in: log).flatMap { conflict in
        conflict.constraints.map(\.span) + conflict.unread.map(\.span)
      }.sorted { $0.start < $1.start }
      let isDisjoint = zip(spans, spans.dropFirst()).allSatisfy { $0.end <= $1.start }
      #expect(isDisjoint, "\(seed): \(String(decoding: log, as: UTF8.self))")
    }
  }

  @Test("explaining a random log does not trap", arguments: LongTests.cases(0..<20, short: 10))
  func reading(batch: Int) {
    for seed in batch * 50..<(batch + 1) * 50 { Self.read(Self.log(seed)) }
  }

  /// All pairs of messages, in random order so that the first pairs are of different kinds.
  private static let pairs: [(String, String)] = {
    var random = SeededRandom(1)
    let messages = sentences + descriptions
    return messages.flatMap { first in messages.map { (first, $0) } }.shuffled(using: &random)
  }()

  @Test(
    "explaining a log with one message inside another does not trap",
    arguments: LongTests.cases(pairs, short: 36))
  func nesting(first: String, second: String) {
    let first = Array(first.utf8)
    for place in 0...first.count {
      Self.read(Array(first[..<place]) + second.utf8)
      Self.read(Array(first[..<place]) + second.utf8 + first[place...])
    }
  }

  @Test("a constraint is found directly after a sentence without a separator")
  func cutSentence() {
    for sentence in [
      "Unable to simultaneously satisfy", "Will attempt to recover by breaking",
      "Will attempt to recover by breaking constraint",
    ] {
      for constraint in ["LayoutConstraint:0x6", "NSLayoutConstraint:0x6 UIView:0x1.width == 8"] {
        let conflicts = LogScanner.conflicts(in: Array((sentence + constraint).utf8))
        #expect(conflicts.count == 1 && conflicts[0].isAnnounced)
        let read = conflicts.flatMap { $0.constraints.map(\.span) + $0.unread.map(\.span) }
        expectEqual(read.map(\.start), [sentence.utf8.count])
      }
    }
  }
}
