@testable import VFLDiagnostics

extension DiagnosticSample {
  /// Samples of the codes that begin with 05.
  static let lint = [
    DiagnosticSample(.unusedView(span: nil, name: "a")),
    DiagnosticSample("@view «a»") { .unusedView(span: $0, name: "a") },
    DiagnosticSample("@metrics «m»: 8") { .unusedMetric(span: $0, name: "m") },
    DiagnosticSample("|«-0-»[a]", fixed: "|[a]") { .zeroGap(span: $0, text: "-0-") },
    DiagnosticSample("[a(20,«==20»)]", fixed: "[a(20)]") {
      .duplicatePredicate(
        span: $0, text: "==20", first: SourceSpan(3, 5), previousEnd: 5, isRequired: true)
    },
    DiagnosticSample("[a(>=50,«<=40»)]") {
      .contradictoryPredicates(
        span: $0, text: "<=40", other: SourceSpan(3, 7), otherText: ">=50", isGap: false)
    },
    DiagnosticSample("[a(«-5»)]") {
      .contradictoryPredicates(span: $0, text: "-5", other: nil, otherText: "", isGap: false)
    },
    DiagnosticSample("«|[a]|»") {
      .repeatedFormat(span: $0, first: SourceLocation(.format(0), SourceSpan(0, 2)))
    },
    DiagnosticSample("«V:[a]»") {
      .uselessOption(span: $0, option: "alignAllLeft", reason: .singleView)
    },
    DiagnosticSample("«V:[a][b]»") {
      .uselessOption(span: $0, option: "directionLeftToRight", reason: .verticalDirection)
    },
    DiagnosticSample("«V:[a]»") {
      .uselessOption(span: $0, option: "spacingBaselineToBaseline", reason: .noGap)
    },
    DiagnosticSample("«[a][b]»") {
      .uselessOption(
        span: $0, option: "alignAllCenterY", reason: .implied("alignAllTop", "alignAllBottom"))
    },
    DiagnosticSample("V:|-«leftMargin»-[a]") {
      .offAxisMetric(span: $0, name: "leftMargin", word: "left", isVertical: true)
    },
    DiagnosticSample("[a(5«@1000»)]", fixed: "[a(5)]") {
      .writtenRequiredPriority(span: $0, text: "@1000")
    },
    DiagnosticSample("|[«a»]|") { .singleAxis(span: $0, name: "a", isVertical: false) },
    DiagnosticSample("[a]-«>=20»-[b]", fixed: "[a]-(>=20)-[b]") {
      .undocumentedSpelling(span: $0, text: ">=20")
    },
    DiagnosticSample("V:[a(«==a»)]") { .selfSize(span: $0, name: "a", isVertical: true) },
    DiagnosticSample("[a][«a»]") {
      .repeatedView(span: $0, first: SourceSpan(1, 2), name: "a")
    },
    DiagnosticSample("|«-»[a]") {
      .repeatedConstraint(span: $0, first: SourceLocation(.format(0), SourceSpan(1, 2)))
    },
    DiagnosticSample("\"«|»[a]\" add(a)") {
      .missingSuperview(span: $0, name: "a", addition: SourceSpan(7, 10))
    },
    DiagnosticSample("let «a» = UIView()\n", fixed: "let a = UIView()\na.m = false\n") {
      .unsetMask(span: $0, name: "a", edit: SourceEdit(SourceSpan(at: 16), "\na.m = false"))
    },
    DiagnosticSample("func layoutSubviews() { «a.w(b)».isActive = true }") {
      .repeatedActivation(span: $0, function: "layoutSubviews", count: 1)
    },
    DiagnosticSample("func layoutSubviews() { pin([«a.w(b)», a.h(b)]) }") {
      .repeatedActivation(span: $0, function: "layoutSubviews", count: 2)
    },
  ]
}
