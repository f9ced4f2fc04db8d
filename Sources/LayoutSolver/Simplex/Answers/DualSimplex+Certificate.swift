extension DualSimplex {
  /// A row of the system with its multiplier in a proof of infeasibility.
  typealias CertificateEntry = (row: DenseIndex, multiplier: Double)

  /// The rows that contradict a blocked row, itself included, with their multipliers as the rows
  /// were written.
  ///
  /// Each active row that the blocked one is a combination of must hold on the side that matters, or
  /// the ratio test would have stopped at it; so the combination is a Farkas certificate. The active
  /// rows are linearly independent, hence the combination is the only one among these rows, and any
  /// of them left out leaves independent rows, which have a solution: the set is irreducible
  /// (compare Gleeson and Ryan 1990).
  func certificate(blocking row: DenseIndex) -> [CertificateEntry] {
    let sign = states[row].residual > 0 ? -1.0 : 1.0
    var entries = [(row: row, multiplier: sign / system.headers[row].scale)]
    let noise = Swift.max(1, basis.combination.largest) * certificateNoise
    for entry in 0..<basis.combination.count {
      let value = basis.combination.value(entry)
      guard value.magnitude > noise, let active = basis.head[basis.combination.index(entry)].row
      else { continue }
      entries.append((active, -sign * value / system.headers[active].scale))
    }
    return entries.sorted { $0.row < $1.row }
  }

  /// Whether the rows of a certificate without entries up to some noise, relative to the largest, add
  /// up to 0 on every column; that noise is what ``certificate(blocking:)`` goes by from now on.
  ///
  /// They do not where an entry that looked like noise was the coefficient of one more row. Linear in
  /// the certificate's non-zeros.
  mutating func certificateHolds(
    blocking row: DenseIndex, noise: Double = Tolerance.rounding,
    within tolerance: Double = Tolerance.relative
  ) -> Bool {
    certificateNoise = noise
    return balances(certificate(blocking: row), within: tolerance)
  }

  /// Whether the constants of a certificate's rows contradict each other by more than their own rounding.
  ///
  /// Rows that follow from each other, but whose constants were rounded, miss each other in the last
  /// digits. A long combination may magnify that until the last row of it looks violated; its terms
  /// cancel, so it passes for a proof, but its constants do so too.
  func constantsContradict(blocking row: DenseIndex) -> Bool {
    CompensatedSum.isPositive(
      certificate(blocking: row).map { row, multiplier in
        (multiplier * system.headers[row].scale, system.headers[row].constant)
      })
  }

  /// Whether the rows of a certificate add up to 0 on every column, except for the rounding of
  /// the coefficients as they were written.
  ///
  /// The multipliers are refined first, which removes the rounding of the solver. Nearly parallel
  /// rows leave a small coefficient, with which a very large value satisfies all rows. Such a value has
  /// too few digits to be verified, but the rows are no contradiction.
  mutating func certificateIsExact(blocking row: DenseIndex) -> Bool {
    var terms = SparseVector()
    terms.become(row: row, of: system.rows)
    basis.refineCombination(of: terms, system.rows)
    let entries = certificate(blocking: row)
    return balances(entries, within: Tolerance.writtenCoefficient * Double(entries.count))
  }

  /// Whether rows times multipliers add up to 0 on every column, up to a share of the terms there; linear
  /// in their non-zeros.
  mutating func balances(_ entries: [CertificateEntry], within tolerance: Double) -> Bool {
    columnSums.begin(count: system.columnCount)
    columnSizes.begin(count: system.columnCount)
    for (row, multiplier) in entries {
      let factor = multiplier * system.headers[row].scale
      for entry in system.rows.entries(of: row) {
        let (column, term) = (system.rows.indices[entry], factor * system.rows.values[entry])
        columnSums.add(column, term)
        columnSizes.add(column, term.magnitude)
      }
    }
    return columnSums.touched.allSatisfy { column in
      columnSums[column].magnitude <= tolerance * columnSizes[column]
    }
  }

  /// The rows on which the optimal multipliers of an elastic program are not 0, in ascending order;
  /// none if no elastic row is violated.
  ///
  /// By complementary slackness they include all violated rows. O(non-zeros).
  func elasticSupport() -> [DenseIndex] {
    guard system.rowIndices.contains(where: isViolatedElastic) else { return [] }
    return system.rowIndices.filter { row in
      let slot = states[row].slot.index
      return Tolerance.differ(slot.map { multipliers[$0, 0] } ?? states[row].slope, 0)
    }
  }

  /// Whether an elastic row does not hold at the point.
  func isViolatedElastic(_ row: DenseIndex) -> Bool {
    if states[row].isActive || system.headers[row].level == .required { return false }
    let (value, magnitude) = freshResidual(of: row)
    return Tolerance.isViolation(value, magnitude: magnitude)
      && system.headers[row].relation.violation(of: value) > 0
  }
}
