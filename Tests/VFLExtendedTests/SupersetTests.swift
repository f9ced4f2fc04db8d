import Testing
import VFLDiagnostics
import VFLLowering
import VFLRecords
import VFLSyntax
import VFLTestSupport

@Suite("Format strings of Apple's dialect in the extended dialect")
struct SupersetTests {
  /// Returns sentences of Apple's grammar with example tokens.
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

  private static let options: [FormatOptions] = [
    [], .directionRightToLeft, .directionLeftToRight, [.alignAllTop, .alignAllBottom],
    .alignAllLeading, .spacingBaselineToBaseline, [.directionRightToLeft, .alignAllCenterY],
  ]

  @Test(
    "a format string of Apple's dialect has the same constraints and errors in the extended dialect"
  )
  func records() throws {
    let spacings: [StandardSpacing] = [.classic, .layoutMargins, .layoutMarginsGuide]
    var count = 0
    var diagnostics: [String] = []
    for (index, format) in try Self.formats().enumerated() {
      let spacing = spacings[index % spacings.count]
      let options = Self.options[index % Self.options.count]
      let scope = TwoViews()
      let compiled = FormatCompilation(
        Array(format.utf8), in: scope, options: options, spacing: spacing)
      let extended = FormatCompilation(
        Array(format.utf8), dialect: .extended, in: scope, options: options, spacing: spacing)
      // Only the extended dialect allows a gap as large as a view.
      let codes = compiled.diagnostics.map(\.code)
      if codes.contains(.viewAsGap), format.contains("(") { continue }
      if extended.diagnostics.map(\.code) != codes {
        diagnostics.append("\(format) has \(extended.diagnostics.map(\.code))")
      }
      if compiled.hasErrors { continue }
      count += 1
      if extended.records != compiled.records { diagnostics.append(format) }
    }
    expectEqual(diagnostics.prefix(10), [])
    #expect(count > 2000)
  }
}

/// Two views in a container, and a metric.
private final class TwoViews: NameScope {
  var container: ItemID? { ItemID(0) }
  func item(named name: String) -> ItemID? {
    name == "a" ? ItemID(1) : name == "b" ? ItemID(2) : nil
  }
  func superview(of item: ItemID) -> ItemID? { item.index == 0 ? nil : ItemID(0) }
  func addGuide(
    named name: String, words: String?, in container: ItemID
  ) -> ItemID { ItemID(3) }
  func isImplied(_ name: String) -> Bool { false }
  func array(named name: String) -> [String]? { nil }
  func metric(named name: String) -> MetricValue? { name == "m" ? .number(250) : nil }
  var viewNames: [String] { ["a", "b"] }
  var metricNames: [String] { ["m"] }
}
