import VFLDiagnostics
import VFLLowering
import VFLSyntax

/// A parsed format string of a layout.
struct ParsedFormat {
  /// The format string, with its position in the document.
  let source: LayoutDocument.Source
  /// The origin of the format string in the layout.
  let origin: SourceOrigin
  /// The syntax tree.
  let tree: FormatTree
  /// The syntax errors; empty if only trees were requested.
  let diagnostics: [Diagnostic]
}

extension LayoutSources {
  /// Collects the names that the format strings require.
  func requiredNames(in dialect: FormatDialect) -> RequiredNames {
    parsedFormats(in: dialect).reduce(into: RequiredNames()) { $0.add($1.tree) }
  }

  /// Returns a sequence that lazily parses the format strings in order.
  ///
  /// The trees of very many format strings would need more memory than the layout. Therefore, the trees are
  /// not stored, and each call of this function parses the format strings again.
  ///
  /// - Parameter explained: Whether diagnostics are created for syntax errors.
  func parsedFormats(
    in dialect: FormatDialect, explained: Bool = false
  ) -> some Sequence<ParsedFormat> {
    sequence(state: (index: 0, rangeViewCount: 0)) { [formats] state -> ParsedFormat? in
      guard state.index < formats.count else { return nil }
      let (source, origin) = (formats[state.index], SourceOrigin.format(state.index))
      state.index += 1
      var (tree, found): (FormatTree, [Diagnostic])
      if explained {
        (tree, found) = FormatTree.parse(
          source.bytes, dialect: dialect, origin: origin, rangeViewCount: state.rangeViewCount)
        // All errors in a comment of another language have the same cause, so only the first is reported.
        if source.isPerhapsComment { found = Array(found.prefix(1)) }
        if let first = found.first { found[0] = source.explained(first) }
      } else {
        tree = FormatTree.tree(
          of: source.bytes, dialect: dialect, rangeViewCount: state.rangeViewCount)
        found = []
      }
      state.rangeViewCount = tree.rangeViewCount
      return ParsedFormat(source: source, origin: origin, tree: tree, diagnostics: found)
    }
  }
}
