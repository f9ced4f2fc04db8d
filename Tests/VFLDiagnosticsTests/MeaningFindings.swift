@testable import VFLDiagnostics

extension Finding {
  /// Findings of the 02 codes.
  static let names = [
    Finding("[«titel»]", mended: "[title]") {
      Finding.unknownView(span: $0, name: "titel", known: ["title", "body"])
    },
    Finding("[«x»]") { Finding.unknownView(span: $0, name: "x", known: ["title", "body"]) },
    Finding("[«x»]") { Finding.unknownView(span: $0, name: "x", known: ["title"]) },
    Finding("[«x»]") { Finding.unknownView(span: $0, name: "x", known: []) },
    Finding("|-«lefft»-[a]", mended: "|-left-[a]") {
      Finding.unknownMetric(
        span: $0, name: "lefft", known: ["left"], allowsView: false, views: ["leftt"])
    },
    Finding("[a(«bodi»)]", mended: "[a(body)]") {
      Finding.unknownMetric(
        span: $0, name: "bodi", known: ["left"], allowsView: true, views: ["body"])
    },
    Finding("[a]-«b»-[b]") { Finding.viewAsGap(span: $0, name: "b") },
    Finding("[a]-(«b»)-[c]", mended: "[a]-[b]-[c]") {
      Finding.viewAsGap(span: $0, name: "b", perhapsView: SourceSpan(4, 7))
    },
    Finding("[a(5@«b»)]") { Finding.viewAsPriority(span: $0, name: "b") },
    Finding("[a]-«m»-[b]") { Finding.metricNotNumber(span: $0, name: "m", value: "wide") },
  ]

  /// Findings of the 03 codes.
  static let lowering = formats + equations

  private static let formats = [
    Finding("[a]-«1e999»-[b]") {
      Finding.constantNotFinite(span: $0, text: "1e999", isMetric: false)
    },
    Finding("[a]-«m»-[b]") { Finding.constantNotFinite(span: $0, text: "m", isMetric: true) },
    Finding("[a(5@«1001»)]", mended: "[a(5@1000)]") {
      Finding.priorityOutOfRange(span: $0, text: "1001", value: 1001)
    },
    Finding("[a(5@«-2.5»)]", mended: "[a(5@1)]") {
      Finding.priorityOutOfRange(span: $0, text: "-2.5", value: -2.5)
    },
    Finding("[a(5@«p»)]") { Finding.priorityOutOfRange(span: $0, text: "p", value: 1001) },
    Finding("«|»[a]") {
      Finding.barWithoutSuperview(span: $0, view: "a", viewSpan: SourceSpan(2, 3))
    },
    Finding("V:«[a][b]»") {
      Finding.optionOffAxis(span: $0, option: "alignAllTop", isVertical: true)
    },
    Finding("«[a][b]»") {
      Finding.optionOffAxis(span: $0, option: "alignAllLeft", isVertical: false)
    },
    Finding("«[a]»") {
      Finding.optionWithoutEffect(span: $0, option: "alignAllLeft", isVertical: false)
    },
    Finding("V:«[a]»") {
      Finding.optionWithoutEffect(span: $0, option: "alignAllTop", isVertical: true)
    },
    Finding("[a]«-»[b]") { Finding.baselineSpacingHorizontal(span: $0) },
    Finding(Finding.unknownOption(name: "alignAllTopp", known: ["alignAllTop", "alignAllLeft"])),
    Finding("@options «alignAllTopp»", mended: "@options alignAllTop") {
      Finding.unknownOption(name: "alignAllTopp", known: ["alignAllTop", "alignAllLeft"], span: $0)
    },
  ]

  private static let equations = [
    Finding("a.width «=» 100") {
      Finding.malformedEquation(span: $0, found: "=", expected: "`==`, `>=` or `<=`")
    },
    Finding("a.width«»") {
      Finding.malformedEquation(span: $0, found: nil, expected: "`==`, `>=` or `<=`")
    },
    Finding("a.«widht» == 100", mended: "a.width == 100") {
      Finding.unknownAttribute(span: $0, name: "widht", known: ["width", "height"])
    },
    Finding("«a.left» == 100") { Finding.locationWithoutPartner(span: $0, attribute: "left") },
    Finding("«a.left == b.top»") {
      Finding.incompatibleAttributes(span: $0, first: "left", second: "top", reason: .axes)
    },
    Finding("«a.left == b.width»") {
      Finding.incompatibleAttributes(
        span: $0, first: "left", second: "width", reason: .sizeWithLocation)
    },
    Finding("«a.left == b.leading»") {
      Finding.incompatibleAttributes(
        span: $0, first: "left", second: "leading", reason: .directionWithAbsolute)
    },
    Finding("a.width == «0» * b.width") { Finding.zeroMultiplier(span: $0) },
    Finding("«a.width == b.width»") { Finding.noCommonAncestor(span: $0, first: "a", second: "b") },
  ]

  /// Findings of the 04 codes.
  static let layouts = [
    Finding("|-20-[a(«400»)]-20-|", mended: "|-20-[a(280)]-20-|") {
      LayoutConflict(
        span: $0, text: "a.width == 400",
        members: [
          .written(
            SourceLocation(.format(0), SourceSpan(2, 4)), text: "a.leading == |.leading + 20"),
          .written(SourceLocation(.format(0), $0), text: "a.width == 400"),
          .size(view: nil, isHorizontal: true, bound: .exactly, points: 320),
          .nonNegative(view: "b", isHorizontal: true),
        ],
        claim: .sum(
          "20 + 400 + 20 = 440", .exactly,
          against: .size(view: nil, isHorizontal: true, bound: .exactly, points: 320)),
        fitting: (nil, 440, true),
        demotion: (SourceEdit(SourceSpan(at: $0.end), "@999"), "400@999"),
        change: (SourceEdit($0, "280"), "400"))
    },
    Finding(
      LayoutConflict(
        span: nil, text: "",
        members: [
          .contentSize(
            view: "b", isHorizontal: false, bound: .atLeast, points: 21)
        ],
        claim: .sums("8 + 8 = 16", within: "0"))),
    Finding("V:[b«(21)»]") {
      AmbiguousLayout(
        span: $0, view: "b", isHorizontal: false,
        freedoms: [.init(isSize: false, lower: 0, upper: .infinity)],
        settlement: .constraint("V:|-20-[b]", isPlace: true, isSize: false), untold: 3)
    },
    Finding(
      AmbiguousLayout(
        span: nil, view: "b", isHorizontal: true,
        freedoms: [.init(isSize: true, lower: 0, upper: 272)],
        settlement: .other(view: "a", attribute: "width"))),
  ]
}
