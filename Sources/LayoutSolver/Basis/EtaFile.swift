/// The exchanges of basis rows since the last factorisation, in product form.
///
/// Replacing the row of position `p` by a row `a = αB` turns the basis `B` into `EB`, where `E` is the
/// identity but for row `p`, which is `α`. An eta keeps `α`. A solve meets only the etas that the right side
/// reaches: each position leads to the etas that replaced it and to those with an entry in it, and marks say
/// which etas are still to come.
struct EtaFile: Sendable {
  /// An entry of an eta; the first one of each eta is its pivot.
  private struct Entry: Sendable {
    var position: DenseIndex
    var eta: DenseIndex
    /// The last entry before this one in the same position.
    var older: OptionalIndex
    var value: Double
  }

  /// Eta `k` owns the entries `starts[k]..<starts[k + 1]`.
  private var starts: [DenseIndex] = []
  private var entries: [Entry] = []
  /// The last entry of each position.
  private var newestEntries: [OptionalIndex] = []
  /// The first and the last eta that replaced each position.
  private var firstEtas: [OptionalIndex] = []
  private var lastEtas: [OptionalIndex] = []
  /// The next eta that replaced the same position.
  private var nextEtas: [OptionalIndex] = []
  /// Zero between solves: what each eta has gathered.
  private var sums: [Double] = []
  private var marks = BitSet()

  var count: Int { nextEtas.count }
  var entryCount: Int { entries.count }
  /// How many exchanges and entries the solves have passed since the last clearing.
  private(set) var work = 0

  /// Forgets all exchanges, for a basis of a number of positions.
  mutating func reset(size: Int, limit: Int) {
    work = 0
    starts.refill(0, count: 1)
    entries.removeAll(keepingCapacity: true)
    newestEntries.refill(.none, count: size)
    firstEtas.refill(.none, count: size)
    lastEtas.refill(.none, count: size)
    nextEtas.removeAll(keepingCapacity: true)
    sums.removeAll(keepingCapacity: true)
    marks.resize(to: limit)
  }

  /// Records that the row of a slot was replaced by the row with the given entries in the old basis.
  mutating func append(
    slot: DenseIndex, transformedRow: SparseVector, positionOfSlot: [OptionalIndex]
  ) {
    let eta = DenseIndex(truncatingIfNeeded: count)
    let position = positionOfSlot[slot].known
    let first = entries.count
    let room = first + transformedRow.count + 1
    if starts.capacity <= count + 1 {
      let room = Swift.max(2 * count, Tuning.few)
      starts.reserveCapacity(room + 1)
      nextEtas.reserveCapacity(room)
      sums.reserveCapacity(room)
    }
    if entries.capacity < room {
      // At first one for each position: most exchanges have few entries, and large bases many positions.
      entries.reserveCapacity(Swift.max(2 * room, positionOfSlot.count))
    }
    EtaFile.append(
      eta, position, transformedRow, positionOfSlot, &newestEntries, to: &entries)
    assert(entries[first].value != 0, "an exchange has a pivot")
    starts.append(DenseIndex(truncatingIfNeeded: entries.count))
    if let last = lastEtas[position].index {
      nextEtas[last] = OptionalIndex(eta)
    } else {
      firstEtas[position] = OptionalIndex(eta)
    }
    lastEtas[position] = OptionalIndex(eta)
    nextEtas.append(.none)
    sums.append(0)
  }

  private static func append(
    _ eta: DenseIndex, _ position: DenseIndex, _ row: SparseVector,
    _ positionOfSlot: [OptionalIndex], _ newestEntries: inout [OptionalIndex],
    to entries: inout [Entry]
  ) {
    let row = row.storage.span.extracting(..<row.count)
    let positionOfSlot = positionOfSlot.span
    var newestEntries = newestEntries.mutableSpan
    var next = DenseIndex(truncatingIfNeeded: entries.count)
    let pivot = Int(next)
    entries.append(addingCapacity: row.count + 1) { entries in
      let older = newestEntries[Int(position)]
      entries.append(Entry(position: position, eta: eta, older: older, value: 0))
      newestEntries[Int(position)] = OptionalIndex(next)
      for entry in row.indices {
        let target = positionOfSlot[Int(row[entry].index)].known
        if target == position { continue }
        next += 1
        let older = newestEntries[Int(target)]
        entries.append(Entry(position: target, eta: eta, older: older, value: row[entry].value))
        newestEntries[Int(target)] = OptionalIndex(next)
      }
    }
    for entry in row.indices where positionOfSlot[Int(row[entry].index)].known == position {
      entries[pivot].value = row[entry].value
    }
  }

