@testable import VFLDiagnostics

extension DiagnosticSample {
  private static let opener = SourceSpan(0, 1)

  /// Samples of the codes that begin with 01.
  static let syntax =
    orientations + views + sizes + gaps + bars + [
      DiagnosticSample("«[»") { .tooManyDiagnostics(span: $0, count: 1) },
      DiagnosticSample("«[»") { .tooManyDiagnostics(span: $0, count: 900) },
    ]

  private static let orientations = [
    DiagnosticSample("«»") { .emptyFormat(span: $0) },
    DiagnosticSample("[a]«–»[b]", fixed: "[a]-[b]") {
      .nonASCIICharacter(span: $0, text: "–")
    },
    DiagnosticSample("[a(«≥»8)]", fixed: "[a(>=8)]") {
      .nonASCIICharacter(span: $0, text: "≥")
    },
    DiagnosticSample("[a]«\u{A0}\u{200B}»-[b]", fixed: "[a]-[b]") {
      .nonASCIICharacter(span: $0, text: "\u{A0}\u{200B}")
    },
    DiagnosticSample("［a］«－»[b]", fixed: "［a］-[b]") {
      .nonASCIICharacter(span: $0, text: "－")
    },
    DiagnosticSample("[a]«–8–»[b]", fixed: "[a]-8-[b]") {
      .nonASCIICharacter(span: $0, text: "–8–")
    },
    DiagnosticSample("[a«#;»]", fixed: "[a]") { .unexpectedCharacter(span: $0, text: "#;") },
    DiagnosticSample("«:»[a]", fixed: "H:[a]") { .unknownOrientation(span: $0, found: ":") },
    DiagnosticSample("[«größe»]") { .nonASCIICharacter(span: $0, text: "größe") },
    DiagnosticSample("[a«\u{FFFD}»]") { .nonASCIICharacter(span: $0, text: "\u{FFFD}") },
    DiagnosticSample("[a]«#»-[b]", fixed: "[a]-[b]") {
      .unexpectedCharacter(span: $0, text: "#")
    },
    DiagnosticSample("[a]«\0»", fixed: "[a]") { .unexpectedCharacter(span: $0, text: "\0") },
    DiagnosticSample("[a]«`»", fixed: "[a]") { .unexpectedCharacter(span: $0, text: "`") },
    DiagnosticSample("V«»[a]", fixed: "V:[a]") {
      .missingOrientationColon(span: $0, orientation: "V")
    },
    DiagnosticSample("«h:»[a]", fixed: "H:[a]") { .unknownOrientation(span: $0, found: "h:") },
    DiagnosticSample("«v»:[a]", fixed: "V:[a]") { .unknownOrientation(span: $0, found: "v") },
    DiagnosticSample("«Vertical:»[a]", fixed: "V:[a]") {
      .unknownOrientation(span: $0, found: "Vertical:")
    },
    DiagnosticSample("«X»:[a]", fixed: "H:[a]") { .unknownOrientation(span: $0, found: "X") },
    DiagnosticSample("H:«V:»[a]") { .unknownOrientation(span: $0, found: "V:", first: "H") },
    DiagnosticSample("H:«H»:[a]", fixed: "H:[a]") {
      .unknownOrientation(span: $0, found: "H", first: "H")
    },
    DiagnosticSample("«HV:»[a]") { .unknownOrientation(span: $0, found: "HV:") },
    DiagnosticSample("«Hello:»[a]", fixed: "H:[a]") {
      .unknownOrientation(span: $0, found: "Hello:")
    },
    DiagnosticSample("[a]-«{»b}", fixed: "[a]-[b]") {
      .unexpectedCharacter(span: $0, text: "{", meaning: .bracket(closer: SourceSpan(6, 7)))
    },
    DiagnosticSample("[a]«{»") { .unexpectedCharacter(span: $0, text: "{") },
    DiagnosticSample("«@\"»[a]\",", fixed: "[a]") {
      .unexpectedCharacter(span: $0, text: "@\"", meaning: .quotes(SourceSpan(5, 7), "[a]"))
    },
    DiagnosticSample("H:« »[a]", fixed: "H:[a]") { .whiteSpace(span: $0) },
  ]

