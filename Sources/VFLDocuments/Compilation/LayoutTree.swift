import VFLDiagnostics
import VFLSyntax

/// A format that has been parsed.
struct LayoutTree: Sendable {
  /// The format as it stands in its document.
  let format: LayoutDocument.Text
  let origin: SourceOrigin
  let tree: FormatTree
  /// The faults of its syntax, or only the first of them where the formats before it had many.
  let diagnostics: [Diagnostic]
  /// How many faults of its syntax are not among the diagnostics.
  let untold: Int

  /// Parses all formats of some documents, numbered in their order; of the faults of their syntax,
  /// about the first `limit` are kept.
  static func parse(
    _ documents: [LayoutDocument], _ dialect: FormatDialect, limit: Int
  ) -> [LayoutTree] {
    var trees: [LayoutTree] = []
    trees.reserveCapacity(documents.reduce(0) { $0 + $1.formats.count })
    var count = 0
    var rangeViewCount = 0
    for document in documents {
      for format in document.formats {
        let origin = SourceOrigin.format(trees.count)
        let (tree, found) = FormatTree.parse(
          format.bytes, dialect: dialect, origin: origin, rangeViewCount: rangeViewCount)
        rangeViewCount = tree.rangeViewCount
        // What is wrong with a comment of another language is one thing.
        let diagnostics = format.isPerhapsComment ? Array(found.prefix(1)) : found
        var told = count < limit ? diagnostics : Array(diagnostics.prefix(1))
        count += told.count
        if let first = told.first { told[0] = format.explained(first) }
        trees.append(
          LayoutTree(
            format: format, origin: origin, tree: tree, diagnostics: told,
            untold: diagnostics.count - told.count))
      }
    }
    return trees
  }
}
