import Testing
import VFLSources
import VFLTestSupport

@testable import VFLChecking
@testable import VFLCommandLine

@Suite("Formatting of source files")
struct FormattedHostTests {
  private static func call(_ literal: String) -> String {
    "NSLayoutConstraint.constraints(withVisualFormat: \(literal), metrics: nil, views: views)\n"
  }

  private static func formatted(
    _ text: String, _ language: HostLanguage = .swift
  ) -> (text: String, result: FormattedText) {
    let result = FormattedText(host: Array(text.utf8), language: language)
    return (String(decoding: result.bytes, as: UTF8.self), result)
  }

  @Test(
    "format strings in a source file get canonical spelling, and every other byte is unchanged",
    arguments: [
      (#""H:|-0-[a(==44)]-(8)-|""#, #""H:|[a(44)]-8-|""#),
      (##"#"|-(==8)-[a]"#"##, ##"#"|-8-[a]"#"##),
      (#""|-(8)-[a]" + "-0-[b(==1)]""#, #""|-8-[a]" + "[b(1)]""#),
      (#""|-(\u{38})-[a]""#, #""|-8-[a]""#),
    ])
  func spelled(old: String, new: String) {
    let (head, tail) = ("// \"-0-\"  \nlet x = \"|-0-[a]\"\t\n", "// end  ")
    let result = Self.formatted(head + Self.call(old) + tail)
    expectEqual(result.text, head + Self.call(new) + tail)
    #expect(result.result.changedCount == 1 && result.result.formatCount == 1)
    expectEqual(Self.formatted(result.text).text, result.text)
  }

  @Test(
    "format strings with interpolation, an error or an edit across two literals are left unchanged")
  func kept() {
    for literal in [#""|-0-[a]-\(gap)-|""#, #""|-0-[a""#, #""|-(=" + "=8)-[a]""#] {
      let text = Self.call(literal)
      expectEqual(Self.formatted(text).text, text)
    }
    expectEqual(Self.formatted(Self.call(#""|-0-[a""#)).result.invalidCount, 1)
    expectEqual(
      Self.formatted(Self.call(#""|-(=" + "=8)-[a]""#)).result.unformatted, [.severalLiterals: 1])
  }

  @Test(
    "a change around a computed part with a known value is made, and a change of it is not",
    arguments: [
      (#""V:|-0-[a(==44)]-\(gap)-[b]""#, #""V:|[a(44)]-\(gap)-[b]""#),
      (#""V:|-(\(gap))-[a]""#, nil), (#""V:|-0-[a(==\(gap))]""#, nil),
      (#"String(format: "V:|-0-[a]-%d-[b]", gap)"#, #"String(format: "V:|[a]-%d-[b]", gap)"#),
      (#"String(format: "V:|-0-[a]-(%d)-[b]", gap)"#, nil),
      (#""V:|-\("(8)")-[a]""#, nil), (#""V:|-(\(none)8)-[a]""#, nil),
    ])
  func computed(old: String, new: String?) {
    let head = "let gap = 8\nlet none = \"\"\n"
    expectEqual(
      Self.formatted(head + Self.call(old)).text, head + Self.call(new ?? old))
  }

  @Test("the name of a macro in a template or next to a literal is not replaced")
  func macros() {
    let head = "#define PAD 8\n#define TEXT(x) @#x\n"
    for format in [
      #"[NSString stringWithFormat:@"V:|-(%d)-[a]-(2)-[b]", PAD]"#,
      #"@"V:|-(" TEXT(8) @")-[a]""#,
    ] {
      let text =
        head + "void f(void) { [NSLayoutConstraint constraintsWithVisualFormat:\(format) "
        + "options:0 metrics:nil views:v]; }\n"
      expectEqual(Self.formatted(text, .objectiveC).text, text)
    }
  }

  @Test(
    "in a size, `==` is omitted before a metric of the call and written before a view of the call",
    arguments: [
      ("metrics: [\"m\": 8], views: views", "[a(m)]", "[a(b)]"),
      ("metrics: metrics, views: [\"a\": a]", "[a(m)]", "[a(b)]"),
      ("metrics: metrics, views: [\"a\": a, \"b\": b]", "[a(m)]", "[a(==b)]"),
      ("metrics: metrics, views: views", "[a(==m)]", "[a(b)]"),
    ])
  func sizes(arguments: String, metric: String, view: String) {
    for (old, new) in [("[a(==m)]", metric), ("[a(b)]", view)] {
      let text = Self.call("\"\(old)\"").replacing("metrics: nil, views: views", with: arguments)
      let result = Self.formatted(text)
      expectEqual(result.text, text.replacing(old, with: new))
      expectEqual(Self.formatted(result.text).text, result.text)
    }
  }

  @Test("a format string that two calls use is formatted once")
  func shared() {
    let text = "let f = \"|-0-[a]\"\n" + Self.call("f") + Self.call("f")
    let result = Self.formatted(text)
    expectEqual(result.text, text.replacing("-0-", with: ""))
    expectEqual(result.result.formatCount, 1)
  }

  @Test(
    "a literal that several formats share is left unchanged if the formats require different edits")
  func sharedParts() {
    let list = #"for s in ["|-(8)-[a]", "|-8-[a]"] {"# + "\n"
    let shared = list + Self.call("s") + Self.call(#"s + "-(0)-|""#) + "}\n"
    let agreed = #"for s in ["H:", "V:"] {"# + "\n" + Self.call(#"s + "|-(8)-[a]""#) + "}\n"
    let other = Self.call(#""|-(==8)-[b]""#)
    let result = Self.formatted(shared + agreed + other)
    expectEqual(
      result.text,
      shared.replacing("-(8)-", with: "-8-").replacing(
        #" + "-(0)-|""#, with: #" + "|""#)
        + (agreed + other).replacing("(8)", with: "8").replacing("(==8)", with: "8"))
    let torn = #"for s in ["-0-", "-0"] {"# + "\n" + Self.call(#""|" + s + "-[a]""#) + "}\n"
    expectEqual(Self.formatted(torn + other).text, torn + other.replacing("(==8)", with: "8"))
  }

  @Test("a literal that the program also uses for another purpose is left unchanged")
  func usedElsewhere() {
    let text = "func f() {\n  let k = \"|-(8)-[a]\"\n" + Self.call("k") + "OTHER\n}\n"
    for (other, isKept) in [("", false), ("label.text = k", true)] {
      let source = text.replacing("OTHER", with: other)
      let result = Self.formatted(source)
      expectEqual(result.text, (isKept ? source : source.replacing("(8)", with: "8")), "\(other)")
      expectEqual(result.result.unformatted, isKept ? [.usedElsewhere: 1] : [:])
    }
  }

  @Test(
    "the elements of a list are formatted if a loop or closure passes each element to a call",
    arguments: [
      "for s in LIST { CALL(s) }", "LIST.forEach { CALL($0) }", "LIST.forEach({ s in CALL(s) })",
      "let c = LIST.flatMap { CALL($0) }", "let fs = LIST\nfor s in fs { CALL(s) }",
      "let fs = LIST\nfs.forEach { s in CALL(s) }",
      "let fs = LIST\nactivate(fs.flatMap { CALL($0) })",
    ])
  func lists(code: String) {
    let call = "NSLayoutConstraint.constraints(withVisualFormat: NAME, metrics: nil, views: v)"
    let plain = code.replacing("LIST", with: #"["|-(8)-[a]", "V:|-(8)-[a]"]"#)
    for name in ["s", "$0"] where plain.contains("CALL(\(name))") {
      let called = call.replacing("NAME", with: name)
      let source = "func f() {\n\(plain.replacing("CALL(\(name))", with: called))\n}\n"
      expectEqual(Self.formatted(source).text, source.replacing("(8)", with: "8"))
      let other = source.replacing(called, with: called + "; label.text = \(name)")
      expectEqual(Self.formatted(other).text, other)
    }
  }

  @Test(
    "a string literal is left unchanged if the program compares another value with an equal literal"
  )
  func compared() {
    let list = #"for f in ["|-(8)-[a]", "|-(8)-[b]"] { if f == "|-(8)-[a]" { print(f) }"# + "\n"
    let text = list + Self.call("f") + "}\n"
    let result = Self.formatted(text)
    expectEqual(result.text, text.replacing("(8)-[b]", with: "8-[b]"))
    #expect(result.result.unformatted == [.writtenElsewhere: 1] && result.result.changedCount == 1)
    let twice = Self.call(#""|-(8)-[a]""#) + Self.call(#""|-(8)-[a]""#)
    expectEqual(Self.formatted(twice).text, twice.replacing("(8)", with: "8"))
  }

  @Test("format strings in Objective-C sources are formatted")
  func objectiveC() {
    let text = """
      [NSLayoutConstraint constraintsWithVisualFormat:@"H:|-(0)-"
        @"[a(==8)]" options:0 metrics:nil views:views];
      """
    let new = text.replacing("-(0)-", with: "").replacing("==", with: "")
    expectEqual(Self.formatted(text, .objectiveC).text, new)
  }

  @Test(
    "the file extension determines whether a file is formatted as a source or as a layout document")
  func kinds() {
    expectEqual(FormattableKind(FilePath("a/b.swift")), .host(.swift))
    expectEqual(FormattableKind(FilePath("b.mm")), .host(.objectiveC))
    expectEqual(FormattableKind(FilePath("a/b.vfl")), .document)
    for name in ["a", "a.json", "swift", "a.vfl/b", ""] {
      #expect(FormattableKind(FilePath(name)) == nil)
    }
  }
}
