/// The entries of a triangular matrix off its diagonal, position by position.
struct TriangularFactor: Sendable {
  /// An entry: which position it changes and how much of the value there it takes.
  struct Entry: Sendable {
    var position: DenseIndex
    var value: Double
  }

  /// Position `k` owns the entries `starts[k]..<starts[k + 1]`.
  var starts: [DenseIndex] = []
  var entries: [Entry] = []

  mutating func removeAll() {
    starts.refill(0, count: 1)
    entries.removeAll(keepingCapacity: true)
  }

  mutating func reserveCapacity(positions positionCount: Int, entries entryCount: Int) {
    starts.reserveCapacity(positionCount + 1)
    entries.reserveCapacity(entryCount)
  }

  mutating func append(_ position: DenseIndex, _ value: Double) {
    entries.append(Entry(position: position, value: value))
  }

  /// Gives the entries appended since the last one to the next position.
  mutating func closePosition() {
    starts.append(DenseIndex(truncatingIfNeeded: entries.count))
  }

  /// Becomes the transpose of another factor, by a counting sort in O(positions + entries).
  mutating func become(transposeOf other: TriangularFactor) {
    starts.refill(0, count: other.starts.count + 1)
    entries.refill(Entry(position: 0, value: 0), count: other.entries.count)
    TriangularFactor.transpose(other, &starts, &entries)
    starts.removeLast()
  }

  /// Counts two positions further on, so that filling leaves the starts where they belong.
  private static func transpose(
    _ other: TriangularFactor, _ starts: inout [DenseIndex], _ entries: inout [Entry]
  ) {
    let otherStarts = other.starts.span
    let otherEntries = other.entries.span
    var starts = starts.mutableSpan
    var entries = entries.mutableSpan
    for entry in otherEntries.indices { starts[Int(otherEntries[entry].position) + 2] += 1 }
    for position in 2..<starts.count { starts[position] += starts[position - 1] }
    for position in 0..<(otherStarts.count - 1) {
      for entry in Int(otherStarts[position])..<Int(otherStarts[position + 1]) {
        let target = Int(otherEntries[entry].position) + 1
        entries[Int(starts[target])] = Entry(
          position: DenseIndex(truncatingIfNeeded: position), value: otherEntries[entry].value)
        starts[target] += 1
      }
    }
  }

  /// Substitutes from the first marked position up, in `work`, and marks what that reaches; divides by
  /// the pivots if there are any.
  func ascend(_ work: inout [Double], _ marks: inout BitSet, dividingBy pivots: [Double]) {
    if entries.isEmpty && pivots.isEmpty { return }
    var work = work.mutableSpan
    var marks = marks.words.mutableSpan
    let (starts, entries, pivots) = (starts.span, entries.span, pivots.span)
    var next = marks.firstMark(from: 0)
    while let position = next {
      TriangularFactor.substitute(position, starts, entries, &work, &marks, dividingBy: pivots)
      next = marks.firstMark(from: position + 1)
    }
  }

  /// Substitutes from the last marked position down, like ``ascend(_:_:dividingBy:)``.
  func descend(_ work: inout [Double], _ marks: inout BitSet, dividingBy pivots: [Double]) {
    if entries.isEmpty && pivots.isEmpty { return }
    var work = work.mutableSpan
    var marks = marks.words.mutableSpan
    let (starts, entries, pivots) = (starts.span, entries.span, pivots.span)
    var next = marks.lastMark(upTo: work.count - 1)
    while let position = next {
      TriangularFactor.substitute(position, starts, entries, &work, &marks, dividingBy: pivots)
      next = marks.lastMark(upTo: position - 1)
    }
  }

  /// Subtracts multiples of the value of a position from other values by its entries, and marks these.
  @inline(__always)
  private static func substitute(
    _ position: Int, _ starts: Span<DenseIndex>, _ entries: Span<Entry>,
    _ work: inout MutableSpan<Double>, _ marks: inout MutableSpan<UInt64>,
    dividingBy pivots: Span<Double>
  ) {
    if work[position] == 0 { return }
    if !pivots.isEmpty { work[position] /= pivots[position] }
    let value = work[position]
    for entry in Int(starts[position])..<Int(starts[position + 1]) {
      let target = Int(entries[entry].position)
      Tolerance.subtract(entries[entry].value * value, from: &work[target])
      marks.mark(target)
    }
  }
}
