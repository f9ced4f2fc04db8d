@testable import VFLDiagnostics

extension Finding {
  /// Faults of the extended dialect.
  static let extended: [Finding] = [
    Finding("[a «/*» b") { Finding.unclosedText(span: $0, kind: .comment) },
    Finding("[a(«gap» * 2)]") { Finding.impliedView(span: $0, name: "gap") },
    Finding("[«\"»a") { Finding.unclosedText(span: $0, kind: .quotedName) },
    Finding("[a(8«*»)") {
      Finding.malformedExtendedFormat(span: $0, found: "*", expected: "`,` or `)`")
    },
    Finding("[a«»") {
      Finding.malformedExtendedFormat(
        span: $0, found: nil, expected: "`]`", opener: SourceSpan(0, 1))
    },
    Finding("[«v4..1»]") { Finding.malformedRange(span: $0, found: "v4..1", reason: .empty) },
    Finding("[v4..«b»]") { Finding.malformedRange(span: $0, found: "b", reason: .noNumber) },
    Finding("[«v1..99999»]") {
      Finding.malformedRange(span: $0, found: "v1..99999", reason: .tooLong(limit: 1000))
    },
    Finding("[v1..999]«-»[w1..999]") {
      Finding.malformedRange(span: $0, found: "-", reason: .tooManyPairs(limit: 1000))
    },
    Finding("[a(8@«high+300»)]") {
      Finding.priorityOutOfRange(span: $0, text: "high+300", value: 1050)
    },
    Finding("[a(b«+»c)]") { Finding.nonlinearExpression(span: $0, reason: .twoItems) },
    Finding("[a(b«*»c)]") { Finding.nonlinearExpression(span: $0, reason: .product) },
    Finding("[a(8«/»0)]") { Finding.nonlinearExpression(span: $0, reason: .divisionByZero) },
    Finding("C: a.left == «10%»") {
      Finding.misplacedAttribute(span: $0, found: "10%", reason: .percentOfPosition)
    },
    Finding("[a]-(«.width» == 8)-[b]") {
      Finding.misplacedAttribute(span: $0, found: ".width", reason: .subjectOfGap)
    },
    Finding("C: a.edges == «8»") {
      Finding.misplacedAttribute(span: $0, found: "8", reason: .compositeWithNumber)
    },
    Finding("<«b.width»>[a]") {
      Finding.misplacedAttribute(span: $0, found: "b.width", reason: .point)
    },
    Finding("|«<8>»[a]") {
      Finding.misplacedAttribute(span: $0, found: "<8>", reason: .pointAtEdge)
    },
    Finding("[a]-(«.width»)-[b]") {
      Finding.misplacedAttribute(span: $0, found: ".width", reason: .ownAttributeOfGap)
    },
    Finding("[s:[a]][«s»:[b]]") { Finding.misplacedStack(span: $0, name: "s", reason: .again) },
    Finding("HV:[«s»:[a]]") { Finding.misplacedStack(span: $0, name: "s", reason: .bothAxes) },
    Finding("[«v1..2»:[a]]") {
      Finding.misplacedStack(span: $0, name: "v1..2", reason: .severalNames)
    },
    Finding("[a] direction(«up»)") {
      Finding.malformedStatementOption(span: $0, found: "up", expected: "`ltr`, `rtl` or `natural`")
    },
    Finding("[a] gap(1) «gap»(2)") {
      Finding.malformedStatementOption(
        span: $0, found: "gap", expected: "each option once", first: SourceSpan(4, 10))
    },
    Finding("G: \"a b\" «\"c\"»") {
      Finding.malformedGrid(span: $0, reason: .ragged(cells: 1, expected: 2))
    },
    Finding("«G: \"a b\" \"b a\"»") { Finding.malformedGrid(span: $0, reason: .area(name: "a")) },
    Finding("G: \"a b\" «cols(1)»") {
      Finding.malformedGrid(span: $0, reason: .trackCount(tracks: 1, expected: 2))
    },
    Finding("G: «\" \"»") { Finding.malformedGrid(span: $0, reason: .emptyRow) },
    Finding("«|»[s:[a]]") { Finding.barWithoutSuperview(span: $0, view: nil, viewSpan: nil) },
    Finding("[a]-[b] align(«left»)") {
      Finding.optionOffAxis(span: $0, option: "align", isVertical: false, attribute: "left")
    },
  ]
}
