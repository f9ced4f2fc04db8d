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
      let tree = FormatParser.parse(site.literal.text).tree
      guard let use = NameUse(at: place, in: tree) else { continue }
      let names =
        (use.mayBeView ? site.views.names : []) + (use.mayBeMetric ? site.metrics.names : [])
      found.formUnion(names.filter { $0.name == use.name && !$0.span.isEmpty }.map(\.span))
    }
    return found.sorted { ($0.start, $0.end) < ($1.start, $1.end) }.map { $0.start..<$0.end }
  }
}

/// A name in a format, and what it may be the name of.
private struct NameUse {
  let name: String
  let mayBeView: Bool
  let mayBeMetric: Bool

  /// The name around an offset, or in front of it; `nil` where there is none.
  init?(at offset: Int, in tree: FormatTree) {
    func isAt(_ span: SourceSpan) -> Bool {
      !span.isEmpty && span.start <= offset && offset <= span.end
    }
    for view in tree.views {
      if isAt(view.name) {
        self.init(name: tree.string(view.name), mayBeView: true, mayBeMetric: false)
        return
      }
      for predicate in tree.predicates[view.predicates] where isAt(predicate.value.span) {
        self.init(name: tree.string(predicate.value.span), mayBeView: true, mayBeMetric: true)
        return
      }
    }
    let spans = tree.predicates.flatMap { [$0.value.span, $0.priority?.span].compactMap(\.self) }
    guard let span = spans.first(where: isAt) else { return nil }
    self.init(name: tree.string(span), mayBeView: false, mayBeMetric: true)
  }

  private init(name: String, mayBeView: Bool, mayBeMetric: Bool) {
    (self.name, self.mayBeView, self.mayBeMetric) = (name, mayBeView, mayBeMetric)
  }
}
