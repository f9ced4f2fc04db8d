import VFLDiagnostics
import VFLLowering
import VFLRecords
import VFLSyntax

/// Names in sizes that are taken for those of views, as the extended dialect does with all of them.
extension CompiledLayout {
  /// The names in sizes that are those of views where nothing says which views there are, as in
  /// `[button1(==button2)]`: behind `==`, or the name of a view with another number.
  ///
  /// A name that is nearly that of a metric is a misspelt one, and the superview is `|`.
  static func impliedSizes(
    _ trees: [LayoutTree], _ documents: [LayoutDocument]
  ) -> [String] {
    guard !documents.contains(where: \.declaresViews) else { return [] }
    let equations = documents.flatMap(\.equations).map { EquationNames(in: $0.bytes) }
    let metrics = documents.flatMap(\.metrics).map(\.name)
    let needed = RequiredNames(
      of: trees.lazy.map(\.tree), views: equations.flatMap(\.items),
      metrics: equations.flatMap(\.metrics))
    let known = SuperviewName.all.union(metrics)
    let open = needed.viewsOrMetrics.filter {
      !known.contains($0) && NameSuggestion.nearest(to: $0, among: metrics) == nil
    }
    guard !open.isEmpty else { return [] }
    let equal = Set(trees.flatMap { namesBehindEquals(in: $0.tree) })
    let stems = Set(needed.views.filter(hasDigit).map(stem))
    return open.filter { equal.contains($0) || hasDigit($0) && stems.contains(stem($0)) }
  }

  /// The names that a format has behind a written `==`.
  private static func namesBehindEquals(in tree: FormatTree) -> [String] {
    tree.predicates.filter {
      $0.value.kind == .name && $0.relation == .equal && $0.span.start < $0.value.span.start
    }.map { tree.string($0.value.span) }
  }

  private static func hasDigit(_ name: String) -> Bool { name.utf8.contains(where: isDigit) }

  /// A name without its digits.
  private static func stem(_ name: String) -> [UInt8] { name.utf8.filter { !isDigit($0) } }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// Tells of names in sizes that are taken for those of views.
  static func reportImplied(
    _ implied: Set<String>, in tree: FormatTree, to faults: inout DiagnosticBag
  ) {
    for view in tree.views {
      for predicate in tree.predicates[view.predicates] where predicate.value.kind == .name {
        let (span, name) = (predicate.value.span, tree.string(predicate.value.span))
        if implied.contains(name) {
          faults.report(ImpliedView(span: span, name: name), at: span)
        }
      }
    }
  }
}
