import VFLDiagnostics
import VFLLayout
package import VFLReports
import VFLText

/// The widest contents of views, as a table for people and as JSON.
package struct BudgetReport: Sendable {
  private let layout: VerifiedLayout
  private let views: [String]
  private let budgets: [TextBudget]

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - layout: The layout.
  ///   - views: The names of the views.
  ///   - budgets: The results that are known, in the order of the views and then of the directions.
  package init(of layout: VerifiedLayout, _ views: [String], _ budgets: [TextBudget]) {
    (self.layout, self.views, self.budgets) = (layout, views, budgets)
  }

  /// Whether a width was found for each view in each direction.
  package var isComplete: Bool {
    budgets.count == views.count * layout.directions.count
      && budgets.allSatisfy { $0.width != nil }
  }

  /// A table with one line for each view and direction.
  package var text: String {
    let directions = layout.directions
    var rows = [["view"] + (directions.count > 1 ? ["direction"] : []) + ["widest", "limit"]]
    for (number, view) in views.enumerated() {
      let budgets = directions.indices.map { direction in
        let index = number * directions.count + direction
        return self.budgets.indices.contains(index) ? self.budgets[index] : nil
      }
      let areEqual = Set(budgets.map(Self.width)).count == 1
      for (direction, budget) in zip(directions, areEqual ? [budgets[0]] : budgets) {
        let name =
          areEqual ? "both" : direction == .leftToRight ? "left to right" : "right to left"
        rows.append(
          [view] + (directions.count > 1 ? [name] : []) + [Self.width(budget), Self.limit(budget)])
      }
    }
    let columns = rows[0].indices
    let widths = columns.map { column in
      rows.map { DisplayColumn.width(of: $0[column]) }.max() ?? 0
    }
    let lines = rows.map { row in
      columns.map { column in
        let padding = String(
          repeating: " ", count: widths[column] - DisplayColumn.width(of: row[column]))
        if column == columns.last { return row[column] }
        return column == columns.count - 2 ? padding + row[column] : row[column] + padding
      }.joined(separator: "  ")
    }
    var text = lines.map { $0 + "\n" }.joined()
    if let others = budgets.map({ $0.otherCount }).max(), others > 0 {
      let noun = others == 1 ? "property" : "properties"
      text += "not considered: \(CountText.grouped(others)) violated \(noun) of other views; "
      text += "`vfl verify` without `--widest` describes them\n"
    }
    return text
  }

  /// The result as JSON.
  package var json: VerificationJSON {
    var json = VerificationJSON(
      status: status,
      diagnostics: layout.usual.groups.flatMap { $0.diagnostics })
    json.set(layout.parameters)
    json.widest = budgets.map { budget in
      VerificationJSON.Budget(
        view: budget.view, direction: budget.direction.rawValue,
        width: budget.limit == nil ? nil : budget.width, limit: budget.limit?.text,
        otherCount: budget.otherCount)
    }
    return json
  }

  /// `proved` if there is a width for each view with which all properties are proved.
  private var status: String {
    let isViolated = budgets.contains { budget in
      budget.otherCount > 0 || budget.width == nil && budget.limit?.isViolated == true
    }
    return isViolated ? "violated" : isComplete ? "proved" : "undecided"
  }

  private static func width(_ budget: TextBudget?) -> String {
    guard let width = budget?.width else { return "-" }
    return budget?.limit == nil ? "any" : DecimalText.readable(width)
  }

  private static func limit(_ budget: TextBudget?) -> String {
    guard let budget else { return "not decided within the time limit" }
    guard let limit = budget.limit else { return "" }
    return budget.width == nil ? "even the narrowest content: " + limit.text : limit.text
  }
}
