/// The regions of sizes that a small layout has been in, each with the way that its values go there.
///
/// For a given basis every value is an affine function of the constants that change, and the basis stays
/// optimal on a convex polytope of them, a *critical region* (Gal and Nedoma 1972). Solving a program
/// once for each region and then only looking the region up is what explicit model predictive control
/// does (Bemporad, Morari, Dua and Pistikopoulos 2002); here the regions are noted as they are met. A
/// window that goes back to a size, turns, or is dragged to and fro is in few of them, and each time but
/// the first costs one pass over what has to hold there and one over the values.
///
/// A layout falls into ``Part``s that have nothing in common, such as its widths and its heights: each
/// has regions of its own. The engine is left behind while a region is known; it takes over the basis of
/// the region when something else happens, so ties fall as they fell when the region was met.
struct ResizeAtlas: Sendable {
  /// A row whose constant changes.
  struct Parameter: Sendable {
    /// The row of the store, and that of the reduced system.
    let row: DenseIndex
    let place: DenseIndex
    /// The part that it moves.
    let part: Int
    /// From the constant of the store's row to that of the reduced system's: less the offset, divided
    /// by the scale; and one over that, by which multiplying is exact too, since it is a power of two.
    let offset: Double
    let unit: Double
    /// The level of the row, negative for one that no violation is possible of, and what a unit of its
    /// residual costs below and above 0.
    let level: Int
    let lower: Double
    let upper: Double
    /// The constant, as it stands in the reduced system, for which the values are those of the optimum,
    /// and the one that is asked for.
    var constant: Double
    var asked: Double
    /// Whether the engine has not heard of the constant yet.
    var isLate = false
    /// The way that the values go where they are.
    var way = Way()

    /// What a residual of the row costs at its level.
    @inline(__always)
    func cost(at residual: Double) -> Double { Swift.max(lower * residual, upper * residual) }

    /// Whether the row, which is required, does not hold.
    func isBroken(at residual: Double) -> Bool {
      residual > Tolerance.residual && upper > 0 || residual < -Tolerance.residual && lower < 0
    }

    /// Notes a constant that is asked for, if the values stay in the region where they are; returns how
    /// far it is from the one that the region was met for, and what moves; nil if they leave.
    @inline(__always)
    mutating func follow(to constant: Double) -> (change: Double, moves: RegionMoves)? {
      let reduced = reducedConstant(of: constant)
      guard let change = way.change(to: reduced) else { return nil }
      asked = reduced
      self.constant = reduced
      isLate = true
      return (change, way.moves)
    }

    /// A constant of the row as it stands in the reduced system.
    @inline(__always)
    func reducedConstant(of constant: Double) -> Double { (constant - offset) * unit }
  }

  /// The way that the values of a part with one parameter go in the region where they are.
  ///
  /// Where there is one, the part has that region. Another parameter, or another region, takes it away.
  struct Way: Sendable {
    /// The constant for which the region was met, and the least and the largest change of it; none is
    /// between them where no way is known.
    var home = 0.0
    var least = Double.infinity
    var most = -Double.infinity
    var moves = RegionMoves()

    /// The way in no region.
    init() {}

    /// The way in a region.
    @inline(__always)
    init(in region: Region, _ numbers: [Double]) {
      let limits = region.limits(of: 0)
      (home, least, most) = (numbers[limits], numbers[limits &+ 1], numbers[limits &+ 2])
      moves = region.moves(for: 0, 1)
    }

    /// How far a constant is from the one that the region was met for; nil if that leaves the region.
    @inline(__always)
    func change(to constant: Double) -> Double? {
      let change = constant - home
      return change >= least && change <= most ? change : nil
    }
  }

  /// Columns of the reduced system that no row and no variable joins with others.
  struct Part: Sendable {
    /// How many columns there are, and slots of the basis.
    var columnCount = 0
    /// Where its rows stand in ``rows`` and its variables in ``variables``.
    var rows = 0..<0
    var variables = 0..<0
    /// Its parameters; no region is known without.
    var parameters = 0..<0
    /// The first one in the list of the regions known, the one used last; -1 for none.
    var firstRegion: DenseIndex = -1
    /// The region that the values are in, and the one whose basis the engine has; -1 for one that is
    /// not known.
    var current: DenseIndex = -1
    var engineRegion: DenseIndex = -1
    /// The region that was found for what is asked.
    var found: DenseIndex = -1
  }

  /// Where constants keep a basis optimal.
  ///
  /// In ``numbers`` stand, one after the other:
  /// - for each parameter its constant when the region was met, and the least and the largest change of it;
  /// - the values then of the variables that move and stand in no block, +0 for 0, and for each parameter
  ///   their rates;
  /// - from ``firstFixed`` on the values of the others;
  /// - from ``firstCondition`` on, for each condition of several parameters, how far it is from being broken,
  ///   and how fast it goes away from that for each of them;
  /// - from ``firstCost`` on what the part costs at each level, and how far each parameter's row is from
  ///   holding, both with how fast they grow for each parameter;
  /// - and up to ``end`` the basis: the multipliers of the slots, and the slopes of the rows.
  struct Region: Sendable {
    let firstNumber: DenseIndex
    let firstFixed: DenseIndex
    let firstCondition: DenseIndex
    let firstCost: DenseIndex
    let end: DenseIndex
    /// Where in ``heads`` the rows of the part's slots stand, and the variables that move and the others.
    let firstActive: DenseIndex
    let firstMoving: DenseIndex
    let firstUnmoved: DenseIndex
    let unmovedEnd: DenseIndex
    /// Where in ``blocks`` those stand that are written together with their neighbours.
    let firstBlock: DenseIndex
    let blockCount: DenseIndex
    /// How many conditions of several parameters there are.
    let conditionCount: DenseIndex
    /// The next region in the list of the part; -1 for none.
    var next: DenseIndex
    /// Whether no other point is as good.
    let isUnique: Bool
    /// A number that is the same for the same basis.
    let mark: UInt64

