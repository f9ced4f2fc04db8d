@testable import VFLDiagnostics

extension FindingSample {
  /// Samples of the codes that begin with 05.
  static let lint = [
    FindingSample(.unusedView(span: nil, name: "a")),
    FindingSample("@view «a»") { .unusedView(span: $0, name: "a") },
    FindingSample("@metrics «m»: 8") { .unusedMetric(span: $0, name: "m") },
    FindingSample("|«-0-»[a]", mended: "|[a]") { .zeroGap(span: $0, text: "-0-") },
    FindingSample("[a(20,«==20»)]", mended: "[a(20)]") {
      .duplicatePredicate(
        span: $0, text: "==20", first: SourceSpan(3, 5), previousEnd: 5, isRequired: true)
    },
    FindingSample("[a(>=50,«<=40»)]") {
      .contradictoryPredicates(
        span: $0, text: "<=40", other: SourceSpan(3, 7), otherText: ">=50", isGap: false)
    },
    FindingSample("[a(«-5»)]") {
      .contradictoryPredicates(span: $0, text: "-5", other: nil, otherText: "", isGap: false)
    },
    FindingSample("«|[a]|»") {
      .repeatedFormat(span: $0, first: SourceLocation(.format(0), SourceSpan(0, 2)))
    },
    FindingSample("«V:[a]»") {
      .uselessOption(span: $0, option: "alignAllLeft", reason: .singleView)
    },
    FindingSample("«V:[a][b]»") {
      .uselessOption(span: $0, option: "directionLeftToRight", reason: .verticalDirection)
    },
    FindingSample("«V:[a]»") {
      .uselessOption(span: $0, option: "spacingBaselineToBaseline", reason: .noGap)
    },
    FindingSample("«[a][b]»") {
      .uselessOption(
        span: $0, option: "alignAllCenterY", reason: .implied("alignAllTop", "alignAllBottom"))
    },
    FindingSample("V:|-«leftMargin»-[a]") {
      .offAxisMetric(span: $0, name: "leftMargin", word: "left", isVertical: true)
    },
    FindingSample("[a(5«@1000»)]", mended: "[a(5)]") {
      .writtenRequiredPriority(span: $0, text: "@1000")
    },
    FindingSample("|[«a»]|") { .singleAxis(span: $0, name: "a", isVertical: false) },
    FindingSample("[a]-«>=20»-[b]", mended: "[a]-(>=20)-[b]") {
      .undocumentedSpelling(span: $0, text: ">=20")
    },
    FindingSample("V:[a(«==a»)]") { .selfSize(span: $0, name: "a", isVertical: true) },
    FindingSample("[a][«a»]") {
      .repeatedView(span: $0, first: SourceSpan(1, 2), name: "a")
    },
    FindingSample("|«-»[a]") {
      .repeatedConstraint(span: $0, first: SourceLocation(.format(0), SourceSpan(1, 2)))
    },
    FindingSample("\"«|»[a]\" add(a)") {
      .missingSuperview(span: $0, name: "a", addition: SourceSpan(7, 10))
    },
    FindingSample("let «a» = UIView()\n", mended: "let a = UIView()\na.m = false\n") {
      .unsetMask(span: $0, name: "a", edit: SourceEdit(SourceSpan(at: 16), "\na.m = false"))
    },
  ]
}
