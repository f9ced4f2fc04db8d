import VFLDiagnostics

/// Facts about the tokens of a file.
struct FileText {
  private let tokens: HostTokens
  /// The ends of the strings with computed parts, by the tokens in these parts.
  private var stringEnds: [Int32: Int32] = [:]
  /// The names in the replacement texts of macros.
  let macroWords: Set<String>
  let hasConditionals: Bool
  /// The number of tokens before the replacement texts of macros.
  let fileCount: Int

  init(_ tree: SourceTree) {
    tokens = tree.tokens
    hasConditionals = tokens.branchRun(of: max(tokens.tokens.count - 1, 0)) > 0
    fileCount = tree.fileCount
    macroWords = Set(
      tree.macros.flatMap { macro in
        macro.definition.tokens.filter { tree.tokens.isName($0) }.map { tree.tokens.word($0) }
      })
    if tokens.language == .swift { findStrings() }
  }

  private mutating func findStrings() {
    var end: Int32 = 0
    for (index, token) in tokens.tokens.enumerated() {
      if token.start < end {
        stringEnds[Int32(index)] = end
      } else if token.kind == .string {
        end = token.end
      }
    }
  }

  /// The bytes from the first to the last of some tokens.
  func span(of range: Range<Int>) -> SourceSpan {
    guard let last = range.last, tokens.tokens.indices.contains(last) else {
      return SourceSpan(at: tokens.bytes.count)
    }
    let start = Int(tokens.tokens[range.lowerBound].start)
    var end = Int(tokens.tokens[last].end)
    // The last token may be in a computed part of a string of the range.
    if let string = stringEnds[Int32(last)], stringEnds[Int32(range.lowerBound)] != string {
      end = Int(string)
    } else if tokens.tokens[range.lowerBound].kind == .string {
      end = max(end, Int(tokens.tokens[range.lowerBound].end))
    }
    return SourceSpan(start, end)
  }

  /// Whether some tokens are compiled under the condition of the token before them.
  func isInOneBranch(_ range: Range<Int>) -> Bool {
    guard hasConditionals, let first = range.first else { return true }
    let run = tokens.branchRun(of: first)
    return (first == 0 || tokens.branchRun(of: first - 1) == run)
      && tokens.branchRun(of: range.upperBound - 1) == run
  }

  /// Returns the first bytes of the prefix operators that the file declares as functions.
  func prefixOperators() -> Set<UInt8> {
    var result: Set<UInt8> = []
    for index in 0..<fileCount where tokens.isWord(index, "prefix") {
      // `prefix public static func -`.
      let function = (index + 1..<min(index + 6, fileCount)).first { tokens.isWord($0, "func") }
      guard let function, function + 1 < fileCount else { continue }
      result.insert(tokens.tokens[function + 1].byte)
    }
    return result
  }

  /// Whether a name has no small letters, as the names of macros.
  func looksLikeMacro(_ token: Int) -> Bool {
    let bytes = tokens.bytes[Int(tokens.tokens[token].start)..<Int(tokens.tokens[token].end)]
    return bytes.count > 1 && !bytes.contains { $0 >= 0x61 && $0 <= 0x7A || $0 >= 0x80 }
  }

  /// The bytes of a condition that are read.
  private static let conditionLimit = 512

  /// The spelling of the condition of an `#if`, and whether the branch is compiled where it does not hold; `nil`
  /// where nothing is asked.
  func spelling(of test: ConditionalTable.Test) -> (name: String, isInverted: Bool)? {
    func words(_ span: SourceSpan) -> [String] {
      let span = SourceSpan(span.start, min(span.end, span.start + Self.conditionLimit))
      let part =
        tokens.language == .swift
        ? SwiftLexer.tokens(of: tokens.bytes, in: span)
        : ObjectiveCLexer.tokens(of: tokens.bytes, in: span)
      return part.tokens.indices.map { part.word($0) }
    }
    switch test {
    case .always, .never: return nil
    case .condition(let span):
      var words = words(span)
      var isInverted = false
      while words.first == "!", !words.contains("&&"), !words.contains("||") {
        isInverted.toggle()
        words.removeFirst()
      }
      return (words.joined(separator: " "), isInverted)
    case .defined(let span): return ("defined ( \(words(span).first ?? "") )", false)
    case .undefined(let span): return ("defined ( \(words(span).first ?? "") )", true)
    }
  }
}
