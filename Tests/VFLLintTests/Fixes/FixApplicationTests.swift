import Testing
import VFLDiagnostics
import VFLLint
import VFLLowering
import VFLSyntax
import VFLTestSupport

@Suite("Applying fix-its")
struct FixApplicationTests {
  /// Checks a format string with all rules enabled.
  private static func check(_ text: [UInt8]) -> FixApplication.Check {
    let scope = UncheckedScope.shared
    let compilation = FormatCompilation(text, in: scope)
    var levels = RuleLevels()
    try? levels.set(.warning, forCodesOf: "VFL05")
    var found = compilation.diagnostics
    if !compilation.hasErrors {
      let use = FormatUse(compilation.tree, origin: .format(0), options: [])
      found += Lint.diagnostics(of: [use], in: FormatGroup(), levels: levels)
    }
    return .init(diagnostics: found, formats: [.init(tree: FormatTree.parse(text).tree)])
  }

  private static func fixed(_ format: String, _ choice: FixApplication.Choice) -> String {
    let result = FixApplication(to: Array(format.utf8), choice: choice, check: check)
    expectEqual(result.check.diagnostics, check(result.text).diagnostics)
    return String(decoding: result.text, as: UTF8.self)
  }

  @Test(
    "safe fix-its correct unambiguous errors, and then use the canonical spelling",
    arguments: [
      ("H|-0-[a(10]-8[b]", "H:|[a(10)]-8-[b]"), ("h:| -(8 -[a(=20,)]", "H:|-(8)-[a(==20)]"),
      ("[a]-0-[b]->=0@1000-[c(8,8,8)]", "[a][b]-(>=0)-[c(8)]"),
      ("[a-8-[b", "[a]-8-[b]"), ("[a]\u{2013}[b(\u{2265}20)]", "[a]-[b(>=20)]"),
      ("[a]-.5-[b]-+8-[c]", "[a]-0.5-[b]-8-[c]"), (":V|-0-[a]|", "V:|[a]|"),
    ])
  func safe(format: String, result: String) {
    expectEqual(Self.fixed(format, .safe), result)
  }

  @Test(
    "a fix-it that may change the meaning of a format string is not applied as a safe fix-it",
    arguments: [
      "[a(1_000)]", "[a=100]", "[a]-1,5-[b]", "[my view]", "[a(5@2000)]", "[a]--8-[b]", "[a.b]",
      "[a(20@5,20@5)]", "[a]-(", "[a|", "[a]-10px-[b]", "[a(>5)]", "[a]-8",
    ])
  func unsafe(format: String) {
    expectEqual(Self.fixed(format, .safe), format)
  }

  @Test(
    "if unsafe fix-its are allowed, fix-its that may change the meaning are applied",
    arguments: [
      ("[a(1_000)]", "[a(1000)]"), ("[a]--8-[b]", "[a]-(-8)-[b]"), ("[a(20@5,20@5)]", "[a(20@5)]"),
      ("[a|", "[a]|"), ("[a]-8", "[a]-8"), ("[a]-", "[a]-|"), ("-20-[a]", "|-20-[a]"),
      ("H:V:[a]", "H:V:[a]"), ("H:H:[a]", "H:[a]"),
      ("[a(>=20)(<=30)]", "[a(>=20,<=30)]"),
    ])
  func all(format: String, result: String) {
    expectEqual(Self.fixed(format, .all), result)
  }

  @Test(
    "no fix-it deletes or merges views, sizes or gap values",
    arguments: [
      "|[a]|[b]", "[a]-20-30-[b]", "[a(20)b]", "[a@500]", "[a(20 30)]",
      "[my view]",
    ])
  func words(format: String) {
    expectEqual(Self.fixed(format, .all), format)
  }

  @Test("a fix-it that causes a new error is skipped, and the other fix-its are applied")
  func unproven() {
    // Each `x` has a diagnostic, and its fix-it deletes it. `b` is an error unless the text begins with `bx`.
    func check(_ text: [UInt8]) -> FixApplication.Check {
      let places = text.indices.filter { text[$0] == UInt8(ascii: "x") }
      let isSpoilt = text.contains(UInt8(ascii: "b")) && !text.starts(with: "bx".utf8)
      let found = places.map { place in
        let span = SourceSpan(place, place + 1)
        return Diagnostic(
          .zeroGap, .warning, "found x", at: SourceLocation(.document, span),
          fixIts: [FixIt("remove `x`", [SourceEdit(span, "")], applicability: .safe)])
      }
      let diagnostic = Diagnostic(.emptyFormat, .error, "found b", at: nil)
      return .init(diagnostics: isSpoilt ? found + [diagnostic] : found, formats: [])
    }
    let result = FixApplication(to: Array("bxaxxcx".utf8), choice: .safe, check: check)
    expectEqual(String(decoding: result.text, as: UTF8.self), "bxac")
    expectEqual(result.fixed.count, 3)
    expectEqual(result.check.diagnostics.count, 1)
  }

