/// The inverse of a basis of some dozens of columns of which most is 0, number by number, with a mark
/// for each number that is not 0.
///
/// Layouts of about a hundred views have inverses with a few numbers a row. Nothing is quicker then
/// than to have them at hand: a triangular factor passes as many numbers, and the exchanges since it
/// was made besides. Rows of the inverse belong to columns and stand by *places*, as those of a
/// ``DenseInverse`` do.
struct SparseInverse: Sendable {
  /// How many rows the basis has.
  private(set) var size = 0
  /// How many rows were exchanged since the inverse was computed anew.
  private(set) var exchangeCount = 0
  /// The largest size of what was subtracted from a number of the inverse since then.
  private var growth = 0.0
  /// How many numbers were changed since then.
  private var effort = 0

  /// Marks of as many places, one bit each, as the largest basis has that is inverted.
  typealias Marks = SIMD4<UInt64>

  /// How many words of marks are in use.
  var wordCount = 0
  /// Row `c` of the inverse from `c * size` on, and a row of scratch after the last one, which is 0
  /// between uses.
  var numbers: [Double] = []
  /// For each row of the inverse the places that are not 0, then for each place the rows that are not
  /// 0 there, then the places of the scratch row, 0 between uses.
  var marks: [Marks] = []
  /// The slot of each place, -1 for an open one, and the place of each slot.
  var places: [DenseIndex] = []
  /// A row of the basis that comes in, by places, without its pivot when that is chosen.
  var incoming = SparseVector()

  /// After how many exchanges the inverse is computed anew.
  private static let exchangeLimit = 128
  /// How many numbers may be changed for each row of the basis when the inverse is computed, and on
  /// average by an exchange besides as many for each row of the basis; where there are more, triangular
  /// factors are quicker.
  private static let effortForEach = 64
  private static let effortOfExchange = 1024

  /// Whether the inverse is about as good as triangular factors would be.
  var isSound: Bool { growth <= DenseInverse.growthLimit }
  /// Whether so many numbers are not 0 that triangular factors are quicker.
  var isFull: Bool {
    effort > SparseInverse.effortForEach * size + SparseInverse.effortOfExchange * exchangeCount
  }
  /// Whether computing the inverse anew is due.
  var isDue: Bool { !isSound || isFull || exchangeCount >= SparseInverse.exchangeLimit }

  /// Makes room for a basis and fills it with the inverse of the identity; no place has a slot.
  mutating func reset(size: Int) {
    self.size = size
    wordCount = (size + 63) / 64
    exchangeCount = 0
    growth = 0
    effort = 0
    numbers.refill(0, count: (size + 1) * size)
    assert(wordCount <= Marks.scalarCount, "there are marks for all places")
    marks.refill(Marks(), count: 2 * size + 1)
    places.refill(-1, count: 2 * size)
    SparseInverse.fillDiagonal(&numbers, &marks, size)
  }

  private static func fillDiagonal(
    _ numbers: inout [Double], _ marks: inout [Marks], _ size: Int
  ) {
    var numbers = numbers.mutableSpan
    var marks = marks.mutableSpan
    for column in 0..<size {
      numbers[column * size + column] = 1
      marks[column][column >> 6] = SparseInverse.bit(column)
      marks[size + column][column >> 6] = SparseInverse.bit(column)
    }
  }

  // MARK: Exchanges

  /// Records that the row of a slot was replaced by a row with the given entries in the basis.
  mutating func exchange(slot: DenseIndex, transformedRow: SparseVector) {
    exchangeCount += 1
    let pivot = SparseInverse.place(transformedRow, at: slot, by: places, size, &incoming)
    update(at: Int(places[size + Int(slot)]), pivot)
  }

  /// Writes the entries of a row that is given by slots but that of one slot, which is returned.
  private static func place(
    _ row: SparseVector, at slot: DenseIndex, by places: [DenseIndex], _ size: Int,
    _ result: inout SparseVector
  ) -> Double {
    let row = row.storage.span.extracting(..<row.count)
    let places = places.span.extracting(size...)
    var pivot = 0.0
    result.refill(atMost: row.count) { entries in
      var count = 0
      for entry in row.indices {
        if row[entry].index == slot {
          pivot = row[entry].value
          continue
        }
        entries[count] = SparseVector.Entry(
          index: places[Int(row[entry].index)], value: row[entry].value)
        count += 1
      }
      return count
    }
    return pivot
  }

  /// Changes the inverse for the incoming row, which comes to stand in the place of its pivot; see
  /// ``DenseInverse/update(at:_:)``.
  mutating func update(at pivotPlace: Int, _ pivot: Double) {
    let (share, largest, effort) = SparseInverse.spread(
      &numbers, &marks, size, wordCount, incoming, pivotPlace, pivot)
    growth = Swift.max(growth, share * largest)
    self.effort += effort
  }

  /// Returns the largest size of a number that the row was multiplied by, that of an entry of the row,
  /// and how many numbers have changed.
  private static func spread(
    _ numbers: inout [Double], _ marks: inout [Marks], _ size: Int, _ wordCount: Int,
    _ incoming: SparseVector, _ pivotPlace: Int, _ pivot: Double
  ) -> (share: Double, largest: Double, effort: Int) {
    let incoming = incoming.storage.span.extracting(..<incoming.count)
    var numbers = numbers.mutableSpan
    var marks = marks.mutableSpan
    let pivotRows = marks[size + pivotPlace]
    assert(pivot != 0, "an exchange has a pivot")
    // Single marks are made in memory: a vector in registers would go there and back for each.
    let scratch = 2 * size
    var largest = pivot.magnitude
    for entry in incoming.indices {
      let place = Int(incoming[entry].index)
      largest = Swift.max(largest, incoming[entry].value.magnitude)
      marks[scratch][place >> 6] |= bit(place)
      marks[size + place] |= pivotRows
    }
    let placesOfRow = marks[scratch]
    marks[scratch] = Marks()
    var (largestShare, effort) = (0.0, 0)
    for word in 0..<wordCount {
      var rest = pivotRows[word]
      while rest != 0 {
        let column = word << 6 | rest.trailingZeroBitCount
        rest &= rest &- 1
        let first = column * size
        let share = numbers[first + pivotPlace] / pivot
        numbers[first + pivotPlace] = share
        largestShare = Swift.max(largestShare, share.magnitude)
        effort += 1 + incoming.count
        marks[column] |= placesOfRow
        for entry in incoming.indices {
          let place = Int(incoming[entry].index)
          Tolerance.subtract(incoming[entry].value * share, from: &numbers[first + place])
          if numbers[first + place] != 0 { continue }
          marks[column][place >> 6] &= ~bit(place)
          marks[size + place][word] &= ~bit(column)
        }
      }
    }
    return (largestShare, largest, effort)
  }

  /// The mark of a place in its word.
  @inline(__always)
  private static func bit(_ place: Int) -> UInt64 { 1 &<< UInt64(truncatingIfNeeded: place) }
}
