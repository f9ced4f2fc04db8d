import Testing
import VFLDiagnostics
import VFLExtendedLowering
import VFLExtendedSyntax
import VFLLowering
import VFLRecords
import VFLTestSupport

@Suite("Every format of Apple's dialect")
struct SupersetTests {
  /// Sentences of the grammar of Apple's dialect, with texts for its tokens.
  private static func formats() throws -> [String] {
    let grammar = try EBNFGrammar(reading: Repository.text(at: "Grammar/vfl.ebnf"))
    var generator = try SentenceGenerator(grammar)
    let representatives = [
      "name": ["a", "b", "m"], "number": ["8", "-8", "0x10", "5.", "-.5", "700"],
      "unsignedNumber": ["8", "0x10", "3.25", "1e2"],
    ]
    return generator.sentences(upTo: 11).enumerated().flatMap { index, sentence in
      (0..<3).map { turn in
        SentenceGenerator.text(of: sentence, representatives: representatives, turn: index + turn)
          .joined()
      }
    }
  }

  @Test("has the same records in the extended dialect, and the same bytes that ask for them")
  func records() throws {
    let spacings: [StandardSpacing] = [.classic, .layoutMargins, .layoutMarginsGuide]
    var count = 0
    var findings: [String] = []
    for (index, format) in try Self.formats().enumerated() {
      let spacing = spacings[index % spacings.count]
      var scope = TwoViews()
      let compiled = FormatCompilation(Array(format.utf8), in: &scope, spacing: spacing)
      if !compiled.diagnostics.isEmpty { continue }
      count += 1
      let (tree, faults) = ExtendedParser.parse(Array(format.utf8))
      let (records, bags) = ExtendedLowering.lower(
        [.init(tree, origin: .format(0))], in: &scope, spacing: ExtendedSpacing(spacing)
      ) { DiagnosticBag(origin: .format($0)) }
      let isClean = faults.isEmpty && bags.allSatisfy(\.isEmpty)
      if !isClean || records != compiled.records { findings.append(format) }
    }
    #expect(findings.prefix(10) == [])
    #expect(count > 2000)
  }
}

/// Two views in a container, and a metric.
private struct TwoViews: ExtendedScope {
  var container: ItemID? { ItemID(0) }
  mutating func item(named name: String) -> ItemID? {
    name == "a" ? ItemID(1) : name == "b" ? ItemID(2) : nil
  }
  mutating func superview(of item: ItemID) -> ItemID? { item.index == 0 ? nil : ItemID(0) }
  mutating func addGuide(named name: String, in container: ItemID) -> ItemID { ItemID(3) }
  func array(named name: String) -> [String]? { nil }
  func metric(named name: String) -> MetricValue? { name == "m" ? .number(250) : nil }
  var viewNames: [String] { ["a", "b"] }
  var metricNames: [String] { ["m"] }
}
