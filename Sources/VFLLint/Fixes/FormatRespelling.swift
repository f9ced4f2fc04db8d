package import VFLDiagnostics
import VFLSyntax

/// The canonical spelling of a format string, verified to have the same meaning.
package struct FormatRespelling: Sendable, Hashable {
  /// The edits that convert the original spelling to the canonical spelling, ordered by position; empty if
  /// the original spelling is canonical.
  package let edits: [SourceEdit]
  /// The canonical spelling.
  package let text: [UInt8]

  /// Creates the canonical spelling of a format string.
  ///
  /// Returns `nil` if the format string has an error, or if its meaning would change.
  ///
  /// - Parameter isMetric: Returns whether a name is a metric, or `nil` if it may be a view or a metric.
  package init?(_ text: [UInt8], isMetric: @escaping (String) -> Bool? = { _ in nil }) {
    let (tree, diagnostics) = FormatTree.parse(text)
    guard diagnostics.isEmpty else { return nil }
    edits = FormatSpelling.edits(of: tree, isMetric: isMetric)
    self.text = SourceEdit.apply(edits, to: text)
    guard let meaning = FormatMeaning(tree) else { return nil }
    if !edits.isEmpty, FormatMeaning(self.text) != meaning { return nil }
  }
}
