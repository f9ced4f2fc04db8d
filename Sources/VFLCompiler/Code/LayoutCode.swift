package import VFLCode
import VFLDiagnostics
import VFLLayout
import VFLLowering
import VFLRecords
import VFLSyntax

/// A layout to be converted to code, with the metric names that the code keeps.
package struct LayoutCode: Sendable {
  /// The layout, in which each metric without a value has a substitute value.
  package let layout: CompiledLayout
  private let undefinedMetrics: Set<String>
  /// The name of the container in the code; `nil` if none is specified.
  private let superview: String?

  /// Compiles documents into a single layout.
  package init(_ documents: [LayoutDocument], _ settings: LayoutSettings, superview: String?) {
    var settings = settings
    let metrics = UndefinedMetrics(in: documents, settings)
    undefinedMetrics = metrics.names
    settings.metrics += metrics.substitutes
    self.superview = superview
    layout = CompiledLayout(documents, settings)
  }

  /// Returns a phrase that describes which container name the code style requires; `nil` if ``superviewName``
  /// is valid.
  package func invalidSuperview(in style: CodeStyle) -> String? {
    if style == .swiftui || style == .vfl { return nil }
    let container = LayoutProblem.container
    let records = layout.problem.records.filter {
      $0.firstItem == container || $0.secondItem == container
    }
    guard !records.isEmpty else { return nil }
    if layout.itemNames.dropFirst().contains(superviewName)
      || undefinedMetrics.contains(superviewName)
    {
      return "a name that no view or metric has"
    }
    guard superviewName.hasSuffix("Guide") else { return nil }
    if style == .masonry { return "a view, because Masonry does not accept guides" }
    if style == .gtk { return "a widget, because a GTK guide has no layout" }
    let needsMargins = records.contains {
      $0.firstRegion != .frame || $0.secondRegion != .frame
        || [$0.firstAttribute, $0.secondAttribute].contains {
          $0.name.firstPlace(of: "Margin") != nil
        }
    }
    return needsMargins ? "a view, because a guide has no margins" : nil
  }

  /// Generated code, with remarks about it.
  package struct Result: Sendable {
    /// The code.
    ///
    /// Each line ends with a line feed.
    package var text: String
    /// Remarks, for example about parts of the layout that the code does not contain.
    package var remarks: [String] = []
    /// A hint for the terminal about a flag that generates more code; `nil` if no flag does.
    package var hint: String?
  }

  /// Returns the code for the constraints.
  ///
  /// If `isComplete` is `true`, the code also sets up the views, except in SwiftUI and GTK. The text of a `.vfl`
  /// file always contains the views.
  package func code(in style: CodeStyle, isComplete: Bool) -> Result {
    let names = CodeNames(
      items: [superviewName] + layout.itemNames.dropFirst(),
      words: layout.problem.nodes.map { $0.words }, metrics: undefinedMetrics, in: style)
    let constraints = constraints(names)
    if style == .swiftui {
      let code = SwiftUICode(
        layout.problem.nodes, viewCount: layout.viewCount, constraints, names: names.items)
      let remarks =
        isComplete
        ? ["`--complete` has no effect for SwiftUI, which has no autoresizing masks"] : []
      return Result(
        text: code.text, remarks: remarks + code.unwritten.map { "not in the code: \($0)" })
    }
    if style == .vfl {
      let code = LayoutText(of: layout.problem, constraints, names: names.items)
      return Result(text: code.text, remarks: code.unwritten.map { "not in the code: \($0)" })
    }
    if style == .gtk {
      let code = GTKCode(
        layout.problem.nodes, viewCount: layout.viewCount, constraints, names: names.items)
      let remarks =
        isComplete ? ["`--complete` has no effect for GTK, which has no autoresizing masks"] : []
      return Result(
        text: code.text, remarks: remarks + code.unwritten.map { "not in the code: \($0)" })
    }
    let nodes = layout.problem.nodes
    let provided = ProvidedGuides(nodes, in: style)
    let guides =
      provided.created(amongFirst: layout.viewCount)
      + (layout.viewCount..<names.items.count).map { ItemID($0) }
    let written = constraints.filter {
      !(isPlacement($0.record) && provided.areFirst(in: $0.record))
    }
    let items = CodeItems(
      names: provided.expressions(names.items), parents: nodes.map { $0.parent },
      namesSuperview: superview != nil, layoutSupports: provided.layoutSupports)
    let code =
      CodeGuides.text(of: guides, items, in: style)
      + CodeListing.text(of: written, items, in: style)
    let setup = CodeSetup(Array(nodes.prefix(layout.viewCount)), written, items, in: style)
    if isComplete { return Result(text: setup.text + code) }
    return Result(text: code, remarks: [setup.remark].compactMap { $0 }, hint: setup.hint)
  }

  /// Returns the constraints.
  ///
  /// Metrics without a value are represented by their names.
  private func constraints(_ names: CodeNames) -> [CodeConstraint] {
    let predicates = layout.sources.parsedFormats(in: layout.dialect).map {
      PredicateNames($0.tree)
    }
    /// Returns the name in the code if `name` is a metric without a value; `nil` otherwise.
    func open(_ name: String?) -> String? {
      name.flatMap { undefinedMetrics.contains($0) ? names.metric($0) : nil }
    }
    return layout.problem.records.map { record -> CodeConstraint in
      guard case .format(let index) = record.provenance.location.origin,
        predicates.indices.contains(index)
      else {
        return CodeConstraint(record)
      }
      return CodeConstraint(
        record, constant: open(predicates[index].constant(of: record)),
        priority: open(predicates[index].priority(of: record)))
    }
  }

  /// Whether the system creates a constraint, which places a guide in its view.
  private func isPlacement(_ record: ConstraintRecord) -> Bool {
    guard case .equation(let index) = record.provenance.location.origin else { return false }
    return layout.sources.equations[index].isPlacement
  }

  /// The name of the container in the code.
  package var superviewName: String { superview ?? "superview" }
}
