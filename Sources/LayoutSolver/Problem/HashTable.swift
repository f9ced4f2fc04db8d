/// Numbers from 0 on, found again by hashes of what they stand for: a table with open addressing, whose
/// order of search is a function of the hashes alone.
struct HashTable: Sendable {
  private struct Bucket {
    var hash: UInt64 = 0
    /// The number; -1 in an empty bucket.
    var number: DenseIndex = -1
  }

  private var buckets: [Bucket] = []
  private var count = 0

  /// How many buckets there are at least, a power of two.
  private static let leastSize = 16

  mutating func removeAll() {
    buckets.refill(Bucket(), count: HashTable.leastSize)
    count = 0
  }

  /// The number with a hash of which a condition is true; if there is none, another one that is
  /// inserted.
  mutating func find(
    _ hash: UInt64, orInsert number: DenseIndex, where isFound: (DenseIndex) -> Bool
  ) -> DenseIndex {
    var place = Int(truncatingIfNeeded: hash) & (buckets.count - 1)
    while buckets[place].number >= 0 {
      if buckets[place].hash == hash && isFound(buckets[place].number) {
        return buckets[place].number
      }
      place = (place + 1) & (buckets.count - 1)
    }
    buckets[place] = Bucket(hash: hash, number: number)
    count += 1
    if 2 * count > buckets.count { grow() }
    return number
  }

  private mutating func grow() {
    let old = buckets
    buckets.refill(Bucket(), count: 2 * old.count)
    for bucket in old where bucket.number >= 0 {
      var place = Int(truncatingIfNeeded: bucket.hash) & (buckets.count - 1)
      while buckets[place].number >= 0 { place = (place + 1) & (buckets.count - 1) }
      buckets[place] = bucket
    }
  }
}
