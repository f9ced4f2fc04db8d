/// The exchanges of basis rows since the last factorisation, in product form.
///
/// Replacing the row of place `p` by a row `a = αB` turns the basis `B` into `EB`, where `E` is the
/// identity but for row `p`, which is `α`. An eta keeps `α`. A solve meets only the etas that the
/// right side reaches: each place leads to the etas that replaced it and to those with an entry in
/// it, and marks say which etas are still to come.
struct EtaFile: Sendable {
  /// An entry of an eta; the first one of each eta is its pivot.
  private struct Entry: Sendable {
    var place: DenseIndex
    var eta: DenseIndex
    /// The last entry before this one in the same place, or -1.
    var older: DenseIndex
    var value: Double
  }

  /// Eta `k` owns the entries `starts[k]..<starts[k + 1]`.
  private var starts: [DenseIndex] = []
  private var entries: [Entry] = []
  /// The last entry of each place, and the first eta that replaced it; -1 for neither.
  private var newestEntries: [DenseIndex] = []
  private var firstEtas: [DenseIndex] = []
  /// The next eta that replaced the same place, or -1.
  private var nextEtas: [DenseIndex] = []
  private var lastEtas: [DenseIndex] = []
  /// Zero between solves: what each eta has gathered.
  private var sums: [Double] = []
  private var marks = PlaceMarks()

  /// How many exchanges are recorded.
  var count: Int { nextEtas.count }
  /// How many entries the exchanges have.
  var entryCount: Int { entries.count }
  /// How many exchanges and entries the solves have passed since the last clearing.
  private(set) var work = 0

  /// Forgets all exchanges, for a basis of a number of places.
  mutating func reset(size: Int, limit: Int) {
    work = 0
    starts.refill(0, count: 1)
    entries.removeAll(keepingCapacity: true)
    newestEntries.refill(-1, count: size)
    firstEtas.refill(-1, count: size)
    lastEtas.refill(-1, count: size)
    nextEtas.removeAll(keepingCapacity: true)
    sums.removeAll(keepingCapacity: true)
    marks.resize(to: limit)
  }

  /// Records that the row of a place was replaced by the row with the given entries in the old basis;
  /// `places` contains the place of each slot.
  mutating func append(
    place: DenseIndex, transformedRow: SparseVector, places: [DenseIndex]
  ) {
    let eta = DenseIndex(truncatingIfNeeded: count)
    let first = entries.count
    let room = first + transformedRow.count + 1
    if starts.capacity <= count + 1 {
      let room = Swift.max(2 * count, Tuning.few)
      starts.reserveCapacity(room + 1)
      nextEtas.reserveCapacity(room)
      sums.reserveCapacity(room)
    }
    if entries.capacity < room {
      // At first one for each place: most exchanges have few entries, and large bases many places.
      entries.reserveCapacity(Swift.max(2 * room, places.count))
    }
    EtaFile.append(
      eta, place: place, transformedRow, places, &newestEntries, to: &entries)
    assert(entries[first].value != 0, "an exchange has a pivot")
    starts.append(DenseIndex(truncatingIfNeeded: entries.count))
    if lastEtas[place] < 0 { firstEtas[place] = eta } else { nextEtas[lastEtas[place]] = eta }
    lastEtas[place] = eta
    nextEtas.append(-1)
    sums.append(0)
  }

  /// Appends the entries of an eta.
  private static func append(
    _ eta: DenseIndex, place: DenseIndex, _ row: SparseVector, _ places: [DenseIndex],
    _ newestEntries: inout [DenseIndex], to entries: inout [Entry]
  ) {
    let row = row.storage.span.extracting(..<row.count)
    let places = places.span
    var newestEntries = newestEntries.mutableSpan
    var next = DenseIndex(truncatingIfNeeded: entries.count)
    let pivot = Int(next)
    entries.append(addingCapacity: row.count + 1) { entries in
      entries.append(Entry(place: place, eta: eta, older: newestEntries[Int(place)], value: 0))
      newestEntries[Int(place)] = next
      for entry in row.indices {
        let target = places[Int(row[entry].index)]
        if target == place { continue }
        next += 1
        entries.append(
          Entry(
            place: target, eta: eta, older: newestEntries[Int(target)], value: row[entry].value))
        newestEntries[Int(target)] = next
      }
    }
    for entry in row.indices where places[Int(row[entry].index)] == place {
      entries[pivot].value = row[entry].value
    }
  }

  /// Carries a solution of `Bᵀy = c` over to the present basis, oldest exchange first.
  mutating func applyTransposed(to vector: inout [Double], _ places: inout PlaceMarks) {
    if count == 0 { return }
    EtaFile.ascend(&vector, &places, &marks, starts, entries, firstEtas, nextEtas, &work)
  }

