/// What the columns of a forest cost together with all that hangs on them, where inner columns have wishes
/// of their own: the curve of a column is that of its longest branch, changed in place.
///
/// Copying each curve to the next column, as ``ForestCosts`` does, is quadratic where kinks add up along
/// a chain, such as that of comments each of which wants to be beside its line, in a margin where none
/// may cover another. Here each kink comes into its tree once, shorter branches come into longer ones
/// kink by kink, and what a row leaves of a curve is cut off at its ends (compare the pool of adjacent
/// violators, Ayer and others 1955, and its heaps, Stout 2013). What the rows have done is recorded, so
/// that ``MergedOptimum`` can go back down. O(rows · log² rows).
///
/// Constants are moved a little, each by a distance of its own: which of several kinks in one place comes
/// first is then the same wherever they meet.
struct MergedCosts: Sendable {
  /// The curve of a column or a row, of a coordinate of which its value is a linear function.
  struct Curve: Sendable {
    var tree: DenseIndex = -1
    /// How many kinks there are at most.
    var count = 0
    /// The slopes before all kinks and behind them.
    var left = LevelVector()
    var right = LevelVector()
    var scale = 1.0
    var offset = 0.0

    @inline(__always)
    func value(at place: Double) -> Double { scale * place + offset }
    @inline(__always)
    func place(of value: Double) -> Double { (value - offset) / scale }

    /// Adds the slopes of another function, of a coordinate of which this one's is a multiple.
    mutating func addSlopes(_ left: LevelVector, _ right: LevelVector, times factor: Double) {
      self.left = self.left + (factor > 0 ? left : right) * factor
      self.right = self.right + (factor > 0 ? right : left) * factor
    }
  }

  /// A kink without its jump: the row that makes it.
  struct Stop: Sendable {
    let row: DenseIndex
    let place: Double
  }

  /// A branch that came into a longer one, in whose coordinate all is told here.
  struct Light: Sendable {
    /// The column; -1 for the residual of the row.
    let column: DenseIndex
    /// How the coordinate of its own curve becomes that of the longer one.
    let factor: Double
    let offset: Double
    /// Its kinks between which it moves, by ``stops``.
    var stops = 0..<0
  }

  /// A piece of a light branch in the curve of the row.
  struct Segment: Sendable {
    let light: Int
    let start: Double
    let length: Double
    /// The row of the kink at which the longest branch waits meanwhile.
    let held: DenseIndex

    var end: Double { start + length }
  }

  /// What a row has done to the curve of its longest branch.
  struct Record: Sendable {
    /// The column of the longest branch, and the one that the row hangs on.
    var heavy: DenseIndex = -1
    var above: DenseIndex = -1
    /// Between which kinks the longest branch moves; those without a row are infinitely far away.
    var low = Stop(row: -1, place: 0)
    var high = Stop(row: -1, place: 0)
    var lights = 0..<0
    var segments = 0..<0
    /// The lights that take what is beyond; -1 for the longest branch.
    var lowTaker = -1
    var highTaker = -1
  }

  /// By how much constants are moved at most.
  private static let disturbance = 0x1p-20

  let system: RowSystem
  let rowCosts: [ForestCosts.RowCost]
  let forest: RowForest
  var trees = KinkTree()
  var curveOfColumn: [Curve]
  var curveOfRow: [Curve]
  var records: [Record]
  var lights: [Light] = []
  var stops: [Stop] = []
  var segments: [Segment] = []
  let twins: RowTwins
  /// Scratch of the rows.
  var branches: [Branch] = []
  var kinks: [KinkTree.Kink] = []
  var pieces: [Piece] = []

  /// The share of the columns that has to hang on others in trees.
  private static let shareOfForest = 4

