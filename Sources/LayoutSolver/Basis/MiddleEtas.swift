/// Exchanges of basis rows since the last factorisation that stand between the triangular factors.
///
/// Replacing a row `b` of the basis by a row `a` turns `Bᵀ = LMU` into `LM(I + wzᵀ)U`, where
/// `w = M⁻¹L⁻¹(a − b)` and `z = U⁻ᵀe`, with the unit vector `e` of the slot (the middle product form,
/// Huangfu and Hall 2015). Both vectors are solutions of half a system. Where one row ties all columns
/// together, such as a sum of widths, nearly every row is a combination of all active rows, as an
/// ``EtaFile`` keeps it, but what is left of that in the middle of the factors are a few numbers.
struct MiddleEtas: Sendable {
  /// An entry of a vector of some eta.
  private struct Entry: Sendable {
    var place: DenseIndex
    var eta: DenseIndex
    /// The last entry before this one in the same place; -1 if there is none.
    var older: DenseIndex
    var value: Double
  }

  /// One of the two vectors of all etas.
  private struct Side: Sendable {
    /// Eta `k` owns the entries `starts[k]..<starts[k + 1]`.
    var starts: [DenseIndex] = [0]
    var entries: [Entry] = []
    /// The last entry of each place; -1 if there is none.
    var newestEntries: [DenseIndex] = []

    mutating func removeAll() {
      starts.refill(0, count: 1)
      entries.removeAll(keepingCapacity: true)
      newestEntries.clear()
    }

    mutating func append(_ vector: SparseVector, places: [DenseIndex]) {
      // Most bases never need the room.
      if newestEntries.isEmpty { newestEntries.refill(-1, count: places.count) }
      let eta = DenseIndex(truncatingIfNeeded: starts.count - 1)
      for index in 0..<vector.count {
        let place = places[vector.index(index)]
        let older = newestEntries[place]
        newestEntries[place] = DenseIndex(truncatingIfNeeded: entries.count)
        entries.append(Entry(place: place, eta: eta, older: older, value: vector.value(index)))
      }
      starts.append(DenseIndex(truncatingIfNeeded: entries.count))
    }
  }

  /// The vectors `w` and `z` of the next exchange, by slots.
  var spike = SparseVector()
  var unit = SparseVector()

  /// Those of the exchanges before.
  private var spikes = Side()
  private var units = Side()
  /// What `1 + zᵀw` is, which is the pivot of the exchange.
  private var pivots: [Double] = []
  private var marks = PlaceMarks()

  /// How many exchanges are recorded.
  var count: Int { pivots.count }
  /// How many entries the exchanges have.
  var entryCount: Int { spikes.entries.count + units.entries.count }
  /// How many exchanges and entries the solves have passed since the last clearing.
  private(set) var work = 0

  /// Forgets all exchanges.
  mutating func removeAll() {
    work = 0
    if count == 0 { return }
    spikes.removeAll()
    units.removeAll()
    pivots.removeAll(keepingCapacity: true)
  }

  /// Records the exchange of ``spike`` and ``unit``; `places` says where each slot stands, and `limit` how
  /// many exchanges there may be.
  mutating func append(pivot: Double, places: [DenseIndex], limit: Int) {
    assert(pivot != 0, "an exchange has a pivot")
    if count == 0 { marks.resize(to: limit) }
    spikes.append(spike, places: places)
    units.append(unit, places: places)
    pivots.append(pivot)
  }

  /// Carries `L⁻¹c` over to the present basis, oldest exchange first.
  mutating func applyTransposed(to vector: inout [Double], _ places: inout PlaceMarks) {
    if count == 0 { return }
    MiddleEtas.carry(
      &vector, &places, &marks, gathering: units, spreading: spikes, pivots, ascending: true, &work)
  }

  /// Carries `U⁻ᵀb` back to the basis that was factorised, newest exchange first.
  mutating func apply(to vector: inout [Double], _ places: inout PlaceMarks) {
    if count == 0 { return }
    MiddleEtas.carry(
      &vector, &places, &marks, gathering: spikes, spreading: units, pivots, ascending: false,
      &work)
  }

  /// Takes from a vector, for one eta after the other, a multiple of the eta's vector on one side: what
  /// the one on the other side gathers.
  ///
  /// Only etas are passed that gather from places where the vector may not be 0.
  private static func carry(
    _ vector: inout [Double], _ places: inout PlaceMarks, _ marks: inout PlaceMarks,
    gathering: Side, spreading: Side, _ pivots: [Double], ascending: Bool, _ work: inout Int
  ) {
    var vector = vector.mutableSpan
    var places = places.words.mutableSpan
    var marks = marks.words.mutableSpan
    let pivots = pivots.span
    let (sources, newestEntries) = (gathering.entries.span, gathering.newestEntries.span)
    let sourceStarts = gathering.starts.span
    let (targets, targetStarts) = (spreading.entries.span, spreading.starts.span)
    var passed = 0
    var pass = PlaceMarks.Pass()
    while let place = pass.next(in: places) {
      passed += markEtas(after: -1, from: Int(newestEntries[place]), sources, &marks)
    }
    var eta = ascending ? marks.firstMark(from: 0) : marks.lastMark(upTo: pivots.count - 1)
    while eta >= 0 {
      marks.unmark(eta)
      var sum = 0.0
      for entry in Int(sourceStarts[eta])..<Int(sourceStarts[eta + 1]) {
        let gathered = sources[entry].value * vector[Int(sources[entry].place)]
        Tolerance.subtract(-gathered, from: &sum)
      }
      passed += 1 + Int(sourceStarts[eta + 1] - sourceStarts[eta])
      if sum != 0 {
        let share = sum / pivots[eta]
        for entry in Int(targetStarts[eta])..<Int(targetStarts[eta + 1]) {
          let target = Int(targets[entry].place)
          Tolerance.subtract(targets[entry].value * share, from: &vector[target])
          if places.isMarked(target) { continue }
          places.mark(target)
          let first = Int(newestEntries[target])
          passed +=
            ascending
            ? markEtas(after: eta, from: first, sources, &marks)
            : markEtas(before: eta, from: first, sources, &marks)
        }
        passed += Int(targetStarts[eta + 1] - targetStarts[eta])
      }
      eta = ascending ? marks.firstMark(from: eta + 1) : marks.lastMark(upTo: eta - 1)
    }
    work += passed
  }

  /// Marks the etas after one that have an entry in a place, whose last entry is given; returns how many.
  @inline(__always)
  private static func markEtas(
    after eta: Int, from entry: Int, _ entries: Span<Entry>, _ marks: inout MutableSpan<UInt64>
  ) -> Int {
    var entry = entry
    var count = 0
    while entry >= 0 && Int(entries[entry].eta) > eta {
      marks.mark(Int(entries[entry].eta))
      entry = Int(entries[entry].older)
      count += 1
    }
    return count
  }

  /// The same for the etas before one.
  @inline(__always)
  private static func markEtas(
    before eta: Int, from entry: Int, _ entries: Span<Entry>, _ marks: inout MutableSpan<UInt64>
  ) -> Int {
    var entry = entry
    var count = 0
    while entry >= 0 {
      if Int(entries[entry].eta) < eta { marks.mark(Int(entries[entry].eta)) }
      entry = Int(entries[entry].older)
      count += 1
    }
    return count
  }
}