  private static func ascend(
    _ vector: inout [Double], _ places: inout PlaceMarks, _ marks: inout PlaceMarks,
    _ starts: [DenseIndex], _ entries: [Entry], _ firstEtas: [DenseIndex],
    _ nextEtas: [DenseIndex], _ work: inout Int
  ) {
    var vector = vector.mutableSpan
    var places = places.words.mutableSpan
    var marks = marks.words.mutableSpan
    let (starts, entries) = (starts.span, entries.span)
    let (firstEtas, nextEtas) = (firstEtas.span, nextEtas.span)
    var passed = 0
    var pass = PlaceMarks.Pass()
    while let place = pass.next(in: places) {
      if firstEtas[place] >= 0 { marks.mark(Int(firstEtas[place])) }
    }
    var eta = marks.firstMark(from: 0)
    while eta >= 0 {
      let (first, end) = (Int(starts[eta]), Int(starts[eta + 1]))
      let pivotPlace = Int(entries[first].place)
      if vector[pivotPlace] != 0 {
        let share = vector[pivotPlace] / entries[first].value
        vector[pivotPlace] = share
        for entry in (first + 1)..<end {
          let target = Int(entries[entry].place)
          Tolerance.subtract(entries[entry].value * share, from: &vector[target])
          if places.isMarked(target) { continue }
          places.mark(target)
          var next = Int(firstEtas[target])
          while next >= 0 && next < eta { next = Int(nextEtas[next]) }
          if next >= 0 { marks.mark(next) }
        }
        passed += end - first
      }
      passed += 1
      if nextEtas[eta] >= 0 { marks.mark(Int(nextEtas[eta])) }
      marks.unmark(eta)
      eta = marks.firstMark(from: eta + 1)
    }
    work += passed
  }

  /// Carries the right side of `Bx = b` back to the basis that was factorised, newest first.
  mutating func apply(to vector: inout [Double], _ places: inout PlaceMarks) {
    if count == 0 { return }
    EtaFile.descend(&vector, &places, &marks, &sums, starts, entries, newestEntries, &work)
  }

  /// Carries a right side back through the etas from the newest on.
  ///
  /// A value that a place gets is spread over the sums of the older etas with an entry in the place. That
  /// ends at the eta by which the place was replaced before, which takes the value itself.
  private static func descend(
    _ vector: inout [Double], _ places: inout PlaceMarks, _ marks: inout PlaceMarks,
    _ sums: inout [Double], _ starts: [DenseIndex], _ entries: [Entry],
    _ newestEntries: [DenseIndex], _ work: inout Int
  ) {
    var vector = vector.mutableSpan
    var places = places.words.mutableSpan
    var marks = marks.words.mutableSpan
    var sums = sums.mutableSpan
    let (starts, entries, newestEntries) = (starts.span, entries.span, newestEntries.span)
    var passed = 0
    var pass = PlaceMarks.Pass()
    while let place = pass.next(in: places) {
      spread(
        vector[place], place, from: Int(newestEntries[place]), entries, starts, &sums, &marks,
        &passed)
    }
    var eta = marks.lastMark(upTo: sums.count - 1)
    while eta >= 0 {
      let pivot = Int(starts[eta])
      let pivotPlace = Int(entries[pivot].place)
      let value = sums[eta] / entries[pivot].value
      sums[eta] = 0
      marks.unmark(eta)
      vector[pivotPlace] = value
      places.mark(pivotPlace)
      if value != 0 {
        spread(
          value, pivotPlace, from: Int(entries[pivot].older), entries, starts, &sums, &marks,
          &passed)
      }
      eta = marks.lastMark(upTo: eta - 1)
    }
    work += passed
  }

  /// Spreads the value of a place over the sums of the etas from an entry of it on.
  @inline(__always)
  private static func spread(
    _ value: Double, _ place: Int, from entry: Int, _ entries: Span<Entry>,
    _ starts: Span<DenseIndex>, _ sums: inout MutableSpan<Double>,
    _ marks: inout MutableSpan<UInt64>, _ passed: inout Int
  ) {
    var entry = entry
    while entry >= 0 {
      let eta = Int(entries[entry].eta)
      marks.mark(eta)
      passed += 1
      if Int(starts[eta]) == entry {
        Tolerance.subtract(-value, from: &sums[eta])
        return
      }
      Tolerance.subtract(entries[entry].value * value, from: &sums[eta])
      entry = Int(entries[entry].older)
    }
  }
}
