/// Which values are computed from which, so that those that follow a few columns are written without a
/// pass over all variables.
///
/// Values are numbered in the order in which they are computed: the columns that went with a row, the
/// positions that are measured from others, the columns that were merged, the variables that are linked
/// to others.
struct ValueReach: Sendable {
  /// How many small changes pass before what follows what is listed, which takes a pass itself.
  private static let patience = 2
  /// How many values there are for each of those written so; a pass over all is quicker than more.
  private static let valuesForEachWritten = 16

  private var smallChanges = 0
  /// The values computed from variable `v` are `followers[starts[v]..<starts[v + 1]]`.
  private var starts: [DenseIndex] = []
  private var followers: [DenseIndex] = []
  /// The position of each rank; none if no position is measured from another.
  private var positions: [DenseIndex] = []
  /// The values to be computed anew, and how many more there may be.
  private var open = KeyHeap()
  private var left = 0

  /// Forgets what follows what, which presolving has changed.
  mutating func forget() {
    smallChanges = 0
    starts.clear()
    followers.clear()
    positions.clear()
  }

  /// Writes the values that follow some columns, as ``Presolve/expand(_:into:)`` would; false if it is
  /// not known which these are, or they are too many.
  mutating func write(
    _ columns: [DenseIndex], of simplex: borrowing DualSimplex, _ presolve: Presolve,
    into values: inout [Double]
  ) -> Bool {
    smallChanges += 1
    if smallChanges <= ValueReach.patience { return false }
    if starts.isEmpty { list(presolve) }
    left = values.count / ValueReach.valuesForEachWritten
    let (first, second) = (presolve.singletons.definitions, presolve.merging.definitions)
    for column in columns {
      let root = presolve.rootOfColumn[column]
      // A sum belongs to no variable.
      if root == presolve.one { continue }
      if let rank = presolve.offsets.rank(of: root) {
        open.insert(Int64(first.count) + Int64(rank))
      } else {
        set(root, simplex.system.value(of: Int(column), at: simplex.point[column]) + 0, &values)
      }
    }
    let secondStart = first.count + positions.count
    var last: Int64 = -1
    while left >= 0, let key = open.takeLeast() {
      if key == last { continue }
      last = key
      let number = Int(key)
      if number < first.count {
        define(first.count - 1 - number, first, &values)
      } else if number < secondStart {
        let position = positions[number - first.count]
        let column = presolve.roots[position].column
        let offset =
          column < 0 ? 0 : simplex.system.value(of: Int(column), at: simplex.point[column]) + 0
        set(position, offset + values[presolve.offsets.parent(of: position)], &values)
      } else if number < secondStart + second.count {
        define(secondStart + second.count - 1 - number, second, &values)
      } else {
        let variable = number - secondStart - second.count
        let node = presolve.forest.nodes[variable]
        values[variable] = node.factor * values[node.parent] + node.offset + 0
      }
    }
    open.removeAll()
    return left >= 0
  }

  private mutating func define(
    _ index: Int, _ definitions: Definitions, _ values: inout [Double]
  ) {
    set(definitions.head(of: index).column, definitions.value(of: index, values), &values)
  }

  /// Writes a value, and opens those that are computed from it.
  private mutating func set(_ variable: DenseIndex, _ value: Double, _ values: inout [Double]) {
    if values[variable] == value { return }
    values[variable] = value
    // Variables that came since stand in no list; nothing is computed from them.
    if Int(variable) + 1 >= starts.count { return }
    let places = Int(starts[variable])..<Int(starts[variable + 1])
    left -= places.count
    if left < 0 { return }
    for place in places {
      open.insert(Int64(followers[place]))
    }
  }

  /// Lists the followers of each variable, by a counting sort.
  private mutating func list(_ presolve: Presolve) {
    starts.refill(0, count: presolve.forest.nodes.count + 1)
    if !presolve.offsets.isEmpty { positions.refill(-1, count: presolve.roots.count) }
    for position in presolve.offsets.order {
      if let rank = presolve.offsets.rank(of: position) { positions[rank] = position }
    }
    ValueReach.visit(presolve, positions) { variable, _ in starts[variable] += 1 }
    var total: DenseIndex = 0
    for variable in starts.indices {
      total += starts[variable]
      starts[variable] = total
    }
    followers.refill(0, count: Int(total))
    ValueReach.visit(presolve, positions) { variable, number in
      starts[variable] -= 1
      followers[starts[variable]] = DenseIndex(truncatingIfNeeded: number)
    }
  }

  /// Calls a closure with each variable and the number of a value that is computed from it.
  private static func visit(
    _ presolve: Presolve, _ positions: [DenseIndex], _ note: (DenseIndex, Int) -> Void
  ) {
    var count = 0
    visit(presolve.singletons.definitions, &count, note)
    for rank in positions.indices where positions[rank] >= 0 {
      note(presolve.offsets.parent(of: positions[rank]), count + rank)
    }
    count += positions.count
    visit(presolve.merging.definitions, &count, note)
    for (variable, node) in presolve.forest.nodes.enumerated()
    where Int(node.parent) != variable && node.parent != presolve.one {
      note(node.parent, count + variable)
    }
  }

  private static func visit(
    _ definitions: Definitions, _ count: inout Int, _ note: (DenseIndex, Int) -> Void
  ) {
    count += definitions.count
    for index in 0..<definitions.count {
      for entry in definitions.others(of: index) { note(entry.column, count - 1 - index) }
    }
  }
}
