extension DualSimplex {
  /// Begins with a cone: a system of required rows whose constants are all 0.
  ///
  /// - Parameter rows: All rows, the strongest first: where a strong row and a weak one would do for the same
  ///   column, the strong row is active. So few steps lead to a basis of strong rows. If it is nil the usual
  ///   basis is chosen, from which a small cone takes few steps anyway.
  mutating func beginCone(trying rows: [DenseIndex]?) {
    if let rows {
      system.finish()
      begin()
      takeBasis(CrashBasis(from: rows, in: system).head)
    } else {
      // Everything is 0 and holds, so there is nothing to solve but to choose a basis.
      _ = solve()
    }
  }

  /// Lets rows hold the columns that no active row holds, the first ones that can.
  ///
  /// A column that nothing holds would stay on each edge, which might run into a row that need not be in the
  /// way.
  mutating func hold(columnsBy rows: [DenseIndex]) {
    var openCount = basis.head.count { $0.row == nil }
    for row in rows where openCount > 0 && !states[row].isActive {
      if basis.isDue { refactorise() }
      basis.combine(row, of: system.rows)
      guard let slot = basis.largestSlot(where: { $0.row == nil }) else { continue }
      replaceMember(of: slot, by: row, distance: 0)
      openCount -= 1
    }
  }

  /// The rows that keep a row's residual from growing (sign 1) or shrinking (sign -1) on the cone,
  /// with the multipliers with which they add up to it, by row; nil where rounding hides them, or the effort
  /// is used up.
  mutating func combination(
    improving row: DenseIndex, _ sign: Double, effort: inout Int
  ) -> [CertificateEntry]? {
    var sum = SparseVector()
    sum.become(row: row, of: system.rows)
    if extreme(of: sum, sign: sign, effort: &effort).isInfinite { return nil }
    basis.combine(sum)
    guard let entries = combination(of: row, sign, above: Tolerance.relative) else { return nil }
    if entries.count == basis.combination.count
      || balances(entries + [(row, -1)], within: Tolerance.residualPerUnit)
    {
      return entries
    }
    // What seemed to be noise may be the whole of a column.
    basis.refineCombination(of: sum, system.rows)
    return combination(of: row, sign, above: 0)
  }

  /// The rows that add up to a row, with their multipliers, by entries of the combination larger than a share
  /// of the largest; nil if one of them lets the row's residual improve.
  private func combination(
    of row: DenseIndex, _ sign: Double, above share: Double
  ) -> [CertificateEntry]? {
    let noise = basis.combination.largest * share
    var entries: [CertificateEntry] = []
    for entry in 0..<basis.combination.count {
      let slot = basis.combination.index(entry)
      let value = basis.combination.value(entry)
      if value.magnitude <= noise { continue }
      guard let active = basis.head[slot].row, !mayMove(slot, by: sign * value) else { return nil }
      entries.append((active, value * system.headers[row].scale / system.headers[active].scale))
    }
    return entries.sorted { $0.row < $1.row }
  }
}
