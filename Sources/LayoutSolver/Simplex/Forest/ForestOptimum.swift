/// Finds the optimum of a forest by dynamic programming (Bertelè and Brioschi 1972): the rows that are active
/// at it and the slopes of the others.
///
/// From the leaves up, each column gets its curve: the cost of its subtree. From the first column of each
/// tree down, each column then gets its value. The value is a kink of its curve, or inside a piece. In the
/// latter case, the column takes the remainder of the other columns of its row. Kinks are counted and not
/// measured, so that exactly one row holds each column, even if kinks coincide.
///
/// O(pieces of all curves · log pieces). In a tree of stacks, stretches of one slope become one piece, so
/// there are a few pieces for each row. There are many only where branches hang on each other in one long
/// chain; these are left to the simplex.
struct ForestOptimum: Sendable {
  /// The position of a column on its curve at the optimum.
  private enum Position {
    /// At a kink of its curve, where a unit more would be worth a price.
    case kink(Int, price: Double)
    /// Inside a piece; the row above holds it.
    case piece(Int, value: Double)
  }

  /// The side of its breakpoint on which a row is while its column is at a kink of its curve.
  private enum Part {
    /// The row is active, and holds the column at the kink.
    case held
    /// The row has its slope after the breakpoint, or before it.
    case passed, ahead
  }

  private let system: RowSystem
  private let states: RowStates
  private let forest: RowForest
  private var curves = CostCurves()
  private var curveOfColumn: [CostCurves.Curve]
  private var positions: [Position]
  private var sum = BranchSum()
  /// The part of the price of the column being settled that its remaining rows have yet to add up to; nil
  /// once a row holds the column.
  private var priceLeft: Double?

  /// The row that holds each column, or its placeholder.
  private(set) var holders: [BasisMember]
  private(set) var slopes: [Double]

  /// Finds the optimum; nil if the system is no forest, or has none.
  init?(of system: RowSystem, _ states: RowStates) {
    guard let forest = RowForest(system) else { return nil }
    (self.system, self.states, self.forest) = (system, states, forest)
    curveOfColumn = Array(repeating: CostCurves.Curve(), count: system.columnCount)
    positions = Array(repeating: .piece(0, value: 0), count: system.columnCount)
    holders = system.columnIndices.map { .placeholder(of: $0) }
    slopes = Array(repeating: 0, count: system.rowCount)
    for column in forest.columns.reversed() where !addCosts(of: column) { return nil }
    for column in forest.columns {
      if forest.rowAbove[column] == .none && !settleFirst(column) { return nil }
      if !settle(column) { return nil }
    }
  }

  // MARK: Up

  /// Finds the curve of a column; returns false if there is no optimum, or if curves get too many pieces.
  private mutating func addCosts(of column: DenseIndex) -> Bool {
    curves.begin()
    for entry in system.columns.entries(of: column) {
      let row = system.columns.indices[entry]
      if isOwn(row) {
        let (before, after) = ends(of: entry)
        curves.add(before, upTo: kink(of: entry), after)
      } else if hangs(row, on: column) {
        if !sum.add(row, below: column, system, curves, curveOfColumn) { return false }
        curves.add(sum.pieces, from: sum.start)
      }
    }
    guard let curve = curves.close() else { return false }
    curveOfColumn[column] = curve
    return curves.pieces.count <= Tuning.share * system.rowCount
  }

  /// Whether a row is one of a column alone.
  @inline(__always)
  private func isOwn(_ row: DenseIndex) -> Bool { system.rows.entries(of: row).count == 1 }

  /// Whether other columns hang on a column by one of its rows.
  @inline(__always)
  private func hangs(_ row: DenseIndex, on column: DenseIndex) -> Bool {
    row != forest.rowAbove[column].index && RowForest.isJoint(system.headers[row])
  }

  /// The value at which the residual of a row in one column is 0, given the row's entry in the column.
  @inline(__always)
  private func kink(of entry: Int) -> Double {
    system.headers[system.columns.indices[entry]].constant / system.columns.values[entry]
  }

  /// The slopes of that row as a function of the column, before and after its kink.
  @inline(__always)
  private func ends(of entry: Int) -> (before: Double, after: Double) {
    let (state, value) = (states[system.columns.indices[entry]], system.columns.values[entry])
    let factor = value * CostCurves.unit(of: state.level)
    let (lower, upper) = (factor * state.lower, factor * state.upper)
    return value > 0 ? (lower, upper) : (upper, lower)
  }

  // MARK: Down

  /// Moves the first column of a tree to its cheapest value; returns false if there is no such value.
  private mutating func settleFirst(_ column: DenseIndex) -> Bool {
    let curve = curveOfColumn[column]
    let kinks = -1..<curve.pieces.count - 1
    var kink = kinks.partitioningIndex { curves.piece($0 + 1, of: curve).slope >= 0 }
    if kink < 0 && curve.start.isInfinite { kink = 0 }
    positions[column] = .kink(kink, price: 0)
    return curves.value(ofKink: kink, of: curve).isFinite
  }

