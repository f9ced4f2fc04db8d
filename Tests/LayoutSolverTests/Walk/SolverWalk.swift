@testable import LayoutSolver

/// A small layout at each stage of the solver, as text.
///
/// The layout is `H:|-[label(100@600)]-[field(>=200)]-[button(80@700)]-|` in a window of 320 points.
struct SolverWalk {
  private static let names = [
    "window", "label.x", "label", "field.x", "field", "button.x", "button",
  ]
  private let problem: LinearProblem
  private let reduction: Reduction
  private var simplex = DualSimplex()

  /// Creates the problem and presolves it.
  init?() {
    var problem = LinearProblem(variableCount: Self.names.count)
    _ = problem.addRow([(1, 1)], .equal, 20)
    _ = problem.addRow([(3, 1), (1, -1), (2, -1)], .equal, 8)
    _ = problem.addRow([(5, 1), (3, -1), (4, -1)], .equal, 8)
    _ = problem.addRow([(0, 1), (5, -1), (6, -1)], .equal, 20)
    _ = problem.addRow([(0, 1)], .equal, 320)
    _ = problem.addRow([(2, 1)], .equal, 100, priority: 600)
    _ = problem.addRow([(4, 1)], .greaterThanOrEqual, 200)
    _ = problem.addRow([(6, 1)], .equal, 80, priority: 700)
    for width in [2, 4, 6] { _ = problem.addRow([(width, 1)], .greaterThanOrEqual, 0) }
    self.problem = problem
    var presolver = Presolver()
    guard let reduction = presolver.reduce(problem, into: &simplex.system) else { return nil }
    self.reduction = reduction
  }

  /// The text of each stage, with the name of its fixture.
  mutating func dumps() -> [(stage: String, text: String)] {
    let (rows, system) = (self.rows, self.system)
    let (steps, verdict) = self.steps()
    return [
      ("rows", rows), ("system", system), ("steps", steps), ("values", values + "\(verdict)\n"),
    ]
  }

  /// The rows of the problem.
  private var rows: String {
    (0..<problem.rowCount).map { row in
      let terms = problem.termRange(of: row).map {
        (Self.names[Int(problem.terms[$0].variable)], problem.terms[$0].coefficient)
      }
      let priority =
        problem.rows[row].priority < 1000 ? "  @\(Int(problem.rows[row].priority))" : ""
      return "\(row)  "
        + Self.text(terms, problem.rows[row].relation, problem.rows[row].constant) + priority + "\n"
    }.joined()
  }

  /// The rows that remain after presolve.
  private var system: String {
    var text = ""
    for row in 0..<simplex.system.rowCount {
      let header = simplex.system.headers[row]
      let terms = simplex.system.rows.entries(of: DenseIndex(row)).map {
        (column(simplex.system.rows.indices[$0]), simplex.system.rows.values[$0])
      }
      let level = header.level.index.map { "  level \($0)" } ?? ""
      text += "r\(row)  " + Self.text(terms, header.relation, header.constant) + level + "\n"
    }
    return text
  }

  /// The bases from the first to the last, each with its multipliers, its point and its violated rows.
  private mutating func steps() -> (text: String, verdict: DualSimplex.Verdict) {
    simplex.system.finish()
    simplex.begin()
    simplex.takeCrashBasis()
    var text = state
    while true {
      let before = simplex.counts
      if let verdict = simplex.takeStep() { return (text, verdict) }
      if simplex.counts.pivots + simplex.counts.flips > before.pivots + before.flips {
        text += "\n" + state
      }
    }
  }

  private var state: String {
    let slots = simplex.basis.slots.map { slot in
      let member = simplex.basis.head[slot]
      let numbers = (0..<simplex.multipliers.width).map {
        Self.number(simplex.multipliers[slot, $0])
      }
      let name =
        member.row.map { "r\($0)" }
        ?? member.placeholderColumn.map { "(\(column($0)))" } ?? ""
      return "\(name) (\(numbers.joined(separator: ", ")))"
    }
    let point = simplex.point.values.enumerated().map {
      "\(column(DenseIndex($0))) = \(Self.number($1))"
    }
    let violated = simplex.states.indices.filter { simplex.states[$0].looksViolated }.map {
      "r\($0) by \(Self.number(simplex.states[$0].residual.magnitude))"
    }
    return "basis     \(slots.joined(separator: "  "))\n"
      + "point     \(point.joined(separator: ", "))\n"
      + "violated  \(violated.isEmpty ? "nothing" : violated.joined(separator: ", "))\n"
  }

  private var values: String {
    zip(Self.names, reduction.expand(simplex.values)).map { "\($0) = \(Self.number($1))" }
      .joined(separator: ", ") + "\n"
  }

  private func column(_ column: DenseIndex) -> String {
    Self.names[Int(reduction.rootOfColumn[column])]
  }

  private static func text(
    _ terms: [(name: String, coefficient: Double)], _ relation: RowRelation, _ constant: Double
  ) -> String {
    let sum = terms.enumerated().map { index, term in
      let size = term.coefficient.magnitude == 1 ? "" : number(term.coefficient.magnitude) + " "
      return (term.coefficient < 0 ? "- " : index == 0 ? "" : "+ ") + size + term.name
    }
    let sign =
      switch relation {
      case .lessThanOrEqual: "<="
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      }
    return "\(sum.joined(separator: " ")) \(sign) \(number(constant))"
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() && value.magnitude < 1e9 ? "\(Int(value))" : "\(value)"
  }
}
