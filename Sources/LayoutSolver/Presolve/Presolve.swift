/// Makes the rows of a store fewer before they are solved, and the solution whole again.
///
/// - Required equalities that leave two variables link them, and those that leave one fix it.
/// - Two required equalities in three variables each that share a pair of them, in the same ratio,
///   link the third ones (the fields of a form, whose labels are equally wide).
/// - Required inequalities in one variable become bounds, of which the tightest stay.
/// - A variable that stands in two required equalities and nowhere else merges them (see
///   ``EqualityMerging``), and one in a single row goes with it (see ``RowSingletons``).
///
/// Most of a layout is required equalities, so little is left. Every step keeps the optimal values of
/// what is left and reads off the rest, hence optima stay optima. Rows that are pinned stay as they
/// are, over what is left of their variables, so that they can change without presolving again.
/// Nearly linear in the non-zeros.
struct Presolve: Sendable {
  /// The bounds of a root and its column in the reduced system.
  struct Root: Sendable {
    /// The tightest required bounds.
    var lower = -Double.infinity
    var upper = Double.infinity
    /// The root's column in the reduced system; -1 where it has none.
    var column: DenseIndex = -1

    /// Takes over a bound, of the other side if it was divided by a negative number.
    @inline(__always)
    mutating func tighten(_ relation: RowRelation, _ bound: Double, isTurned: Bool) {
      if (relation == .greaterThanOrEqual) != isTurned {
        lower = Swift.max(lower, bound)
      } else {
        upper = Swift.min(upper, bound)
      }
    }
  }

  /// The place of a row that presolving has used up.
  static let consumed: DenseIndex = -1
  /// The place of a row that was added after presolving and waits to be appended.
  static let new: DenseIndex = -3
  /// The places of two rows that linked variables together: the later one of the pair is linked, the one met
  /// before is paired.
  static let linked: DenseIndex = -4
  static let paired: DenseIndex = -5
  /// The place of a row that cannot change alone, since others were used up with it, and that row 0
  /// of the reduced system carries; the next ones are carried by the next rows.
  static let firstCarried: DenseIndex = -6

  var forest = AffineForest()
  /// The links of the forest in their order; kept only if ``recordsLinks`` is set.
  var links = LinkTape()
  /// Whether rows that are used up are to be opened one by one; see ``open(_:_:_:of:in:)``.
  var recordsLinks = false
  /// The rows opened since presolving, and those that have joined the reduced system.
  var opened = OpenedRows()
  /// Scratch for opening rows, and for those that join.
  var constantShares = ConstantShares()
  var reducedTerms = ReducedTerms()
  var roots: [Root] = []
  /// The rows left, over roots.
  var kept = KeptRows()
  /// For each row of the store its row in the reduced system, or one of ``consumed``,
  /// ``new``, ``linked`` and ``paired``, or a number up to ``firstCarried``.
  var places: [DenseIndex] = []
  /// The roots left in the order of their columns.
  var rootOfColumn: [DenseIndex] = []
  /// Whether some variable may take several values without cost, whatever the rest is.
  var leavesFreedom = false
  /// How many bounds, rows and entries of rows are left.
  var boundCount = 0
  var keptCount = 0
  var keptEntryCount = 0
  var row = ResolvedRow()
  /// The required equalities that had several roots when they were resolved last, in ascending order;
  /// those removed have been used up since.
  var open = KeptRows()
  var pairs = PairTable()
  /// How many links were made.
  var linkCount = 0
  /// For each root the kept rows in which it stands.
  private(set) var uses = ColumnUses()
  private(set) var merging = EqualityMerging()
  var singletons = RowSingletons()

  /// Reduces the rows of a store to a system; false if the required ones contradict each other.
  ///
  /// - Parameter isLarge: Whether memory is given back as soon as presolving needs it no longer.
  mutating func reduce(
    _ store: RowStore, into system: inout RowSystem, isLarge: Bool = false
  ) -> Bool {
    reset(store)
    guard linkEqualities(of: store), keepRows(of: store) else { return false }
    if isLarge { dropLinkingScratch() }
    uses.count(kept, columnCount: roots.count)
    guard merging.run(on: &kept, roots, &uses) else { return false }
    assert(uses.areTrue(of: kept, byKind: true), "merging leaves the counts true")
    singletons.run(on: &kept, roots, &uses)
    assert(uses.areTrue(of: kept, byKind: false), "rows that go leave the counts true")
    guard build(&system) else { return false }
    if isLarge { dropScratch() }
    return true
  }

