import Testing
import VFLTestSupport

@testable import VFLText

@Suite("Scalars and lines of a byte array")
struct SourceLinesTests {
  @Test(
    "bytes are decoded to the same scalars as by the standard library", arguments: UInt64(1)...50)
  func scalars(seed: UInt64) {
    var random = RandomBytes(seed: seed)
    let bytes = random.text(pieces: 200)
    var scalars = String.UnicodeScalarView()
    var boundaries: [Int] = []
    var offset = 0
    while offset < bytes.count {
      let unit = ScalarReader.unit(at: offset, in: bytes)
      scalars.append(unit.scalar)
      boundaries += Array(repeating: unit.start, count: unit.end - unit.start)
      offset = unit.end
    }
    expectEqual(Array(scalars), Array(String(decoding: bytes, as: UTF8.self).unicodeScalars))
    expectEqual(bytes.indices.map { ScalarReader.boundary(at: $0, in: bytes) }, boundaries)
  }

  @Test(
    "the line and column of an offset equal the result of counting from the start",
    arguments: LongTests.cases(UInt64(1)...8, short: 1))
  func places(seed: UInt64) {
    var random = RandomBytes(seed: seed)
    let bytes = random.text(pieces: 6000)
    let lines = SourceLines(bytes)
    var expected = SourceLines.Position()
    var offset = 0
    var wrong = 0
    while offset < bytes.count {
      if lines.position(of: offset) != expected { wrong += 1 }
      if offset.isMultiple(of: 7) {
        let end = bytes[expected.lineStart...].firstIndex { $0 == 0x0A || $0 == 0x0D }
        let content = lines.content(ofLineAt: expected)
        if content != expected.lineStart..<(end ?? bytes.count) { wrong += 1 }
      }
      let unit = ScalarReader.unit(at: offset, in: bytes)
      offset = unit.end
      expected.column += 1
      if unit.scalar.utf16.count == 2 { expected.pairs += 1 }
      let isPaired = offset < bytes.count && bytes[offset] == 0x0A
      if unit.scalar == "\n" || unit.scalar == "\r" && !isPaired {
        expected = .init(line: expected.line + 1, lineStart: offset, column: 0)
      }
    }
    expectEqual(lines.position(of: bytes.count), expected)
    expectEqual(wrong, 0)
    let ends = bytes.indices.filter {
      bytes[$0] == 0x0A
        || bytes[$0] == 0x0D && ($0 + 1 == bytes.count || bytes[$0 + 1] != 0x0A)
    }
    for (line, start) in ([0] + ends.map { $0 + 1 }).enumerated() {
      expectEqual(lines.start(ofLine: line), start)
    }
    #expect(lines.start(ofLine: ends.count + 1) == nil && lines.start(ofLine: -1) == nil)
  }

  @Test("an empty source has an empty first line")
  func empty() {
    let lines = SourceLines([])
    expectEqual(lines.position(of: 3), .init(line: 0, lineStart: 0, column: 0))
    #expect(lines.content(ofLineAt: lines.position(of: 0)) == 0..<0)
  }
}
