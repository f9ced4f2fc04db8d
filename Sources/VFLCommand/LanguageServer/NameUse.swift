import VFLDiagnostics
import VFLSyntax

/// A name in a format, and what it may be the name of.
struct NameUse: Sendable, Hashable {
  let name: String
  /// Its bytes in the format.
  let span: SourceSpan
  let mayBeView: Bool
  let mayBeMetric: Bool

  /// All names of a format, in the order of the text.
  static func all(in tree: FormatTree) -> [NameUse] {
    var uses = tree.views.map { NameUse(tree, $0.name, mayBeView: true, mayBeMetric: false) }
    let sizes = Set(tree.views.flatMap(\.predicates))
    for (index, predicate) in tree.predicates.enumerated() {
      if predicate.value.kind == .name {
        uses.append(
          NameUse(
            tree, predicate.value.span, mayBeView: sizes.contains(index), mayBeMetric: true))
      }
      if let priority = predicate.priority, priority.kind == .name {
        uses.append(NameUse(tree, priority.span, mayBeView: false, mayBeMetric: true))
      }
    }
    return uses.filter { !$0.span.isEmpty }.sorted { $0.span.start < $1.span.start }
  }

  /// The name around an offset, or in front of it; `nil` where there is none.
  init?(at offset: Int, in tree: FormatTree) {
    let uses = Self.all(in: tree).filter { $0.span.start <= offset && offset <= $0.span.end }
    guard let use = uses.first else { return nil }
    self = use
  }

  private init(_ tree: FormatTree, _ span: SourceSpan, mayBeView: Bool, mayBeMetric: Bool) {
    name = tree.string(span)
    (self.span, self.mayBeView, self.mayBeMetric) = (span, mayBeView, mayBeMetric)
  }
}
