/// A set of indices in which the number of an element is found at once.
///
/// A bit for each index says whether it is there; how many are in front of a word of bits is kept, so
/// that a look-up counts the bits of one word (Jacobson, "Space-efficient static trees and graphs",
/// 1989).
struct RankedBits {
  private var bits: [UInt64] = []
  /// For each word of bits how many are set in front of it.
  private var ranks: [Int32] = []
  /// How many indices there are.
  private(set) var count = 0

  /// Adds an index above all others.
  mutating func append(_ index: Int) {
    while bits.count <= index / 64 {
      bits.append(0)
      ranks.append(Int32(count))
    }
    bits[index / 64] |= 1 << UInt64(index % 64)
    count += 1
  }

  /// How many of the indices are not above an index.
  func rank(of index: Int) -> Int {
    let word = index / 64
    guard word < bits.count else { return count }
    let mask = ~UInt64(0) >> UInt64(63 - index % 64)
    return Int(ranks[word]) + (bits[word] & mask).nonzeroBitCount
  }

  /// How many indices of the set are below one that is in the set; `nil` for an index that is not.
  func number(of index: Int) -> Int? {
    let word = index / 64
    guard word < bits.count else { return nil }
    let bit = UInt64(1) << UInt64(index % 64)
    guard bits[word] & bit != 0 else { return nil }
    return Int(ranks[word]) + (bits[word] & (bit - 1)).nonzeroBitCount
  }
}
