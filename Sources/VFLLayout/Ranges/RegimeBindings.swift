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
  /// The rows that do not depend on the varied size and are relaxed, or may be relaxed, at every size, in row
  /// order.
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
    let steady = (violated + contested).filter { !rows.isHugging($0.row) }.sorted {
      $0.row < $1.row
    }
    self.steady = steady
    lasting =
      solution.pieces.isEmpty
      ? [] : Self.bindings(steady, Self.reported(solution.lastingRows), in: rows)
  }

  /// Returns the constraints that bind in a regime, in row order.
  subscript(regime: Int) -> [LayoutBinding] {
    let found = solution.bindingRows(in: solution.pieces[regime])
    return Self.bindings(steady, Self.reported(found), in: rows)
  }

  private static func reported(_ found: [(row: Int, standing: RowStanding)]) -> [Row] {
    found.compactMap { row, standing in
      LayoutBinding.Effect(standing).map { (row, $0) }
    }
  }

  /// Merges two lists in row order and converts their rows to constraints.
  private static func bindings(
    _ left: [Row], _ right: [Row], in rows: LayoutRows
  ) -> [LayoutBinding] {
    var bindings: [LayoutBinding] = []
    bindings.reserveCapacity(left.count + right.count)
    var next = 0
    func append(_ found: Row) {
      guard found.row < rows.memberCount else { return }
      bindings.append(
        LayoutBinding(
          member: rows.member(found.row), relation: Relation(rows.problem.rows[found.row].relation),
          effect: found.effect))
    }
    for found in right {
      while next < left.count, left[next].row < found.row {
        append(left[next])
        next += 1
      }
      append(found)
    }
    for found in left[next...] { append(found) }
    return bindings
  }
}

extension LayoutRows {
  /// Whether a row is for content hugging or belongs to no constraint.
  fileprivate func isHugging(_ row: Int) -> Bool {
    guard row < memberCount else { return true }
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
