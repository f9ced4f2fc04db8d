@testable import VFLDiagnostics

extension Finding {
  private static let opener = SourceSpan(0, 1)

  /// Findings of the 01 codes.
  static let syntax =
    orientations + views + sizes + gaps + bars + [
      Finding("«[»") { TooManyFaults(span: $0, count: 1) },
      Finding("«[»") { TooManyFaults(span: $0, count: 900) },
    ]

  private static let orientations = [
    Finding("«»") { EmptyFormat(span: $0) },
    Finding("[a]«–»[b]", mended: "[a]-[b]") { NonASCIICharacter(span: $0, text: "–") },
    Finding("[a(«≥»8)]", mended: "[a(>=8)]") { NonASCIICharacter(span: $0, text: "≥") },
    Finding("[a]«\u{A0}\u{200B}»-[b]", mended: "[a]-[b]") {
      NonASCIICharacter(span: $0, text: "\u{A0}\u{200B}")
    },
    Finding("［a］«－»[b]", mended: "［a］-[b]") { NonASCIICharacter(span: $0, text: "－") },
    Finding("[a]«–8–»[b]", mended: "[a]-8-[b]") {
      NonASCIICharacter(span: $0, text: "–8–")
    },
    Finding("[a«#;»]", mended: "[a]") { UnexpectedCharacter(span: $0, text: "#;") },
    Finding("«:»[a]", mended: "H:[a]") { UnknownOrientation(span: $0, found: ":") },
    Finding("[«größe»]") { NonASCIICharacter(span: $0, text: "größe") },
    Finding("[a«\u{FFFD}»]") { NonASCIICharacter(span: $0, text: "\u{FFFD}") },
    Finding("[a]«#»-[b]", mended: "[a]-[b]") { UnexpectedCharacter(span: $0, text: "#") },
    Finding("[a]«\0»", mended: "[a]") { UnexpectedCharacter(span: $0, text: "\0") },
    Finding("[a]«`»", mended: "[a]") { UnexpectedCharacter(span: $0, text: "`") },
    Finding("V«»[a]", mended: "V:[a]") { MissingOrientationColon(span: $0, orientation: "V") },
    Finding("«h:»[a]", mended: "H:[a]") { UnknownOrientation(span: $0, found: "h:") },
    Finding("«v»:[a]", mended: "V:[a]") { UnknownOrientation(span: $0, found: "v") },
    Finding("«Vertical:»[a]", mended: "V:[a]") { UnknownOrientation(span: $0, found: "Vertical:") },
    Finding("«X»:[a]", mended: "H:[a]") { UnknownOrientation(span: $0, found: "X") },
    Finding("H:«V:»[a]") { UnknownOrientation(span: $0, found: "V:", first: "H") },
    Finding("H:«H»:[a]", mended: "H:[a]") {
      UnknownOrientation(span: $0, found: "H", first: "H")
    },
    Finding("«HV:»[a]") { UnknownOrientation(span: $0, found: "HV:") },
    Finding("«Hello:»[a]", mended: "H:[a]") { UnknownOrientation(span: $0, found: "Hello:") },
    Finding("[a]-«{»b}", mended: "[a]-[b]") {
      UnexpectedCharacter(span: $0, text: "{", meaning: .bracket(closer: SourceSpan(6, 7)))
    },
    Finding("[a]«{»") { UnexpectedCharacter(span: $0, text: "{") },
    Finding("«@\"»[a]\",", mended: "[a]") {
      UnexpectedCharacter(span: $0, text: "@\"", meaning: .quotes(SourceSpan(5, 7), "[a]"))
    },
    Finding("H:« »[a]", mended: "H:[a]") { WhiteSpace(span: $0) },
  ]

  private static let views = [
    Finding("|-8-«|»") { MissingView(span: $0, found: "|") },
    Finding("H:«»") { MissingView(span: $0, found: nil) },
    Finding("[«»]") { MissingViewName(span: $0, opener: opener, found: "]") },
    Finding("[«self.a»]", mended: "[a]") {
      DottedName(span: $0, name: "self", text: "self.a")
    },
    Finding("[«a.width»(50)]", mended: "[a(50)]") {
      DottedName(span: $0, name: "a", text: "a.width")
    },
    Finding("V:[«a.width»(50)]") {
      DottedName(span: $0, name: "a", text: "a.width", isVertical: true)
    },
    Finding("[«cell.title»]") { DottedName(span: $0, name: "cell", text: "cell.title") },
    Finding("[«a.b-c»]") { DottedName(span: $0, name: "a", text: "a.b-c") },
    Finding("[«self.»]") { DottedName(span: $0, name: "self", text: "self.") },
    Finding("[a«»-[b]", mended: "[a]-[b]") {
      UnclosedView(span: $0, opener: opener, name: "a", found: "-")
    },
    Finding("[a«»", mended: "[a]") {
      UnclosedView(span: $0, opener: opener, name: "a", found: nil)
    },
  ]