  /// Carries a solution of `Bᵀy = c` over to the present basis, oldest exchange first.
  mutating func applyTransposed(to vector: inout [Double], _ reached: inout BitSet) {
    if count == 0 { return }
    EtaFile.ascend(&vector, &reached, &marks, starts, entries, firstEtas, nextEtas, &work)
  }

  private static func ascend(
    _ vector: inout [Double], _ reached: inout BitSet, _ marks: inout BitSet,
    _ starts: [DenseIndex], _ entries: [Entry], _ firstEtas: [OptionalIndex],
    _ nextEtas: [OptionalIndex], _ work: inout Int
  ) {
    var vector = vector.mutableSpan
    var reached = reached.words.mutableSpan
    var marks = marks.words.mutableSpan
    let (starts, entries) = (starts.span, entries.span)
    let (firstEtas, nextEtas) = (firstEtas.span, nextEtas.span)
    var passed = 0
    var pass = BitSet.Pass()
    while let position = pass.next(in: reached) {
      if let first = firstEtas[position].index { marks.mark(Int(first)) }
    }
    var following = marks.firstMark(from: 0)
    while let eta = following {
      let (first, end) = (Int(starts[eta]), Int(starts[eta + 1]))
      let pivot = Int(entries[first].position)
      if vector[pivot] != 0 {
        let share = vector[pivot] / entries[first].value
        vector[pivot] = share
        for entry in (first + 1)..<end {
          let target = Int(entries[entry].position)
          Tolerance.subtract(entries[entry].value * share, from: &vector[target])
          if reached.isMarked(target) { continue }
          reached.mark(target)
          var next = firstEtas[target]
          while let index = next.index, index < eta { next = nextEtas[Int(index)] }
          if let index = next.index { marks.mark(Int(index)) }
        }
        passed += end - first
      }
      passed += 1
      if let next = nextEtas[eta].index { marks.mark(Int(next)) }
      marks.unmark(eta)
      following = marks.firstMark(from: eta + 1)
    }
    work += passed
  }

  /// Carries the right side of `Bx = b` back to the basis that was factorised, newest first.
  mutating func apply(to vector: inout [Double], _ reached: inout BitSet) {
    if count == 0 { return }
    EtaFile.descend(&vector, &reached, &marks, &sums, starts, entries, newestEntries, &work)
  }

  /// Carries a right side back through the etas from the newest on.
  ///
  /// A value that a position gets is spread over the sums of the older etas with an entry in the position.
  /// That ends at the eta by which the position was replaced before, which takes the value itself.
  private static func descend(
    _ vector: inout [Double], _ reached: inout BitSet, _ marks: inout BitSet,
    _ sums: inout [Double], _ starts: [DenseIndex], _ entries: [Entry],
    _ newestEntries: [OptionalIndex], _ work: inout Int
  ) {
    var vector = vector.mutableSpan
    var reached = reached.words.mutableSpan
    var marks = marks.words.mutableSpan
    var sums = sums.mutableSpan
    let (starts, entries, newestEntries) = (starts.span, entries.span, newestEntries.span)
    var passed = 0
    var pass = BitSet.Pass()
    while let position = pass.next(in: reached) {
      spread(
        vector[position], from: newestEntries[position], entries, starts, &sums, &marks, &passed)
    }
    var next = marks.lastMark(upTo: sums.count - 1)
    while let eta = next {
      let pivot = Int(starts[eta])
      let position = Int(entries[pivot].position)
      let value = sums[eta] / entries[pivot].value
      sums[eta] = 0
      marks.unmark(eta)
      vector[position] = value
      reached.mark(position)
      if value != 0 {
        spread(value, from: entries[pivot].older, entries, starts, &sums, &marks, &passed)
      }
      next = marks.lastMark(upTo: eta - 1)
    }
    work += passed
  }

  /// Spreads the value of a position over the sums of the etas from an entry of it on.
  @inline(__always)
  private static func spread(
    _ value: Double, from newest: OptionalIndex, _ entries: Span<Entry>,
    _ starts: Span<DenseIndex>, _ sums: inout MutableSpan<Double>,
    _ marks: inout MutableSpan<UInt64>, _ passed: inout Int
  ) {
    var next = newest
    while let entry = next.index.map({ Int($0) }) {
      let eta = Int(entries[entry].eta)
      marks.mark(eta)
      passed += 1
      if Int(starts[eta]) == entry {
        Tolerance.subtract(-value, from: &sums[eta])
        return
      }
      Tolerance.subtract(entries[entry].value * value, from: &sums[eta])
      next = entries[entry].older
    }
  }
}
