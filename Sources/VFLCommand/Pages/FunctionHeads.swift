import VFLDiagnostics
import VFLSources

/// The lines of a source, and those among them that are seen to be heads of functions.
struct FunctionHeads: Sendable {
  /// The head of a function.
  private struct Head: Sendable {
    let line: Int
    let indentation: Int
    let name: String
  }

  private let bytes: [UInt8]
  /// The offsets at which lines begin.
  private let starts: [Int]
  /// The heads, in the order of the text.
  private let heads: [Head]

  /// Reads each line of a source once.
  init(_ bytes: [UInt8], _ language: HostLanguage) {
    var starts = [0]
    for (offset, byte) in bytes.enumerated() where byte == 0x0A { starts.append(offset + 1) }
    var heads: [Head] = []
    for (line, start) in starts.enumerated() {
      let end = line + 1 < starts.count ? starts[line + 1] - 1 : bytes.count
      let indentation = Self.indentation(of: bytes[start..<end])
      let text = bytes[(start + indentation)..<end]
      if let name = Self.functionName(in: text, language) {
        heads.append(Head(line: line, indentation: indentation, name: name))
      }
    }
    (self.bytes, self.starts, self.heads) = (bytes, starts, heads)
  }

  /// The line and the column of an offset, both from 1.
  func place(of offset: Int) -> (line: Int, column: Int) {
    let end = min(offset, bytes.count)
    let line = self.line(of: end)
    let before = String(decoding: bytes[starts[line]..<end], as: UTF8.self)
    return (line + 1, before.unicodeScalars.count + 1)
  }

  /// The function around an offset: the nearest head above that has less indentation than the offset's line.
  func functionName(around offset: Int) -> String? {
    let own = line(of: min(offset, bytes.count))
    let indentation = Self.indentation(of: bytes[starts[own]...])
    let above = Self.count(in: heads.count) { heads[$0].line < own }
    return heads[..<above].last { $0.indentation < indentation }?.name
  }

  /// The line of an offset, from 0.
  private func line(of offset: Int) -> Int {
    Self.count(in: starts.count) { starts[$0] <= offset } - 1
  }

  /// How many numbers from 0 on something is true of, if it is true of no number behind one that it is not
  /// true of.
  private static func count(in total: Int, where isTrue: (Int) -> Bool) -> Int {
    var (low, high) = (0, total)
    while low < high {
      let middle = low + (high - low) / 2
      if isTrue(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private static func indentation(of line: ArraySlice<UInt8>) -> Int {
    line.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
  }

  /// The name in the head of a function; nothing for any other line.
  ///
  /// Nearly all lines are others, which is seen before they are decoded.
  private static func functionName(in line: ArraySlice<UInt8>, _ language: HostLanguage) -> String?
  {
    switch language {
    case .swift:
      guard line.firstPlace(of: "func ".utf8) != nil || line.firstPlace(of: "init".utf8) != nil
      else { return nil }
      var words = HeadWords(line)
      return words.functionName ?? (words.takeInitializer() ? "init" : nil)
    default:
      guard line.first == UInt8(ascii: "-") || line.first == UInt8(ascii: "+") else { return nil }
      var words = HeadWords(line.dropFirst())
      words.skipBlanks()
      guard words.skipParentheses() else { return nil }
      words.skipBlanks()
      let name = words.takeWord()
      return name.isEmpty ? nil : name
    }
  }
}
