/// The columns that presolving has taken away, in the order in which they went, each with the row that gives
/// its value.
struct Definitions: Sendable {
  private struct Definition {
    let column: DenseIndex
    let firstEntry: DenseIndex
    let pivot: Double
    let constant: Double
    /// The inverse of the pivot if that is a power of two of moderate size, as most are, so that multiplying
    /// is exact; 0 otherwise.
    let reciprocal: Double

    init(column: DenseIndex, firstEntry: DenseIndex, pivot: Double, constant: Double) {
      self.column = column
      self.firstEntry = firstEntry
      self.pivot = pivot
      self.constant = constant
      let isPowerOfTwo = pivot.significand == 1 && pivot.magnitude.exponent.magnitude <= 64
      reciprocal = isPowerOfTwo ? 1 / pivot : 0
    }

    /// The value of the column, given its product with the pivot.
    @inline(__always)
    func value(of product: Double) -> Double {
      (reciprocal != 0 ? product * reciprocal : product / pivot) + 0
    }
  }

  private var definitions: [Definition] = []
  private var entries: [KeptRows.Entry] = []

  var isEmpty: Bool { definitions.isEmpty }
  var count: Int { definitions.count }

  /// The column of a definition, its coefficient and the constant of the row that defines it.
  func head(of index: Int) -> (column: DenseIndex, pivot: Double, constant: Double) {
    let definition = definitions[index]
    return (definition.column, definition.pivot, definition.constant)
  }

  /// The other entries of the row that a definition comes from.
  func others(of index: Int) -> ArraySlice<KeptRows.Entry> {
    let end = index + 1 < count ? Int(definitions[index + 1].firstEntry) : entries.count
    return entries[Int(definitions[index].firstEntry)..<end]
  }

  mutating func removeAll() {
    definitions.clear()
    entries.clear()
  }

  /// Defines a column by a row in which it has the coefficient `pivot`.
  mutating func append(
    _ column: DenseIndex, _ pivot: Double, by row: Int, of kept: KeptRows
  ) {
    definitions.append(
      Definition(
        column: column, firstEntry: DenseIndex(truncatingIfNeeded: entries.count), pivot: pivot,
        constant: kept.rows[row].constant))
    let own = kept.entries.span.extracting(kept.range(of: row))
    entries.append(addingCapacity: own.count) { entries in
      for entry in own.indices where own[entry].column != column { entries.append(own[entry]) }
    }
  }

  /// Computes the values of the columns from those of the others, the last one first.
  ///
  /// - Parameter isRate: Whether they are rates, to which the constants contribute nothing.
  func restore(_ values: inout [Double], isRate: Bool) {
    if definitions.isEmpty { return }
    let (definitions, entries) = (definitions.span, entries.span)
    var values = values.mutableSpan
    var end = entries.count
    for index in stride(from: definitions.count - 1, through: 0, by: -1) {
      let definition = definitions[index]
      var value = isRate ? 0 : definition.constant
      let own = entries.extracting(Int(definition.firstEntry)..<end)
      for entry in own.indices {
        value -= own[entry].value * values[Int(own[entry].column)]
      }
      values[Int(definition.column)] = definition.value(of: value)
      end = Int(definition.firstEntry)
    }
  }
}
