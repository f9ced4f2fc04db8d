import VFLDiagnostics

extension ObjectiveCLexer {
  mutating func takeDirective() {
    let line = lexer.position
    let start = lexer.blanksEnd(from: line + 1)
    let end = lexer.nameEnd(from: start)
    let word = String(decoding: lexer.bytes[start..<min(end, start + 8)], as: UTF8.self)
    switch word {
    case "if", "ifdef", "ifndef":
      let isNever = isNever(start, end)
      lexer.output.beginConditional(isNever ? .never : test(word, line, from: end))
      finish(line)
      if isNever { lexer.skipBranch(continues: true) }
    case "else", "elif", "elifdef", "elifndef":
      lexer.output.nextBranch(test(word, line, from: end))
      finish(line)
    case "endif":
      lexer.output.endConditional()
      finish(line)
    case "define": takeMacro(line, from: lexer.blanksEnd(from: end))
    case "undef":
      let name = lexer.blanksEnd(from: end)
      lexer.output.undefined.append(SourceSpan(name, lexer.nameEnd(from: name)))
      finish(line)
    default: finish(line)
    }
  }

  /// The test of a conditional compilation line, after its word.
  private func test(_ word: String, _ line: Int, from end: Int) -> ConditionalTable.Test {
    let span = SourceSpan(end, max(end, directiveEnd(from: line)))
    return switch word {
    case "else": .always
    case "ifdef", "elifdef": .defined(span)
    case "ifndef", "elifndef": .undefined(span)
    default: .condition(span)
    }
  }

  /// Takes the rest of a line; a comment that begins in it may go over several.
  private mutating func finish(_ line: Int) {
    lexer.position = directiveEnd(from: line)
  }

  private func directiveEnd(from line: Int) -> Int {
    let limit = lexer.lineEnd(from: line, continues: true)
    var place = line
    while place < limit {
      switch lexer.bytes[place] {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        // An apostrophe in `#error` opens nothing.
        place = min(limit, quotedEnd(place, lexer.bytes[place]))
      case UInt8(ascii: "/") where lexer.at("//", place): return limit
      case UInt8(ascii: "/") where lexer.at("/*", place):
        var close = place + 2
        while close < lexer.end, !lexer.at("*/", close) { close += 1 }
        if close >= limit { return min(close + 2, lexer.end) }
        place = close + 2
      default: place += 1
      }
    }
    return limit
  }

  private func isNever(_ start: Int, _ end: Int) -> Bool {
    let place = lexer.blanksEnd(from: end)
    return end - start == 2 && lexer.at("0", place)
      && (place + 1 >= lexer.end || !ByteKind.continuesName(lexer.bytes[place + 1]))
  }

  /// Takes a `#define`: its parts are noted, they are no tokens of the file.
  private mutating func takeMacro(_ line: Int, from start: Int) {
    let end = lexer.nameEnd(from: start)
    let limit = directiveEnd(from: line)
    lexer.position = limit
    guard end > start, end <= limit else { return }
    var body = end
    var parameters: SourceSpan?
    if end < limit, lexer.bytes[end] == UInt8(ascii: "(") {
      let close = lexer.bytes[end..<limit].firstIndex(of: UInt8(ascii: ")")) ?? limit
      parameters = SourceSpan(end + 1, close)
      body = min(close + 1, limit)
    }
    lexer.output.macros.append(
      HostTokens.Macro(
        name: SourceSpan(start, end), parameters: parameters, body: SourceSpan(body, limit),
        branch: lexer.output.branch))
  }
}
