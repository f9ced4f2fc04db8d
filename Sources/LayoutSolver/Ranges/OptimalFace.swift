/// All optima of a part: its optimal face, reduced as far as equalities go, with the exact range of each
/// root.
struct OptimalFace: Sendable {
  /// The face as required rows over the columns that it was written in.
  private var rows = RowSystem()
  private var reduction = FaceReduction()
  private var roots: [ValueRange] = []
  /// The rows that optima may violate.
  private var violable: [ViolableRow] = []
  /// How many columns close circles, so that their ranges take linear programs.
  private(set) var coreSize = 0
  /// Whether several roots are left in a row that optima may violate, so that only a column of its own tells
  /// how far its residual goes.
  private(set) var isEntangled = false

  /// Reduces a face; nil if rounding has spoilt it.
  ///
  /// - Parameters:
  ///   - limit: Up to how many residuals get a column of their own where they need one.
  ///   - simplex: Scratch.
  ///   - origin: The values of all columns at a point of the face, if one is known, given the rows
  ///     that get columns.
  ///   - write: Writes the face down, given these rows in ascending order, and returns which rows optima may
  ///     violate.
  init?(
    measuring limit: Int, with simplex: inout DualSimplex,
    around origin: (_ measured: [DenseIndex]) -> [Double] = { _ in [] },
    _ write: (_ measured: [DenseIndex], _ rows: inout RowSystem) -> [ViolableRow]
  ) {
    violable = write([], &rows)
    guard reduction.reduce(rows) else { return nil }
    let entangled = reduction.entangled(violable, of: rows)
    let measured = Array(entangled.prefix(limit))
    isEntangled = !entangled.isEmpty
    if !measured.isEmpty {
      violable = write(measured, &rows)
      guard reduction.reduce(rows) else { return nil }
    }
    guard findRanges(with: &simplex, around: origin(measured)) else { return nil }
  }

  private mutating func findRanges(
    with simplex: inout DualSimplex, around origin: [Double] = []
  ) -> Bool {
    guard let found = reduction.rootRanges(with: &simplex, around: origin) else { return false }
    (roots, coreSize) = found
    return true
  }

  /// Fixes columns at values that they take together on the face.
  ///
  /// - Returns: Whether rounding allows the values. If it does not, the face is spoilt.
  mutating func fix(
    _ values: some Sequence<(variable: DenseIndex, value: Double)>, with simplex: inout DualSimplex
  ) -> Bool {
    reduction.fix(values, in: rows) && findRanges(with: &simplex)
  }

  /// The range of a column.
  mutating func range(of column: DenseIndex) -> ValueRange { reduction.range(of: column, roots) }

  /// Notes the ranges of the residuals of rows that optima may violate, as far as they are known.
  mutating func noteResiduals(in freedom: inout FaceFreedom, number: (DenseIndex) -> Int) {
    for row in violable {
      freedom.note(number(row.row), reduction.residualRange(of: row, in: rows, roots))
    }
  }
}
