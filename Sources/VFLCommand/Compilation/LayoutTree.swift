import VFLDiagnostics
import VFLSyntax

/// A format that has been parsed.
struct LayoutTree: Sendable {
  /// The format as it stands in its document.
  let format: LayoutDocument.Text
  let origin: SourceOrigin
  let tree: FormatTree
  /// The faults of its syntax.
  let diagnostics: [Diagnostic]

  /// Parses all formats of some documents, numbered in their order.
  static func parse(_ documents: [LayoutDocument]) -> [LayoutTree] {
    var trees: [LayoutTree] = []
    trees.reserveCapacity(documents.reduce(0) { $0 + $1.formats.count })
    for document in documents {
      for format in document.formats {
        let origin = SourceOrigin.format(trees.count)
        let (tree, diagnostics) = FormatParser.parse(format.bytes, origin: origin)
        trees.append(
          LayoutTree(format: format, origin: origin, tree: tree, diagnostics: diagnostics))
      }
    }
    return trees
  }
}
