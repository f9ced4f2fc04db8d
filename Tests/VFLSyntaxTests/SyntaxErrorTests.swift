import Testing
import VFLDiagnostics
import VFLSyntax
import VFLTestSupport

/// The code and the marked source of a diagnostic.
private struct DiagnosticSummary: Hashable, CustomStringConvertible {
  let code: DiagnosticCode
  let text: String

  var description: String { "\(code.rawValue) `\(text)`" }
}

@Suite("Syntax errors in format strings")
struct SyntaxErrorTests {
  private func diagnostics(_ format: String) -> [DiagnosticSummary] {
    let bytes = Array(format.utf8)
    let (tree, diagnostics) = FormatTree.parse(bytes)
    expectEqual(AppleParser.tokens(of: bytes).flatMap { bytes[$0.start..<$0.end] }, bytes)
    return diagnostics.map { diagnostic in
      let span = diagnostic.location?.span ?? SourceSpan(0, 0)
      return DiagnosticSummary(code: diagnostic.code, text: tree.string(span))
    }
  }

  @Test(
    "format strings that Apple's parser accepts in shipping code have no errors",
    arguments: [
      "[a]", "|[a]|", "H:|-[a]-|", "V:[a][b]", "[a]->=8-[b]", "[a]-0@999-[b]", "[a]->=m@p-[b]",
      "[a]->=-8-[b]", "[a]-(-8)-[b]", "[a(-10)]", "[a]-5.-[b]", "[a]-007-[b]", "[a]-1e2-[b]",
      "[a]-1e-1-[b]", "[a]-0x10-[b]", "[a(-.5)]", "[a]-8@-5-[b]", "[a]-(>=8,<=20@250)-[b]",
      "[a(==b,>=c@p)]", "[H]-[V]", "[a]-0x1p-3-[b]", "[_a1]-_m-[b]",
    ])
  func none(_ format: String) {
    expectEqual(diagnostics(format), [])
  }

