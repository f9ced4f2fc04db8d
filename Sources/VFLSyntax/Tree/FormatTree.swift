package import VFLDiagnostics

/// The syntax tree of a format string in any dialect: its statements in order.
///
/// Any byte string has a tree. In Apple's dialect, a format string is one statement, which is a chain. A
/// missing part has an empty span in the tree, and redundant text is only in ``tokens``. In the extended
/// dialect, the tree does not contain statements with syntax errors.
package struct FormatTree: Sendable, Hashable {
  /// The bytes of the format string.
  package let text: [UInt8]
  /// The dialect of the format string.
  package let dialect: FormatDialect
  /// The tokens of a format string of Apple's dialect, which cover each byte exactly once.
  ///
  /// The array is empty for the extended dialect.
  package internal(set) var tokens: [Token] = []
  /// The statements.
  package internal(set) var statements: [StatementNode] = []
  /// The number of statements, including statements with syntax errors.
  package internal(set) var statementCount = 0
  /// The number of views in the ranges of this format string and the preceding format strings.
  package internal(set) var rangeViewCount = 0

  init(text: [UInt8], dialect: FormatDialect) {
    self.text = text
    self.dialect = dialect
  }

  /// Parses a format string.
  ///
  /// The tree of a format string that exceeds the length limit has no statements.
  ///
  /// - Parameter rangeViewCount: The number of views in the ranges of the preceding format strings.
  /// - Returns: The tree, and the diagnostics ordered by position. There are no diagnostics if and only if
  ///   the format string is valid.
  package static func parse(
    _ text: [UInt8], dialect: FormatDialect = .apple, origin: SourceOrigin = .format(0),
    rangeViewCount: Int = 0
  ) -> (tree: FormatTree, diagnostics: [Diagnostic]) {
    guard text.count <= Limit.formatBytes.value else {
      return tooLong(text, dialect, origin, rangeViewCount)
    }
    let (tree, diagnostics) =
      switch dialect {
      case .apple: AppleParser.parse(text, origin: origin)
      case .extended:
        ExtendedParser.parse(text, origin: origin, rangeViewCount: rangeViewCount)
      }
    return (tree, WrittenNotes.reported(diagnostics, in: tree))
  }

  /// Parses a format string without creating diagnostics.
  ///
  /// - Parameter rangeViewCount: The number of views in the ranges of the preceding format strings.
  package static func tree(
    of text: [UInt8], dialect: FormatDialect, rangeViewCount: Int = 0
  ) -> FormatTree {
    guard text.count <= Limit.formatBytes.value else {
      return tooLong(text, dialect, .document, rangeViewCount).tree
    }
    return switch dialect {
    case .apple: AppleParser.tree(of: text)
    case .extended: ExtendedParser.tree(of: text, rangeViewCount: rangeViewCount)
    }
  }

  /// Returns the tree of a format string that exceeds the length limit.
  private static func tooLong(
    _ text: [UInt8], _ dialect: FormatDialect, _ origin: SourceOrigin, _ rangeViewCount: Int
  ) -> (tree: FormatTree, diagnostics: [Diagnostic]) {
    var tree = FormatTree(text: text, dialect: dialect)
    tree.rangeViewCount = rangeViewCount
    if dialect == .apple {
      tree.tokens = [Token(kind: .unexpected, start: 0, end: text.count)]
    }
    let diagnostic = LazyDiagnostic.limitExceeded(.formatBytes, span: SourceSpan(at: 0))
    return (tree, [diagnostic.diagnostic(in: origin)])
  }

  /// Returns the text of a span.
  ///
  /// Bytes that are not valid UTF-8 are replaced by U+FFFD.
  package func string(_ span: SourceSpan) -> String {
    String(decoding: text[span.start..<span.end], as: UTF8.self)
  }

  /// The text, concatenated from the tokens: exactly the bytes that were parsed.
  package var printed: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count)
    for token in tokens { bytes += text[token.start..<token.end] }
    return bytes
  }
}

extension FormatTree {
  /// The chain of a format string of Apple's dialect, or the first chain of a format string of the extended
  /// dialect.
  package var chain: ChainNode {
    for statement in statements {
      if case .chain(let chain) = statement.kind { return chain }
    }
    return ChainNode(.horizontal)
  }

  /// Whether ``chain`` is vertical.
  package var isVertical: Bool { chain.direction == .vertical }

  /// Returns a span extended by the parentheses directly around it, if there are any.
  package func withParentheses(_ span: SourceSpan) -> SourceSpan {
    guard span.start > 0, span.end < text.count, text[span.start - 1] == UInt8(ascii: "("),
      text[span.end] == UInt8(ascii: ")")
    else { return span }
    return SourceSpan(span.start - 1, span.end + 1)
  }
}
