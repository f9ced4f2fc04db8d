/// The way out of corners in which very many rows meet: prices of columns.
///
/// There steps that move no multiplier can follow each other for long. Bland's rule keeps them from
/// going in circles, but may take exponentially many (Avis and Chvátal 1978). So for a while each
/// column costs its distance from 0, times a weight of its own, at a level below those being solved. It
/// perturbs the costs (Charnes 1952): with weights that have nothing to do with each other hardly a
/// step is degenerate. And since levels are compared lexicographically (Dantzig, Orden and Wolfe 1955),
/// an optimum with prices is one without them: their level is dropped, and nothing has to be repaired.
///
/// A price is a row of one column at the end of the system. It says what the placeholder of that column
/// says, so prices and placeholders can take each other's places without new factors.
extension DualSimplex {
  /// Whether it is time to give the columns prices, which a solve, or a stage of it, does once.
  ///
  /// The basis is then built up from nothing. Bland's rule mostly leads out of a corner in fewer steps
  /// than there are columns, and if it does not, it may take as many as there are bases.
  var mayPriceColumns: Bool { effort.blandSteps > system.columnCount && !effort.hasHadPrices }

  /// Works off what is violated from multipliers of 0, with prices and then without them.
  mutating func workOffWithPrices() -> Verdict {
    effort.hasHadPrices = true
    let first = DenseIndex(truncatingIfNeeded: system.rowCount)
    appendPrices()
    takePrices(from: first)
    let verdict = workOffViolations()
    dropPrices(from: first)
    return verdict == .optimal ? workOffViolations() : verdict
  }

  /// Appends a row for the price of each column, none of which is active.
  private mutating func appendPrices() {
    let level = DenseIndex(truncatingIfNeeded: levelWidth)
    for column in 0..<DenseIndex(truncatingIfNeeded: system.columnCount) {
      system.appendPrice(of: column)
      let weight = BitMixer.weight(of: Int(column))
      var state = RowState()
      state.lower = -weight
      state.upper = weight
      state.level = level
      states.append(state)
    }
    system.finishAppending()
    levelWidth += 1
    step.refill(0, count: levelWidth)
    stepSizes.refill(0, count: levelWidth)
  }

  /// Takes into the basis the active rows that a multiplier of 0 lies inside the interval of, and
  /// prices for the rest.
  private mutating func takePrices(from first: DenseIndex) {
    for slot in head.indices where head[slot] >= 0 {
      let state = states[head[slot]]
      if state.lower < 0 && state.upper > 0 { continue }
      states[head[slot]].slot = -1
      // Factorising puts other columns in its place where it stands in several slots.
      head[slot] = -1
    }
    suspects.clear()
    restart()
    for slot in head.indices where head[slot] < 0 {
      let price = first - 1 - head[slot]
      head[slot] = price
      states[price].slot = DenseIndex(truncatingIfNeeded: slot)
    }
  }

  /// Puts placeholders in the places of the prices that are active, and forgets all prices.
  private mutating func dropPrices(from first: DenseIndex) {
    for slot in head.indices where head[slot] >= first { head[slot] = first - 1 - head[slot] }
    states.removeSubrange(Int(first)...)
    system.removeRows(from: first)
    ignoredRows.removeAll { $0 >= first }
    let width = levelWidth - 1
    for slot in head.indices {
      for level in 0..<width {
        multipliers[slot * width + level] = multipliers[slot * levelWidth + level]
      }
    }
    multipliers.removeSubrange((head.count * width)...)
    levelWidth = width
    step.refill(0, count: levelWidth)
    stepSizes.refill(0, count: levelWidth)
    effort.stalledSteps = 0
    queue.removeAll()
    for row in states.indices { states[row].isQueued = false }
    computePoint()
  }
}
