import Testing
import VFLDiagnostics
import VFLLowering
import VFLTestSupport

@Suite("Lowering compared with a reference implementation")
struct OracleTests {
  @Test(
    "for random format strings, lowering gives the same records as the reference implementation",
    arguments: LongTests.cases(0..<20, short: 4))
  func sameRecords(_ seed: Int) {
    var generator = FormatGenerator(seed: UInt64(seed))
    for _ in 0..<400 {
      let format = generator.format()
      let options = generator.options(for: format)
      let text = PrintedFormat(format).text
      for spacing in StandardSpacing.allCases {
        let slow = SlowLowering(
          format: format, options: options, spacing: spacing, metrics: FormatGenerator.metrics,
          superviews: FormatGenerator.superviews)
        let compiled = Compiled(
          text, options: options, metrics: FormatGenerator.metrics,
          views: FormatGenerator.superviews.mapValues { $0 }, spacing: spacing)
        expectEqual(compiled.traced, slow.records(), "\(text) \(options.rawValue) \(spacing)")
        expectEqual(compiled.errors, [], "\(text) \(options.rawValue)")
      }
    }
  }

  @Test(
    "a random format string with one misspelled view has one error, at the misspelled view",
    arguments: LongTests.cases(0..<10, short: 3))
  func spoiltNames(_ seed: Int) {
    var generator = FormatGenerator(seed: UInt64(1000 + seed))
    for _ in 0..<200 {
      var format = generator.format()
      let options = generator.options(for: format)
      format.views[format.views.count / 2].name = "spoilt"
      let text = PrintedFormat(format).text
      let compiled = Compiled(
        text, options: options, metrics: FormatGenerator.metrics,
        views: FormatGenerator.superviews.mapValues { $0 })
      expectEqual(
        compiled.errors, [DiagnosticSummary(.unknownView, "spoilt")], "\(text) \(options.rawValue)")
    }
  }
}
