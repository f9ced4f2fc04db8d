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
    let noise = Swift.max(1, transformedRow.largest) * Tolerance.entry
    for entry in 0..<transformedRow.count {
      let value = transformedRow.value(entry)
      let active = head[transformedRow.index(entry)]
      if value.magnitude <= noise || active < 0 { continue }
      entries.append((active, -sign * value / system.headers[active].scale))
    }
    return entries.sorted { $0.row < $1.row }
  }

  /// Whether the rows of a certificate, times their multipliers, add up to 0 on every column.
  ///
  /// They do not where an entry that looked like noise was the coefficient of one more row. Linear in
  /// the certificate's non-zeros.
  mutating func certificateHolds(blocking row: DenseIndex) -> Bool {
    var sizes = ScatteredVector()
    sizes.resize(to: system.columnCount)
    for (row, multiplier) in certificate(blocking: row) {
      for entry in system.rows.entries(of: row) {
        let column = system.rows.indices[entry]
        let term = multiplier * system.headers[row].scale * system.rows.values[entry]
        scratch[column] += term
        sizes.add(column, term.magnitude)
      }
    }
    var holds = true
    for column in sizes.touched {
      if scratch[column].magnitude > Tolerance.multiplier * sizes[column] { holds = false }
      scratch[column] = 0
    }
    return holds
  }
}