  /// Finds the costs of the columns of all trees; nil if these are few beside the rest, or there are too
  /// many levels.
  init?(_ system: RowSystem, _ rowCosts: [ForestCosts.RowCost], levelCount: Int) {
    if levelCount > LevelVector.levelLimit { return nil }
    let twins = RowTwins(system, where: { rowCosts[$0].costs })
    let forest = RowForest(system, isJoint: twins.isFirst)
    if MergedCosts.shareOfForest * forest.hangingCount < system.columnCount { return nil }
    self.system = system
    self.rowCosts = rowCosts
    self.forest = forest
    self.twins = twins
    curveOfColumn = [Curve](repeating: Curve(), count: system.columnCount)
    curveOfRow = [Curve](repeating: Curve(), count: system.rowCount)
    records = [Record](repeating: Record(), count: system.rowCount)
    trees.reserveCapacity(system.rowCount)
    for column in forest.columns.reversed() {
      for entry in system.columns.entries(of: column) {
        let row = system.columns.indices[entry]
        if hangs(row, on: column) && !convolve(row, below: column) { return nil }
      }
      if !addUp(column) { return nil }
    }
  }

  /// Whether a row is the first of its multiples, and hangs on a column.
  @inline(__always)
  func hangs(_ row: DenseIndex, on column: DenseIndex) -> Bool {
    row != forest.rowAbove[column] && twins.isFirst(row)
  }

  /// Whether a row says something of one column alone.
  @inline(__always)
  func isOwn(_ row: DenseIndex) -> Bool {
    rowCosts[row].costs && system.rows.entries(of: row).count == 1
  }

  /// Whether a row may cost anything and stands in no tree.
  func isOutside(_ row: DenseIndex) -> Bool {
    guard rowCosts[row].costs, let entry = system.rows.entries(of: row).first else { return false }
    return !forest.contains(system.rows.indices[entry])
  }

  /// The constant of a row, moved a little; of what is required, away from what it forbids.
  @inline(__always)
  func constant(of row: DenseIndex) -> Double {
    let constant = system.headers[row].constant
    if rowCosts[row].isFixed { return constant }
    let bits = BitMixer.mixed(UInt64(truncatingIfNeeded: row) &+ 1) >> 11
    let distance = MergedCosts.disturbance * Double(bits) * 0x1p-53
    return rowCosts[row].lower.isInfinite ? constant - distance : constant + distance
  }

  // MARK: Columns

  /// Makes the curve of a column of its own rows and of the curves of those that hang on it.
  private mutating func addUp(_ column: DenseIndex) -> Bool {
    var longest: DenseIndex = -1
    for entry in system.columns.entries(of: column) {
      let row = system.columns.indices[entry]
      if hangs(row, on: column)
        && (longest < 0 || curveOfRow[row].count > curveOfRow[longest].count)
      {
        longest = row
      }
    }
    var curve = longest >= 0 ? curveOfRow[longest] : Curve()
    for entry in system.columns.entries(of: column) {
      let row = system.columns.indices[entry]
      if row == longest { continue }
      if hangs(row, on: column) {
        merge(curveOfRow[row], into: &curve)
      } else if isOwn(row) {
        if !add(row, times: system.columns.values[entry], to: &curve) { return false }
      }
    }
    curveOfColumn[column] = curve
    return true
  }

  /// Adds the cost of a row of the column alone; false if it says nothing.
  private mutating func add(
    _ row: DenseIndex, times coefficient: Double, to curve: inout Curve
  ) -> Bool {
    if coefficient == 0 { return false }
    let cost = rowCosts[row]
    let (left, right) = (
      LevelVector(cost.lower, level: cost.level), LevelVector(cost.upper, level: cost.level)
    )
    let factor = coefficient * curve.scale
    curve.addSlopes(left, right, times: factor)
    let kink = KinkTree.Kink(
      place: curve.place(of: constant(of: row) / coefficient), row: row,
      jump: (right - left) * factor.magnitude)
    curve.tree = trees.insert(kink, into: curve.tree)
    curve.count += 1
    return kink.place.isFinite
  }

  /// Adds the curve of a row, kink by kink.
  private mutating func merge(_ other: Curve, into curve: inout Curve) {
    let factor = curve.scale / other.scale
    curve.addSlopes(other.left, other.right, times: factor)
    kinks.clear()
    trees.append(other.tree, to: &kinks)
    for kink in kinks {
      let moved = KinkTree.Kink(
        place: curve.place(of: other.value(at: kink.place)), row: kink.row,
        jump: kink.jump * factor.magnitude)
      curve.tree = trees.insert(moved, into: curve.tree)
    }
    curve.count += kinks.count
  }
}
