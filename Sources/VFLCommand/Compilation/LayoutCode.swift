import VFLDiagnostics
import VFLLayout
import VFLLowering
import VFLRecords
import VFLRendering
import VFLSyntax

/// A layout on its way to code: its constraints, and the names that stay in it.
struct LayoutCode: Sendable {
  /// The layout, in which metrics without a number have one.
  let layout: CompiledLayout
  private let openMetrics: Set<String>
  /// What the container is called; `nil` where nobody says.
  private let superview: String?

  /// Compiles documents to one layout.
  init(_ documents: [LayoutDocument], options: FormatOptions, superview: String?) {
    let metrics = OpenMetrics(in: documents)
    openMetrics = metrics.names
    self.superview = superview
    layout = CompiledLayout(documents + [metrics.document], settings: .init(options: options))
  }

  /// The name that both the container and a view have, where constraints speak of both; `nil` if there is
  /// none.
  var ambiguousName: String? {
    guard layout.itemNames.dropFirst().contains(containerName) else { return nil }
    let container = LayoutProblem.container
    let isMeant = layout.problem.records.contains {
      $0.firstItem == container || $0.secondItem == container
    }
    return isMeant ? containerName : nil
  }

  /// The code.
  func text(in style: CodeStyle) -> String {
    let items = CodeItems(
      names: [containerName] + layout.itemNames.dropFirst(),
      parents: layout.problem.nodes.map(\.parent), namesSuperview: superview != nil)
    let predicates = layout.trees.map { tree in
      Dictionary(
        tree.tree.predicates.map { ($0.span, $0) }, uniquingKeysWith: { first, _ in first })
    }
    let constraints = layout.problem.records.map { record -> CodeConstraint in
      guard case .format(let index) = record.provenance.location.origin,
        let predicate = predicates[index][record.provenance.location.span]
      else { return CodeConstraint(record) }
      let tree = layout.trees[index].tree
      // A size may be compared with a view, whose name stands in the same place.
      let isNumber = record.provenance.rule == .gap || record.secondItem == nil
      return CodeConstraint(
        record, constant: isNumber ? openName(of: predicate.value, in: tree) : nil,
        priority: predicate.priority.flatMap { openName(of: $0, in: tree) })
    }
    return CodeListing.text(of: constraints, items, in: style)
  }

  private var containerName: String { superview ?? "superview" }

  /// The name of a metric that has no number.
  private func openName(of value: ValueNode, in tree: FormatTree) -> String? {
    guard value.kind == .name else { return nil }
    let name = tree.string(value.span)
    return openMetrics.contains(name) ? name : nil
  }
}
