@testable import VFLDiagnostics

extension FindingSample {
  private static let opener = SourceSpan(0, 1)

  /// Samples of the codes that begin with 01.
  static let syntax =
    orientations + views + sizes + gaps + bars + [
      FindingSample("«[»") { .tooManyFaults(span: $0, count: 1) },
      FindingSample("«[»") { .tooManyFaults(span: $0, count: 900) },
    ]

  private static let orientations = [
    FindingSample("«»") { .emptyFormat(span: $0) },
    FindingSample("[a]«–»[b]", mended: "[a]-[b]") {
      .nonASCIICharacter(span: $0, text: "–")
    },
    FindingSample("[a(«≥»8)]", mended: "[a(>=8)]") {
      .nonASCIICharacter(span: $0, text: "≥")
    },
    FindingSample("[a]«\u{A0}\u{200B}»-[b]", mended: "[a]-[b]") {
      .nonASCIICharacter(span: $0, text: "\u{A0}\u{200B}")
    },
    FindingSample("［a］«－»[b]", mended: "［a］-[b]") {
      .nonASCIICharacter(span: $0, text: "－")
    },
    FindingSample("[a]«–8–»[b]", mended: "[a]-8-[b]") {
      .nonASCIICharacter(span: $0, text: "–8–")
    },
    FindingSample("[a«#;»]", mended: "[a]") { .unexpectedCharacter(span: $0, text: "#;") },
    FindingSample("«:»[a]", mended: "H:[a]") { .unknownOrientation(span: $0, found: ":") },
    FindingSample("[«größe»]") { .nonASCIICharacter(span: $0, text: "größe") },
    FindingSample("[a«\u{FFFD}»]") { .nonASCIICharacter(span: $0, text: "\u{FFFD}") },
    FindingSample("[a]«#»-[b]", mended: "[a]-[b]") {
      .unexpectedCharacter(span: $0, text: "#")
    },
    FindingSample("[a]«\0»", mended: "[a]") { .unexpectedCharacter(span: $0, text: "\0") },
    FindingSample("[a]«`»", mended: "[a]") { .unexpectedCharacter(span: $0, text: "`") },
    FindingSample("V«»[a]", mended: "V:[a]") {
      .missingOrientationColon(span: $0, orientation: "V")
    },
    FindingSample("«h:»[a]", mended: "H:[a]") { .unknownOrientation(span: $0, found: "h:") },
    FindingSample("«v»:[a]", mended: "V:[a]") { .unknownOrientation(span: $0, found: "v") },
    FindingSample("«Vertical:»[a]", mended: "V:[a]") {
      .unknownOrientation(span: $0, found: "Vertical:")
    },
    FindingSample("«X»:[a]", mended: "H:[a]") { .unknownOrientation(span: $0, found: "X") },
    FindingSample("H:«V:»[a]") { .unknownOrientation(span: $0, found: "V:", first: "H") },
    FindingSample("H:«H»:[a]", mended: "H:[a]") {
      .unknownOrientation(span: $0, found: "H", first: "H")
    },
    FindingSample("«HV:»[a]") { .unknownOrientation(span: $0, found: "HV:") },
    FindingSample("«Hello:»[a]", mended: "H:[a]") {
      .unknownOrientation(span: $0, found: "Hello:")
    },
    FindingSample("[a]-«{»b}", mended: "[a]-[b]") {
      .unexpectedCharacter(span: $0, text: "{", meaning: .bracket(closer: SourceSpan(6, 7)))
    },
    FindingSample("[a]«{»") { .unexpectedCharacter(span: $0, text: "{") },
    FindingSample("«@\"»[a]\",", mended: "[a]") {
      .unexpectedCharacter(span: $0, text: "@\"", meaning: .quotes(SourceSpan(5, 7), "[a]"))
    },
    FindingSample("H:« »[a]", mended: "H:[a]") { .whiteSpace(span: $0) },
  ]

  private static let views = [
    FindingSample("|-8-«|»") { .missingView(span: $0, found: "|") },
    FindingSample("H:«»") { .missingView(span: $0, found: nil) },
    FindingSample("[«»]") { .missingViewName(span: $0, opener: opener, found: "]") },
    FindingSample("[«self.a»]", mended: "[a]") {
      .dottedName(span: $0, name: "self", text: "self.a")
    },
    FindingSample("[«a.width»(50)]", mended: "[a(50)]") {
      .dottedName(span: $0, name: "a", text: "a.width")
    },
    FindingSample("V:[«a.width»(50)]") {
      .dottedName(span: $0, name: "a", text: "a.width", isVertical: true)
    },
    FindingSample("[«cell.title»]") {
      .dottedName(span: $0, name: "cell", text: "cell.title")
    },
    FindingSample("[«a.b-c»]") { .dottedName(span: $0, name: "a", text: "a.b-c") },
    FindingSample("[«self.»]") { .dottedName(span: $0, name: "self", text: "self.") },
    FindingSample("[a«»-[b]", mended: "[a]-[b]") {
      .unclosedView(span: $0, opener: opener, name: "a", found: "-")
    },
    FindingSample("[a«»", mended: "[a]") {
      .unclosedView(span: $0, opener: opener, name: "a", found: nil)
    },
  ]

