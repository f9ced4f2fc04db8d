package import VFLDiagnostics
import VFLSyntax

/// A format in its canonical spelling, proved to mean the same.
package struct FormatRespelling: Sendable, Hashable {
  /// The edits that lead from the old spelling to the canonical one, in the order of the text; none
  /// where it is canonical.
  package let edits: [SourceEdit]
  /// The canonical spelling.
  package let text: [UInt8]

  /// Spells a format in the canonical way; `nil` for a format with an error, or one that would then mean
  /// something else.
  package init?(_ text: [UInt8]) {
    let (tree, faults) = FormatTree.parse(text)
    guard faults.isEmpty else { return nil }
    edits = FormatSpelling.edits(of: tree)
    self.text = SourceEdit.apply(edits, to: text)
    guard let meaning = FormatMeaning(tree) else { return nil }
    if !edits.isEmpty, FormatMeaning(self.text) != meaning { return nil }
  }
}
