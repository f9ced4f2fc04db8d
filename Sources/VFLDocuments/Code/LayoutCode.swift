import VFLDiagnostics
import VFLLayout
package import VFLLowering
import VFLRecords
package import VFLRendering
import VFLSyntax

/// A layout on its way to code: its constraints, and the names that stay in it.
package struct LayoutCode: Sendable {
  /// The layout, in which metrics without a number have one.
  package let layout: CompiledLayout
  private let openMetrics: Set<String>
  /// What the container is called; `nil` where nobody says.
  private let superview: String?

  /// Compiles documents to one layout.
  package init(_ documents: [LayoutDocument], options: FormatOptions, superview: String?) {
    let metrics = OpenMetrics(in: documents)
    openMetrics = metrics.names
    self.superview = superview
    layout = CompiledLayout(documents + [metrics.document], settings: .init(options: options))
  }

  /// What is wrong with the container's name, as what is expected in its place; `nil` where nothing is.
  package func faultOfSuperview(in style: CodeStyle) -> String? {
    let container = LayoutProblem.container
    let records = layout.problem.records.filter {
      $0.firstItem == container || $0.secondItem == container
    }
    guard !records.isEmpty else { return nil }
    if layout.itemNames.dropFirst().contains(superviewName) || openMetrics.contains(superviewName) {
      return "another name for `|` than that of a view or a metric,"
    }
    guard superviewName.hasSuffix("Guide") else { return nil }
    if style == .masonry { return "a view, for Masonry takes no guides," }
    let needsMargins = records.contains {
      $0.firstRegion != .frame || $0.secondRegion != .frame
        || [$0.firstAttribute, $0.secondAttribute].contains { $0.name.contains("Margin") }
    }
    return needsMargins ? "a view, for a guide has no margins," : nil
  }

  /// The code.
  package func text(in style: CodeStyle) -> String {
    var itemNames = [superviewName] + layout.itemNames.dropFirst()
    let guides = (layout.viewCount..<itemNames.count).map { ItemID($0) }
    if layout.dialect == .extended { CodeGuides.nameItems(in: &itemNames) }
    let items = CodeItems(
      names: itemNames, parents: layout.problem.nodes.map(\.parent),
      namesSuperview: superview != nil)
    let names = layout.trees.map { PredicateNames($0.tree) }
    let constraints = layout.problem.records.map { record -> CodeConstraint in
      guard case .format(let index) = record.provenance.location.origin,
        names.indices.contains(index)
      else {
        return CodeConstraint(record)
      }
      return CodeConstraint(
        record, constant: open(names[index].constant(of: record)),
        priority: open(names[index].priority(of: record)))
    }
    return CodeGuides.text(of: guides, items, in: style)
      + CodeListing.text(of: constraints, items, in: style)
  }

  /// What the container is called.
  package var superviewName: String { superview ?? "superview" }

  /// A name, if it is that of a metric without a number.
  private func open(_ name: String?) -> String? {
    name.flatMap { openMetrics.contains($0) ? $0 : nil }
  }
}