  private static let views = [
    DiagnosticSample("|-8-«|»") { .missingView(span: $0, found: "|") },
    DiagnosticSample("H:«»") { .missingView(span: $0, found: nil) },
    DiagnosticSample("[«»]") { .missingViewName(span: $0, opener: opener, found: "]") },
    DiagnosticSample("[«self.a»]", fixed: "[a]") {
      .dottedName(span: $0, name: "self", text: "self.a")
    },
    DiagnosticSample("[«a.width»(50)]", fixed: "[a(50)]") {
      .dottedName(span: $0, name: "a", text: "a.width")
    },
    DiagnosticSample("V:[«a.width»(50)]") {
      .dottedName(span: $0, name: "a", text: "a.width", isVertical: true)
    },
    DiagnosticSample("[«cell.title»]") {
      .dottedName(span: $0, name: "cell", text: "cell.title")
    },
    DiagnosticSample("[«a.b-c»]") { .dottedName(span: $0, name: "a", text: "a.b-c") },
    DiagnosticSample("[«self.»]") { .dottedName(span: $0, name: "self", text: "self.") },
    DiagnosticSample("[a«»-[b]", fixed: "[a]-[b]") {
      .unclosedView(span: $0, opener: opener, name: "a", found: "-")
    },
    DiagnosticSample("[a«»", fixed: "[a]") {
      .unclosedView(span: $0, opener: opener, name: "a", found: nil)
    },
  ]

  private static let sizes = [
    DiagnosticSample("[a(100«»]", fixed: "[a(100)]") {
      .unclosedSizePredicate(span: $0, opener: SourceSpan(2, 3), found: "]")
    },
    DiagnosticSample("[a(100)«)»]", fixed: "[a(100)]") {
      .textAfterSizePredicate(span: $0, text: ")")
    },
    DiagnosticSample("[a(50)«@500»]", fixed: "[a(50@500)]") {
      .textAfterSizePredicate(span: $0, text: "@500")
    },
    DiagnosticSample("[a(>=«»)]") { .missingValue(span: $0, place: .size, found: ")") },
    DiagnosticSample("[a(5@«»)]") { .missingValue(span: $0, place: .priority, found: ")") },
    DiagnosticSample("[a]->=«»") { .missingValue(span: $0, place: .gap, found: nil) },
    DiagnosticSample("[a(«=»8)]", fixed: "[a(==8)]") {
      .unknownRelation(span: $0, found: "=", meant: "==")
    },
    DiagnosticSample("[a(«!=»8)]") { .unknownRelation(span: $0, found: "!=", meant: nil) },
    DiagnosticSample("[a«()»]", fixed: "[a]") { .emptyPredicateList(span: $0, isGap: false) },
    DiagnosticSample("[a(8«,»)]", fixed: "[a(8)]") { .trailingComma(span: $0) },
    DiagnosticSample("[a(«b.width»)]") {
      .unsupportedArithmetic(span: $0, text: "b.width", kind: .attribute)
    },
    DiagnosticSample("[a(«b*2»)]") {
      .unsupportedArithmetic(span: $0, text: "b*2", kind: .multiplier)
    },
    DiagnosticSample("[a(«b+10»)]") {
      .unsupportedArithmetic(span: $0, text: "b+10", kind: .offset)
    },
    DiagnosticSample("[a(«50%»)]") {
      .unsupportedArithmetic(span: $0, text: "50%", kind: .percent)
    },
  ]

