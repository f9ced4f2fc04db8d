/// The rates at which all variables move with the constant of one row that presolving has used up, while the
/// columns of the reduced system stay.
///
/// They are found by repeating presolving in the constants alone, link by link and merge by merge; all
/// constants but those that depend on the row have the rate 0 (forward differentiation; compare Griewank and
/// Walther 2008, chapter 3). Nearly linear in the links and merges, and in the terms of their rows.
struct ConstantShares: Sendable {
  /// The rate of each variable, and the variables whose rate is not 0.
  private(set) var rates: [Double] = []
  private(set) var moved: [DenseIndex] = []
  /// A copy of the links with rates in the place of offsets.
  private var forest = AffineForest()
  /// The rates of the constants of rows that are kept.
  private var constants: [Double] = []
  /// The rates of the constants of merged columns' definitions.
  private var mergeConstants: [Double] = []

  /// Finds the rates.
  mutating func find(of row: Int, _ store: RowStore, _ presolve: borrowing Presolve) {
    let row = DenseIndex(truncatingIfNeeded: row)
    rates.refill(0, count: presolve.roots.count)
    link(presolve.links, of: row, store)
    if !presolve.merging.merges.isEmpty || !presolve.singletons.rows.isEmpty {
      findConstants(store, presolve.kept, of: row)
      merge(presolve.merging.merges)
      restore(
        presolve.singletons.definitions, constants: presolve.singletons.rows.map { constants[$0] })
      restore(presolve.merging.definitions, constants: mergeConstants)
      spread(presolve.forest)
    }
    moved.clear()
    for variable in 0..<DenseIndex(truncatingIfNeeded: rates.count) where rates[variable] != 0 {
      moved.append(variable)
    }
  }

  // MARK: Links

  /// Makes the links again, from the first that the row has a part in on with what moves.
  private mutating func link(_ tape: LinkTape, of row: DenseIndex, _ store: RowStore) {
    guard let first = tape.firstLink(of: row) else { return }
    forest.reset(count: rates.count)
    var next = 0
    for (index, link) in tape.links.enumerated() {
      var change = 0.0
      if index >= first {
        change = linkedRate(of: link.row, row, store) * link.share
        while next < tape.secondRows.count && tape.secondRows[next].link < index { next += 1 }
        if next < tape.secondRows.count && tape.secondRows[next].link == index {
          let second = tape.secondRows[next]
          Tolerance.subtract(-linkedRate(of: second.row, row, store) * second.share, from: &change)
        }
      }
      if link.parent < 0 {
        forest.fix(link.child, at: change)
      } else {
        forest.link(link.child, to: link.parent, factor: link.factor, offset: change)
      }
    }
    for variable in 0..<DenseIndex(truncatingIfNeeded: rates.count) {
      let rate = forest.find(variable).offset
      rates[variable] = rate.magnitude <= Tolerance.cancellation ? 0 : rate
    }
  }

  /// How fast the constant of a row grows over the roots that the links made so far have left.
  private mutating func linkedRate(
    of number: DenseIndex, _ row: DenseIndex, _ store: RowStore
  ) -> Double {
    var (rate, size) = number == row ? (1.0, 1.0) : (0.0, 0.0)
    for place in store.rows[number].allTerms {
      let offset = forest.find(store.terms[place].variable).offset
      if offset == 0 { continue }
      let share = store.terms[place].coefficient * offset
      rate -= share
      size += share.magnitude
    }
    return rate.magnitude <= Tolerance.cancellation * size ? 0 : rate
  }

  /// How fast the terms of a row grow, given the rates of variables.
  @inline(__always)
  static func sum(
    _ header: RowStore.Row, _ terms: Span<RowTerm>, _ rates: Span<Double>
  ) -> Double {
    var sum = 0.0
    var size = 0.0
    for place in header.allTerms {
      let rate = rates[Int(terms[place].variable)]
      if rate == 0 { continue }
      let share = terms[place].coefficient * rate
      sum += share
      size += share.magnitude
    }
    return sum.magnitude <= Tolerance.cancellation * size ? 0 : sum
  }

  // MARK: Rows that were taken away with a column

  /// Finds how fast the constants grow of the rows that are merged or taken away.
  private mutating func findConstants(
    _ store: RowStore, _ kept: KeptRows, of row: DenseIndex
  ) {
    constants.refill(0, count: kept.count)
    for index in kept.rows.indices where kept.rows[index].isRemoved || kept.rows[index].isMerged {
      let number = kept.rows[index].origin
      let sum = ConstantShares.sum(store.rows[number], store.terms.span, rates.span)
      constants[index] = number == row ? Tolerance.difference(1, sum) : -sum
    }
  }

  private mutating func merge(_ merges: [EqualityMerging.Merge]) {
    mergeConstants.clear()
    for merge in merges {
      let constant = constants[merge.short]
      mergeConstants.append(constant)
      if constant == 0 { continue }
      Tolerance.subtract(-merge.factor * constant, from: &constants[merge.long])
    }
  }

  /// Finds the rates of columns that were taken away from those of the others, the last one first.
  private mutating func restore(_ definitions: Definitions, constants: [Double]) {
    for index in stride(from: definitions.count - 1, through: 0, by: -1) {
      var rate = constants[index]
      var size = rate.magnitude
      for entry in definitions.others(of: index) {
        let share = entry.value * rates[entry.column]
        rate -= share
        size += share.magnitude
      }
      if rate.magnitude <= Tolerance.cancellation * size { continue }
      let (column, pivot, _) = definitions.head(of: index)
      Tolerance.subtract(-rate / pivot, from: &rates[column])
    }
  }

  /// Lets the variables follow their roots.
  private mutating func spread(_ forest: AffineForest) {
    for variable in 0..<forest.one {
      let node = forest.nodes[variable]
      if node.parent == variable || node.parent == forest.one { continue }
      Tolerance.subtract(-node.factor * rates[node.parent], from: &rates[variable])
    }
  }
}
