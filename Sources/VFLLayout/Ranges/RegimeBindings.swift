import LayoutSolver
import VFLRecords

/// The constraints that bind in each regime of a layout.
///
/// The constraints of a regime are listed on access. Most of them also bind in the next regime, so the
/// memory for all lists would be proportional to the product of regimes and constraints.
final class RegimeBindings: Sendable {
  private typealias Row = (row: Int, effect: LayoutBinding.Effect)

  private let rows: LayoutRows
  private let solution: ParametricSolution
  /// The rows that do not depend on the varied size and are relaxed, or may be relaxed, at every size.
  ///
  /// Rows for content hugging are not included.
  private let steady: [Row]
  /// The constraints that bind in the same way in every regime.
  let lasting: [LayoutBinding]

  /// Creates the bindings from a solution and the rows that it refers to.
  init(_ solution: ParametricSolution, of rows: LayoutRows) {
    self.rows = rows
    self.solution = solution
    // If a view does not depend on the varied size, it is not worth reporting that the view is larger than
    // its content. It is worth reporting that the view is smaller.
    let violated = solution.steadilyViolatedRows.map { Row(row: $0, effect: .relaxed) }
    let contested = solution.steadilyContestedRows.map { Row(row: $0, effect: .mayBeRelaxed) }
    steady = (violated + contested).filter { !rows.isExpectedToYield($0.row) }
    lasting =
      solution.pieces.isEmpty ? [] : Self.bindings(steady, solution.lastingRows, in: rows)
  }

  /// Returns the constraints that bind in a regime, in row order.
  subscript(regime: Int) -> [LayoutBinding] {
    Self.bindings(steady, solution.bindingRows(in: solution.pieces[regime]), in: rows)
  }

  private static func bindings(
    _ steady: [Row], _ found: [(row: Int, standing: RowStanding)], in rows: LayoutRows
  ) -> [LayoutBinding] {
    let varied = found.compactMap { row, standing in
      LayoutBinding.Effect(standing).map { Row(row, $0) }
    }
    return (varied + steady).filter { $0.row < rows.memberCount }.sorted { $0.row < $1.row }.map {
      LayoutBinding(
        member: rows.member($0.row), relation: Relation(rows.problem.rows[$0.row].relation),
        effect: $0.effect)
    }
  }
}

extension LayoutRows {
  /// Whether a row is for content hugging, has a priority below 1, or belongs to no constraint.
  fileprivate func isExpectedToYield(_ row: Int) -> Bool {
    guard row < memberCount, problem.rows[row].priority >= 1 else { return true }
    if case .record = member(row) { return false }
    return problem.rows[row].relation == .lessThanOrEqual
  }
}

extension LayoutBinding.Effect {
  /// Creates the effect of a row, or fails if the row does not bind.
  fileprivate init?(_ standing: RowStanding) {
    switch standing {
    case .tight: self = .exact
    case .violated: self = .relaxed
    case .contested: self = .mayBeRelaxed
    case .slack, .undetermined: return nil
    }
  }
}