  /// Passes on where a column is to its own rows and to the branches that hang on it; false if rounding keeps
  /// it from that.
  private mutating func settle(_ column: DenseIndex) -> Bool {
    let curve = curveOfColumn[column]
    let (start, value): (Double, Double)
    switch positions[column] {
    case .piece(let piece, let inside):
      (start, value) = (curves.value(ofKink: piece - 1, of: curve), inside)
      priceLeft = nil
    case .kink(let kink, let price):
      value = curves.value(ofKink: kink, of: curve)
      start = value
      priceLeft = kink < 0 ? .infinity : difference(price, curves.piece(kink, of: curve).slope)
    }
    let isAtKink = priceLeft != nil
    for entry in system.columns.entries(of: column) {
      let row = system.columns.indices[entry]
      if isOwn(row) {
        settleOwn(entry, column, after: start, isAtKink: isAtKink)
      } else if hangs(row, on: column) {
        if !sum.add(row, below: column, system, curves, curveOfColumn) { return false }
        if isAtKink {
          settleBranches(of: row, column, atKink: value)
        } else {
          let piece = sum.pieces.indices.partitioningIndex { sum.pieces[$0].end > start }
          settleBranches(of: row, at: value, inside: piece)
        }
      }
    }
    return !isAtKink || priceLeft == nil
  }

  /// The difference of two slopes, less its possible rounding: a sum in another order must not exceed the sum
  /// of all rows.
  private func difference(_ price: Double, _ slope: Double) -> Double {
    price - slope - Tolerance.rounding * Swift.max(price.magnitude, slope.magnitude)
  }

  /// The side of its kink on which a row ends whose kink is the value of its column.
  ///
  /// The rows are visited one after the other. A row is after its kink as long as its change of slope is less
  /// than the rest of the price. The row that uses up the price holds the column.
  private mutating func part(_ before: Double, _ after: Double) -> Part {
    guard let left = priceLeft else { return .ahead }
    if left <= after - before {
      priceLeft = nil
      return .held
    }
    priceLeft = left - (after - before)
    return .passed
  }

  private mutating func settleOwn(
    _ entry: Int, _ column: DenseIndex, after value: Double, isAtKink: Bool
  ) {
    let (row, kink) = (system.columns.indices[entry], kink(of: entry))
    let (before, after) = ends(of: entry)
    var isPassed = kink <= value
    if isAtKink && kink == value && before != after {
      switch part(before, after) {
      case .held:
        holders[column] = .row(row)
        return
      case .passed: isPassed = true
      case .ahead: isPassed = false
      }
    }
    let slope =
      isPassed == (system.columns.values[entry] > 0) ? states[row].upper : states[row].lower
    // A required row is satisfied without a multiplier if another row is equivalent.
    slopes[row] = slope.isFinite ? slope : 0
  }

  private mutating func settleBranches(
    of row: DenseIndex, _ column: DenseIndex, atKink value: Double
  ) {
    let pieces = sum.pieces
    let first = pieces.indices.partitioningIndex { pieces[$0].end >= value }
    let second = pieces.indices.partitioningIndex { pieces[$0].end > value }
    let before = value == sum.start ? -.infinity : pieces[first].slope
    let after = second < pieces.count ? pieces[second].slope : .infinity
    let left = priceLeft ?? 0
    let part = before == after ? Part.ahead : part(before, after)
    if part == .held {
      holders[column] = .row(row)
      sum.pass(upToKink: value)
      settleBranches(atPrice: before.isFinite ? before + left : after)
    } else if part == .passed || before.isFinite {
      settleBranches(of: row, at: value, inside: part == .passed ? second : first)
    } else {
      settleBranches(atPrice: after)
    }
  }

  /// Makes a row hold the branch that takes the remainder of a value inside a piece of the sum.
  private mutating func settleBranches(of row: DenseIndex, at value: Double, inside piece: Int) {
    let taker = sum.pass(upTo: value, inside: piece)
    settleBranches(atPrice: sum.pieces[piece].slope, but: taker)
    let branch = sum.branches[taker]
    positions[branch.column] = .piece(
      branch.nextPiece, value: sum.value(of: taker, leftOf: value, curves))
    holders[branch.column] = .row(row)
  }

  /// Moves branches to the kinks that they have reached.
  private mutating func settleBranches(atPrice price: Double, but taker: Int? = nil) {
    for (index, branch) in sum.branches.enumerated() where index != taker {
      positions[branch.column] = .kink(branch.kink, price: price * branch.factor)
    }
  }
}
