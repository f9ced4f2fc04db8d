/// The way out of corners in which very many rows meet: perturbed costs.
///
/// There steps that move no multiplier can follow each other for long. Bland's rule keeps them from
/// going in circles, but may take exponentially many (Avis and Chvátal 1978). So for a while each
/// column costs its distance from 0, times a weight of its own, at a level below those being solved. It
/// perturbs the costs (Charnes 1952): with weights that have nothing to do with each other hardly a
/// step is degenerate. And since levels are compared lexicographically (Dantzig, Orden and Wolfe 1955),
/// a perturbed optimum is one without the perturbation: its level is dropped, and nothing has to be repaired.
///
/// The cost of a column is a row of that column at the end of the system. It says what the placeholder of the
/// column says, so these rows and placeholders can take each other's places without new factors.
extension DualSimplex {
  /// Whether it is time to perturb costs, which a solve, or a stage of it, does once.
  ///
  /// The basis is then built up from nothing. Bland's rule mostly leads out of a corner in fewer steps
  /// than there are columns, and if it does not, it may take as many as there are bases.
  var mayPerturb: Bool { effort.blandSteps > system.columnCount && !effort.isPerturbed }

  /// Works off what is violated from multipliers of 0, with perturbed costs and then without them.
  mutating func workOffPerturbed() -> Verdict {
    effort.isPerturbed = true
    let first = DenseIndex(truncatingIfNeeded: system.rowCount)
    appendCosts()
    takeCosts(from: first)
    let verdict = workOffViolations()
    dropCosts(from: first)
    return verdict == .optimal ? workOffViolations() : verdict
  }

  /// Appends a row for the cost of each column, none of which is active.
  private mutating func appendCosts() {
    let level = DenseIndex(truncatingIfNeeded: stage.width)
    for column in 0..<DenseIndex(truncatingIfNeeded: system.columnCount) {
      let row = DenseIndex(truncatingIfNeeded: system.rowCount)
      system.appendCost(of: column)
      let weight = BitMixer.weight(of: Int(column))
      states.append()
      states.setSlopes(of: row, to: (-weight, weight), level: level)
    }
    system.finishAppending()
    setWidth(stage.width + 1)
  }

  private mutating func setWidth(_ width: Int) {
    stage.begin(at: stage.first, width: width)
    step.begin(levelCount: width)
  }

  /// Takes into the basis the active rows that a multiplier of 0 lies inside the interval of, and
  /// these costs for the rest.
  private mutating func takeCosts(from first: DenseIndex) {
    var head = basis.head
    for slot in head.indices where head[slot] >= 0 {
      let state = states[head[slot]]
      if state.lower < 0 && state.upper > 0 { continue }
      states.leave(head[slot], slope: 0)
      // Factorising puts other columns in its place where it stands in several slots.
      head[slot] = -1
    }
    basis.begin(head)
    restart()
    for slot in basis.slots where basis.head[slot] < 0 {
      let row = first - 1 - basis.head[slot]
      basis.substitute(row, in: slot)
      states.enter(row, slot)
    }
  }

  /// Puts placeholders in the places of the costs that are active, and forgets all of these.
  private mutating func dropCosts(from first: DenseIndex) {
    for slot in basis.slots where basis.head[slot] >= first {
      basis.substitute(first - 1 - basis.head[slot], in: slot)
    }
    states.removeRows(from: first)
    system.removeRows(from: first)
    ignoredRows.removeAll { $0 >= first }
    multipliers.dropLastLevel()
    setWidth(stage.width - 1)
    effort.stalledSteps = 0
    computePoint()
  }
}