  private mutating func reset(_ store: RowStore) {
    let variableCount = store.uses.count
    forest.reset(count: variableCount)
    links.removeAll()
    // Each link takes away a root.
    if recordsLinks { links.reserveCapacity(variableCount) }
    reducedTerms.forget()
    row.reset(columnCount: variableCount)
    roots.refill(Root(), count: variableCount)
    places.refill(Presolve.consumed, count: store.rows.count)
    kept.removeAll()
    linkCount = 0
  }

  /// Gives back the memory that only linking needs.
  private mutating func dropLinkingScratch() {
    (open, pairs) = (KeptRows(), PairTable())
  }

  /// Gives back the memory that only presolving needs, and ``face(_:)``.
  private mutating func dropScratch() {
    let rows = kept.dropUnused()
    merging.renumber(by: rows)
    singletons.renumber(by: rows)
    links.dropSpareRoom()
    uses = ColumnUses()
    merging.dropScratch()
    singletons.dropScratch()
  }

  // MARK: Rows

  /// Keeps the rows that still say something, over roots; false if one cannot hold.
  private mutating func keepRows(of store: RowStore) -> Bool {
    forest.flatten()
    // Each link has used a row up.
    return kept.keep(
      rowsOf: store, but: linkCount, by: &forest, open, &row, boundsOf: &roots)
  }

  // MARK: Values

  /// The root of a variable and the map from its value to the variable's.
  mutating func find(
    _ variable: DenseIndex
  ) -> (root: DenseIndex, factor: Double, offset: Double) { forest.find(variable) }

  /// Whether the value of a variable is known, whatever the columns are.
  func isFixed(_ variable: Int) -> Bool {
    forest.nodes[variable].parent == one
      && opened.newestShare(of: DenseIndex(truncatingIfNeeded: variable)) < 0
  }

  /// The constant that a row of the store has at a place in the reduced system.
  @inline(__always)
  func constant(of header: RowStore.Row, at place: DenseIndex, _ terms: [RowTerm]) -> Double {
    if let offset = opened.offset(of: place) { return header.constant - offset }
    // Every variable hangs directly on its root.
    var constant = header.constant
    let (terms, nodes) = (terms.span, forest.nodes.span)
    for term in header.allTerms {
      constant -= terms[term].coefficient * nodes[Int(terms[term].variable)].offset
    }
    return constant
  }

  /// Computes the values of all variables from those of the reduced system's columns.
  ///
  /// `values` has one place more than there are variables; those that nothing holds stay as they are.
  @inline(__always)
  func expand(_ simplex: borrowing DualSimplex, into values: inout [Double]) {
    Presolve.writeRoots(
      rootOfColumn, simplex.point.values, simplex.system.columnScales, to: &values)
    expandRoots(&values)
    opened.spread(simplex.point.values, &values)
    // Where the columns of opened rows were put.
    values[forest.one] = 0
  }

  /// Writes the values of the roots that are left, given those of the columns and their scales.
  private static func writeRoots(
    _ roots: [DenseIndex], _ point: [Double], _ scales: [Double], to values: inout [Double]
  ) {
    let (roots, point, scales) = (roots.span, point.span, scales.span)
    var values = values.mutableSpan
    // Checked once for all.
    precondition(roots.count <= point.count, "columns have values")
    // Adding 0 makes -0 an ordinary 0.
    if scales.isEmpty {
      for column in roots.indices { values[Int(roots[column])] = point[column] + 0 }
    } else {
      for column in roots.indices {
        values[Int(roots[column])] = point[column] * scales[column] + 0
      }
    }
  }

  /// The values of all variables, given those of the reduced system's columns.
  func expand(_ columnValues: [Double]) -> [Double] {
    var values = [Double](repeating: 0, count: Int(forest.one) + 1)
    for (root, value) in zip(rootOfColumn, columnValues) { values[root] = value + 0 }
    expandRoots(&values)
    values.removeLast()
    return values
  }

  /// Computes the values of all variables from those of the roots that are left.
  @inline(__always)
  private func expandRoots(_ values: inout [Double]) {
    singletons.restore(&values, isRate: false)
    merging.restore(&values, isRate: false)
    forest.spread(&values)
  }

  /// What the known values contribute to the constant of a row of the store.
  func offset(
    of header: RowStore.Row, at place: DenseIndex, _ terms: [RowTerm]
  ) -> Double {
    // Not a difference with the constant, whose rounding would hide it.
    var known = header
    known.constant = 0
    return 0 - constant(of: known, at: place, terms)
  }
}
