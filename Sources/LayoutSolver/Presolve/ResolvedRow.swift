/// A row with every variable replaced by its root.
struct ResolvedRow: Sendable {
  /// A root with its coefficient, and the total size of what that was added up from.
  struct Term: Sendable {
    var column: DenseIndex
    var coefficient: Double
    var size: Double
  }

  /// The terms, and room for more behind them: emptying the row costs nothing.
  var storage: [Term] = []
  /// How many terms there are.
  private(set) var count = 0
  /// The constant, less what the known values contribute.
  private(set) var constant = 0.0
  /// The total size of what the constant was added up from.
  private(set) var magnitude = 0.0

  /// The term of each root in a long row, -1 where there is none.
  private var places: [DenseIndex] = []
  private var columnCount = 0

  @inline(__always)
  func column(_ term: Int) -> DenseIndex { storage[term].column }
  @inline(__always)
  func coefficient(_ term: Int) -> Double { storage[term].coefficient }

  /// Whether `0 relation constant` does not hold.
  func isFalse(_ relation: RowRelation) -> Bool {
    Tolerance.isViolation(constant, magnitude: magnitude) && relation.violation(of: -constant) > 0
  }

  mutating func reset(columnCount: Int) {
    places.clear()
    self.columnCount = columnCount
    if storage.count < Tuning.fewTerms {
      storage.refill(Term(column: 0, coefficient: 0, size: 0), count: Tuning.fewTerms)
    }
  }

  /// Becomes a row of a system; linear in its terms.
  mutating func resolve(_ row: DenseIndex, of system: RowSystem, by forest: inout AffineForest) {
    begin(system.headers[row].constant)
    let one = forest.one
    var nodes = forest.nodes.mutableSpan
    for entry in system.rows.entries(of: row) {
      let node = AffineForest.find(system.rows.indices[entry], &nodes)
      add(system.rows.values[entry], node, one)
    }
    dropCancelled()
  }

  /// Becomes a row of a store; linear in its terms.
  mutating func resolve(_ row: Int, of store: RowStore, by forest: inout AffineForest) {
    resolve(store.rows[row], store.terms.span, by: &forest)
  }

  /// The same, given the header of the row and the terms of all rows.
  @inline(__always)
  mutating func resolve(
    _ header: RowStore.Row, _ terms: Span<RowTerm>, by forest: inout AffineForest
  ) {
    let one = forest.one
    var nodes = forest.nodes.mutableSpan
    resolve(header, terms, &nodes, one)
  }

  /// The same, given the nodes of the forest and the root of what is known.
  @inline(__always)
  mutating func resolve(
    _ header: RowStore.Row, _ terms: Span<RowTerm>,
    _ nodes: inout MutableSpan<AffineForest.Node>, _ one: DenseIndex
  ) {
    let own = terms.extracting(header.ownTerms)
    if own.count <= Tuning.fewTerms {
      addFew(own, header.constant, one) { AffineForest.find($0, &nodes) }
    } else {
      begin(header.constant)
      addMany(own, &nodes, one)
    }
  }

  /// The same by a forest that is flat.
  @inline(__always)
  mutating func resolve(
    _ header: RowStore.Row, _ terms: Span<RowTerm>, flat nodes: Span<AffineForest.Node>,
    _ one: DenseIndex
  ) {
    let own = terms.extracting(header.ownTerms)
    if own.count <= Tuning.fewTerms {
      addFew(own, header.constant, one) { nodes[Int($0)] }
    } else {
      begin(header.constant)
      addMany(own, flat: nodes, one)
    }
  }

  private mutating func addMany(
    _ terms: Span<RowTerm>, _ nodes: inout MutableSpan<AffineForest.Node>, _ one: DenseIndex
  ) {
    for index in terms.indices {
      let term = terms[index]
      add(term.coefficient, AffineForest.find(term.variable, &nodes), one)
    }
    dropCancelled()
  }

  private mutating func addMany(
    _ terms: Span<RowTerm>, flat nodes: Span<AffineForest.Node>, _ one: DenseIndex
  ) {
    for index in terms.indices {
      let term = terms[index]
      add(term.coefficient, nodes[Int(term.variable)], one)
    }
    dropCancelled()
  }

  /// What the terms of a short row came to.
  struct Sum: Sendable {
    var count = 0
    var constant: Double
    var magnitude: Double
  }

