import VFLDiagnostics
import VFLLowering
import VFLSyntax

/// A format string of a layout, parsed.
struct LayoutTree {
  /// The format string in its document.
  let format: LayoutDocument.Text
  /// The location of the format string in the layout.
  let origin: SourceOrigin
  /// The syntax tree.
  let tree: FormatTree
  /// The syntax errors; none where only trees were asked for.
  let diagnostics: [Diagnostic]
}

extension LayoutTexts {
  /// Collects the names that the format strings need.
  func requiredNames(in dialect: FormatDialect) -> RequiredNames {
    trees(in: dialect).reduce(into: RequiredNames()) { $0.add($1.tree) }
  }

  /// Parses the format strings in their order, each when the sequence reaches it.
  ///
  /// The trees of very many format strings need more memory than their layout. Therefore no tree is stored,
  /// and whoever needs all trees twice parses twice.
  ///
  /// - Parameter explained: Whether diagnostics of the syntax errors are made.
  func trees(in dialect: FormatDialect, explained: Bool = false) -> some Sequence<LayoutTree> {
    sequence(state: (index: 0, rangeViewCount: 0)) { [formats] state -> LayoutTree? in
      guard state.index < formats.count else { return nil }
      let (format, origin) = (formats[state.index], SourceOrigin.format(state.index))
      state.index += 1
      var (tree, found): (FormatTree, [Diagnostic])
      if explained {
        (tree, found) = FormatTree.parse(
          format.bytes, dialect: dialect, origin: origin, rangeViewCount: state.rangeViewCount)
        // All errors in a comment of another language have one cause.
        if format.isPerhapsComment { found = Array(found.prefix(1)) }
        if let first = found.first { found[0] = format.explained(first) }
      } else {
        tree = FormatTree.tree(
          of: format.bytes, dialect: dialect, rangeViewCount: state.rangeViewCount)
        found = []
      }
      state.rangeViewCount = tree.rangeViewCount
      return LayoutTree(format: format, origin: origin, tree: tree, diagnostics: found)
    }
  }
}
