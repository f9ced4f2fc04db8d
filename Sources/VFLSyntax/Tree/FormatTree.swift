package import VFLDiagnostics

/// A text of formats as a tree, whichever dialect it is written in: its statements, in their order.
///
/// A text of any bytes has a tree. A text of Apple's dialect is one statement, a chain: where something
/// is missing in it, the tree has an empty span, and where something is too much, it is in ``tokens``
/// only. In the extended dialect, a statement with a fault in its syntax is not in the tree.
package struct FormatTree: Sendable, Hashable {
  /// The bytes of the text.
  package let text: [UInt8]
  /// The language of the text.
  package let dialect: FormatDialect
  /// Every byte of a text of Apple's dialect once, in order; none of the extended dialect.
  package internal(set) var tokens: [Token] = []
  /// The statements.
  package internal(set) var statements: [StatementNode] = []
  /// How many statements there are, those with faults in their syntax included.
  package internal(set) var statementCount = 0
  /// How many views the ranges of the text stand for, and those of the format strings before it.
  package internal(set) var rangeViewCount = 0

  init(text: [UInt8], dialect: FormatDialect) {
    self.text = text
    self.dialect = dialect
  }

  /// Parses a text.
  ///
  /// Gives the tree and the faults by position; the text is in the language exactly when there are none. The
  /// tree of a text that is too long has no statements.
  ///
  /// - Parameter rangeViewCount: The number of views in the ranges of the format strings before it.
  package static func parse(
    _ text: [UInt8], dialect: FormatDialect = .apple, origin: SourceOrigin = .format(0),
    rangeViewCount: Int = 0
  ) -> (tree: FormatTree, diagnostics: [Diagnostic]) {
    guard text.count <= Limit.formatBytes.value else {
      return tooLong(text, dialect, origin, rangeViewCount)
    }
    let (tree, faults) =
      switch dialect {
      case .apple: AppleParser.parse(text, origin: origin)
      case .extended:
        ExtendedParser.parse(text, origin: origin, rangeViewCount: rangeViewCount)
      }
    return (tree, WrittenNotes.told(faults, in: tree))
  }

  /// Parses a text without making diagnostics of its faults.
  ///
  /// - Parameter rangeViewCount: The number of views in the ranges of the format strings before it.
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

  /// The tree of a text that is too long to be parsed.
  private static func tooLong(
    _ text: [UInt8], _ dialect: FormatDialect, _ origin: SourceOrigin, _ rangeViewCount: Int
  ) -> (tree: FormatTree, diagnostics: [Diagnostic]) {
    var tree = FormatTree(text: text, dialect: dialect)
    tree.rangeViewCount = rangeViewCount
    if dialect == .apple {
      tree.tokens = [Token(kind: .unexpected, start: 0, end: text.count)]
    }
    let finding = Finding.limitExceeded(.formatBytes, span: SourceSpan(at: 0))
    return (tree, [finding.diagnostic(in: origin)])
  }

  /// The text of a span.
  ///
  /// Bytes that are not UTF-8 come out as U+FFFD.
  package func string(_ span: SourceSpan) -> String {
    String(decoding: text[span.start..<span.end], as: UTF8.self)
  }

  /// The text, put together from the tokens: the very bytes that were parsed.
  package var printed: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count)
    for token in tokens { bytes += text[token.start..<token.end] }
    return bytes
  }
}

extension FormatTree {
  /// The chain that a text of Apple's dialect is; the first one of the extended dialect.
  package var chain: ChainNode {
    for statement in statements {
      if case .chain(let chain) = statement.kind { return chain }
    }
    return ChainNode(.horizontal)
  }

  /// Whether ``chain`` lies along the vertical axis.
  package var isVertical: Bool { chain.direction == .vertical }

  /// A span with the parentheses right around it, if there are any.
  package func withParentheses(_ span: SourceSpan) -> SourceSpan {
    guard span.start > 0, span.end < text.count, text[span.start - 1] == UInt8(ascii: "("),
      text[span.end] == UInt8(ascii: ")")
    else { return span }
    return SourceSpan(span.start - 1, span.end + 1)
  }
}
