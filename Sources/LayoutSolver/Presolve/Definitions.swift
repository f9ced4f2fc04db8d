/// The eliminated roots in the order of their elimination, each with the row that determines its value.
struct Definitions: Sendable {
  /// A root and the equation `pivot · root + Σ value · other = constant`.
  struct Definition: Sendable {
    let root: DenseIndex
    fileprivate let firstEntry: DenseIndex
    let pivot: Double
    let constant: Double
    /// The index of the row in the problem.
    let row: DenseIndex
    /// Whether the row can be violated, because it is optional or an inequality.
    let isViolable: Bool
  }

  private var definitions: [Definition] = []
  private var entries: [SparseEntry] = []

  /// The number of definitions.
  var count: Int { definitions.count }

  subscript(index: Int) -> Definition { definitions[index] }

  /// Returns the other roots in the equation of a definition.
  func others(of index: Int) -> ArraySlice<SparseEntry> {
    let end = index + 1 < count ? Int(definitions[index + 1].firstEntry) : entries.count
    return entries[Int(definitions[index].firstEntry)..<end]
  }

  mutating func removeAll() {
    definitions.clear()
    entries.clear()
  }

  /// Defines a root by a row in which it has the coefficient `pivot`.
  mutating func append(_ root: DenseIndex, _ pivot: Double, by row: Int, of kept: KeptRows) {
    let header = kept.rows[row]
    definitions.append(
      Definition(
        root: root, firstEntry: DenseIndex(truncatingIfNeeded: entries.count), pivot: pivot,
        constant: header.constant, row: header.origin,
        isViolable: !(header.isRequired && header.relation == .equal)))
    let own = kept.entries.span.extracting(kept.entries(of: header))
    entries.append(addingCapacity: own.count) { entries in
      for entry in own.indices where own[entry].index != root { entries.append(own[entry]) }
    }
  }

  /// Computes the values of the roots from the values of the other roots.
  ///
  /// - Parameter areRates: Whether the values are rates, which do not depend on constants.
  func restore(_ values: inout [Double], areRates: Bool) {
    if definitions.isEmpty { return }
    let (definitions, entries) = (definitions.span, entries.span)
    var values = values.mutableSpan
    var end = entries.count
    for index in stride(from: definitions.count - 1, through: 0, by: -1) {
      let definition = definitions[index]
      var value = areRates ? 0 : definition.constant
      let own = entries.extracting(Int(definition.firstEntry)..<end)
      for entry in own.indices { value -= own[entry].value * values[Int(own[entry].index)] }
      values[Int(definition.root)] = value / definition.pivot + 0
      end = Int(definition.firstEntry)
    }
  }
}
