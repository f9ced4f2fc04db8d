package import VFLDiagnostics

/// The syntax tree of a format string in any dialect: its statements in order.
///
/// Any byte string has a tree. In Apple's dialect, a format string is one statement, which is a chain. A
/// missing part has an empty span in the tree. In the extended dialect, the tree does not contain statements
/// with syntax errors.
///
/// The nodes of chains are in flat arrays and refer to each other by index. They contain spans instead of
/// strings. Therefore, parsing allocates only a few arrays, and copying a node is cheap. If the parser has
/// discarded a part of the text, the arrays can contain nodes that no statement refers to.
package struct FormatTree: Sendable, Hashable {
  /// The bytes of the format string.
  package let text: [UInt8]
  /// The dialect of the format string.
  package let dialect: FormatDialect
  /// The statements.
  package internal(set) var statements: [StatementNode] = []
  /// The number of statements, including statements with syntax errors.
  package internal(set) var statementCount = 0
  /// The elements of all chains and stacks.
  package internal(set) var elements: [ElementNode] = []
  /// The views of all elements.
  package internal(set) var views: [ViewNode] = []
  /// The stacks of all views.
  package internal(set) var stacks: [StackNode] = []
  /// The predicates of all connections, views and explicit constraints.
  package internal(set) var predicates: [PredicateNode] = []
  /// The expressions that are operands or positions.
  package internal(set) var expressions: [ExpressionNode] = []
  /// The names of the views of each range.
  package internal(set) var rangeNames: [[String]] = []
  /// The number of views in the ranges of this format string and the preceding format strings.
  package internal(set) var rangeViewCount = 0

  /// Creates a tree without statements.
  package init(text: [UInt8], dialect: FormatDialect) {
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
      let diagnostic = LazyDiagnostic.limitExceeded(.formatBytes, span: SourceSpan(at: 0))
      return (tooLong(text, dialect, rangeViewCount), [diagnostic.diagnostic(in: origin)])
    }
    let (tree, diagnostics) =
      switch dialect {
      case .apple: AppleParser.parse(text, origin: origin)
      case .extended:
        ExtendedParser.parse(text, origin: origin, rangeViewCount: rangeViewCount)
      }
    return (tree, diagnostics.isEmpty ? [] : WrittenNotes.reported(diagnostics, in: tree))
  }

  /// Parses a format string without creating diagnostics.
  ///
  /// - Parameter rangeViewCount: The number of views in the ranges of the preceding format strings.
  package static func tree(
    of text: [UInt8], dialect: FormatDialect, rangeViewCount: Int = 0
  ) -> FormatTree {
    guard text.count <= Limit.formatBytes.value else {
      return tooLong(text, dialect, rangeViewCount)
    }
    return switch dialect {
    case .apple: AppleParser.tree(of: text)
    case .extended: ExtendedParser.tree(of: text, rangeViewCount: rangeViewCount)
    }
  }

  /// Returns the tree of a format string that exceeds the length limit.
  private static func tooLong(
    _ text: [UInt8], _ dialect: FormatDialect, _ rangeViewCount: Int
  ) -> FormatTree {
    var tree = FormatTree(text: text, dialect: dialect)
    tree.rangeViewCount = rangeViewCount
    return tree
  }
}

extension FormatTree {
  /// Returns the text of a span.
  ///
  /// Bytes that are not valid UTF-8 are replaced by U+FFFD.
  package func string(_ span: SourceSpan) -> String {
    String(decoding: text[span.start..<span.end], as: UTF8.self)
  }

  /// Returns the name without quotes, or the whole text of a range.
  ///
  /// The string is empty if the name is missing.
  package func string(of name: NameNode) -> String {
    guard case .quoted = name.kind else { return string(name.span) }
    return string(SourceSpan(name.span.start + 1, name.span.end - 1))
  }

  /// Returns the names of the views that a name refers to.
  ///
  /// There is a single name unless the node is a range.
  package func names(of name: NameNode) -> [String] {
    if case .range(let range) = name.kind { rangeNames[range] } else { [string(of: name)] }
  }

  /// Returns a span extended by the parentheses directly around it, if there are any.
  package func withParentheses(_ span: SourceSpan) -> SourceSpan {
    guard span.start > 0, span.end < text.count, text[span.start - 1] == UInt8(ascii: "("),
      text[span.end] == UInt8(ascii: ")")
    else { return span }
    return SourceSpan(span.start - 1, span.end + 1)
  }
}