  private static let sizes = [
    Finding("[a(100«»]", mended: "[a(100)]") {
      UnclosedSizePredicate(span: $0, opener: SourceSpan(2, 3), found: "]")
    },
    Finding("[a(100)«)»]", mended: "[a(100)]") { TextAfterSizePredicate(span: $0, text: ")") },
    Finding("[a(50)«@500»]", mended: "[a(50@500)]") {
      TextAfterSizePredicate(span: $0, text: "@500")
    },
    Finding("[a(>=«»)]") { MissingValue(span: $0, place: .size, found: ")") },
    Finding("[a(5@«»)]") { MissingValue(span: $0, place: .priority, found: ")") },
    Finding("[a]->=«»") { MissingValue(span: $0, place: .gap, found: nil) },
    Finding("[a(«=»8)]", mended: "[a(==8)]") {
      UnknownRelation(span: $0, found: "=", meant: "==")
    },
    Finding("[a(«!=»8)]") { UnknownRelation(span: $0, found: "!=", meant: nil) },
    Finding("[a«()»]", mended: "[a]") { EmptyPredicateList(span: $0, isGap: false) },
    Finding("[a(8«,»)]", mended: "[a(8)]") { TrailingComma(span: $0) },
    Finding("[a(«b.width»)]") {
      UnsupportedArithmetic(span: $0, text: "b.width", kind: .attribute)
    },
    Finding("[a(«b*2»)]") { UnsupportedArithmetic(span: $0, text: "b*2", kind: .multiplier) },
    Finding("[a(«b+10»)]") { UnsupportedArithmetic(span: $0, text: "b+10", kind: .offset) },
    Finding("[a(«50%»)]") { UnsupportedArithmetic(span: $0, text: "50%", kind: .percent) },
  ]

  private static let gaps = [
    Finding("[a]«-8-»", mended: "[a]-8-|") { DanglingConnection(span: $0, found: nil) },
    Finding("[a]-«-8»-[b]", mended: "[a]-(-8)-[b]") { BareNegativeGap(span: $0, number: "-8") },
    Finding("[a]-«8,9»-[b]", mended: "[a]-(8,9)-[b]") { UnparenthesizedList(span: $0) },
    Finding("[a]-8«»[b]", mended: "[a]-8-[b]") {
      MissingClosingDash(span: $0, opener: SourceSpan(3, 4), found: "[")
    },
    Finding("[a]-(8«»-[b]", mended: "[a]-(8)-[b]") {
      UnclosedGapList(span: $0, opener: SourceSpan(4, 5), found: "-")
    },
    Finding("[a]-«()»-[b]", mended: "[a]-[b]") { EmptyPredicateList(span: $0, isGap: true) },
    Finding("[a]-«.5»-[b]", mended: "[a]-0.5-[b]") {
      MalformedNumber(span: $0, found: ".5", repaired: "0.5")
    },
    Finding("[a]-«1..5»-[b]") { MalformedNumber(span: $0, found: "1..5", repaired: nil) },
    Finding("[a(«50x40»)]") { MalformedNumber(span: $0, found: "50x40", repaired: nil) },
    Finding("[a]«»(8)-[b]", mended: "[a(8)]-[b]") {
      MissingOpeningDash(span: $0, found: "(", perhapsSize: SourceSpan(3, 6))
    },
    Finding("[a]«»8-[b]", mended: "[a]-8-[b]") { MissingOpeningDash(span: $0, found: "8") },
    Finding("[a]«--»[b]", mended: "[a]-[b]") { DoubledDash(span: $0) },
    Finding("|-«a»]-|", mended: "|-[a]-|") { UnopenedView(span: $0, name: "a") },
  ]

  private static let bars = [
    Finding("[a]|«[b]»", mended: "[a]|") { TextAfterClosingBar(span: $0, text: "[b]") },
    Finding("[a]-«|»-[b]") { BarInTheMiddle(span: $0) },
    Finding("[a]|«V:|[b]|»", mended: "[a]|") {
      TextAfterClosingBar(span: $0, text: "V:|[b]|")
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
      UnexpectedText(span: $0, text: ":", expected: "`-`, `[` or `|`")
    },
  ]

  private static func meant(
    _ span: SourceSpan, _ text: String, _ meaning: UnexpectedText.Meaning
  ) -> UnexpectedText {
    UnexpectedText(span: span, text: text, expected: "`[` or `|`", meaning: meaning)
  }
}
