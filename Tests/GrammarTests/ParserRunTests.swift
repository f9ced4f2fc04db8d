import Testing
import VFLDiagnostics
import VFLTestSupport

@testable import VFLSyntax

@Suite("Invariants of parser runs")
struct ParserRunTests {
  private static let text = Array("[a]-".utf8)

  private static func run(with diagnostics: [Diagnostic]) -> ParserRun {
    ParserRun(text: text, tree: ParserRun(text).tree, diagnostics: diagnostics)
  }

  private static func location(
    _ start: Int, _ end: Int, _ origin: SourceOrigin = ParserRun.origin
  ) -> VFLDiagnostics.SourceLocation {
    VFLDiagnostics.SourceLocation(origin, SourceSpan(start, end))
  }

  private static func diagnostic(
    at location: VFLDiagnostics.SourceLocation?, label: VFLDiagnostics.SourceLocation? = nil,
    edits: [SourceEdit] = []
  ) -> Diagnostic {
    Diagnostic(
      .danglingConnection, .error, "", at: location,
      labels: label.map { [Diagnostic.Label($0, "")] } ?? [], fixIts: [FixIt("", edits)])
  }

  @Test("a parser run with one diagnostic satisfies the invariants")
  func sound() {
    #expect(ParserRun(Self.text).broken == nil)
    let edits = [SourceEdit(SourceSpan(3, 4), ""), SourceEdit(SourceSpan(0, 3), "")]
    let diagnostic = Self.diagnostic(
      at: Self.location(0, 4), label: Self.location(4, 4), edits: edits)
    #expect(Self.run(with: [diagnostic]).broken == nil)
  }

  private static let unsound: [Diagnostic] = [
    diagnostic(at: nil),
    diagnostic(at: location(0, 5)),
    diagnostic(at: location(-1, 1)),
    diagnostic(at: location(3, 2)),
    diagnostic(at: location(0, 1, .format(0))),
    diagnostic(at: location(0, 1), label: location(4, 5)),
    diagnostic(at: location(0, 1), label: location(0, 1, .document)),
    diagnostic(at: location(0, 1), edits: [SourceEdit(SourceSpan(4, 5), "")]),
    diagnostic(
      at: location(0, 1),
      edits: [SourceEdit(SourceSpan(1, 3), ""), SourceEdit(SourceSpan(0, 2), "")]),
  ]

  @Test(
    "a location outside the input or overlapping edits violate the parser's invariants",
    arguments: unsound)
  func place(diagnostic: Diagnostic) {
    expectEqual(Self.run(with: [diagnostic]).broken?.hasPrefix("has a danglingConnection"), true)
  }

  @Test("more than 101 diagnostics violate the parser's invariants")
  func bound() {
    let diagnostic = Self.diagnostic(at: Self.location(0, 1))
    #expect(Self.run(with: Array(repeating: diagnostic, count: 101)).broken == nil)
    expectEqual(
      Self.run(with: Array(repeating: diagnostic, count: 102)).broken, "has 102 diagnostics")
  }

  @Test("the tree of another input violates the parser's invariants")
  func otherText() {
    let run = ParserRun(text: Self.text, tree: ParserRun(Array("[a]".utf8)).tree, diagnostics: [])
    #expect(run.broken != nil)
  }

  @Test("a missing or repeated token violates the parser's invariants")
  func tokens() {
    let run = ParserRun(Self.text)
    func isBroken(_ tokens: ArraySlice<Token>) -> Bool {
      ParserRun(text: run.text, tree: run.tree, diagnostics: [], tokens: Array(tokens)).broken
        != nil
    }
    for missing in 0..<4 {
      var others = run.tokens
      others.remove(at: missing)
      #expect(isBroken(others))
      others = run.tokens
      others.insert(run.tokens[missing], at: missing)
      #expect(isBroken(others))
    }
  }
}