  private static let gaps = [
    DiagnosticSample("[a]«-8-»", fixed: "[a]-8-|") {
      .danglingConnection(span: $0, found: nil)
    },
    DiagnosticSample("[a]-«-8»-[b]", fixed: "[a]-(-8)-[b]") {
      .bareNegativeGap(span: $0, number: "-8")
    },
    DiagnosticSample("[a]-«>=8,9»-[b]", fixed: "[a]-(>=8,9)-[b]") {
      .unparenthesizedList(span: $0, text: ">=8,9")
    },
    DiagnosticSample("[a]-«8,9»-[b]", fixed: "[a]-8.9-[b]") {
      .unparenthesizedList(span: $0, text: "8,9")
    },
    DiagnosticSample("[a]-8«»[b]", fixed: "[a]-8-[b]") {
      .missingClosingDash(span: $0, opener: SourceSpan(3, 4), found: "[")
    },
    DiagnosticSample("[a]-(8«»-[b]", fixed: "[a]-(8)-[b]") {
      .unclosedGapList(span: $0, opener: SourceSpan(4, 5), found: "-")
    },
    DiagnosticSample("[a]-«()»-[b]", fixed: "[a]-[b]") {
      .emptyPredicateList(span: $0, isGap: true)
    },
    DiagnosticSample("[a]-«.5»-[b]", fixed: "[a]-0.5-[b]") {
      .malformedNumber(span: $0, found: ".5", repaired: "0.5")
    },
    DiagnosticSample("[a]-«1..5»-[b]") {
      .malformedNumber(span: $0, found: "1..5", repaired: nil)
    },
    DiagnosticSample("[a(«50x40»)]") {
      .malformedNumber(span: $0, found: "50x40", repaired: nil)
    },
    DiagnosticSample("[a]«»(8)-[b]", fixed: "[a(8)]-[b]") {
      .missingOpeningDash(span: $0, found: "(", perhapsSize: SourceSpan(3, 6))
    },
    DiagnosticSample("[a]«»8-[b]", fixed: "[a]-8-[b]") {
      .missingOpeningDash(span: $0, found: "8")
    },
    DiagnosticSample("[a]«--»[b]", fixed: "[a]-[b]") { .doubledDash(span: $0) },
    DiagnosticSample("|-«a»]-|", fixed: "|-[a]-|") { .unopenedView(span: $0, name: "a") },
  ]

  private static let bars = [
    DiagnosticSample("[a]|«[b]»", fixed: "[a]|") {
      .textAfterClosingBar(span: $0, text: "[b]")
    },
    DiagnosticSample("[a]-«|»-[b]") { .barInTheMiddle(span: $0) },
    DiagnosticSample("[a]|«V:|[b]|»", fixed: "[a]|") {
      .textAfterClosingBar(span: $0, text: "V:|[b]|")
    },
    DiagnosticSample("[a]-«]»", fixed: "[a]-|") { meant($0, "]", .bar) },
    DiagnosticSample("«-8-»[a]", fixed: "|-8-[a]") { meant($0, "-8-", .firstGap(missing: "|")) },
    DiagnosticSample("[a]«(8)»", fixed: "[a(8)]") { meant($0, "(8)", .sizeOfPrecedingView) },
    DiagnosticSample("[a«==8»]", fixed: "[a(==8)]") { meant($0, "==8", .sizeWithoutParentheses) },
    DiagnosticSample("[a]->=5-«(<=9)-»[b]", fixed: "[a]-(>=5,<=9)-[b]") {
      meant($0, "(<=9)-", .moreOfGap(SourceSpan(4, 13), "(>=5,<=9)"))
    },
    DiagnosticSample("[a]-«b»", fixed: "[a]-[b]") { meant($0, "b", .view("b")) },
    DiagnosticSample("[a]«V:»[b]", fixed: "[a][b]") { meant($0, "V:", .format) },
    DiagnosticSample("[a]«:»[b]", fixed: "[a][b]") {
      .unexpectedText(span: $0, text: ":", expected: "`-`, `[` or `|`")
    },
  ]

  private static func meant(
    _ span: SourceSpan, _ text: String, _ meaning: LazyDiagnostic.TextMeaning
  ) -> LazyDiagnostic {
    .unexpectedText(span: span, text: text, expected: "`[` or `|`", meaning: meaning)
  }
}
