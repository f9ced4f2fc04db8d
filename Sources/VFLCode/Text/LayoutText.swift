import VFLDiagnostics
package import VFLLayout
import VFLRecords
import VFLText

/// The text of a layout in the form of a `.vfl` file.
///
/// Format strings contain the constraints that they can express: gaps between siblings and at the edges of
/// the superview, and sizes. The other constraints are equations. Identifiers of constraints are omitted.
package struct LayoutText {
  private let problem: LayoutProblem
  private let constraints: [CodeConstraint]
  private let names: [String]
  /// A description of each name that the text omits, with the reason.
  package let unwritten: [String]

  /// Creates the text of a layout.
  ///
  /// - Parameters:
  ///   - problem: The layout.
  ///   - constraints: The constraints of the layout, with the names of metrics.
  ///   - names: The names of the items.
  package init(of problem: LayoutProblem, _ constraints: [CodeConstraint], names: [String]) {
    (self.problem, self.constraints) = (problem, constraints.map { $0.inEquationForm })
    self.names = ["|"] + names.dropFirst()
    unwritten = constraints.compactMap { constraint in
      constraint.record.identifier.map { "the name `\($0)`; equations have no names" }
    }
  }

  /// The text.
  ///
  /// Each line ends with a line feed.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of items and constraints.
  package var text: String {
    var lines = [containerLine].compactMap { $0 }
    if problem.direction == .rightToLeft { lines.append("@direction rtl") }
    lines += problem.nodes.indices.dropFirst().map(viewLine)
    let formats = FormatChains(problem.nodes.map { $0.parent }, constraints, names)
    if !formats.lines.isEmpty { lines += [""] + formats.lines }
    let rest = constraints.indices.filter { !formats.written.contains($0) }
    if !rest.isEmpty {
      lines.append("")
      lines += rest.map {
        "@constraint "
          + RecordListing.line(
            constraints[$0].record, itemNames: names, constant: constraints[$0].constant.name,
            priority: constraints[$0].priority.name)
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private var containerLine: String? {
    let size = problem.containerSize
    let margins = problem.nodes[0].margins
    guard size.horizontal != nil || size.vertical != nil || margins != .standard else { return nil }
    let sides = [size.horizontal, size.vertical].map { $0.map(DecimalText.shortest) ?? "-" }
    return "@container " + sides.joined(separator: "x") + Self.text(margins)
  }

  /// Returns the line that declares a view.
  private func viewLine(_ index: Int) -> String {
    let node = problem.nodes[index]
    var line = "@view " + names[index]
    if let parent = node.parent {
      if parent != LayoutProblem.container { line += " parent: " + names[parent.index] }
    } else {
      line += " parent: none"
    }
    if node.content.horizontal != nil || node.content.vertical != nil {
      let sides = [node.content.horizontal, node.content.vertical].map {
        $0.map(DecimalText.shortest) ?? "-"
      }
      line += " intrinsic: " + sides.joined(separator: "x")
    }
    line += Self.text("hugging", node.hugging, .defaultLow)
    line += Self.text("compression", node.compression, .defaultHigh)
    if node.firstBaseline != 0 || node.lastBaseline != 0 {
      let ends = [node.firstBaseline, node.lastBaseline].map(DecimalText.shortest)
      line += " baselines: " + ends.joined(separator: ",")
    }
    return line + Self.text(node.margins)
  }

  private static func text(
    _ key: String, _ priorities: PerAxis<Priority>, _ standard: Priority
  ) -> String {
    guard priorities != PerAxis(both: standard) else { return "" }
    let both = [priorities.horizontal, priorities.vertical].map {
      DecimalText.shortest($0.rawValue)
    }
    return " \(key): " + (both[0] == both[1] ? both[0] : both.joined(separator: "x"))
  }

  private static func text(_ margins: LayoutMargins) -> String {
    guard margins != .standard else { return "" }
    let sides = [margins.top, margins.leading, margins.bottom, margins.trailing]
    return " margins: " + sides.map(DecimalText.shortest).joined(separator: ",")
  }
}