  /// Becomes the row that has been added up in ``storage``.
  @inline(__always)
  mutating func become(_ sum: Sum) {
    (count, constant, magnitude) = (sum.count, sum.constant, sum.magnitude)
  }

  @inline(__always)
  private mutating func addFew(
    _ terms: Span<RowTerm>, _ constant: Double, _ one: DenseIndex,
    find: (DenseIndex) -> AffineForest.Node
  ) {
    var resolved = storage.mutableSpan
    let sum = ResolvedRow.addFew(terms, constant, one, to: &resolved, find: find)
    become(sum)
  }

  /// Adds the terms of a short row up: what almost all rows are, so it is kept free of calls.
  @inline(__always)
  static func addFew(
    _ terms: Span<RowTerm>, _ constant: Double, _ one: DenseIndex,
    to resolved: inout MutableSpan<Term>, find: (DenseIndex) -> AffineForest.Node
  ) -> Sum {
    var sum = Sum(constant: constant, magnitude: constant.magnitude)
    var hasMerged = false
    for index in terms.indices {
      let term = terms[index]
      let node = find(term.variable)
      let shift = term.coefficient * node.offset
      sum.constant -= shift
      sum.magnitude += shift.magnitude
      let coefficient = term.coefficient * node.factor
      if node.parent == one || coefficient == 0 { continue }
      var place = 0
      while place < sum.count && resolved[place].column != node.parent { place += 1 }
      if place < sum.count {
        resolved[place].coefficient += coefficient
        resolved[place].size += coefficient.magnitude
        hasMerged = true
      } else {
        resolved[place] = Term(
          column: node.parent, coefficient: coefficient, size: coefficient.magnitude)
        sum.count += 1
      }
    }
    if hasMerged { sum.count = dropCancelled(among: sum.count, &resolved) }
    return sum
  }

  @inline(__always)
  private mutating func begin(_ constant: Double) {
    count = 0
    self.constant = constant
    magnitude = constant.magnitude
  }

  /// Adds a term of a variable.
  @inline(__always)
  private mutating func add(
    _ coefficient: Double, _ node: AffineForest.Node, _ one: DenseIndex
  ) {
    constant -= coefficient * node.offset
    magnitude += (coefficient * node.offset).magnitude
    if node.parent != one { add(node.parent, coefficient * node.factor) }
  }

  @inline(__always)
  private mutating func add(_ root: DenseIndex, _ coefficient: Double) {
    let place = self.place(of: root)
    if place < count {
      storage[place].coefficient += coefficient
      storage[place].size += coefficient.magnitude
      return
    }
    let term = Term(column: root, coefficient: coefficient, size: coefficient.magnitude)
    if count < storage.count { storage[count] = term } else { storage.append(term) }
    count += 1
    if count > Tuning.fewTerms { notePlace() }
  }

  /// The term of a root; the count of terms where there is none.
  @inline(__always)
  private func place(of root: DenseIndex) -> Int {
    if count > Tuning.fewTerms { return places[root] < 0 ? count : Int(places[root]) }
    for place in 0..<count where storage[place].column == root { return place }
    return count
  }

  /// Notes the place of the last term, or of all when the row has just become a long one.
  private mutating func notePlace() {
    if places.isEmpty { places.refill(-1, count: columnCount) }
    let first = count == Tuning.fewTerms + 1 ? 0 : count - 1
    for place in first..<count {
      places[storage[place].column] = DenseIndex(truncatingIfNeeded: place)
    }
  }

  private mutating func dropCancelled() {
    if count > Tuning.fewTerms { forgetPlaces() }
    let count = count
    var resolved = storage.mutableSpan
    let kept = ResolvedRow.dropCancelled(among: count, &resolved)
    self.count = kept
  }

  /// Drops terms that are nothing but rounding; returns how many of the first `count` are left.
  @inline(__always)
  private static func dropCancelled(among count: Int, _ terms: inout MutableSpan<Term>) -> Int {
    var kept = 0
    for index in 0..<count {
      let term = terms[index]
      if term.coefficient.magnitude <= Tolerance.cancellation * term.size { continue }
      if kept < index { terms[kept] = term }
      kept += 1
    }
    return kept
  }

  private mutating func forgetPlaces() {
    for index in 0..<count { places[storage[index].column] = -1 }
  }
}
