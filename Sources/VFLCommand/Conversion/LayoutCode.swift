import VFLDiagnostics
import VFLLayout
import VFLLowering
import VFLRecords
import VFLRendering

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
    let names = layout.trees.map { PredicateNames($0.tree) }
    let constraints = layout.problem.records.map { record -> CodeConstraint in
      guard case .format(let index) = record.provenance.location.origin else {
        return CodeConstraint(record)
      }
      return CodeConstraint(
        record, constant: open(names[index].constant(of: record)),
        priority: open(names[index].priority(of: record)))
    }
    return CodeListing.text(of: constraints, items, in: style)
  }

  private var containerName: String { superview ?? "superview" }

  /// A name, if it is that of a metric without a number.
  private func open(_ name: String?) -> String? {
    name.flatMap { openMetrics.contains($0) ? $0 : nil }
  }
}
