/// Required equalities in three variables, found again by two of them and the ratio in which they
/// stand to the third.
///
/// `a·x + b·y + c·z = k` and `a·x + b·y + c·w = l` say that `z` and `w` differ by a constant. A hash
/// table with open addressing; the places to look are a function of the rows alone.
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

  /// What two rows with the same pair say: `own = other + difference`.
  struct Twin {
    let own: DenseIndex
    let other: DenseIndex
    let difference: Double
    /// By how much the two grow with the constants of their rows.
    let ownShare: Double
    let otherShare: Double
    /// The row met before.
    let row: DenseIndex
  }

  private var entries: [Entry] = []
  private var buckets: [DenseIndex] = []
  private var mask = 0

  /// Empties the table and makes room for some rows.
  mutating func begin(upTo rowCount: Int) {
    entries.clear()
    entries.reserveCapacity(rowCount)
    var size = 16
    while size < 2 * rowCount { size *= 2 }
    spread(over: size)
  }

  /// Finds a row met before with the pair of a row in three roots, whose third is still one; notes
  /// the row otherwise.
  ///
  /// The latest variable is the third: what rows share comes before what is their own.
  mutating func meet(_ row: Int, of rows: KeptRows, by forest: AffineForest) -> Twin? {
    let entry = Self.entry(row, of: rows)
    let bucket = self.bucket(of: entry)
    if buckets[bucket] < 0 {
      buckets[bucket] = DenseIndex(truncatingIfNeeded: entries.count)
      entries.append(entry)
      if 2 * entries.count > buckets.count { spread(over: 2 * buckets.count) }
      return nil
    }
    let met = entries[buckets[bucket]]
    if !forest.isRoot(met.third) {
      entries[buckets[bucket]] = entry
      return nil
    }
    return Twin(
      own: entry.third, other: met.third, difference: entry.constant - met.constant,
      ownShare: entry.share, otherShare: met.share, row: met.row)
  }

  /// Gives the table so many buckets, a power of two, and puts all entries in them.
  private mutating func spread(over size: Int) {
    buckets.refill(-1, count: size)
    mask = size - 1
    for index in entries.indices {
      buckets[bucket(of: entries[index])] = DenseIndex(truncatingIfNeeded: index)
    }
  }

  private static func entry(_ row: Int, of rows: KeptRows) -> Entry {
    let first = Int(rows.rows[row].firstEntry)
    var (left, right, third) = (
      rows.entries[first], rows.entries[first + 1], rows.entries[first + 2]
    )
    if left.column > third.column { swap(&left, &third) }
    if right.column > third.column { swap(&right, &third) }
    if left.column > right.column { swap(&left, &right) }
    return Entry(
      first: left.column, second: right.column, third: third.column,
      firstRatio: left.value / third.value, secondRatio: right.value / third.value,
      constant: rows.rows[row].constant / third.value, share: 1 / third.value,
      row: rows.rows[row].origin)
  }

  /// The bucket in which an entry with the same pair stands, or could.
  private func bucket(of entry: Entry) -> Int {
    var hash = UInt64(truncatingIfNeeded: entry.first) &* 0x9E37_79B9_7F4A_7C15
    hash ^= UInt64(truncatingIfNeeded: entry.second) &* 0xC2B2_AE3D_27D4_EB4F
    hash ^= entry.firstRatio.bitPattern &* 0x1656_67B1_9E37_79F9
    hash ^= entry.secondRatio.bitPattern &* 0x2545_F491_4F6C_DD1D
    hash ^= hash >> 32
    hash = hash &* 0xD6E8_FEB8_6659_FD93
    hash ^= hash >> 32
    var bucket = Int(truncatingIfNeeded: hash) & mask
    while buckets[bucket] >= 0 {
      let met = entries[buckets[bucket]]
      if met.first == entry.first && met.second == entry.second
        && met.firstRatio == entry.firstRatio && met.secondRatio == entry.secondRatio
      {
        return bucket
      }
      bucket = (bucket + 1) & mask
    }
    return bucket
  }
}
