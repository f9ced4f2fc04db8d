@testable import VFLDiagnostics

extension DiagnosticSample {
  /// Samples of the codes that begin with 02.
  static let names = [
    DiagnosticSample("[«titel»]", fixed: "[title]") {
      .unknownView(span: $0, name: "titel", known: ["title", "body"])
    },
    DiagnosticSample("[«x»]") { .unknownView(span: $0, name: "x", known: ["title", "body"]) },
    DiagnosticSample("[«x»]") { .unknownView(span: $0, name: "x", known: ["title"]) },
    DiagnosticSample("[«x»]") { .unknownView(span: $0, name: "x", known: []) },
    DiagnosticSample("|-«lefft»-[a]", fixed: "|-left-[a]") {
      .unknownMetric(
        span: $0, name: "lefft", known: ["left"], allowsView: false, views: ["leftt"])
    },
    DiagnosticSample("[a(«bodi»)]", fixed: "[a(body)]") {
      .unknownMetric(
        span: $0, name: "bodi", known: ["left"], allowsView: true, views: ["body"])
    },
    DiagnosticSample("[a]-«b»-[b]") { .viewAsGap(span: $0, name: "b") },
    DiagnosticSample("[a]-(«b»)-[c]", fixed: "[a]-[b]-[c]") {
      .viewAsGap(span: $0, name: "b", perhapsView: SourceSpan(4, 7))
    },
    DiagnosticSample("[a(5@«b»)]") { .viewAsPriority(span: $0, name: "b") },
    DiagnosticSample("[a]-«m»-[b]") { .metricNotNumber(span: $0, name: "m", value: "wide") },
  ]

  /// Samples of the codes that begin with 03.
  static let lowering = formats + equations

  private static let formats = [
    DiagnosticSample("[a]-«1e999»-[b]") {
      .constantNotFinite(span: $0, text: "1e999", isMetric: false)
    },
    DiagnosticSample("[a]-«m»-[b]") { .constantNotFinite(span: $0, text: "m", isMetric: true) },
    DiagnosticSample("[a(5@«1001»)]", fixed: "[a(5@1000)]") {
      .priorityOutOfRange(span: $0, text: "1001", value: 1001)
    },
    DiagnosticSample("[a(5@«-2.5»)]", fixed: "[a(5@1)]") {
      .priorityOutOfRange(span: $0, text: "-2.5", value: -2.5)
    },
    DiagnosticSample("[a(5@«p»)]") { .priorityOutOfRange(span: $0, text: "p", value: 1001) },
    DiagnosticSample("[a(5@«999.99999999»)]", fixed: "[a(5@999)]") {
      .roundedPriority(span: $0, text: "999.99999999", value: 999.999_999_99)
    },
    DiagnosticSample("[a(5@«p»)]") {
      .roundedPriority(span: $0, text: "p", value: 999.999_999_99)
    },
    DiagnosticSample("[a(«<=1e308»)]") {
      .hugeConstant(span: $0, value: 1e308, uselessBound: "maximum", isRequired: true)
    },
    DiagnosticSample("[a]-(«-1e38»)-[b]") {
      .hugeConstant(span: $0, value: -1e38, uselessBound: nil, isRequired: true)
    },
    DiagnosticSample("[a(«1e38@5»)]") {
      .hugeConstant(span: $0, value: 1e38, uselessBound: nil, isRequired: false)
    },
    DiagnosticSample("«|»[a]") {
      .barWithoutSuperview(span: $0, view: "a", viewSpan: SourceSpan(2, 3))
    },
    DiagnosticSample("V:«[a][b]»") {
      .optionOffAxis(span: $0, option: "alignAllTop", isVertical: true)
    },
    DiagnosticSample("«[a][b]»") {
      .optionOffAxis(span: $0, option: "alignAllLeft", isVertical: false)
    },
    DiagnosticSample("«[a]»") {
      .optionWithoutEffect(span: $0, option: "alignAllLeft", isVertical: false)
    },
    DiagnosticSample("V:«[a]»") {
      .optionWithoutEffect(span: $0, option: "alignAllTop", isVertical: true)
    },
    DiagnosticSample("[a]«-»[b]") { .baselineSpacingHorizontal(span: $0) },
    DiagnosticSample(
      .unknownOption(name: "alignAllTopp", known: ["alignAllTop", "alignAllLeft"])),
    DiagnosticSample("@options «alignAllTopp»", fixed: "@options alignAllTop") {
      .unknownOption(name: "alignAllTopp", known: ["alignAllTop", "alignAllLeft"], span: $0)
    },
  ]

