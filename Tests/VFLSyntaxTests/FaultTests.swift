import Testing
import VFLDiagnostics
import VFLSyntax
import VFLTestSupport

/// The code and the marked source of a diagnostic.
private struct Fault: Hashable, CustomStringConvertible {
  let code: DiagnosticCode
  let text: String

  var description: String { "\(code.rawValue) `\(text)`" }
}

@Suite("Syntax errors in format strings")
struct FaultTests {
  private func faults(_ format: String) -> [Fault] {
    let bytes = Array(format.utf8)
    let (tree, diagnostics) = FormatTree.parse(bytes)
    expectEqual(tree.printed, bytes)
    return diagnostics.map { diagnostic in
      let span = diagnostic.location?.span ?? SourceSpan(0, 0)
      return Fault(code: diagnostic.code, text: tree.string(span))
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
    expectEqual(faults(format), [])
  }

  private static let single: [(String, Fault)] = [
    ("", Fault(code: .emptyFormat, text: "")),
    ("[é]", Fault(code: .nonASCIICharacter, text: "é")),
    ("[a]-é-[b]", Fault(code: .nonASCIICharacter, text: "é")),
    ("[a];", Fault(code: .unexpectedCharacter, text: ";")),
    ("[a]\0[b]", Fault(code: .unexpectedCharacter, text: "\0")),
    ("H|[a]|", Fault(code: .missingOrientationColon, text: "")),
    ("h:[a]", Fault(code: .unknownOrientation, text: "h")),
    (":V|[a]", Fault(code: .unknownOrientation, text: ":V")),
    (":H[a]", Fault(code: .unknownOrientation, text: ":H")),
    (":V:[a]", Fault(code: .unknownOrientation, text: ":")),
    ("HV:[a]", Fault(code: .unknownOrientation, text: "HV")),
    ("H:V:[a]", Fault(code: .unknownOrientation, text: "V")),
    ("[a] [b]", Fault(code: .whiteSpace, text: " ")),
    ("[a b]", Fault(code: .whiteSpace, text: " ")),
    ("[a]- (m)-[b]", Fault(code: .whiteSpace, text: " ")),
    ("[a]\t", Fault(code: .whiteSpace, text: "\t")),
    ("|", Fault(code: .missingView, text: "")),
    ("||", Fault(code: .missingView, text: "|")),
    ("|-8-|", Fault(code: .missingView, text: "|")),
    ("H:", Fault(code: .missingView, text: "")),
    ("a", Fault(code: .missingView, text: "a")),
    ("[]", Fault(code: .missingViewName, text: "]")),
    ("[1a]", Fault(code: .missingViewName, text: "1a")),
    ("[-a]", Fault(code: .missingViewName, text: "-")),
    ("[", Fault(code: .missingViewName, text: "")),
    ("[self.a]", Fault(code: .dottedName, text: "self.a")),
    ("[a]-[b", Fault(code: .unclosedView, text: "")),
    ("|[subview|", Fault(code: .unclosedView, text: "|")),
    ("|-[title-[body]-|", Fault(code: .unclosedView, text: "-")),
    ("[a(100]", Fault(code: .unclosedSizePredicate, text: "]")),
    ("[a(100", Fault(code: .unclosedSizePredicate, text: "")),
    ("[a(>=8-[b]", Fault(code: .unclosedSizePredicate, text: "-")),
    ("[a(100)x]", Fault(code: .textAfterSizePredicate, text: "x")),
    ("[a(100))]", Fault(code: .textAfterSizePredicate, text: ")")),
    ("[a(>=)]", Fault(code: .missingValue, text: ")")),
    ("[a(>=>=5)]", Fault(code: .unknownRelation, text: ">=>=")),
    ("[a(@500)]", Fault(code: .missingValue, text: "@")),
    ("[a]-(-)-[b]", Fault(code: .missingValue, text: "-")),
    ("[a(=100)]", Fault(code: .unknownRelation, text: "=")),
    ("[a]-=<8-[b]", Fault(code: .unknownRelation, text: "=<")),
    ("[a]->[b]", Fault(code: .unknownRelation, text: ">")),
    ("[a]-8-", Fault(code: .danglingConnection, text: "-8-")),
    ("[a]-", Fault(code: .danglingConnection, text: "-")),
    ("[a]--8-[b]", Fault(code: .bareNegativeGap, text: "-8")),
    ("[a]-8,9-[b]", Fault(code: .unparenthesizedList, text: "8,9")),
    ("[a]-8[b]", Fault(code: .missingClosingDash, text: "")),
    ("[a]-(8)[b]", Fault(code: .missingClosingDash, text: "")),
    ("[a]-(8-[b]", Fault(code: .unclosedGapList, text: "-")),
    ("[a]-(", Fault(code: .unclosedGapList, text: "")),
    ("[a()]", Fault(code: .emptyPredicateList, text: "()")),
    ("[a]-()-[b]", Fault(code: .emptyPredicateList, text: "()")),
    ("[a(8,)]", Fault(code: .trailingComma, text: ",")),
    ("[a(,8)]", Fault(code: .trailingComma, text: ",")),
    ("[a(8,,9)]", Fault(code: .trailingComma, text: ",")),
    ("[a]|[b]", Fault(code: .textAfterClosingBar, text: "[b]")),
    ("|[a]|x", Fault(code: .textAfterClosingBar, text: "x")),
    ("[a]-|-[b]", Fault(code: .barInTheMiddle, text: "|")),
    ("[a]]", Fault(code: .unexpectedText, text: "]")),
    ("[a]-8-b", Fault(code: .unexpectedText, text: "b")),
    ("[a]-8-b]-[c]", Fault(code: .unopenedView, text: "b")),
    ("[a]-8-b-[c]", Fault(code: .unexpectedText, text: "b")),
    ("[a]-8-9-[b]", Fault(code: .unexpectedText, text: "9-")),
    ("-8-[a]", Fault(code: .unexpectedText, text: "-8-")),
    ("[a(10@5@6)]", Fault(code: .unexpectedText, text: "@6")),
    ("[a100)]", Fault(code: .unexpectedText, text: ")")),
    ("[a(==b.height)]", Fault(code: .unsupportedArithmetic, text: "b.height")),
    ("[a(b*2+10)]", Fault(code: .unsupportedArithmetic, text: "b*2+10")),
    ("[a(100+20)]", Fault(code: .unsupportedArithmetic, text: "100+20")),
    ("[a(100-20)]", Fault(code: .unsupportedArithmetic, text: "100-20")),
    ("[a(50%)]", Fault(code: .unsupportedArithmetic, text: "50%")),
    ("[a]-.5-[b]", Fault(code: .malformedNumber, text: ".5")),
    ("[a(+8)]", Fault(code: .malformedNumber, text: "+8")),
    ("[a]-10px-[b]", Fault(code: .malformedNumber, text: "10px")),
    ("[a]-5e-[b]", Fault(code: .malformedNumber, text: "5e")),
    ("[a]8-[b]", Fault(code: .missingOpeningDash, text: "")),
    ("[a]--[b]", Fault(code: .doubledDash, text: "--")),
    ("|a]|", Fault(code: .unopenedView, text: "a")),
    ("|-a]-|", Fault(code: .unopenedView, text: "a")),
    ("a(100)]-[b]", Fault(code: .unopenedView, text: "a")),
    ("[b]-8-a(>=m@9,<=20)]-|", Fault(code: .unopenedView, text: "a")),
    ("|--[a]", Fault(code: .doubledDash, text: "--")),
  ]

  @Test("a single syntax error is reported once, at its position", arguments: single)
  private func one(_ format: String, _ fault: Fault) {
    expectEqual(faults(format), [fault])
  }

  @Test("every independent syntax error in a format string is reported")
  func several() {
    expectEqual(
      faults("h:|-[1a]-=8-[b(]-10px-|"),
      [
        Fault(code: .unknownOrientation, text: "h"),
        Fault(code: .missingViewName, text: "1a"),
        Fault(code: .unknownRelation, text: "="),
        Fault(code: .unclosedSizePredicate, text: "]"),
        Fault(code: .malformedNumber, text: "10px"),
      ])
  }

  @Test("two syntax errors at the same position are both reported")
  func meeting() {
    expectEqual(
      faults("H"),
      [
        Fault(code: .missingOrientationColon, text: ""), Fault(code: .missingView, text: ""),
      ])
    expectEqual(
      faults("[a]-10px[b]"),
      [
        Fault(code: .malformedNumber, text: "10px"), Fault(code: .missingClosingDash, text: ""),
      ])
  }

  @Test("syntax errors beyond the limit are only counted")
  func tooMany() {
    let found = faults(String(repeating: "[a]#", count: 1000))
    expectEqual(found.count, Limit.textDiagnostics.value + 1)
    expectEqual(found.last?.code, .tooManyFaults)
  }

  @Test("the first fix-it of a syntax error removes the error", arguments: single)
  private func fixIt(_ format: String, _ fault: Fault) {
    let bytes = Array(format.utf8)
    let before = FormatTree.parse(bytes).diagnostics
    guard let fixIt = before.first?.fixIts.first else { return }
    let mended = SourceEdit.apply(fixIt.edits, to: bytes)
    let after = FormatTree.parse(mended).diagnostics
    #expect(
      after.isEmpty || !after.contains { $0.code == fault.code },
      "\(format) became \(String(decoding: mended, as: UTF8.self))")
  }
}
