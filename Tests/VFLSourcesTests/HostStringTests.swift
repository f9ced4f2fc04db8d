import Testing
import VFLDiagnostics
import VFLTestSupport

@testable import VFLSources

/// Tests of the values of string literals, and of the source location of each byte in a value.
struct HostStringTests {
  /// Returns the values of the string literals in a source, with `␣` for each interpolation.
  private static func strings(_ source: String, _ language: HostLanguage) -> [String] {
    literals(source, language).map { literal in
      var text = literal.text
      for hole in literal.holes.reversed() { text.insert(contentsOf: "␣".utf8, at: hole.offset) }
      return String(decoding: text, as: UTF8.self)
    }
  }

  private static func literals(_ source: String, _ language: HostLanguage) -> [FormatLiteral] {
    let bytes = Array(source.utf8)
    let tokens =
      language == .swift ? SwiftLexer.tokens(of: bytes) : ObjectiveCLexer.tokens(of: bytes)
    return tokens.tokens.filter { $0.kind == .string }.map { token in
      var builder = LiteralBuilder(bytes)
      LiteralReader.read(
        from: Int(token.start), to: Int(token.end), of: bytes, language, into: &builder)
      return builder.literal(at: SourceSpan(Int(token.start), Int(token.end)))
    }
  }

  private static let swift: [(source: String, says: [String])] = [
    (#""H:|[a]|""#, ["H:|[a]|"]),
    (#""" + "a""#, ["", "a"]),
    (#""\u{5B}a\u{5d}\t\\\"\'\0""#, ["[a]\t\\\"'\0"]),
    (##"#"a\n"b"#"##, [#"a\n"b"#]),
    (###"##"a"#\##n"##"###, ["a\"#\n"]),
    (##"#"""# "x""##, ["\"", "x"]),
    (##"#""""# "x""##, ["\"\"", "x"]),
    (##"#"""a"# "x""##, ["\"\"a", "x"]),
    ("#\"\"\"a\n\"yes\"", ["\"\"a", "yes"]),
    ("#\"\"\" \n  a\"#\n  \"\"\"#", ["a\"#"]),
    (#""|-\(a + f(")") + "\(b)")-[c]""#, ["|-␣-[c]"]),
    (##"#"|-\#(gap)-\(x)"#"##, [#"|-␣-\(x)"#]),
    ("\"\"\"\n  H:|\n    [a]\\\n  |\n  \"\"\"", ["H:|\n  [a]|"]),
    ("\"\"\"\r\n\ta\r\n\tb\r\n\t\"\"\"", ["a\nb"]),
    ("\"\"\"\n  a\"b\"\"\\\"\"\"\n  \"\"\"", ["a\"b\"\"\"\"\""]),
    ("// \"no\"\n/* \"no\" /* \"no\" */ \"no\" */ \"yes\"", ["yes"]),
    ("let a = /\"no/; let b = 4 / 2; \"yes\" / c", ["yes"]),
    ("let a = #/ \"no\" /#\n\"yes\"", ["yes"]),
    ("##/ a\n#/ \"no\" /#\n\"yes\"", ["yes"]),
    ("##/ a #/ \"yes\" /#", ["yes"]),
    ("##/\n#/ \"yes\" /#\n", ["yes"]),
    ("\\/\"yes\"/", ["yes"]),
    ("#if false\n\"no\"\n#if X\n#endif\n#else\n\"yes\"\n#endif", ["yes"]),
    ("#!/usr/bin/env \"no\"\n\"yes\"", ["yes"]),
    ("\"open\n\"yes\"", ["open", "yes"]),
    ("`class`(\"yes\")", ["yes"]),
  ]

  private static let objectiveC: [(source: String, says: [String])] = [
    (#"@"H:|[a]|""#, ["H:|[a]|"]),
    (#"@"\x5b" "\133a\u005D\U0000005d\"\\\n\?" L"x" u8"y""#, ["[", "[a]]\"\\\n?", "x", "y"]),
    ("@\"a\\\nb\" @\"c\"", ["ab", "c"]),
    (#"R"(a\n"b)" R"x(a)"b)x" @"c""#, [#"a\n"b"#, #"a)"b"#, "c"]),
    ("'\"' @\"a\" '\\'' @\"b\" 1'000", ["a", "b"]),
    ("// \"no\" \\\n\"no\"\n/* \"no\" /* */ \"yes\"", ["yes"]),
    ("#import \"no.h\"\n#error don't\n# define X \"no\" \\\n \"no\"\n\"yes\"", ["yes"]),
    ("#if 0 // x\n\"no\"\n#if 1\n#endif\n\"no\"\n#elif 1\n\"yes\"\n#endif", ["yes"]),
    ("#pragma mark /* a\n\"no\" */ \"yes\"", ["yes"]),
    ("@[ @\"a\", @{ @\"b\" : @(1) } ]", ["a", "b"]),
    ("@\"open\n@\"yes\"", ["open", "yes"]),
  ]

  @Test(arguments: swift)
  func `A Swift literal is read with the value that Swift gives it`(source: String, says: [String])
  {
    expectEqual(Self.strings(source, .swift), says)
  }

  @Test(arguments: objectiveC)
  func `An Objective-C literal is read with the value that the compiler gives it`(
    source: String, says: [String]
  ) {
    expectEqual(Self.strings(source, .objectiveC), says)
  }

  @Test(
    arguments: swift.map { ($0.source, HostLanguage.swift) }
      + objectiveC.map { ($0.source, HostLanguage.objectiveC) })
  func `Each byte of a literal's value is mapped to its location in the file`(
    source: String, language: HostLanguage
  ) {
    let bytes = Array(source.utf8)
    for literal in Self.literals(source, language) {
      var end = 0
      for segment in literal.segments {
        expectEqual(segment.start, end)
        #expect(literal.span.start <= segment.span.start && segment.span.end <= literal.span.end)
        let next = literal.segments.first { $0.start > segment.start }?.start
        end = next ?? literal.text.count
        guard !segment.isEscape else { continue }
        expectEqual(bytes[segment.span.start..<segment.span.end], literal.text[segment.start..<end])
      }
      expectEqual(end, literal.text.count)
      for offset in literal.text.indices {
        let span = literal.fileSpan(of: SourceSpan(offset, offset + 1))
        #expect(span.length >= 1)
        if span.length == 1 { expectEqual(bytes[span.start], literal.text[offset]) }
      }
    }
  }
}
