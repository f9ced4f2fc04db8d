@testable import VFLDiagnostics

extension FindingSample {
  /// Samples of diagnostics that only the extended dialect reports.
  static let extended: [FindingSample] = [
    FindingSample("[a «/*» b") { .unclosedText(span: $0, kind: .comment) },
    FindingSample("[a(«gap» * 2)]") { .impliedView(span: $0, name: "gap") },
    FindingSample("[«\"»a") { .unclosedText(span: $0, kind: .quotedName) },
    FindingSample("[a(8«*»)") {
      .malformedExtendedFormat(span: $0, found: "*", expected: "`,` or `)`")
    },
    FindingSample("[a«»") {
      .malformedExtendedFormat(
        span: $0, found: nil, expected: "`]`", opener: SourceSpan(0, 1))
    },
    FindingSample("[«v4..1»]") { .malformedRange(span: $0, found: "v4..1", reason: .empty) },
    FindingSample("[v4..«b»]") { .malformedRange(span: $0, found: "b", reason: .noNumber) },
    FindingSample("[«v1..99999»]") { .limitExceeded(.rangeViews, span: $0) },
    FindingSample("[v1..999]«-»[w1..999]") { .limitExceeded(.pairs, span: $0) },
    FindingSample("[a(8@«high+300»)]") {
      .priorityOutOfRange(span: $0, text: "high+300", value: 1050)
    },
    FindingSample("[a(b«+»c)]") { .nonlinearExpression(span: $0, reason: .twoItems) },
    FindingSample("[a(b«*»c)]") { .nonlinearExpression(span: $0, reason: .product) },
    FindingSample("[a(8«/»0)]") { .nonlinearExpression(span: $0, reason: .divisionByZero) },
    FindingSample("C: a.left == «10%»") {
      .misplacedAttribute(span: $0, found: "10%", reason: .percentOfPosition)
    },
    FindingSample("[a]-(«.width» == 8)-[b]") {
      .misplacedAttribute(span: $0, found: ".width", reason: .subjectOfGap)
    },
    FindingSample("C: a.edges == «8»") {
      .misplacedAttribute(span: $0, found: "8", reason: .compositeWithNumber)
    },
    FindingSample("<«b.width»>[a]") {
      .misplacedAttribute(span: $0, found: "b.width", reason: .point)
    },
    FindingSample("|«<8>»[a]") {
      .misplacedAttribute(span: $0, found: "<8>", reason: .pointAtEdge)
    },
    FindingSample("[a]-(«.width»)-[b]") {
      .misplacedAttribute(span: $0, found: ".width", reason: .ownAttributeOfGap)
    },
    FindingSample("[s:[a]][«s»:[b]]") {
      .misplacedStack(span: $0, name: "s", reason: .again)
    },
    FindingSample("HV:[«s»:[a]]") {
      .misplacedStack(span: $0, name: "s", reason: .bothAxes)
    },
    FindingSample("[«v1..2»:[a]]") {
      .misplacedStack(span: $0, name: "v1..2", reason: .severalNames)
    },
    FindingSample("[a] direction(«up»)") {
      .malformedStatementOption(span: $0, found: "up", expected: "`ltr`, `rtl` or `natural`")
    },
    FindingSample("[a] gap(1) «gap»(2)") {
      .malformedStatementOption(
        span: $0, found: "gap", expected: "each option once", first: SourceSpan(4, 10))
    },
    FindingSample("G: \"a b\" «\"c\"»") {
      .malformedGrid(span: $0, reason: .ragged(cells: 1, expected: 2))
    },
    FindingSample("«G: \"a b\" \"b a\"»") {
      .malformedGrid(span: $0, reason: .area(name: "a"))
    },
    FindingSample("G: \"a b\" «cols(1)»") {
      .malformedGrid(span: $0, reason: .trackCount(tracks: 1, expected: 2))
    },
    FindingSample("G: «\" \"»") { .malformedGrid(span: $0, reason: .emptyRow) },
    FindingSample("«|»[s:[a]]") { .barWithoutSuperview(span: $0, view: nil, viewSpan: nil) },
    FindingSample("[a]-[b] align(«left»)") {
      .optionOffAxis(span: $0, option: "align", isVertical: false, attribute: "left")
    },
  ]
}