  @Test(
    "a fix-it that adds an error is skipped even if another fix-it removes the same kind of error"
  )
  func hidden() {
    // The fix-it of `y` produces `z`, which is an error with another code. The fix-it of `w` removes an error
    // with that code.
    func check(_ text: [UInt8]) -> FixApplication.Check {
      let found = text.indices.compactMap { place -> Diagnostic? in
        let span = SourceSpan(place, place + 1)
        let (code, replacement): (DiagnosticCode, String)
        switch text[place] {
        case UInt8(ascii: "y"): (code, replacement) = (.dottedName, "z")
        case UInt8(ascii: "w"): (code, replacement) = (.unknownView, "a")
        case UInt8(ascii: "z"): (code, replacement) = (.unknownView, "z")
        default: return nil
        }
        return Diagnostic(
          code, .error, "found", at: SourceLocation(.document, span),
          fixIts: [FixIt("replace", [SourceEdit(span, replacement)], applicability: .safe)])
      }
      let places = text.split(separator: UInt8(ascii: " ")).map {
        FixApplication.Format(places: [SourceSpan($0.startIndex, $0.endIndex)], tree: nil)
      }
      return .init(diagnostics: found, formats: places)
    }
    for (old, new) in [("y w ww", "y a aa"), ("yw", "ya"), ("w\ny y w", "a\ny y a")] {
      let result = FixApplication(to: Array(old.utf8), choice: .safe, check: check)
      expectEqual(String(decoding: result.text, as: UTF8.self), new)
    }
  }

  @Test(
    "an unsafe fix-it is skipped if there is a new kind of warning about its text, unless its rule is off",
    arguments: [
      (DiagnosticCode.selfSize, FixIt.Applicability.unsafe, "x y"), (.selfSize, .safe, "z y"),
      (.zeroGap, .unsafe, "z y"),
    ])
  func guess(code: DiagnosticCode, applicability: FixIt.Applicability, result: String) {
    // The fix-it of the error `x` writes `z`, which has a warning.
    func check(_ text: [UInt8]) -> FixApplication.Check {
      let span = SourceSpan(0, 1)
      let isFixed = text.starts(with: "z".utf8)
      let found = Diagnostic(
        isFixed ? code : .unknownView, isFixed ? .warning : .error, "found",
        at: SourceLocation(.document, span),
        fixIts: isFixed
          ? [] : [FixIt("replace", [SourceEdit(span, "z")], applicability: applicability)])
      return .init(
        diagnostics: [found], formats: [.init(places: [SourceSpan(0, text.count)], tree: nil)])
    }
    let found = FixApplication(to: Array("x y".utf8), choice: .all, check: check)
    expectEqual(String(decoding: found.text, as: UTF8.self), result)
  }

  @Test("a lint fix-it that is declared safe is skipped if it changes the meaning")
  func meaning() {
    func check(_ text: [UInt8]) -> FixApplication.Check {
      let span = SourceSpan(0, text.count)
      let found = Diagnostic(
        .zeroGap, .warning, "found", at: SourceLocation(.document, span),
        fixIts: [FixIt("replace", [SourceEdit(span, "[b]-8-[a]")], applicability: .safe)])
      let isOld = text.starts(with: "[a]".utf8)
      return .init(
        diagnostics: isOld ? [found] : [], formats: [.init(tree: FormatTree.parse(text).tree)])
    }
    let result = FixApplication(to: Array("[a]-8-[b]".utf8), choice: .safe, check: check)
    expectEqual(String(decoding: result.text, as: UTF8.self), "[a]-8-[b]")
    expectEqual(result.fixed, [])
  }

  @Test("applying fix-its terminates even if the check always finds the same diagnostics")
  func bounded() {
    var count = 0
    let result = FixApplication(to: Array(repeating: 0x78, count: 1500), choice: .all) { text in
      count += 1
      let found = text.indices.map { index in
        let span = SourceSpan(index, index + 1)
        return Diagnostic(
          .zeroGap, .warning, "found", at: SourceLocation(.document, span),
          fixIts: [FixIt("replace", [SourceEdit(span, "x")], applicability: .safe)])
      }
      return .init(diagnostics: found, formats: [])
    }
    expectEqual(result.fixed, [])
    #expect(count <= 500)
  }
}
