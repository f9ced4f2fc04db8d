import LayoutSolver

extension LiveEdit: LosslessStringConvertible {
  /// The call as a line of Swift.
  var description: String {
    switch self {
    case .addVariable(let label): "let x\(label) = solver.addVariable()"
    case .removeVariable(let label): "try solver.removeVariable(x\(label))"
    case .addRow(let label, let row): "let r\(label) = try solver.addRow(\(row))"
    case .addEditRow(let label, let variable, let priority):
      "let r\(label) = try solver.addEditRow(for: x\(variable), priority: \(priority))"
    case .removeRow(let label): "try solver.removeRow(r\(label))"
    case .deactivate(let label): "try solver.deactivate(r\(label))"
    case .activate(let label): "try solver.activate(r\(label))"
    case .setConstant(let label, let value): "try solver.setConstant(\(value), of: r\(label))"
    case .suggest(let label, let value): "try solver.suggest(\(value), for: r\(label))"
    case .setPriority(let label, let value): "try solver.setPriority(\(value), of: r\(label))"
    case .solve: "_ = solver.solve()"
    }
  }

  // A regular expression is immutable, but not `Sendable`. A literal would be parsed at each evaluation.
  nonisolated(unsafe) private static let call =
    #/(?:let [xr]\d+ = |_ = )?(?:try )?solver\.(\w+)\((.*)\)/#
  nonisolated(unsafe) private static let token = #/[xr]\d+|-?(?:inf|nan|\d[\d.]*(?:e[-+]?\d+)?)/#
  nonisolated(unsafe) private static let newLabel = #/let [xr](\d+) =/#

  /// Parses a line of Swift in the format of the descriptions.
  init?(_ line: String) {
    guard let call = line.wholeMatch(of: Self.call) else { return nil }
    let label = line.firstMatch(of: Self.newLabel).flatMap { Int($0.output.1) }
    let tokens = call.output.2.matches(of: Self.token).map { String($0.output) }
    let labels = tokens.compactMap {
      $0.first == "x" || $0.first == "r" ? Int($0.dropFirst()) : nil
    }
    let numbers = tokens.compactMap { Double($0) }
    switch (call.output.1, label, labels.first, numbers.first) {
    case ("addVariable", let label?, _, _): self = .addVariable(label)
    case ("addRow", let label?, _, _):
      guard let relation = Self.relation(in: line), numbers.count == labels.count + 2 else {
        return nil
      }
      self = .addRow(
        label,
        LiveRow(
          terms: zip(labels, numbers).map { ($0, $1) }, relation: relation,
          constant: numbers[labels.count], priority: numbers[labels.count + 1]))
    case ("addEditRow", let label?, let variable?, let priority?):
      self = .addEditRow(label, variable: variable, priority: priority)
    case ("removeVariable", _, let label?, _): self = .removeVariable(label)
    case ("removeRow", _, let label?, _): self = .removeRow(label)
    case ("deactivate", _, let label?, _): self = .deactivate(label)
    case ("activate", _, let label?, _): self = .activate(label)
    case ("setConstant", _, let label?, let value?): self = .setConstant(label, value)
    case ("suggest", _, let label?, let value?): self = .suggest(label, value)
    case ("setPriority", _, let label?, let value?): self = .setPriority(label, value)
    case ("solve", _, _, _): self = .solve
    default: return nil
    }
  }

  private static func relation(in line: String) -> RowRelation? {
    [RowRelation.lessThanOrEqual, .equal, .greaterThanOrEqual].first {
      line.contains(", .\($0), ")
    }
  }
}
