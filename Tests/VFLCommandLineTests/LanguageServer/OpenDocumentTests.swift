import Testing
import VFLTestSupport

@testable import VFLChecking
@testable import VFLCommandLine
@testable import VFLCompiler
@testable import VFLLanguageServer

@Suite("Open documents")
struct OpenDocumentTests {
  /// The parts of random documents: characters of every encoded length and every kind of line
  /// ending.
  private static let pieces: [String] = [
    "a", "[", "]", "-", "\n", "\r\n", "\r", "é", "e\u{301}", "漢", "😀", "👩‍👧", "\t", "", "\u{2028}",
  ]

  /// Splits UTF-16 units into lines, each including its line ending.
  private static func lines(_ units: [UInt16]) -> [[UInt16]] {
    var lines: [[UInt16]] = [[]]
    for (index, unit) in units.enumerated() {
      lines[lines.count - 1].append(unit)
      let isBreak = unit == 0x0A || unit == 0x0D && !units[(index + 1)...].starts(with: [0x0A])
      if isBreak { lines.append([]) }
    }
    return lines
  }

  private static func document(_ text: String) -> OpenDocument {
    OpenDocument(uri: "file:///a.vfl", language: nil, version: 1, text: text, in: FilePath("/"))
  }

  @Test(
    "random changes to a document have the same effect as on an array of UTF-16 units",
    arguments: 0..<40 as Range<UInt64>)
  func randomChanges(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    func text(_ count: Int) -> String {
      (0..<Int.random(in: 0...count, using: &random))
        .map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined()
    }
    var units = Array(text(30).utf16)
    var document = Self.document(String(decoding: units, as: UTF16.self))
    for version in 2..<60 {
      // Each change applies to the result of the previous changes.
      var changes: [OpenDocument.Change] = []
      var limit = Int.max
      let isDescending = Bool.random(using: &random)
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        // A client cannot express a position inside a surrogate pair or between `\r` and `
        // `.
        let places = (0...units.count).filter { index in
          let isInPair = index < units.count && UTF16.isTrailSurrogate(units[index])
          let isInBreak =
            index > 0 && index < units.count && units[index - 1] == 0x0D && units[index] == 0x0A
          return !isInPair && !isInBreak && (!isDescending || index <= limit)
        }
        let ends = (0..<2).compactMap { _ in places.randomElement(using: &random) }.sorted()
        guard ends.count == 2 else { break }
        func position(_ offset: Int) -> TextPosition {
          let before = Self.lines(Array(units[..<offset]))
          return TextPosition(line: before.count - 1, column: before[before.count - 1].count)
        }
        var range = TextRange(start: position(ends[0]), end: position(ends[1]))
        if ends[0] == units.count {
          // A position after the last line refers to the end of the document.
          let place = TextPosition(line: range.start.line + 9, column: 3)
          range = TextRange(start: place, end: place)
        }
        let new = text(5)
        units.replaceSubrange(ends[0]..<ends[1], with: new.utf16)
        changes.append(OpenDocument.Change(range, by: new))
        limit = ends[0]
      }
      document.apply(changes, version: version, .utf16)
      try #require(
        String(decoding: document.text, as: UTF8.self) == String(decoding: units, as: UTF16.self))
    }
    expectEqual(document.version, 59)
  }

  @Test(
    "a byte offset that is converted to a position converts back to the same offset",
    arguments: 0..<20 as Range<UInt64>
  )
  func places(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let text = (0..<40).map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined()
    let bytes = Array(text.utf8)
    let document = Self.document(text)
    for encoding in [PositionEncoding.utf8, .utf16] {
      for offset in 0...bytes.count where offset == bytes.count || bytes[offset] & 0xC0 != 0x80 {
        // A carriage return and a line feed form a single line ending without a position inside.
        if offset > 0, offset < bytes.count, bytes[offset - 1] == 0x0D, bytes[offset] == 0x0A {
          continue
        }
        expectEqual(document.offset(of: document.position(of: offset, encoding), encoding), offset)
      }
    }
  }

  @Test(
    "a position outside the document is clamped",
    arguments: [
      (0, 99, "ab😀|\ncd"), (0, -1, "|ab😀\ncd"), (9, 0, "ab😀\ncd|"), (-1, 3, "|ab😀\ncd"),
      (0, 3, "ab|😀\ncd"), (1, Int.max, "ab😀\ncd|"), (Int.max, Int.max, "ab😀\ncd|"),
      (Int.min, Int.min, "|ab😀\ncd"),
    ])
  func strangePlaces(_ line: Int, _ column: Int, _ marked: String) {
    let text = marked.filter { $0 != "|" }
    let place = TextPosition(line: line, column: column)
    let offset = Self.document(text).offset(of: place, .utf16)
    expectEqual(offset, Array(marked.utf8).firstIndex(of: UInt8(ascii: "|")))
  }

  @Test("a range whose end precedes its start is accepted")
  func wrongWayRound() {
    var document = Self.document("abcdef")
    let range = TextRange(
      start: TextPosition(line: 0, column: 4), end: TextPosition(line: 0, column: 1))
    document.apply([OpenDocument.Change(range, by: "-")], version: nil, .utf16)
    expectEqual(String(decoding: document.text, as: UTF8.self), "a-ef")
    expectEqual(document.version, 1)
  }

  @Test(
    "the URI and language of a document determine its path and kind",
    arguments: [
      ("file:///a/b%20c/Caf%C3%A9.swift", "", "/a/b c/Café.swift", true),
      ("file://localhost/a.m", "", "/a.m", true), ("FILE:///a/./b/../c.vfl", "", "/a/c.vfl", true),
      ("file:/a.swift", "", "/a.swift", true),
      ("file:a.swift", "swift", "/project/untitled.swift", true),
      ("file:///a.swift?x#y", "", "/a.swift", true), ("file:///100%.vfl", "", "/100%.vfl", true),
      ("untitled:Untitled-1", "swift", "/project/untitled.swift", true),
      ("untitled:Untitled-1", "objective-c", "/project/untitled.m", true),
      ("untitled:Untitled-1", "vfl", "/project/untitled.vfl", true),
      ("untitled:Untitled-1", "rust", "/project/untitled", false),
      ("file://host/a.swift", "", "/project/untitled", false), ("", "", "/project/untitled", false),
      ("file:///a.json", "json", "/a.json", false),
      ("file:///x/.vfl.json", "json", "/x/.vfl.json", false),
      ("file:///a.txt", "vfl", "/a.txt.vfl", true),
    ])
  func addresses(_ uri: String, _ language: String, path: String, hasFormats: Bool) {
    let document = OpenDocument(
      uri: uri, language: language, version: nil, text: "", in: FilePath("/project"))
    expectEqual(document.path.text, path)
    expectEqual(document.hasFormats, hasFormats)
  }

  @Test(
    "the edits between two versions of a document are minimal and do not split Unicode scalars",
    arguments: 0..<20 as Range<UInt64>)
  func smallChanges(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    func text() -> [UInt8] {
      Array((0..<30).map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined().utf8)
    }
    let (old, new) = (text(), text())
    var result = old
    for change in TextChange.changes(from: old, to: new).reversed() {
      result.replaceSubrange(change.bytes, with: change.replacement)
      // No edit begins or ends inside a Unicode scalar.
      #expect(String(validating: change.replacement, as: UTF8.self) != nil)
    }
    expectEqual(result, new)
    #expect(TextChange.changes(from: old, to: old).isEmpty)
    let (short, long) = (Array("x\n|-[a]\ny\n".utf8), Array("x\n|-[a]-|\ny\n".utf8))
    expectEqual(
      TextChange.changes(from: short, to: long), [TextChange(7..<7, by: Array("-|".utf8))])
  }
}
