import Testing
import VFLDiagnostics
import VFLTestSupport

@testable import VFLText

@Suite("Parsing of JSON according to RFC 8259")
struct JSONReaderTests {
  @Test(
    "valid JSON is accepted",
    arguments: [
      "null", "true", "false", "0", "-0", "12", "-12.5e+3", "1E9", "0.0e-10", "\"\"", "[]", "{}",
      " \t\r\n[ 1 , 2 ]\n", "{\"a\":{\"b\":[null,true,\"c\"]},\"d\":-1}",
      "\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"",
      "\"\\u0041\\uD83D\\uDE00\"", "\"é€😀\"", "\"\u{7F}\"", "[[[[]]],{}]", "\u{FEFF}{}",
    ])
  func takes(_ text: String) throws {
    let read = try JSONReader.read(Array(text.utf8))
    #expect(!read.nodes.isEmpty)
    #expect(read.root.span.end <= text.utf8.count)
  }

  @Test(
    "invalid JSON is rejected at the offset of the error",
    arguments: [
      ("", 0), ("  ", 2), ("{", 1), ("[1,]", 3), ("{\"a\":1,}", 7), ("{,}", 1), ("[1 2]", 3),
      ("01", 1), ("-", 1), ("1.", 2), (".5", 0), ("+1", 0), ("1e", 2), ("1e+", 3), ("0x10", 1),
      ("NaN", 0), ("Infinity", 0), ("nul", 0), ("truee", 4), ("{} {}", 3), ("'a'", 0), ("\"a", 0),
      ("\"\\x\"", 2), ("\"\\u12\"", 5), ("\"\\ud800\"", 1), ("\"\\udc00x\"", 1),
      ("\"\\ud800\\u0041\"", 1), ("\"\n\"", 1), ("\"\t\"", 1), ("{a:1}", 1), ("{\"a\" 1}", 5),
      ("{\"a\":}", 5), ("[1}", 2), ("{\"a\":1]", 6), ("// x\n1", 0), ("]", 0), ("[", 1),
    ])
  func refuses(_ text: String, at offset: Int) {
    #expect {
      try JSONReader.read(Array(text.utf8))
    } throws: { error in
      (error as? JSONError)?.span.start == offset
    }
  }

  @Test(
    "bytes that are not valid UTF-8 are rejected",
    arguments: [
      [0x80], [0xC0, 0x80], [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80],
    ])
  func refusesBytes(_ bytes: [UInt8]) {
    #expect(throws: JSONError.self) { try JSONReader.read([0x22] + bytes + [0x22]) }
    #expect(throws: JSONError.self) { try JSONReader.read(bytes) }
  }

  @Test("escape sequences in JSON strings are decoded")
  func strings() throws {
    let text = #"["a\"\\\/\b\f\n\r\t", "\u0041\u00e9\uD83D\uDE00", "é😀", ""]"#
    let read = try JSONReader.read(Array(text.utf8)).root.elements.map(\.string)
    expectEqual(read, ["a\"\\/\u{8}\u{C}\n\r\t", "Aé😀", "é😀", ""])
  }

  @Test("JSON numbers are converted to the nearest `Double`")
  func numbers() throws {
    let text = "[0, -0, 12, -12.5e+3, 1E2, 0.1, 123456789012345678901, 1e999, 5e-324]"
    let read = try JSONReader.read(Array(text.utf8)).root.elements.map(\.number)
    let least = Double.leastNonzeroMagnitude
    expectEqual(read, [0, 0, 12, -12500, 100, 0.1, 123_456_789_012_345_683_968, .infinity, least])
  }

  @Test("members of a JSON object keep their order, and values have the right source ranges")
  func members() throws {
    let root = try JSONReader.read(Array(#"{"z": 1, "a": [2, {"q": 3}], "m": null}"#.utf8)).root
    let members = Array(root.members)
    expectEqual(members.map(\.key.string), ["z", "a", "m"])
    expectEqual(
      members.map(\.value.span), [SourceSpan(6, 7), SourceSpan(14, 27), SourceSpan(34, 38)])
    expectEqual(members[1].value.elements.map(\.span), [SourceSpan(15, 16), SourceSpan(18, 26)])
  }

  @Test(
    "the nesting depth of JSON is limited to `Limit.jsonNesting`, and a long flat array is accepted"
  )
  func depth() throws {
    let limit = Limit.jsonNesting.value
    let deep = { (depth: Int) in
      [UInt8](repeating: UInt8(ascii: "["), count: depth)
        + [UInt8](repeating: UInt8(ascii: "]"), count: depth)
    }
    try expectEqual(JSONReader.read(deep(limit)).nodes.count, limit)
    #expect(throws: JSONError.self) { try JSONReader.read(deep(limit + 1)) }
    #expect(throws: JSONError.self) { try JSONReader.read(deep(100_000)) }
    let long = Array(("[" + String(repeating: "[],", count: 100_000) + "[]]").utf8)
    try expectEqual(JSONReader.read(long).nodes.count, 100_002)
  }
}
