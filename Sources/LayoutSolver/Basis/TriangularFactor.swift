/// The entries of a triangular matrix off its diagonal, place by place.
struct TriangularFactor: Sendable {
  /// An entry: which place it changes and how much of the value there it takes.
  struct Entry: Sendable {
    var place: DenseIndex
    var value: Double
  }

  /// Place `k` owns the entries `starts[k]..<starts[k + 1]`.
  var starts: [DenseIndex] = []
  var entries: [Entry] = []

  mutating func removeAll() {
    starts.refill(0, count: 1)
    entries.removeAll(keepingCapacity: true)
  }

  mutating func reserveCapacity(places placeCount: Int, entries entryCount: Int) {
    starts.reserveCapacity(placeCount + 1)
    entries.reserveCapacity(entryCount)
  }

  mutating func append(_ place: DenseIndex, _ value: Double) {
    entries.append(Entry(place: place, value: value))
  }

  /// Gives the entries appended since the last one to the next place.
  mutating func closePlace() {
    starts.append(DenseIndex(truncatingIfNeeded: entries.count))
  }

  /// Becomes the transpose of another factor, by a counting sort in O(places + entries).
  mutating func become(transposeOf other: TriangularFactor) {
    starts.refill(0, count: other.starts.count + 1)
    entries.refill(Entry(place: 0, value: 0), count: other.entries.count)
    TriangularFactor.transpose(other, &starts, &entries)
    starts.removeLast()
  }

  /// Counts two places further on, so that filling leaves the starts where they belong.
  private static func transpose(
    _ other: TriangularFactor, _ starts: inout [DenseIndex], _ entries: inout [Entry]
  ) {
    let otherStarts = other.starts.span
    let otherEntries = other.entries.span
    var starts = starts.mutableSpan
    var entries = entries.mutableSpan
    for entry in otherEntries.indices { starts[Int(otherEntries[entry].place) + 2] += 1 }
    for place in 2..<starts.count { starts[place] += starts[place - 1] }
    for place in 0..<(otherStarts.count - 1) {
      for entry in Int(otherStarts[place])..<Int(otherStarts[place + 1]) {
        let target = Int(otherEntries[entry].place) + 1
        entries[Int(starts[target])] = Entry(
          place: DenseIndex(truncatingIfNeeded: place), value: otherEntries[entry].value)
        starts[target] += 1
      }
    }
  }

  /// Substitutes from the first marked place up, in `work`, and marks what that reaches; divides by
  /// the pivots if there are any.
  func ascend(_ work: inout [Double], _ marks: inout PlaceMarks, dividingBy pivots: [Double]) {
    if entries.isEmpty && pivots.isEmpty { return }
    var work = work.mutableSpan
    var marks = marks.words.mutableSpan
    let (starts, entries, pivots) = (starts.span, entries.span, pivots.span)
    var place = marks.firstMark(from: 0)
    while place >= 0 {
      TriangularFactor.substitute(place, starts, entries, &work, &marks, dividingBy: pivots)
      place = marks.firstMark(from: place + 1)
    }
  }

  /// Substitutes from the last marked place down, like ``ascend(_:_:dividingBy:)``.
  func descend(_ work: inout [Double], _ marks: inout PlaceMarks, dividingBy pivots: [Double]) {
    if entries.isEmpty && pivots.isEmpty { return }
    var work = work.mutableSpan
    var marks = marks.words.mutableSpan
    let (starts, entries, pivots) = (starts.span, entries.span, pivots.span)
    var place = marks.lastMark(upTo: work.count - 1)
    while place >= 0 {
      TriangularFactor.substitute(place, starts, entries, &work, &marks, dividingBy: pivots)
      place = marks.lastMark(upTo: place - 1)
    }
  }

  /// Subtracts multiples of the value of a place from the values of others by its entries, and marks these.
  @inline(__always)
  private static func substitute(
    _ place: Int, _ starts: Span<DenseIndex>, _ entries: Span<Entry>,
    _ work: inout MutableSpan<Double>, _ marks: inout MutableSpan<UInt64>,
    dividingBy pivots: Span<Double>
  ) {
    if work[place] == 0 { return }
    if !pivots.isEmpty { work[place] /= pivots[place] }
    let value = work[place]
    for entry in Int(starts[place])..<Int(starts[place + 1]) {
      let target = Int(entries[entry].place)
      Tolerance.subtract(entries[entry].value * value, from: &work[target])
      marks.mark(target)
    }
  }
}
