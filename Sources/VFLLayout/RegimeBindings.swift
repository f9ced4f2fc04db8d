import LayoutSolver
import VFLRecords

/// The constraints that bind in each regime of a layout.
///
/// The constraints of a regime are listed when somebody asks for them. Most of them bind in the next regime,
/// too, so all lists together would be as long as regimes times constraints.
final class RegimeBindings: Sendable {
  private typealias Row = (row: Int, effect: LayoutBinding.Effect)

  private let rows: LayoutRows
  private let pieces: [ParametricSolution.Piece]
  /// The records that have nothing to do with the size that is varied and bind whatever it is, by row.
  private let steady: [Row]
  /// What binds in every regime.
  let lasting: [LayoutBinding]

  /// Takes what was found with the rows that it is told in.
  init(_ solution: ParametricSolution, of rows: LayoutRows) {
    self.rows = rows
    pieces = solution.pieces
    // That a view elsewhere is larger than its content is no news; that it is smaller is.
    let violated = solution.steadilyViolatedRows.map { Row(row: $0, effect: .relaxed) }
    let contested = solution.steadilyContestedRows.map { Row(row: $0, effect: .mayBeRelaxed) }
    let steady = (violated + contested).filter { !rows.isHugging($0.row) }.sorted {
      $0.row < $1.row
    }
    self.steady = steady
    lasting =
      pieces.isEmpty ? [] : Self.bindings(steady, Self.reported(solution.lastingRows), in: rows)
  }

  /// What binds in a regime, in the order of the rows.
  subscript(regime: Int) -> [LayoutBinding] {
    Self.bindings(steady, Self.reported(pieces[regime].bindingRows), in: rows)
  }

  private static func reported(_ found: [(row: Int, standing: RowStanding)]) -> [Row] {
    found.compactMap { row, standing in
      LayoutBinding.Effect(standing).map { (row, $0) }
    }
  }

  /// Merges two lists, each in the order of the rows, and tells them in constraints.
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
          member: rows.member(found.row), relation: Relation(rows.problem.relations[found.row]),
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
  /// Whether a row keeps a view from being larger than its content, or is no constraint.
  fileprivate func isHugging(_ row: Int) -> Bool {
    guard row < memberCount else { return true }
    if case .record = member(row) { return false }
    return problem.relations[row] == .lessThanOrEqual
  }
}

extension LayoutBinding.Effect {
  /// How a row binds that stands in some way; `nil` if it does not.
  fileprivate init?(_ standing: RowStanding) {
    switch standing {
    case .tight: self = .exact
    case .violated: self = .relaxed
    case .contested: self = .mayBeRelaxed
    case .slack, .undetermined: return nil
    }
  }
}
