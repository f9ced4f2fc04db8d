import VFLDiagnostics
import VFLExtendedSyntax

/// A format of the extended dialect that has been parsed.
struct ExtendedLayoutTree: Sendable {
  /// The format as it stands in its document.
  let format: LayoutDocument.Text
  let origin: SourceOrigin
  let tree: ExtendedTree
  /// The faults of its syntax.
  let diagnostics: [Diagnostic]

  /// Parses all formats of some documents, numbered in their order.
  static func parse(_ documents: [LayoutDocument]) -> [ExtendedLayoutTree] {
    documents.flatMap(\.formats).enumerated().map { index, format in
      let origin = SourceOrigin.format(index)
      let (tree, faults) = ExtendedParser.parse(format.bytes, origin: origin)
      var diagnostics = faults
      if let first = faults.first { diagnostics[0] = format.explained(first) }
      return ExtendedLayoutTree(
        format: format, origin: origin, tree: tree, diagnostics: diagnostics)
    }
  }
}