  private static let single: [(String, DiagnosticSummary)] = [
    ("", DiagnosticSummary(code: .emptyFormat, text: "")),
    ("[é]", DiagnosticSummary(code: .nonASCIICharacter, text: "é")),
    ("[a]-é-[b]", DiagnosticSummary(code: .nonASCIICharacter, text: "é")),
    ("[a];", DiagnosticSummary(code: .unexpectedCharacter, text: ";")),
    ("[a(>=1;<=2)]", DiagnosticSummary(code: .unexpectedCharacter, text: ";")),
    ("[a(w#750)]", DiagnosticSummary(code: .unexpectedCharacter, text: "#")),
    ("[a(50:750)]", DiagnosticSummary(code: .unexpectedText, text: ":750")),
    ("[V:[a]", DiagnosticSummary(code: .unexpectedText, text: "[")),
    ("[H:|-[a]-|", DiagnosticSummary(code: .unexpectedText, text: "[")),
    ("[a]\0[b]", DiagnosticSummary(code: .unexpectedCharacter, text: "\0")),
    ("H|[a]|", DiagnosticSummary(code: .missingOrientationColon, text: "")),
    ("h:[a]", DiagnosticSummary(code: .unknownOrientation, text: "h")),
    (":V|[a]", DiagnosticSummary(code: .unknownOrientation, text: ":V")),
    (":H[a]", DiagnosticSummary(code: .unknownOrientation, text: ":H")),
    (":V:[a]", DiagnosticSummary(code: .unknownOrientation, text: ":")),
    ("HV:[a]", DiagnosticSummary(code: .unknownOrientation, text: "HV")),
    ("H:V:[a]", DiagnosticSummary(code: .unknownOrientation, text: "V")),
    ("[a] [b]", DiagnosticSummary(code: .whiteSpace, text: " ")),
    ("[a b]", DiagnosticSummary(code: .whiteSpace, text: " ")),
    ("[a]- (m)-[b]", DiagnosticSummary(code: .whiteSpace, text: " ")),
    ("[a]\t", DiagnosticSummary(code: .whiteSpace, text: "\t")),
    ("|", DiagnosticSummary(code: .missingView, text: "")),
    ("||", DiagnosticSummary(code: .missingView, text: "|")),
    ("|-8-|", DiagnosticSummary(code: .missingView, text: "|")),
    ("H:", DiagnosticSummary(code: .missingView, text: "")),
    ("a", DiagnosticSummary(code: .missingView, text: "a")),
    ("[]", DiagnosticSummary(code: .missingViewName, text: "]")),
    ("[1a]", DiagnosticSummary(code: .missingViewName, text: "1a")),
    ("[-a]", DiagnosticSummary(code: .missingViewName, text: "-")),
    ("[", DiagnosticSummary(code: .missingViewName, text: "")),
    ("[self.a]", DiagnosticSummary(code: .dottedName, text: "self.a")),
    ("[a]-[b", DiagnosticSummary(code: .unclosedView, text: "")),
    ("|[subview|", DiagnosticSummary(code: .unclosedView, text: "|")),
    ("|-[title-[body]-|", DiagnosticSummary(code: .unclosedView, text: "-")),
    ("[a(100]", DiagnosticSummary(code: .unclosedSizePredicate, text: "]")),
    ("[a(100", DiagnosticSummary(code: .unclosedSizePredicate, text: "")),
    ("[a(>=8-[b]", DiagnosticSummary(code: .unclosedSizePredicate, text: "-")),
    ("[a(100)x]", DiagnosticSummary(code: .textAfterSizePredicate, text: "x")),
    ("[a(100))]", DiagnosticSummary(code: .textAfterSizePredicate, text: ")")),
    ("[a(>=)]", DiagnosticSummary(code: .missingValue, text: ")")),
    ("[a(>=>=5)]", DiagnosticSummary(code: .unknownRelation, text: ">=>=")),
    ("[a(@500)]", DiagnosticSummary(code: .missingValue, text: "@")),
    ("[a]-(-)-[b]", DiagnosticSummary(code: .missingValue, text: "-")),
    ("[a(=100)]", DiagnosticSummary(code: .unknownRelation, text: "=")),
    ("[a]-=<8-[b]", DiagnosticSummary(code: .unknownRelation, text: "=<")),
    ("[a]->[b]", DiagnosticSummary(code: .unknownRelation, text: ">")),
    ("[a]-8-", DiagnosticSummary(code: .danglingConnection, text: "-8-")),
    ("[a]-", DiagnosticSummary(code: .danglingConnection, text: "-")),
    ("[a]--8-[b]", DiagnosticSummary(code: .bareNegativeGap, text: "-8")),
    ("[a]-8,9-[b]", DiagnosticSummary(code: .unparenthesizedList, text: "8,9")),
    ("[a]-8[b]", DiagnosticSummary(code: .missingClosingDash, text: "")),
    ("[a]-(8)[b]", DiagnosticSummary(code: .missingClosingDash, text: "")),
    ("[a]-(8-[b]", DiagnosticSummary(code: .unclosedGapList, text: "-")),
    ("[a]-(", DiagnosticSummary(code: .unclosedGapList, text: "")),
    ("[a()]", DiagnosticSummary(code: .emptyPredicateList, text: "()")),
    ("[a]-()-[b]", DiagnosticSummary(code: .emptyPredicateList, text: "()")),
    ("[a(8,)]", DiagnosticSummary(code: .trailingComma, text: ",")),
    ("[a(,8)]", DiagnosticSummary(code: .trailingComma, text: ",")),
    ("[a(8,,9)]", DiagnosticSummary(code: .trailingComma, text: ",")),
    ("[a]|[b]", DiagnosticSummary(code: .textAfterClosingBar, text: "[b]")),
    ("|[a]|x", DiagnosticSummary(code: .textAfterClosingBar, text: "x")),
    ("[a]-|-[b]", DiagnosticSummary(code: .barInTheMiddle, text: "|")),
    ("[a]]", DiagnosticSummary(code: .unexpectedText, text: "]")),
    ("[a]-8-b", DiagnosticSummary(code: .unexpectedText, text: "b")),
    ("[a]-8-b]-[c]", DiagnosticSummary(code: .unopenedView, text: "b")),
    ("[a]-8-b-[c]", DiagnosticSummary(code: .unexpectedText, text: "b")),
    ("[a]-8-9-[b]", DiagnosticSummary(code: .unexpectedText, text: "9-")),
    ("-8-[a]", DiagnosticSummary(code: .unexpectedText, text: "-8-")),
    ("[a(10@5@6)]", DiagnosticSummary(code: .unexpectedText, text: "@6")),
    ("[a100)]", DiagnosticSummary(code: .unexpectedText, text: ")")),
    ("[a(==b.height)]", DiagnosticSummary(code: .unsupportedArithmetic, text: "b.height")),
    ("[a(b*2+10)]", DiagnosticSummary(code: .unsupportedArithmetic, text: "b*2+10")),
    ("[a(100+20)]", DiagnosticSummary(code: .unsupportedArithmetic, text: "100+20")),
    ("[a(100-20)]", DiagnosticSummary(code: .unsupportedArithmetic, text: "100-20")),
    ("[a(50%)]", DiagnosticSummary(code: .unsupportedArithmetic, text: "50%")),
    ("[a]-.5-[b]", DiagnosticSummary(code: .malformedNumber, text: ".5")),
    ("[a(+8)]", DiagnosticSummary(code: .malformedNumber, text: "+8")),
    ("[a]-10px-[b]", DiagnosticSummary(code: .malformedNumber, text: "10px")),
    ("[a]-5e-[b]", DiagnosticSummary(code: .malformedNumber, text: "5e")),
    ("[a]8-[b]", DiagnosticSummary(code: .missingOpeningDash, text: "")),
    ("[a]--[b]", DiagnosticSummary(code: .doubledDash, text: "--")),
    ("|a]|", DiagnosticSummary(code: .unopenedView, text: "a")),
    ("|-a]-|", DiagnosticSummary(code: .unopenedView, text: "a")),
    ("a(100)]-[b]", DiagnosticSummary(code: .unopenedView, text: "a")),
    ("[b]-8-a(>=m@9,<=20)]-|", DiagnosticSummary(code: .unopenedView, text: "a")),
    ("|--[a]", DiagnosticSummary(code: .doubledDash, text: "--")),
  ]

