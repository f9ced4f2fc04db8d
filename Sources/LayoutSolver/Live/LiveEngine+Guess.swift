/// What the optimum of an engine says of that of rows most of which are the same, presolved anew.
extension LiveEngine {
  /// A guess of the optimum, by that of another engine.
  func guess(from former: LiveEngine) -> OptimumGuess {
    let system = simplex.system
    var guess = OptimumGuess()
    guess.sides = [Int8](repeating: 0, count: system.rowCount)
    guess.active.reserveCapacity(system.columnCount)
    for number in 0..<Swift.min(presolve.places.count, former.presolve.places.count) {
      guard let before = former.reducedRow(of: number), let row = reducedRow(of: number) else {
        continue
      }
      let state = former.simplex.states[before]
      if state.slot >= 0 { guess.active.append(row) }
      if state.slope != 0 { guess.sides[row] = state.slope > 0 ? 1 : -1 }
    }
    guessBounds(from: former, &guess)
    return guess
  }

  /// The row of the reduced system that a row of the store is, alone or merged with others.
  private func reducedRow(of number: Int) -> DenseIndex? {
    let place = presolve.places[number]
    if place >= 0 { return place }
    return place <= Presolve.firstCarried ? Presolve.firstCarried - place : nil
  }

  /// Adds the bounds that are active; they are the first rows, each of one root.
  private func guessBounds(from former: LiveEngine, _ guess: inout OptimumGuess) {
    // The active bounds of each root: 1 is the lower one, 2 the upper one.
    var active = [UInt8](repeating: 0, count: former.presolve.roots.count)
    for row in 0..<DenseIndex(truncatingIfNeeded: former.presolve.boundCount)
    where former.simplex.states[row].slot >= 0 {
      active[former.root(ofBound: row)] |= former.side(ofBound: row)
    }
    for row in 0..<DenseIndex(truncatingIfNeeded: presolve.boundCount) {
      let root = root(ofBound: row)
      if Int(root) < active.count && active[root] & side(ofBound: row) != 0 {
        guess.active.append(row)
      }
    }
  }

  private func root(ofBound row: DenseIndex) -> DenseIndex {
    let rows = simplex.system.rows
    return presolve.rootOfColumn[rows.indices[rows.starts[row]]]
  }

  private func side(ofBound row: DenseIndex) -> UInt8 {
    simplex.system.headers[row].relation == .greaterThanOrEqual ? 1 : 2
  }
}
