import VFLDiagnostics
import VFLSources

/// The lines of a source, and the function declarations among them.
struct FunctionHeads: Sendable {
  /// The declaration of a function.
  private struct Head: Sendable {
    let line: Int
    let indentation: Int
    let name: String
  }

  private let bytes: [UInt8]
  /// The offsets of the beginnings of lines.
  private let starts: [Int]
  /// The declarations, in the order of the text.
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

  /// Returns the line and the column of an offset, both from 1.
  func place(of offset: Int) -> (line: Int, column: Int) {
    let end = min(offset, bytes.count)
    let line = self.line(of: end)
    let before = String(decoding: bytes[starts[line]..<end], as: UTF8.self)
    return (line + 1, before.unicodeScalars.count + 1)
  }

  /// Returns the function around an offset.
  ///
  /// It is the nearest declaration above the offset with less indentation than the line of the offset.
  func functionName(around offset: Int) -> String? {
    let own = line(of: min(offset, bytes.count))
    let indentation = Self.indentation(of: bytes[starts[own]...])
    let above = Self.count(in: heads.count) { heads[$0].line < own }
    return heads[..<above].last { $0.indentation < indentation }?.name
  }

  /// Returns the line of an offset, from 0.
  private func line(of offset: Int) -> Int {
    Self.count(in: starts.count) { starts[$0] <= offset } - 1
  }

  /// Returns the number of indexes for which a predicate is true.
  ///
  /// The predicate must be true for a prefix of the indexes `0..<total` and false for the rest.
  ///
  /// - Complexity: O(log *n*), where *n* is `total`.
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

  /// Returns the function name that a line declares, or `nil` for any other line.
  ///
  /// A fast check on the bytes excludes nearly all lines before they are decoded.
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
