import VFLDiagnostics
import VFLSources
import VFLSyntax

extension DocumentAnalysis {
  /// Where the document says what the name at an offset of a format is: the keys of dictionaries, or the
  /// words of directives, each once and in their order; none where it does not say.
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
