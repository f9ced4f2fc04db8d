/// Which values are computed from which, so that those that follow a few columns are written without a
/// pass over all variables.
///
/// Values are numbered in the order in which they are computed: the columns that went with a row, the
/// positions that are measured from others, the columns that were merged, the variables that are linked
/// to others. Nothing is computed from the last, so they are written as soon as those others are.
struct ValueReach: Sendable {
  /// How many small changes pass before what follows what is listed: that takes a pass over all values.
  private static let patience = 2
  /// Followers are written one by one if they are at most one in so many of all values, where one of two
  /// others counts twice; a pass over all is quicker than more.
  private static let valuesForEachWritten = 2
  /// The columns that they follow are at most one in so many.
  private static let valuesForEachColumn = 8

  private var smallChanges = 0
  /// The values computed from variable `v` are `followers[starts[v]..<starts[v + 1]]`.
  private var starts: [DenseIndex] = []
  private var followers: [DenseIndex] = []
  /// The position of each rank; none if no position is measured from another.
  private var positions: [DenseIndex] = []
  /// The values to be computed anew, none between uses.
  private var open = PlaceMarks()

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
    // Where little hangs on columns, a pass over all is quicker.
    if columns.count > values.count / ValueReach.valuesForEachColumn { return false }
    smallChanges += 1
    if smallChanges <= ValueReach.patience { return false }
    if starts.isEmpty { list(presolve) }
    let left = ValueReach.follow(
      columns, simplex, presolve, positions, starts, followers, &open.words, &values,
      atMost: values.count / ValueReach.valuesForEachWritten)
    if left < 0 { open.words.refill(0, count: open.words.count) }
    return left >= 0
  }

  /// Writes the values of columns, and then those that are computed from what has changed, in order, as
  /// long as they are not too many; returns how many more there might be.
  private static func follow(
    _ columns: [DenseIndex], _ simplex: borrowing DualSimplex, _ presolve: Presolve,
    _ positions: [DenseIndex], _ starts: [DenseIndex], _ followers: [DenseIndex],
    _ open: inout [UInt64], _ values: inout [Double], atMost limit: Int
  ) -> Int {
    let (first, second) = (presolve.singletons.definitions, presolve.merging.definitions)
    let secondStart = first.count + positions.count
    let variableStart = secondStart + second.count
    let nodes = presolve.forest.nodes.span
    let (starts, followers) = (starts.span, followers.span)
    var open = open.mutableSpan
    var values = values.mutableSpan
    var left = limit
    for column in columns {
      let root = presolve.rootOfColumn[column]
      // A sum belongs to no variable.
      if root == presolve.one { continue }
      if let rank = presolve.offsets.rank(of: root) {
        open.mark(first.count + Int(rank))
      } else {
        let value = simplex.system.value(of: Int(column), at: simplex.point[column]) + 0
        left -= set(root, value, &values, &open, starts, followers, nodes, from: variableStart)
      }
    }
    var number = open.firstMark(from: 0)
    while number >= 0 && left >= 0 {
      open.unmark(number)
      if number >= secondStart {
        let (column, value) = second.evaluate(variableStart - 1 - number, values)
        left -= set(column, value, &values, &open, starts, followers, nodes, from: variableStart)
      } else if number < first.count {
        let (column, value) = first.evaluate(first.count - 1 - number, values)
        left -= set(column, value, &values, &open, starts, followers, nodes, from: variableStart)
      } else {
        let position = positions[number - first.count]
        let column = presolve.roots[position].column
        let offset =
          column < 0 ? 0 : simplex.system.value(of: Int(column), at: simplex.point[column]) + 0
        let parent = Int(presolve.offsets.parent(of: position))
        left -= set(
          position, offset + values[parent], &values, &open, starts, followers, nodes,
          from: variableStart)
      }
      number = open.firstMark(from: number)
    }
    return left
  }

  /// Writes a value and those of the variables that are linked to its own, and opens what else is computed
  /// from it; returns how many these are.
  ///
  /// - Parameter variableStart: The number of the first variable.
  @inline(__always)
  private static func set(
    _ variable: DenseIndex, _ value: Double, _ values: inout MutableSpan<Double>,
    _ marks: inout MutableSpan<UInt64>, _ starts: Span<DenseIndex>, _ followers: Span<DenseIndex>,
    _ nodes: Span<AffineForest.Node>, from variableStart: Int
  ) -> Int {
    if values[Int(variable)] == value { return 0 }
    values[Int(variable)] = value
    // Variables that came since stand in no list; nothing is computed from them.
    if Int(variable) + 1 >= starts.count { return 0 }
    let places = Int(starts[Int(variable)])..<Int(starts[Int(variable) + 1])
    for place in places {
      let number = Int(followers[place])
      if number < variableStart {
        marks.mark(number)
      } else {
        let node = nodes[number &- variableStart]
        values[number &- variableStart] = node.factor * value + node.offset + 0
      }
    }
    return places.count
  }

  /// Lists the followers of each variable, by a counting sort.
  private mutating func list(_ presolve: Presolve) {
    starts.refill(0, count: presolve.forest.nodes.count + 1)
    if !presolve.offsets.isEmpty { positions.refill(-1, count: presolve.roots.count) }
    for position in presolve.offsets.order {
      if let rank = presolve.offsets.rank(of: position) { positions[rank] = position }
    }
    open.resize(
      to: presolve.singletons.definitions.count + positions.count
        + presolve.merging.definitions.count)
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