  @Test("a single syntax error is reported once, at its position", arguments: single)
  private func one(_ format: String, _ diagnostic: DiagnosticSummary) {
    expectEqual(diagnostics(format), [diagnostic])
  }

  @Test("every independent syntax error in a format string is reported")
  func several() {
    expectEqual(
      diagnostics("h:|-[1a]-=8-[b(]-10px-|"),
      [
        DiagnosticSummary(code: .unknownOrientation, text: "h"),
        DiagnosticSummary(code: .missingViewName, text: "1a"),
        DiagnosticSummary(code: .unknownRelation, text: "="),
        DiagnosticSummary(code: .unclosedSizePredicate, text: "]"),
        DiagnosticSummary(code: .malformedNumber, text: "10px"),
      ])
  }

  @Test("two syntax errors at the same position are both reported")
  func meeting() {
    expectEqual(
      diagnostics("H"),
      [
        DiagnosticSummary(code: .missingOrientationColon, text: ""),
        DiagnosticSummary(code: .missingView, text: ""),
      ])
    expectEqual(
      diagnostics("[a]-10px[b]"),
      [
        DiagnosticSummary(code: .malformedNumber, text: "10px"),
        DiagnosticSummary(code: .missingClosingDash, text: ""),
      ])
  }

  @Test("syntax errors beyond the limit are only counted")
  func tooMany() {
    let found = diagnostics(String(repeating: "[a]#", count: 1000))
    expectEqual(found.count, Limit.textDiagnostics.value + 1)
    expectEqual(found.last?.code, .tooManyDiagnostics)
  }

  @Test("the first fix-it of a syntax error removes the error", arguments: single)
  private func fixIt(_ format: String, _ diagnostic: DiagnosticSummary) {
    let bytes = Array(format.utf8)
    let before = FormatTree.parse(bytes).diagnostics
    guard let fixIt = before.first?.fixIts.first else { return }
    let fixed = SourceEdit.apply(fixIt.edits, to: bytes)
    let after = FormatTree.parse(fixed).diagnostics
    #expect(
      after.isEmpty || !after.contains { $0.code == diagnostic.code },
      "\(format) became \(String(decoding: fixed, as: UTF8.self))")
  }
}