    var active: Range<Int> { Region.places(firstActive, firstMoving) }
    var moving: Range<Int> { Region.places(firstMoving, firstUnmoved) }
    var fixed: Range<Int> { Region.places(firstUnmoved, unmovedEnd) }

    @inline(__always)
    private static func places(_ first: DenseIndex, _ end: DenseIndex) -> Range<Int> {
      assert(first <= end, "places stand one after the other")
      return Range(uncheckedBounds: (Int(first), Int(end)))
    }
  }

  /// How many columns, rows and variables a layout has at most to have its regions noted.
  var columnLimit = ResizeAtlas.usualColumnLimit
  static let usualColumnLimit = 63
  static let rowLimit = 256
  static let variableLimit = 160
  /// How many parameters a part may have.
  static let parameterLimit = 4
  /// How many numbers are kept in total, those in blocks too; with more, all regions are forgotten.
  var numberLimit = 16_384
  /// For how many regions there is room before there are more.
  static let usualRegionCount = 16
  /// From how many solves in a row on that only constants have changed for, regions are noted.
  static let patience = 2

  var parameters: [Parameter] = []
  var parts: [Part] = []
  var regions: [Region] = []
  var rows: [DenseIndex] = []
  var variables: [DenseIndex] = []
  var partOfColumn: [DenseIndex] = []
  /// The part that moves each variable; ``fixed`` or ``balanced`` for none.
  var partOfVariable: [DenseIndex] = []
  /// What stands there for a variable that has the same value everywhere, to the last bit.
  static let fixed: DenseIndex = -1
  /// What stands there for one whose value is computed from variables that move, which balance but for
  /// rounding: all parts note it among those that stay.
  static let balanced: DenseIndex = -2
  /// The part of each row, and how far from the end of a region's numbers its slope stands; -1 for a row
  /// without coefficients.
  var partOfRow: [DenseIndex] = []
  var slopeOfRow: [DenseIndex] = []
  var numbers: [Double] = []
  var heads: [DenseIndex] = []
  var blocks: [MovingBlock] = []
  /// The sizes of the system that the parts are those of; none if there are no parts.
  var partsAreOf: (rows: Int, columns: Int) = (-1, -1)
  /// How many regions may be noted yet; see ``RegionCredit``.
  var credit = RegionCredit()
  /// How many solves in a row only constants have changed for.
  var solveCount = 0
  /// How many variables and levels there are.
  var variableCount = 0
  var levelWidth = 0
  /// Scratch: the slots of a part.
  var slots: [DenseIndex] = []
  /// Scratch: the rates of all rows, parameter by parameter.
  var rowRates: [Double] = []
  /// The same of the variables of a part, and which of those move.
  var valueRates: [Double] = []
  var moving: [DenseIndex] = []
  /// Scratch: the rates of all variables for one parameter.
  var rateOfVariable: [Double] = []

  /// Whether some constant has changed that the engine has not heard of.
  var isAhead = false

  /// The rows of the store whose constants the engine has not heard of.
  var late: [DenseIndex] { parameters.filter(\.isLate).map(\.row) }

  /// Whether the values are in other regions than the engine is.
  var engineIsElsewhere: Bool { parts.contains { $0.current != $0.engineRegion } }

  /// Forgets all regions; the engine is up to date.
  ///
  /// - Parameter isNew: Whether the system is another one.
  @inline(__always)
  mutating func forget(isNew: Bool) {
    solveCount = 0
    isAhead = false
    if isNew {
      partsAreOf = (-1, -1)
      credit = RegionCredit()
    }
    if !parameters.isEmpty { forgetParameters() }
  }

  /// Forgets all parameters, and with them all regions.
  @inline(never)
  private mutating func forgetParameters() {
    forgetRegions()
    parameters.clear()
    for part in parts.indices { parts[part].parameters = 0..<0 }
  }

  /// Forgets all regions, but no parameters.
  mutating func forgetRegions() {
    regions.clear()
    numbers.clear()
    heads.clear()
    blocks.clear()
    for part in parts.indices {
      parts.change(at: part) { part in
        part.firstRegion = -1
        part.current = -1
        part.engineRegion = -1
      }
    }
    for index in parameters.indices { parameters[index].way = Way() }
  }

  @inline(__always)
  func parameter(of row: DenseIndex) -> Int? {
    for index in 0..<parameters.count where parameters[index].row == row { return index }
    return nil
  }
}

/// How many regions may be noted before the values follow some of them.
///
/// Noting one costs about what two steps of the simplex do. Where sizes jump and hardly any region is
/// met twice, that ends until the rows are presolved again; each resize without a step pays for two more.
struct RegionCredit: Sendable {
  private static let most = 64
  private(set) var left = RegionCredit.most / 2

  mutating func spend() { left -= 1 }
  @inline(__always)
  mutating func earn() {
    if left < RegionCredit.most { left = Swift.min(left + 2, RegionCredit.most) }
  }
}
