/// A hash table with open addressing that finds dense numbers by the hashes of what they stand for.
///
/// The order of search is a function of the hashes alone.
struct HashTable: Sendable {
  private struct Bucket {
    /// The part of the hash that tells where to look.
    var hash: UInt32 = 0
    /// The number; -1 in an empty bucket.
    var number: DenseIndex = -1
  }

  private var buckets: [Bucket] = []
  private var count = 0

  /// Empties the table and makes room for some numbers.
  mutating func removeAll(makingRoomFor expected: Int = 0) {
    var size = 2
    while size < 2 * expected { size *= 2 }
    buckets.refill(Bucket(), count: size)
    count = 0
  }

  /// The number with a hash of which a condition is true; if there is none, another one that is
  /// inserted.
  ///
  /// The condition is asked of few numbers with other hashes, but it is.
  @inline(__always)
  mutating func find(
    _ hash: UInt64, orInsert number: DenseIndex, where isFound: (DenseIndex) -> Bool
  ) -> DenseIndex {
    let hash = UInt32(truncatingIfNeeded: hash)
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