  private static let equations = [
    DiagnosticSample("a.width «=» 100") {
      .malformedEquation(span: $0, found: "=", expected: "`==`, `>=` or `<=`")
    },
    DiagnosticSample("a.width«»") {
      .malformedEquation(span: $0, found: nil, expected: "`==`, `>=` or `<=`")
    },
    DiagnosticSample("a.«widht» == 100", fixed: "a.width == 100") {
      .unknownAttribute(span: $0, name: "widht", known: ["width", "height"])
    },
    DiagnosticSample("«a.left» == 100") {
      .locationWithoutPartner(span: $0, attribute: "left")
    },
    DiagnosticSample("«a.left» == 100", fixed: "a.left == |.left + 100") {
      .locationWithoutPartner(
        span: $0, attribute: "left",
        fixIts: [FixIt("insert `|.left + `", [SourceEdit(SourceSpan(at: 10), "|.left + ")])])
    },
    DiagnosticSample("«a.left == b.top»") {
      .incompatibleAttributes(span: $0, first: "left", second: "top", reason: .axes)
    },
    DiagnosticSample("«a.left == b.width»") {
      .incompatibleAttributes(
        span: $0, first: "left", second: "width", reason: .sizeWithLocation)
    },
    DiagnosticSample("«a.left == b.leading»") {
      .incompatibleAttributes(
        span: $0, first: "left", second: "leading", reason: .directionWithAbsolute)
    },
    DiagnosticSample("a.width == «0» * b.width") { .zeroMultiplier(span: $0) },
    DiagnosticSample("«a.width == b.width»") {
      .noCommonAncestor(span: $0, first: "a", second: "b")
    },
  ]

  /// Samples of the codes that begin with 04.
  static let layouts = [
    DiagnosticSample("|-20-[a(«400»)]-20-|", fixed: "|-20-[a(280)]-20-|") {
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
      conflict.demotion = (
        SourceEdit(SourceSpan(at: $0.end), "@999"), "400@999", effect: "`a` is then 280 wide"
      )
      conflict.change = ([SourceEdit($0, "280")], "400")
      return .conflict(conflict, in: .format(0))
    },
    DiagnosticSample("«v.trailing == |.trailing + 8»") {
      var conflict = LayoutConflict(
        span: $0, text: "v.trailing == |.trailing + 8", members: [], claim: .unspoken)
      conflict.mistake = LayoutConflict.Mistake(
        isSign: true, written: ["v.trailing == |.trailing + 8"],
        corrected: ["v.trailing == |.trailing - 8"], edit: nil)
      return .conflict(conflict, in: .format(0))
    },
    DiagnosticSample("[v(«8»)]") {
      var conflict = LayoutConflict(span: $0, text: "v.width == 8", members: [], claim: .unspoken)
      conflict.needlessAlignment = "v.centerX == w.centerX"
      conflict.hindrance = "`v` would be 0 wide"
      return .conflict(conflict, in: .format(0))
    },
    DiagnosticSample(
      .conflict(
        LayoutConflict(
          span: nil, text: "",
          members: [
            .contentSize(
              view: "b", isHorizontal: false, bound: .atLeast, points: 21)
          ],
          claim: .sums("8 + 8 = 16", within: "0")), in: .format(0))),
    DiagnosticSample("V:[b«(21)»]") {
      .ambiguousLayout(
        AmbiguousLayout(
          span: $0, view: "b", isHorizontal: false,
          freedoms: [.init(isSize: false, lower: 0, upper: .infinity)],
          settlement: .constraint("V:|-20-[b]", isPlace: true, isSize: false), unreported: 3))
    },
    DiagnosticSample(
      .ambiguousLayout(
        AmbiguousLayout(
          span: nil, view: "b", isHorizontal: true,
          freedoms: [.init(isSize: true, lower: 0, upper: 272)],
          settlement: .others(["a.x", "a.width"])))),
    DiagnosticSample(
      .ambiguousLayout(
        AmbiguousLayout(
          span: nil, view: "b", isHorizontal: true,
          freedoms: [.init(isSize: true, lower: 0, upper: 272)],
          settlement: .priority("horizontal hugging of `b` to 251"),
          ties: [.init(["a.width <= 80", "b.width <= 80"], priority: 250)]))),
    DiagnosticSample(
      .unsizedContainer(
        UnsizedContainer(
          freedoms: [
            .init(isHorizontal: true, lower: 148, upper: .infinity),
            .init(isHorizontal: false, lower: 0, upper: .infinity),
          ], width: 375, height: nil))),
    DiagnosticSample("H:|-[b«(400)»]") {
      .outsideView(
        OutsideView(
          span: $0, view: "b", parent: "|",
          edges: [.init(edge: .right, points: 100), .init(edge: .bottom, points: 1)],
          mistake: .shift(instead: "b.trailing == |.trailing - 8")))
    },
    DiagnosticSample("@view «title»") {
      .violatedProperty(
        VerifiedProperty(.untruncated(view: "title", isWidth: true), at: $0),
        VerifiedProperty.Example(
          excess: 4, values: [("width", 320), ("title.width", 230.5)], isRightToLeft: true,
          command: "vfl solve --width 320 --view title:230.5x20 --rtl form.vfl",
          other: "the property is violated in both directions"))
    },
    DiagnosticSample("@require «a.width >= 44»") {
      .undecidedProperty(VerifiedProperty(.requirement("a.width >= 44"), at: $0), share: nil)
    },
    DiagnosticSample("@require «a.width >= 44»") {
      .undecidedProperty(VerifiedProperty(.requirement("a.width >= 44"), at: $0), share: 0.123)
    },
    DiagnosticSample("@metrics strength: «250..750»") {
      .unusableInterval(span: $0, name: "strength")
    },
    DiagnosticSample("@require «target»") {
      .emptyRequirement(span: $0, property: "target", reason: "no view is known to be a control")
    },
  ]
}
