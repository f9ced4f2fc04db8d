/// Perturbed costs, for vertices at which very many rows meet.
///
/// At such a vertex, many steps in a row can be degenerate. Bland's rule prevents cycles, but may need
/// exponentially many steps (Avis and Chvátal 1978). So for a while, the distance of each column from 0 has a
/// cost with a factor of its own, at an additional level below all others (Charnes 1952). Few steps are
/// degenerate with unrelated factors. Because levels are compared lexicographically (Dantzig, Orden and Wolfe
/// 1955), an optimum with the additional level is also an optimum without it. So the level is removed at the
/// end, and nothing has to be corrected.
///
/// The cost of a column is a row at the end of the system. The row is equal to the placeholder of the column,
/// so one can replace the other in the basis without another factorization.
extension DualSimplex {
  /// Whether costs should be perturbed, at most once in each solve.
  ///
  /// Bland's rule usually leaves a vertex in fewer steps than there are columns. Otherwise, the number of
  /// steps can be as large as the number of bases.
  var shouldPerturb: Bool { effort.blandSteps > system.columnCount && !effort.hasPerturbed }

  /// Solves with perturbed costs, from multipliers of 0, and then without them.
  mutating func workOffPerturbed() -> Verdict {
    effort.hasPerturbed = true
    let first = DenseIndex(truncatingIfNeeded: system.rowCount)
    appendCosts()
    takeCosts(from: first)
    let verdict = workOffViolations()
    dropCosts(from: first)
    return verdict == .optimal ? workOffViolations() : verdict
  }

  /// Adds a row for the cost of each column, none of which is active.
  private mutating func appendCosts() {
    let level = Level(multipliers.width)
    for column in system.columnIndices {
      let row = DenseIndex(truncatingIfNeeded: system.rowCount)
      system.appendCost(of: column)
      let factor = BitMixer.factor(of: Int(column))
      states.append()
      states.setSlopes(of: row, to: (-factor, factor), level: level)
    }
    system.finishAppending()
    setPerturbed(true)
  }

  /// Replaces the active rows, except for rows whose interval contains 0 in its interior, by costs.
  private mutating func takeCosts(from first: DenseIndex) {
    var head = basis.head
    for slot in head.indices {
      guard let row = head[slot].row else { continue }
      if states[row].lower < 0 && states[row].upper > 0 { continue }
      states.leave(row, slope: 0)
      // The factorization replaces a placeholder that is in several slots.
      head[slot] = .placeholder(of: 0)
    }
    basis.begin(head)
    restart()
    for slot in basis.slots {
      guard let column = basis.head[slot].placeholderColumn else { continue }
      basis.substitute(.row(first + column), in: slot)
      states.enter(first + column, slot)
    }
  }

  /// Replaces the active costs by placeholders, and removes all costs.
  private mutating func dropCosts(from first: DenseIndex) {
    for slot in basis.slots {
      guard let row = basis.head[slot].row, row >= first else { continue }
      basis.substitute(.placeholder(of: row - first), in: slot)
    }
    states.removeRows(from: first)
    system.removeRows(from: first)
    ignoredRows.removeAll { $0 >= first }
    multipliers.dropLastLevel()
    setPerturbed(false)
    effort.stalledSteps = 0
    computePoint()
  }
}