  private static let sizes = [
    FindingSample("[a(100«»]", mended: "[a(100)]") {
      .unclosedSizePredicate(span: $0, opener: SourceSpan(2, 3), found: "]")
    },
    FindingSample("[a(100)«)»]", mended: "[a(100)]") {
      .textAfterSizePredicate(span: $0, text: ")")
    },
    FindingSample("[a(50)«@500»]", mended: "[a(50@500)]") {
      .textAfterSizePredicate(span: $0, text: "@500")
    },
    FindingSample("[a(>=«»)]") { .missingValue(span: $0, place: .size, found: ")") },
    FindingSample("[a(5@«»)]") { .missingValue(span: $0, place: .priority, found: ")") },
    FindingSample("[a]->=«»") { .missingValue(span: $0, place: .gap, found: nil) },
    FindingSample("[a(«=»8)]", mended: "[a(==8)]") {
      .unknownRelation(span: $0, found: "=", meant: "==")
    },
    FindingSample("[a(«!=»8)]") { .unknownRelation(span: $0, found: "!=", meant: nil) },
    FindingSample("[a«()»]", mended: "[a]") { .emptyPredicateList(span: $0, isGap: false) },
    FindingSample("[a(8«,»)]", mended: "[a(8)]") { .trailingComma(span: $0) },
    FindingSample("[a(«b.width»)]") {
      .unsupportedArithmetic(span: $0, text: "b.width", kind: .attribute)
    },
    FindingSample("[a(«b*2»)]") {
      .unsupportedArithmetic(span: $0, text: "b*2", kind: .multiplier)
    },
    FindingSample("[a(«b+10»)]") {
      .unsupportedArithmetic(span: $0, text: "b+10", kind: .offset)
    },
    FindingSample("[a(«50%»)]") {
      .unsupportedArithmetic(span: $0, text: "50%", kind: .percent)
    },
  ]

  private static let gaps = [
    FindingSample("[a]«-8-»", mended: "[a]-8-|") {
      .danglingConnection(span: $0, found: nil)
    },
    FindingSample("[a]-«-8»-[b]", mended: "[a]-(-8)-[b]") {
      .bareNegativeGap(span: $0, number: "-8")
    },
    FindingSample("[a]-«>=8,9»-[b]", mended: "[a]-(>=8,9)-[b]") {
      .unparenthesizedList(span: $0, text: ">=8,9")
    },
    FindingSample("[a]-«8,9»-[b]", mended: "[a]-8.9-[b]") {
      .unparenthesizedList(span: $0, text: "8,9")
    },
    FindingSample("[a]-8«»[b]", mended: "[a]-8-[b]") {
      .missingClosingDash(span: $0, opener: SourceSpan(3, 4), found: "[")
    },
    FindingSample("[a]-(8«»-[b]", mended: "[a]-(8)-[b]") {
      .unclosedGapList(span: $0, opener: SourceSpan(4, 5), found: "-")
    },
    FindingSample("[a]-«()»-[b]", mended: "[a]-[b]") {
      .emptyPredicateList(span: $0, isGap: true)
    },
    FindingSample("[a]-«.5»-[b]", mended: "[a]-0.5-[b]") {
      .malformedNumber(span: $0, found: ".5", repaired: "0.5")
    },
    FindingSample("[a]-«1..5»-[b]") {
      .malformedNumber(span: $0, found: "1..5", repaired: nil)
    },
    FindingSample("[a(«50x40»)]") {
      .malformedNumber(span: $0, found: "50x40", repaired: nil)
    },
    FindingSample("[a]«»(8)-[b]", mended: "[a(8)]-[b]") {
      .missingOpeningDash(span: $0, found: "(", perhapsSize: SourceSpan(3, 6))
    },
    FindingSample("[a]«»8-[b]", mended: "[a]-8-[b]") {
      .missingOpeningDash(span: $0, found: "8")
    },
    FindingSample("[a]«--»[b]", mended: "[a]-[b]") { .doubledDash(span: $0) },
    FindingSample("|-«a»]-|", mended: "|-[a]-|") { .unopenedView(span: $0, name: "a") },
  ]

  private static let bars = [
    FindingSample("[a]|«[b]»", mended: "[a]|") {
      .textAfterClosingBar(span: $0, text: "[b]")
    },
    FindingSample("[a]-«|»-[b]") { .barInTheMiddle(span: $0) },
    FindingSample("[a]|«V:|[b]|»", mended: "[a]|") {
      .textAfterClosingBar(span: $0, text: "V:|[b]|")
    },
    FindingSample("[a]-«]»", mended: "[a]-|") { meant($0, "]", .bar) },
    FindingSample("«-8-»[a]", mended: "|-8-[a]") { meant($0, "-8-", .firstGap(missing: "|")) },
    FindingSample("[a]«(8)»", mended: "[a(8)]") { meant($0, "(8)", .sizeOfViewInFront) },
    FindingSample("[a«==8»]", mended: "[a(==8)]") { meant($0, "==8", .sizeWithoutParentheses) },
    FindingSample("[a]->=5-«(<=9)-»[b]", mended: "[a]-(>=5,<=9)-[b]") {
      meant($0, "(<=9)-", .moreOfGap(SourceSpan(4, 13), "(>=5,<=9)"))
    },
    FindingSample("[a]-«b»", mended: "[a]-[b]") { meant($0, "b", .view("b")) },
    FindingSample("[a]«V:»[b]", mended: "[a][b]") { meant($0, "V:", .format) },
    FindingSample("[a]«:»[b]", mended: "[a][b]") {
      .unexpectedText(span: $0, text: ":", expected: "`-`, `[` or `|`")
    },
  ]

  private static func meant(
    _ span: SourceSpan, _ text: String, _ meaning: Finding.TextMeaning
  ) -> Finding {
    .unexpectedText(span: span, text: text, expected: "`[` or `|`", meaning: meaning)
  }
}
