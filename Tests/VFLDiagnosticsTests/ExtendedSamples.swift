@testable import VFLDiagnostics

extension DiagnosticSample {
  /// Samples of diagnostics that only the extended dialect reports.
  static let extended: [DiagnosticSample] = [
    DiagnosticSample("[a «/*» b") { .unclosedText(span: $0, kind: .comment) },
    DiagnosticSample("[a(«gap» * 2)]") { .impliedView(span: $0, name: "gap") },
    DiagnosticSample("[«\"»a") { .unclosedText(span: $0, kind: .quotedName) },
    DiagnosticSample("[a(8«*»)") {
      .malformedExtendedFormat(span: $0, found: "*", expected: "`,` or `)`")
    },
    DiagnosticSample("[a«»") {
      .malformedExtendedFormat(
        span: $0, found: nil, expected: "`]`", opener: SourceSpan(0, 1))
    },
    DiagnosticSample("[«v4..1»]") { .malformedRange(span: $0, found: "v4..1", reason: .empty) },
    DiagnosticSample("[v4..«b»]") { .malformedRange(span: $0, found: "b", reason: .noNumber) },
    DiagnosticSample("[«v1..99999»]") { .limitExceeded(.rangeViews, span: $0) },
    DiagnosticSample("[v1..999]«-»[w1..999]") { .limitExceeded(.pairs, span: $0) },
    DiagnosticSample("[a(8@«high+300»)]") {
      .priorityOutOfRange(span: $0, text: "high+300", value: 1050)
    },
    DiagnosticSample("C: a.centerX == «160»", fixed: "C: a.centerX == |") {
      .centerAtEdge(span: $0, edge: "right", isComposite: false)
    },
    DiagnosticSample("C: a.center == «160»", fixed: "C: a.center == |") {
      .centerAtEdge(span: $0, edge: "right", isComposite: true)
    },
    DiagnosticSample("[a(b«+»c)]") { .nonlinearExpression(span: $0, reason: .twoItems) },
    DiagnosticSample("[a(b«*»c)]") { .nonlinearExpression(span: $0, reason: .product) },
    DiagnosticSample("[a(8«/»0)]") { .nonlinearExpression(span: $0, reason: .divisionByZero) },
    DiagnosticSample("C: a.left == «10%»") {
      .misplacedAttribute(span: $0, found: "10%", reason: .percentOfPosition)
    },
    DiagnosticSample("[a]-(«.width» == 8)-[b]") {
      .misplacedAttribute(span: $0, found: ".width", reason: .subjectOfGap)
    },
    DiagnosticSample("C: a.edges == «8»") {
      .misplacedAttribute(span: $0, found: "8", reason: .compositeWithNumber)
    },
    DiagnosticSample("<«b.width»>[a]") {
      .misplacedAttribute(span: $0, found: "b.width", reason: .point)
    },
    DiagnosticSample("|«<8>»[a]") {
      .misplacedAttribute(span: $0, found: "<8>", reason: .pointAtEdge)
    },
    DiagnosticSample("[a]-(«.width»)-[b]") {
      .misplacedAttribute(span: $0, found: ".width", reason: .ownAttributeOfGap)
    },
    DiagnosticSample("[s:[a]][«s»:[b]]") {
      .misplacedStack(span: $0, name: "s", reason: .again)
    },
    DiagnosticSample("HV:[«s»:[a]]") {
      .misplacedStack(span: $0, name: "s", reason: .bothAxes)
    },
    DiagnosticSample("[«v1..2»:[a]]") {
      .misplacedStack(span: $0, name: "v1..2", reason: .severalNames)
    },
    DiagnosticSample("[a] direction(«up»)") {
      .malformedStatementOption(span: $0, found: "up", expected: "`ltr`, `rtl` or `natural`")
    },
    DiagnosticSample("[a] gap(1) «gap»(2)") {
      .malformedStatementOption(
        span: $0, found: "gap", expected: "each option once", first: SourceSpan(4, 10))
    },
    DiagnosticSample("G: \"a b\" «\"c\"»") {
      .malformedGrid(span: $0, reason: .ragged(cells: 1, expected: 2))
    },
    DiagnosticSample("«G: \"a b\" \"b a\"»") {
      .malformedGrid(span: $0, reason: .area(name: "a"))
    },
    DiagnosticSample("G: \"a b\" «cols(1)»") {
      .malformedGrid(span: $0, reason: .trackCount(tracks: 1, expected: 2))
    },
    DiagnosticSample("G: «\" \"»") { .malformedGrid(span: $0, reason: .emptyRow) },
    DiagnosticSample("«|»[s:[a]]") { .barWithoutSuperview(span: $0, view: nil, viewSpan: nil) },
    DiagnosticSample("[a]-[b] align(«left»)") {
      .optionOffAxis(span: $0, option: "align", isVertical: false, attribute: "left")
    },
  ]
}
