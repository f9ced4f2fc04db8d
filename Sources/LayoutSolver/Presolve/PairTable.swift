/// A table of required equalities in three variables, found by two of the variables and their ratios to the
/// third.
///
/// `a·x + b·y + c·z = k` and `a·x + b·y + c·w = l` say that `z` and `w` differ by a constant.
struct PairTable: Sendable {
  private struct Entry {
    var first: DenseIndex
    var second: DenseIndex
    var third: DenseIndex
    var firstRatio: Double
    var secondRatio: Double
    var constant: Double
    /// By how much the third variable grows with the constant of the row.
    var share: Double
    var row: DenseIndex
  }

  /// The link that follows from two rows with the same pair: `own = other + difference`.
  struct Match {
    let own: DenseIndex
    let other: DenseIndex
    let difference: Double
    /// By how much `own` and `other` grow with the constants of their rows.
    let ownShare: Double
    let otherShare: Double
    /// The row met before.
    let row: DenseIndex
  }

  private var entries: [Entry] = []
  /// The numbers of the entries, by hashes of their pairs and ratios.
  private var table = HashTable()

  /// Empties the table and makes room for some rows.
  mutating func begin(upTo rowCount: Int) {
    entries.clear()
    entries.reserveCapacity(rowCount)
    table.removeAll(makingRoomFor: rowCount)
  }

  /// Finds a row met before with the pair of a row in three roots, whose third is still one; notes
  /// the row otherwise.
  ///
  /// The latest variable is the third: what rows share comes before what is their own.
  mutating func meet(_ row: Int, of rows: KeptRows, by forest: AffineForest) -> Match? {
    let entry = Self.entry(row, of: rows)
    let next = DenseIndex(truncatingIfNeeded: entries.count)
    let place = table.find(Self.hash(of: entry), orInsert: next) { [entries] in
      Self.isPair(of: entry, entries[$0])
    }
    if place == next {
      entries.append(entry)
      return nil
    }
    let met = entries[place]
    if !forest.isRoot(met.third) {
      entries[place] = entry
      return nil
    }
    return Match(
      own: entry.third, other: met.third, difference: entry.constant - met.constant,
      ownShare: entry.share, otherShare: met.share, row: met.row)
  }

  private static func entry(_ row: Int, of rows: KeptRows) -> Entry {
    let first = Int(rows.rows[row].firstEntry)
    var (left, right, third) = (
      rows.entries[first], rows.entries[first + 1], rows.entries[first + 2]
    )
    if left.index > third.index { swap(&left, &third) }
    if right.index > third.index { swap(&right, &third) }
    if left.index > right.index { swap(&left, &right) }
    return Entry(
      first: left.index, second: right.index, third: third.index,
      firstRatio: left.value / third.value, secondRatio: right.value / third.value,
      constant: rows.rows[row].constant / third.value, share: 1 / third.value,
      row: rows.rows[row].origin)
  }

  private static func isPair(of one: Entry, _ other: Entry) -> Bool {
    one.first == other.first && one.second == other.second
      && one.firstRatio == other.firstRatio && one.secondRatio == other.secondRatio
  }

  private static func hash(of entry: Entry) -> UInt64 {
    let pair =
      UInt64(truncatingIfNeeded: entry.first) << 32 | UInt64(truncatingIfNeeded: entry.second)
    let ratios = entry.firstRatio.bitPattern &+ entry.secondRatio.bitPattern &* BitMixer.increment
    return BitMixer.mixed(pair &* BitMixer.increment ^ ratios)
  }
}
