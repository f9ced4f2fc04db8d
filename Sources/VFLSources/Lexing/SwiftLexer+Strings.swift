import VFLDiagnostics

extension SwiftLexer {
  /// A literal, or the parentheses of an interpolation, that the lexer is inside of.
  private enum Nest {
    case string(pounds: Int, isMultiline: Bool)
    case interpolation(depth: Int)
  }

  /// Takes a string literal with all that is interpolated in it.
  mutating func takeString(pounds: Int) {
    let start = lexer.position
    let end = stringEnd(from: start, pounds: pounds)
    lexer.emit(.string, UInt8(ascii: "\""), from: start, to: end)
    takeComputedParts(from: start, to: end)
  }

  /// Where a literal ends; at the end of its line when nothing closes it.
  private mutating func stringEnd(from start: Int, pounds: Int) -> Int {
    var nests: [Nest] = []
    let first = open(&nests, at: start, pounds: pounds)
    let end = end(of: &nests, from: first)
    if nests.count > 1, !hasRunaway {
      hasRunaway = true
      return lexer.lineEnd(from: start, continues: false)
    }
    return end
  }

  /// Where an interpolation ends whose parenthesis opens at a place; `limit` when nothing closes it.
  static func interpolationEnd(in bytes: [UInt8], from open: Int, to limit: Int) -> Int {
    let lexer = SwiftLexer(lexer: HostLexer(bytes, .swift, from: open, to: limit))
    var nests = [Nest.interpolation(depth: 1)]
    return lexer.end(of: &nests, from: open + 1)
  }

  /// Goes on until everything is closed, and says where that is.
  private func end(of nests: inout [Nest], from start: Int) -> Int {
    var place = start
    while place < lexer.end {
      guard let nest = nests.last else { return place }
      switch nest {
      case .string(let pounds, let isMultiline):
        place = stepInString(&nests, at: place, pounds: pounds, isMultiline: isMultiline)
      case .interpolation(let depth):
        if hasRunaway, ByteKind.isNewline(lexer.bytes[place]) { return place }
        place = stepInInterpolation(&nests, at: place, depth: depth)
      }
    }
    return lexer.end
  }

  private func open(_ nests: inout [Nest], at start: Int, pounds: Int) -> Int {
    let quote = start + pounds
    let isMultiline = lexer.at("\"\"\"", quote) && (pounds == 0 || isLineEnd(quote + 3))
    nests.append(.string(pounds: pounds, isMultiline: isMultiline))
    return quote + (isMultiline ? 3 : 1)
  }

  /// Whether only blanks are between a place and the end of its line.
  ///
  /// The content of a literal of several lines begins on a new line, so that `#"""#` is a quote, and `#"""a"#`
  /// begins with one.
  private func isLineEnd(_ place: Int) -> Bool {
    let end = lexer.blanksEnd(from: place)
    return end >= lexer.end || ByteKind.isNewline(lexer.bytes[end])
  }

  func hasPounds(_ count: Int, at place: Int) -> Bool {
    guard place + count <= lexer.end else { return false }
    for offset in 0..<count where lexer.bytes[place + offset] != UInt8(ascii: "#") {
      return false
    }
    return true
  }

  private func stepInString(
    _ nests: inout [Nest], at place: Int, pounds: Int, isMultiline: Bool
  ) -> Int {
    switch lexer.bytes[place] {
    case UInt8(ascii: "\""):
      let quotes = isMultiline ? 3 : 1
      guard !isMultiline || lexer.at("\"\"\"", place), hasPounds(pounds, at: place + quotes)
      else { return place + 1 }
      nests.removeLast()
      return place + quotes + pounds
    case UInt8(ascii: "\\") where hasPounds(pounds, at: place + 1):
      let escaped = place + 1 + pounds
      guard escaped < lexer.end else { return lexer.end }
      if lexer.bytes[escaped] == UInt8(ascii: "(") {
        nests.append(.interpolation(depth: 1))
      } else if ByteKind.isNewline(lexer.bytes[escaped]) {
        return escaped
      }
      return escaped + 1
    case 0x0A, 0x0D:
      guard !isMultiline else { return place + 1 }
      nests.removeLast()
      return place
    default: return place + 1
    }
  }

  private func stepInInterpolation(_ nests: inout [Nest], at place: Int, depth: Int) -> Int {
    switch lexer.bytes[place] {
    case UInt8(ascii: "("): nests[nests.count - 1] = .interpolation(depth: depth + 1)
    case UInt8(ascii: ")"):
      nests.removeLast()
      if depth > 1 { nests.append(.interpolation(depth: depth - 1)) }
    case UInt8(ascii: "\""): return open(&nests, at: place, pounds: 0)
    case UInt8(ascii: "#"):
      var pounds = 1
      while place + pounds < lexer.end, lexer.bytes[place + pounds] == UInt8(ascii: "#") {
        pounds += 1
      }
      if lexer.at("\"", place + pounds) { return open(&nests, at: place, pounds: pounds) }
      return place + pounds
    default: break
    }
    return place + 1
  }
}
