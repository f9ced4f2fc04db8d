/// The parts of a reduced system that depend on the constants of some rows: each has the rows, columns and
/// variables that depend on each other, and shares none with another part.
struct RegimeParts: Sendable {
  /// A part, by where its members stand in the lists of all parts.
  struct Part: Sendable {
    /// Its parameters, among all.
    let parameters: Range<Int>
    let rows: Range<Int>
    let columns: Range<Int>
    /// Its variables: where they stand in the list, or, in a stretch, their numbers.
    var variables: Range<Int>
    /// Whether the variables are a stretch of neighbours, some of which may depend on no parameter.
    var isStretch = false
  }

  private var parts: [Part] = []
  /// The rows and columns of the parts.
  private var members: [DenseIndex] = []
  /// Where each row of the reduced system stands among the members; -1 for those in no part.
  private var rowPlaces: [DenseIndex] = []
  /// The variables of the parts, and what others are noted behind them.
  var variables: [DenseIndex] = []
  /// How many variables the parts have.
  private(set) var variableCount = 0

  /// How many parts there are.
  var count: Int { parts.count }

  subscript(part: Int) -> Part {
    @inline(__always) get { parts[part] }
  }

  /// The rows and the columns of a part.
  func rows(of part: Part) -> ArraySlice<DenseIndex> { members[part.rows] }
  func columns(of part: Part) -> ArraySlice<DenseIndex> { members[part.columns] }

  /// The place of a row of the reduced system among those of a part; nil if it is in another.
  @inline(__always)
  func place(ofRow row: DenseIndex, in part: Int) -> Int? {
    let place = Int(rowPlaces[row])
    return parts[part].rows.contains(place) ? place - parts[part].rows.lowerBound : nil
  }

  /// A variable of a part, by its place there.
  @inline(__always)
  func variable(_ place: Int, of part: Part) -> Int {
    let index = part.variables.lowerBound + place
    return part.isStretch ? index : Int(variables[index])
  }

  mutating func removeAll() {
    parts.clear()
    members.clear()
    variables.clear()
    variableCount = 0
  }

  /// Finds the parts that some rows of the reduced system stand in, of an engine with so many variables;
  /// returns the order that the rows have by parts.
  mutating func find(
    around places: [DenseIndex], in engine: LiveEngine, variableCount count: Int
  ) -> [Int] {
    removeAll()
    var sets = DisjointSets()
    engine.presolve.joinDependents(engine.simplex.system, in: &sets)
    let roots = Roots(of: sets, engine)
    let own = places.map { roots.root(ofRow: $0) }
    var order: [Int] = []
    for (index, root) in own.enumerated() where own.firstIndex(of: root) == index {
      let first = order.count
      order += own.indices.filter { own[$0] == root }
      append(first..<order.count, root, roots, count)
    }
    variableCount = variables.count
    rowPlaces.refill(-1, count: engine.simplex.system.rowCount)
    for part in parts {
      for place in part.rows { rowPlaces[members[place]] = DenseIndex(truncatingIfNeeded: place) }
    }
    findStretches(count)
    return order
  }

  /// The sets that rows, columns and variables are in.
  private struct Roots {
    private let roots: [DenseIndex]
    private let rows: SparseRows
    private let firstColumn: Int
    let rowCount: Int
    let columnCount: Int

    init(of sets: DisjointSets, _ engine: LiveEngine) {
      roots = sets.roots()
      rows = engine.simplex.system.rows
      firstColumn = Int(engine.presolve.dependent(ofColumn: 0))
      rowCount = engine.simplex.system.rowCount
      columnCount = engine.simplex.system.columnCount
    }

    /// The set that a row is in; one of its own if it has no entry.
    func root(ofRow row: DenseIndex) -> DenseIndex {
      let entries = rows.entries(of: row)
      return entries.isEmpty ? -1 - row : root(ofColumn: rows.indices[entries.lowerBound])
    }

    func root(ofColumn column: DenseIndex) -> DenseIndex { roots[firstColumn + Int(column)] }
    func root(ofVariable variable: DenseIndex) -> DenseIndex { roots[variable] }
  }

  private mutating func append(
    _ parameters: Range<Int>, _ root: DenseIndex, _ roots: Roots, _ variableCount: Int
  ) {
    let (firstRow, firstVariable) = (members.count, variables.count)
    for row in 0..<DenseIndex(truncatingIfNeeded: roots.rowCount)
    where roots.root(ofRow: row) == root {
      members.append(row)
    }
    let firstColumn = members.count
    for column in 0..<DenseIndex(truncatingIfNeeded: roots.columnCount)
    where roots.root(ofColumn: column) == root {
      members.append(column)
    }
    for variable in 0..<DenseIndex(truncatingIfNeeded: variableCount)
    where roots.root(ofVariable: variable) == root {
      variables.append(variable)
    }
    parts.append(
      Part(
        parameters: parameters, rows: firstRow..<firstColumn,
        columns: firstColumn..<members.count, variables: firstVariable..<variables.count))
  }

  /// Finds the parts whose variables are neighbours but for some that depend on no parameter and are not
  /// more: one pass over neighbours is quicker than one over places here and there.
  private mutating func findStretches(_ count: Int) {
    var owners = [DenseIndex](repeating: -1, count: count)
    for part in parts.indices {
      for place in parts[part].variables {
        owners[variables[place]] = DenseIndex(truncatingIfNeeded: part)
      }
    }
    for part in parts.indices where !parts[part].variables.isEmpty {
      let own = variables[parts[part].variables]
      let stretch = Int(own[own.startIndex])..<(Int(own[own.endIndex - 1]) + 1)
      let owner = DenseIndex(truncatingIfNeeded: part)
      if stretch.count <= 2 * own.count
        && owners[stretch].allSatisfy({ $0 == owner || $0 < 0 })
      {
        parts[part].variables = stretch
        parts[part].isStretch = true
      }
    }
  }
}
