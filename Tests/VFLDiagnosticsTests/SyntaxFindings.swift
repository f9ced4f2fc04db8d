@testable import VFLDiagnostics

extension Finding {
  private static let opener = SourceSpan(0, 1)

  /// Findings of the 01 codes.
  static let syntax =
    orientations + views + sizes + gaps + bars + [
      Finding("«[»") { Finding.tooManyFaults(span: $0, count: 1) },
      Finding("«[»") { Finding.tooManyFaults(span: $0, count: 900) },
    ]

  private static let orientations = [
    Finding("«»") { Finding.emptyFormat(span: $0) },
    Finding("[a]«–»[b]", mended: "[a]-[b]") { Finding.nonASCIICharacter(span: $0, text: "–") },
    Finding("[a(«≥»8)]", mended: "[a(>=8)]") { Finding.nonASCIICharacter(span: $0, text: "≥") },
    Finding("[a]«\u{A0}\u{200B}»-[b]", mended: "[a]-[b]") {
      Finding.nonASCIICharacter(span: $0, text: "\u{A0}\u{200B}")
    },
    Finding("［a］«－»[b]", mended: "［a］-[b]") { Finding.nonASCIICharacter(span: $0, text: "－") },
    Finding("[a]«–8–»[b]", mended: "[a]-8-[b]") {
      Finding.nonASCIICharacter(span: $0, text: "–8–")
    },
    Finding("[a«#;»]", mended: "[a]") { Finding.unexpectedCharacter(span: $0, text: "#;") },
    Finding("«:»[a]", mended: "H:[a]") { Finding.unknownOrientation(span: $0, found: ":") },
    Finding("[«größe»]") { Finding.nonASCIICharacter(span: $0, text: "größe") },
    Finding("[a«\u{FFFD}»]") { Finding.nonASCIICharacter(span: $0, text: "\u{FFFD}") },
    Finding("[a]«#»-[b]", mended: "[a]-[b]") { Finding.unexpectedCharacter(span: $0, text: "#") },
    Finding("[a]«\0»", mended: "[a]") { Finding.unexpectedCharacter(span: $0, text: "\0") },
    Finding("[a]«`»", mended: "[a]") { Finding.unexpectedCharacter(span: $0, text: "`") },
    Finding("V«»[a]", mended: "V:[a]") {
      Finding.missingOrientationColon(span: $0, orientation: "V")
    },
    Finding("«h:»[a]", mended: "H:[a]") { Finding.unknownOrientation(span: $0, found: "h:") },
    Finding("«v»:[a]", mended: "V:[a]") { Finding.unknownOrientation(span: $0, found: "v") },
    Finding("«Vertical:»[a]", mended: "V:[a]") {
      Finding.unknownOrientation(span: $0, found: "Vertical:")
    },
    Finding("«X»:[a]", mended: "H:[a]") { Finding.unknownOrientation(span: $0, found: "X") },
    Finding("H:«V:»[a]") { Finding.unknownOrientation(span: $0, found: "V:", first: "H") },
    Finding("H:«H»:[a]", mended: "H:[a]") {
      Finding.unknownOrientation(span: $0, found: "H", first: "H")
    },
    Finding("«HV:»[a]") { Finding.unknownOrientation(span: $0, found: "HV:") },
    Finding("«Hello:»[a]", mended: "H:[a]") {
      Finding.unknownOrientation(span: $0, found: "Hello:")
    },
    Finding("[a]-«{»b}", mended: "[a]-[b]") {
      Finding.unexpectedCharacter(span: $0, text: "{", meaning: .bracket(closer: SourceSpan(6, 7)))
    },
    Finding("[a]«{»") { Finding.unexpectedCharacter(span: $0, text: "{") },
    Finding("«@\"»[a]\",", mended: "[a]") {
      Finding.unexpectedCharacter(span: $0, text: "@\"", meaning: .quotes(SourceSpan(5, 7), "[a]"))
    },
    Finding("H:« »[a]", mended: "H:[a]") { Finding.whiteSpace(span: $0) },
  ]

  private static let views = [
    Finding("|-8-«|»") { Finding.missingView(span: $0, found: "|") },
    Finding("H:«»") { Finding.missingView(span: $0, found: nil) },
    Finding("[«»]") { Finding.missingViewName(span: $0, opener: opener, found: "]") },
    Finding("[«self.a»]", mended: "[a]") {
      Finding.dottedName(span: $0, name: "self", text: "self.a")
    },
    Finding("[«a.width»(50)]", mended: "[a(50)]") {
      Finding.dottedName(span: $0, name: "a", text: "a.width")
    },
    Finding("V:[«a.width»(50)]") {
      Finding.dottedName(span: $0, name: "a", text: "a.width", isVertical: true)
    },
    Finding("[«cell.title»]") { Finding.dottedName(span: $0, name: "cell", text: "cell.title") },
    Finding("[«a.b-c»]") { Finding.dottedName(span: $0, name: "a", text: "a.b-c") },
    Finding("[«self.»]") { Finding.dottedName(span: $0, name: "self", text: "self.") },
    Finding("[a«»-[b]", mended: "[a]-[b]") {
      Finding.unclosedView(span: $0, opener: opener, name: "a", found: "-")
    },
    Finding("[a«»", mended: "[a]") {
      Finding.unclosedView(span: $0, opener: opener, name: "a", found: nil)
    },
  ]

