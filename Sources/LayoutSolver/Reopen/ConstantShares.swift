/// The rates of all variables with respect to the constant of one eliminated row, for fixed values of the
/// columns.
///
/// They are computed by repeating presolve with rates instead of constants, link by link and merge by merge
/// (forward differentiation: Griewank and Walther 2008, chapter 3). The time is nearly linear in the number
/// of links and merges, and in the terms of their rows.
struct ConstantShares: Sendable {
  /// The rate of each variable.
  private(set) var rates: [Double] = []
  /// The variables whose rate is not 0.
  private(set) var moved: [DenseIndex] = []
  /// The links with rates instead of offsets.
  private var forest = AffineForest()
  /// The rates of the constants of eliminated and merged rows; NaN for other rows.
  private var constants: [Double] = []
  /// The rates of the constants of ``Definitions``.
  private var definitionConstants: [Double] = []

  /// Computes the rates.
  mutating func find(
    of row: Int, of problem: LinearProblem, _ tape: LinkTape, _ merges: [Elimination.Merge],
    _ reduction: borrowing Reduction
  ) {
    let row = DenseIndex(truncatingIfNeeded: row)
    rates.refill(0, count: reduction.roots.count)
    link(tape, of: row, problem)
    if reduction.definitions.count > 0 {
      findConstants(of: row, problem, merges, reduction.definitions)
      restore(reduction.definitions)
      spread(reduction.forest)
    }
    moved.clear()
    for variable in 0..<DenseIndex(truncatingIfNeeded: rates.count) where rates[variable] != 0 {
      moved.append(variable)
    }
  }

  /// Returns the rate of a row's left side, given the rates of variables.
  @inline(__always)
  static func sum(
    _ row: LinearProblem.Row, _ terms: Span<RowTerm>, _ rates: Span<Double>
  ) -> Double {
    var (sum, size) = (0.0, 0.0)
    for term in row.terms {
      let rate = rates[Int(terms[term].variable)]
      if rate == 0 { continue }
      let share = terms[term].coefficient * rate
      sum += share
      size += share.magnitude
    }
    return sum.magnitude <= Tolerance.cancellation * size ? 0 : sum
  }

  // MARK: Links

  /// Computes the rates with respect to the row after linking.
  private mutating func link(_ tape: LinkTape, of row: DenseIndex, _ problem: LinearProblem) {
    guard let first = tape.firstLink(of: row) else { return }
    forest.reset(count: rates.count)
    var next = 0
    for (index, link) in tape.links.enumerated() {
      var change = 0.0
      if index >= first {
        change = linkedRate(of: link.row, row, problem) * link.share
        while next < tape.secondRows.count && tape.secondRows[next].link < index { next += 1 }
        if next < tape.secondRows.count && tape.secondRows[next].link == index {
          let second = tape.secondRows[next]
          Tolerance.subtract(
            -linkedRate(of: second.row, row, problem) * second.share, from: &change)
        }
      }
      if let parent = link.parent {
        forest.link(link.child, to: parent, factor: link.factor, offset: change)
      } else {
        forest.fix(link.child, at: change)
      }
    }
    for variable in 0..<DenseIndex(truncatingIfNeeded: rates.count) {
      let rate = forest.find(variable).offset
      rates[variable] = rate.magnitude <= Tolerance.cancellation ? 0 : rate
    }
  }

  /// Returns the rate of a row's constant after the links up to now.
  private mutating func linkedRate(
    of number: DenseIndex, _ row: DenseIndex, _ problem: LinearProblem
  ) -> Double {
    var (rate, size) = number == row ? (1.0, 1.0) : (0.0, 0.0)
    for term in problem.rows[number].terms {
      let offset = forest.find(problem.terms[term].variable).offset
      if offset == 0 { continue }
      let share = problem.terms[term].coefficient * offset
      rate -= share
      size += share.magnitude
    }
    return rate.magnitude <= Tolerance.cancellation * size ? 0 : rate
  }

  // MARK: Definitions

  /// Computes the rates of the constants of all definitions.
  private mutating func findConstants(
    of row: DenseIndex, _ problem: LinearProblem, _ merges: [Elimination.Merge],
    _ definitions: Definitions
  ) {
    constants.refill(.nan, count: problem.rowCount)
    for index in 0..<definitions.count { findConstant(definitions[index].row, row, problem) }
    for merge in merges { findConstant(merge.long, row, problem) }
    definitionConstants.clear()
    for merge in merges {
      let constant = constants[merge.short]
      definitionConstants.append(constant)
      if constant == 0 { continue }
      Tolerance.subtract(-merge.factor * constant, from: &constants[merge.long])
    }
    for index in merges.count..<definitions.count {
      definitionConstants.append(constants[definitions[index].row])
    }
  }

  private mutating func findConstant(
    _ number: DenseIndex, _ row: DenseIndex, _ problem: LinearProblem
  ) {
    if !constants[number].isNaN { return }
    let sum = ConstantShares.sum(problem.rows[number], problem.terms.span, rates.span)
    constants[number] = number == row ? Tolerance.difference(1, sum) : -sum
  }

  /// Computes the rates of eliminated roots from the rates of the other roots.
  private mutating func restore(_ definitions: Definitions) {
    for index in stride(from: definitions.count - 1, through: 0, by: -1) {
      var rate = definitionConstants[index]
      var size = rate.magnitude
      for entry in definitions.others(of: index) {
        let share = entry.value * rates[entry.index]
        rate -= share
        size += share.magnitude
      }
      if rate.magnitude <= Tolerance.cancellation * size { continue }
      let definition = definitions[index]
      Tolerance.subtract(-rate / definition.pivot, from: &rates[definition.root])
    }
  }

  /// Adds the rates of the roots to the rates of the variables.
  private mutating func spread(_ forest: AffineForest) {
    for variable in 0..<forest.one {
      let node = forest.nodes[variable]
      if node.parent == variable || node.parent == forest.one { continue }
      Tolerance.subtract(-node.factor * rates[node.parent], from: &rates[variable])
    }
  }
}
