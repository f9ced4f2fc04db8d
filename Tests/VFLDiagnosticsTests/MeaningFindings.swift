@testable import VFLDiagnostics

extension FindingSample {
  /// Samples of the codes that begin with 02.
  static let names = [
    FindingSample("[«titel»]", mended: "[title]") {
      .unknownView(span: $0, name: "titel", known: ["title", "body"])
    },
    FindingSample("[«x»]") { .unknownView(span: $0, name: "x", known: ["title", "body"]) },
    FindingSample("[«x»]") { .unknownView(span: $0, name: "x", known: ["title"]) },
    FindingSample("[«x»]") { .unknownView(span: $0, name: "x", known: []) },
    FindingSample("|-«lefft»-[a]", mended: "|-left-[a]") {
      .unknownMetric(
        span: $0, name: "lefft", known: ["left"], allowsView: false, views: ["leftt"])
    },
    FindingSample("[a(«bodi»)]", mended: "[a(body)]") {
      .unknownMetric(
        span: $0, name: "bodi", known: ["left"], allowsView: true, views: ["body"])
    },
    FindingSample("[a]-«b»-[b]") { .viewAsGap(span: $0, name: "b") },
    FindingSample("[a]-(«b»)-[c]", mended: "[a]-[b]-[c]") {
      .viewAsGap(span: $0, name: "b", perhapsView: SourceSpan(4, 7))
    },
    FindingSample("[a(5@«b»)]") { .viewAsPriority(span: $0, name: "b") },
    FindingSample("[a]-«m»-[b]") { .metricNotNumber(span: $0, name: "m", value: "wide") },
  ]

  /// Samples of the codes that begin with 03.
  static let lowering = formats + equations

  private static let formats = [
    FindingSample("[a]-«1e999»-[b]") {
      .constantNotFinite(span: $0, text: "1e999", isMetric: false)
    },
    FindingSample("[a]-«m»-[b]") { .constantNotFinite(span: $0, text: "m", isMetric: true) },
    FindingSample("[a(5@«1001»)]", mended: "[a(5@1000)]") {
      .priorityOutOfRange(span: $0, text: "1001", value: 1001)
    },
    FindingSample("[a(5@«-2.5»)]", mended: "[a(5@1)]") {
      .priorityOutOfRange(span: $0, text: "-2.5", value: -2.5)
    },
    FindingSample("[a(5@«p»)]") { .priorityOutOfRange(span: $0, text: "p", value: 1001) },
    FindingSample("[a(5@«999.99999999»)]", mended: "[a(5@999)]") {
      .roundedPriority(span: $0, text: "999.99999999", value: 999.999_999_99)
    },
    FindingSample("[a(5@«p»)]") {
      .roundedPriority(span: $0, text: "p", value: 999.999_999_99)
    },
    FindingSample("«|»[a]") {
      .barWithoutSuperview(span: $0, view: "a", viewSpan: SourceSpan(2, 3))
    },
    FindingSample("V:«[a][b]»") {
      .optionOffAxis(span: $0, option: "alignAllTop", isVertical: true)
    },
    FindingSample("«[a][b]»") {
      .optionOffAxis(span: $0, option: "alignAllLeft", isVertical: false)
    },
    FindingSample("«[a]»") {
      .optionWithoutEffect(span: $0, option: "alignAllLeft", isVertical: false)
    },
    FindingSample("V:«[a]»") {
      .optionWithoutEffect(span: $0, option: "alignAllTop", isVertical: true)
    },
    FindingSample("[a]«-»[b]") { .baselineSpacingHorizontal(span: $0) },
    FindingSample(
      .unknownOption(name: "alignAllTopp", known: ["alignAllTop", "alignAllLeft"])),
    FindingSample("@options «alignAllTopp»", mended: "@options alignAllTop") {
      .unknownOption(name: "alignAllTopp", known: ["alignAllTop", "alignAllLeft"], span: $0)
    },
  ]

  private static let equations = [
    FindingSample("a.width «=» 100") {
      .malformedEquation(span: $0, found: "=", expected: "`==`, `>=` or `<=`")
    },
    FindingSample("a.width«»") {
      .malformedEquation(span: $0, found: nil, expected: "`==`, `>=` or `<=`")
    },
    FindingSample("a.«widht» == 100", mended: "a.width == 100") {
      .unknownAttribute(span: $0, name: "widht", known: ["width", "height"])
    },
    FindingSample("«a.left» == 100") {
      .locationWithoutPartner(span: $0, attribute: "left")
    },
    FindingSample("«a.left == b.top»") {
      .incompatibleAttributes(span: $0, first: "left", second: "top", reason: .axes)
    },
    FindingSample("«a.left == b.width»") {
      .incompatibleAttributes(
        span: $0, first: "left", second: "width", reason: .sizeWithLocation)
    },
    FindingSample("«a.left == b.leading»") {
      .incompatibleAttributes(
        span: $0, first: "left", second: "leading", reason: .directionWithAbsolute)
    },
    FindingSample("a.width == «0» * b.width") { .zeroMultiplier(span: $0) },
    FindingSample("«a.width == b.width»") {
      .noCommonAncestor(span: $0, first: "a", second: "b")
    },
  ]

  /// Samples of the codes that begin with 04.
  static let layouts = [
    FindingSample("|-20-[a(«400»)]-20-|", mended: "|-20-[a(280)]-20-|") {
      var conflict = LayoutConflict(
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
          against: .size(view: nil, isHorizontal: true, bound: .exactly, points: 320)))
      conflict.fitting = (nil, 440, true)
      conflict.demotion = (SourceEdit(SourceSpan(at: $0.end), "@999"), "400@999")
      conflict.change = (SourceEdit($0, "280"), "400")
      return .conflict(conflict, in: .format(0))
    },
    FindingSample(
      .conflict(
        LayoutConflict(
          span: nil, text: "",
          members: [
            .contentSize(
              view: "b", isHorizontal: false, bound: .atLeast, points: 21)
          ],
          claim: .sums("8 + 8 = 16", within: "0")), in: .format(0))),
    FindingSample("V:[b«(21)»]") {
      .ambiguousLayout(
        AmbiguousLayout(
          span: $0, view: "b", isHorizontal: false,
          freedoms: [.init(isSize: false, lower: 0, upper: .infinity)],
          settlement: .constraint("V:|-20-[b]", isPlace: true, isSize: false), untold: 3))
    },
    FindingSample(
      .ambiguousLayout(
        AmbiguousLayout(
          span: nil, view: "b", isHorizontal: true,
          freedoms: [.init(isSize: true, lower: 0, upper: 272)],
          settlement: .others(["a.x", "a.width"])))),
  ]
}
