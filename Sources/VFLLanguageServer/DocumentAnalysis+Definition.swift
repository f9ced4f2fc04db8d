import VFLDiagnostics
import VFLSources
import VFLSyntax

extension DocumentAnalysis {
  /// Returns the declarations of the name at an offset in a format string: dictionary keys, or words in
  /// directives.
  ///
  /// The declarations are in document order and without duplicates. The result is empty if the document does
  /// not declare the name.
  func definitions(at offset: Int) -> [Range<Int>] {
    var found: Set<SourceSpan> = []
    for site in scan.sites {
      guard let place = site.literal.textOffset(of: offset) else { continue }
      let tree = FormatTree.parse(site.literal.text).tree
      guard let use = NameUse(at: place, in: tree) else { continue }
      let names =
        (use.mayBeView ? site.views.names : []) + (use.mayBeMetric ? site.metrics.names : [])
      found.formUnion(names.filter { $0.name == use.name && !$0.span.isEmpty }.map { $0.span })
    }
    return found.sorted { ($0.start, $0.end) < ($1.start, $1.end) }.map { $0.start..<$0.end }
  }
}
