import Testing
import VFLTestSupport

@testable import VFLDiagnostics

@Suite("Phrases in messages")
struct WordingTests {
  @Test("quoted source text is shortened, and invisible characters in it are escaped")
  func quoted() {
    expectEqual(Wording.quoted("[a]"), "`[a]`")
    expectEqual(Wording.quoted("größe"), "`größe`")
    expectEqual(Wording.quoted("a b"), "`a b`")
    expectEqual(Wording.quoted("\t\u{A0}\u{202E}`"), #"`\u{9}\u{a0}\u{202e}\u{60}`"#)
    let limit = String(repeating: "x", count: 40)
    expectEqual(Wording.quoted(limit), "`\(limit)`")
    expectEqual(Wording.quoted(limit + "x"), "`\(limit)…`")
  }

  @Test("if no token was found, the message refers to the end of the source")
  func found() {
    expectEqual(Wording.found("]"), "`]`")
    expectEqual(Wording.found(nil), "the end of the format string")
    expectEqual(Wording.found(nil, endOf: "the line"), "the end of the line")
  }

  @Test("a list of names is joined with commas and `and`")
  func list() {
    expectEqual(Wording.list([]), "none")
    expectEqual(Wording.list(["a"]), "`a`")
    expectEqual(Wording.list(["a", "b"]), "`a` and `b`")
    expectEqual(Wording.list(["a", "b", "c"]), "`a`, `b` and `c`")
    expectEqual(Wording.list(["a", "b", "c", "d"], limit: 2), "`a`, `b` and 2 more")
    expectEqual(Wording.list(["a", "b", "c"], limit: 2), "`a`, `b` and `c`")
  }

  @Test(
    "the message about an exceeded limit contains the limit's value and what is limited",
    arguments: Limit.allCases)
  func limits(_ limit: Limit) {
    let words = LazyDiagnostic.limitExceeded(limit, span: SourceSpan(0, 1)).diagnostic(
      in: .format(0))
    expectEqual(words.message, "limit exceeded: more than \(limit.value) \(limit.subject)")
    #expect(WordStyle.diagnostics(in: words.message) == [] && !words.caption.isEmpty)
    expectEqual(Limit.allCases.filter { $0.subject == limit.subject }.count, 1)
  }

  @Test("a number is written without an unnecessary decimal point")
  func numbers() {
    expectEqual([1001, 0.5, -3, -0.0].map(DecimalText.shortest), ["1001", "0.5", "-3", "0"])
    expectEqual([Double.infinity, 1e300].map(DecimalText.shortest), ["inf", "1e300"])
  }

  @Test("a hint about an unknown name contains the nearest name and a sorted list of all names")
  func hints() {
    let hint = NameHint("titel", kind: "view", plural: "views", known: ["title", "body", "title"])
    expectEqual(hint.message, "unknown view `titel`; did you mean `title`?")
    expectEqual(hint.caption, "no view has this name")
    expectEqual(hint.notes, ["known views: `body` and `title`"])
    let span = SourceSpan(1, 6)
    expectEqual(hint.fixIts(at: span), [FixIt("replace with `title`", [SourceEdit(span, "title")])])
  }

  @Test("a name that is already used is not suggested unless it is the only similar name")
  func usedNames() {
    func hint(_ name: String, _ known: [String], _ used: Set<String>) -> NameHint {
      NameHint(name, kind: "view", plural: "views", known: known, used: used)
    }
    let span = SourceSpan(1, 3)
    let other = hint("v2", ["v0", "v1"], ["v0", "v2"])
    expectEqual(other.fixIts(at: span).map(\.edits), [[SourceEdit(span, "v1")]])
    for known in [["v0"], ["v0", "v123"]] {
      let none = hint("v2", known, ["v0", "v2"])
      #expect(none.fixIts(at: span) == [])
      #expect(none.message.hasSuffix("; the most similar name `v0` is already used"))
    }
  }

  @Test("a hint about an unknown name without a similar name contains the only known name")
  func hintsWithoutNeighbour() {
    let message = { NameHint("x", kind: "view", plural: "views", known: $0).message }
    expectEqual(message([]), "unknown view `x`; no view is defined")
    expectEqual(message(["body"]), "unknown view `x`; the only view is `body`")
    expectEqual(message(["body", "title"]), "unknown view `x`")
    expectEqual(NameHint("x", kind: "view", plural: "views", known: []).notes, [])
    expectEqual(NameHint("x", kind: "view", plural: "views", known: ["body"]).notes, [])
  }
}
