@testable import VFLDiagnostics

extension Finding {
  /// Findings of the 05 codes.
  static let lint = [
    Finding(Finding.unusedView(span: nil, name: "a")),
    Finding("@view «a»") { Finding.unusedView(span: $0, name: "a") },
    Finding("@metrics «m»: 8") { Finding.unusedMetric(span: $0, name: "m") },
    Finding("|«-0-»[a]", mended: "|[a]") { Finding.zeroGap(span: $0, text: "-0-") },
    Finding("[a(20,«==20»)]", mended: "[a(20)]") {
      Finding.duplicatePredicate(
        span: $0, text: "==20", first: SourceSpan(3, 5), previousEnd: 5, isRequired: true)
    },
    Finding("[a(>=50,«<=40»)]") {
      Finding.contradictoryPredicates(
        span: $0, text: "<=40", other: SourceSpan(3, 7), otherText: ">=50", isGap: false)
    },
    Finding("[a(«-5»)]") {
      Finding.contradictoryPredicates(span: $0, text: "-5", other: nil, otherText: "", isGap: false)
    },
    Finding("«|[a]|»") {
      Finding.repeatedFormat(span: $0, first: SourceLocation(.format(0), SourceSpan(0, 2)))
    },
    Finding("«V:[a]»") {
      Finding.uselessOption(span: $0, option: "alignAllLeft", reason: .singleView)
    },
    Finding("«V:[a][b]»") {
      Finding.uselessOption(span: $0, option: "directionLeftToRight", reason: .verticalDirection)
    },
    Finding("«V:[a]»") {
      Finding.uselessOption(span: $0, option: "spacingBaselineToBaseline", reason: .noGap)
    },
    Finding("«[a][b]»") {
      Finding.uselessOption(
        span: $0, option: "alignAllCenterY", reason: .implied("alignAllTop", "alignAllBottom"))
    },
    Finding("V:|-«leftMargin»-[a]") {
      Finding.offAxisMetric(span: $0, name: "leftMargin", word: "left", isVertical: true)
    },
    Finding("[a(5«@1000»)]", mended: "[a(5)]") {
      Finding.writtenRequiredPriority(span: $0, text: "@1000")
    },
    Finding("|[«a»]|") { Finding.singleAxis(span: $0, name: "a", isVertical: false) },
    Finding("[a]-«>=20»-[b]", mended: "[a]-(>=20)-[b]") {
      Finding.undocumentedSpelling(span: $0, text: ">=20")
    },
    Finding("V:[a(«==a»)]") { Finding.selfSize(span: $0, name: "a", isVertical: true) },
    Finding("[a][«a»]") { Finding.repeatedView(span: $0, first: SourceSpan(1, 2), name: "a") },
    Finding("|«-»[a]") {
      Finding.repeatedConstraint(span: $0, first: SourceLocation(.format(0), SourceSpan(1, 2)))
    },
    Finding("\"«|»[a]\" add(a)") {
      Finding.missingSuperview(span: $0, name: "a", addition: SourceSpan(7, 10))
    },
    Finding("let «a» = UIView()\n", mended: "let a = UIView()\na.m = false\n") {
      Finding.unsetMask(span: $0, name: "a", edit: SourceEdit(SourceSpan(at: 16), "\na.m = false"))
    },
  ]
}