  private static let sizes = [
    Finding("[a(100«»]", mended: "[a(100)]") {
      Finding.unclosedSizePredicate(span: $0, opener: SourceSpan(2, 3), found: "]")
    },
    Finding("[a(100)«)»]", mended: "[a(100)]") {
      Finding.textAfterSizePredicate(span: $0, text: ")")
    },
    Finding("[a(50)«@500»]", mended: "[a(50@500)]") {
      Finding.textAfterSizePredicate(span: $0, text: "@500")
    },
    Finding("[a(>=«»)]") { Finding.missingValue(span: $0, place: .size, found: ")") },
    Finding("[a(5@«»)]") { Finding.missingValue(span: $0, place: .priority, found: ")") },
    Finding("[a]->=«»") { Finding.missingValue(span: $0, place: .gap, found: nil) },
    Finding("[a(«=»8)]", mended: "[a(==8)]") {
      Finding.unknownRelation(span: $0, found: "=", meant: "==")
    },
    Finding("[a(«!=»8)]") { Finding.unknownRelation(span: $0, found: "!=", meant: nil) },
    Finding("[a«()»]", mended: "[a]") { Finding.emptyPredicateList(span: $0, isGap: false) },
    Finding("[a(8«,»)]", mended: "[a(8)]") { Finding.trailingComma(span: $0) },
    Finding("[a(«b.width»)]") {
      Finding.unsupportedArithmetic(span: $0, text: "b.width", kind: .attribute)
    },
    Finding("[a(«b*2»)]") {
      Finding.unsupportedArithmetic(span: $0, text: "b*2", kind: .multiplier)
    },
    Finding("[a(«b+10»)]") { Finding.unsupportedArithmetic(span: $0, text: "b+10", kind: .offset) },
    Finding("[a(«50%»)]") { Finding.unsupportedArithmetic(span: $0, text: "50%", kind: .percent) },
  ]

  private static let gaps = [
    Finding("[a]«-8-»", mended: "[a]-8-|") { Finding.danglingConnection(span: $0, found: nil) },
    Finding("[a]-«-8»-[b]", mended: "[a]-(-8)-[b]") {
      Finding.bareNegativeGap(span: $0, number: "-8")
    },
    Finding("[a]-«8,9»-[b]", mended: "[a]-(8,9)-[b]") { Finding.unparenthesizedList(span: $0) },
    Finding("[a]-8«»[b]", mended: "[a]-8-[b]") {
      Finding.missingClosingDash(span: $0, opener: SourceSpan(3, 4), found: "[")
    },
    Finding("[a]-(8«»-[b]", mended: "[a]-(8)-[b]") {
      Finding.unclosedGapList(span: $0, opener: SourceSpan(4, 5), found: "-")
    },
    Finding("[a]-«()»-[b]", mended: "[a]-[b]") {
      Finding.emptyPredicateList(span: $0, isGap: true)
    },
    Finding("[a]-«.5»-[b]", mended: "[a]-0.5-[b]") {
      Finding.malformedNumber(span: $0, found: ".5", repaired: "0.5")
    },
    Finding("[a]-«1..5»-[b]") { Finding.malformedNumber(span: $0, found: "1..5", repaired: nil) },
    Finding("[a(«50x40»)]") { Finding.malformedNumber(span: $0, found: "50x40", repaired: nil) },
    Finding("[a]«»(8)-[b]", mended: "[a(8)]-[b]") {
      Finding.missingOpeningDash(span: $0, found: "(", perhapsSize: SourceSpan(3, 6))
    },
    Finding("[a]«»8-[b]", mended: "[a]-8-[b]") { Finding.missingOpeningDash(span: $0, found: "8") },
    Finding("[a]«--»[b]", mended: "[a]-[b]") { Finding.doubledDash(span: $0) },
    Finding("|-«a»]-|", mended: "|-[a]-|") { Finding.unopenedView(span: $0, name: "a") },
  ]

  private static let bars = [
    Finding("[a]|«[b]»", mended: "[a]|") { Finding.textAfterClosingBar(span: $0, text: "[b]") },
    Finding("[a]-«|»-[b]") { Finding.barInTheMiddle(span: $0) },
    Finding("[a]|«V:|[b]|»", mended: "[a]|") {
      Finding.textAfterClosingBar(span: $0, text: "V:|[b]|")
    },
    Finding("[a]-«]»", mended: "[a]-|") { meant($0, "]", .bar) },
    Finding("«-8-»[a]", mended: "|-8-[a]") { meant($0, "-8-", .firstGap(missing: "|")) },
    Finding("[a]«(8)»", mended: "[a(8)]") { meant($0, "(8)", .sizeOfViewInFront) },
    Finding("[a«==8»]", mended: "[a(==8)]") { meant($0, "==8", .sizeWithoutParentheses) },
    Finding("[a]->=5-«(<=9)-»[b]", mended: "[a]-(>=5,<=9)-[b]") {
      meant($0, "(<=9)-", .moreOfGap(SourceSpan(4, 13), "(>=5,<=9)"))
    },
    Finding("[a]-«b»", mended: "[a]-[b]") { meant($0, "b", .view("b")) },
    Finding("[a]«V:»[b]", mended: "[a][b]") { meant($0, "V:", .format) },
    Finding("[a]«:»[b]", mended: "[a][b]") {
      Finding.unexpectedText(span: $0, text: ":", expected: "`-`, `[` or `|`")
    },
  ]

  private static func meant(
    _ span: SourceSpan, _ text: String, _ meaning: Finding.TextMeaning
  ) -> UnexpectedText {
    Finding.unexpectedText(span: span, text: text, expected: "`[` or `|`", meaning: meaning)
  }
}
