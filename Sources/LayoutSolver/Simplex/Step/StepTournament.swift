/// The lengths that a ratio test compares, in a tree that tells the least again when one has changed
/// (a tournament; Knuth 1998, 5.2.3).
///
/// A long step asks for the least length after each slide, and a slide changes one of them. Finding it
/// anew among all would make a step in which many rows slide quadratic.
struct StepTournament: Sendable {
  /// How many lengths there are.
  private var count = 0
  /// How many numbers a length has.
  private var width = 0
  /// The lengths, one after the other.
  private var lengths: [Double] = []
  /// The size of each entry; 0 for one that is out of the race.
  private var sizes: [Double] = []
  /// The differences of each length that are rounding.
  private var noises: [Double] = []
  /// The entry that wins below each place of the tree; the entries are its last places.
  private var winners: [DenseIndex] = []

  /// Whether no lengths are compared.
  var isEmpty: Bool { count == 0 }

  /// Forgets all lengths.
  mutating func removeAll() { count = 0 }

  /// Makes room for lengths of some numbers each, none of which is in the race.
  mutating func start(count: Int, width: Int) {
    (self.count, self.width) = (count, width)
    if lengths.count < count * width { lengths.refill(0, count: count * width) }
    if noises.count < count { noises.refill(0, count: count) }
    sizes.refill(0, count: count)
    winners.refill(0, count: 2 * count)
    for entry in 0..<count { winners[count + entry] = DenseIndex(truncatingIfNeeded: entry) }
  }

  /// Writes the number of a length for a level.
  @inline(__always)
  mutating func write(_ number: Double, of entry: Int, level: Int) {
    lengths[entry * width + level] = number
  }

  /// Puts an entry of a size into the race, or takes it out if that is 0; its length is written.
  @inline(__always)
  mutating func enter(_ entry: Int, size: Double, noise: Double) {
    sizes[entry] = size
    noises[entry] = noise
  }

  /// Finds all winners.
  ///
  /// O(count · levels).
  mutating func play() {
    for place in stride(from: count - 1, to: 0, by: -1) { playMatch(at: place) }
  }

  /// Finds the winners anew that an entry has part in.
  ///
  /// O(log count · levels).
  mutating func replay(_ entry: Int) {
    var place = (count + entry) / 2
    while place > 0 {
      playMatch(at: place)
      place /= 2
    }
  }

  /// The entry of the least length, of equal ones that of the largest size; nil if none is in the race.
  var winner: Int? {
    let winner = count > 1 ? Int(winners[1]) : 0
    return count > 0 && sizes[winner] > 0 ? winner : nil
  }

  /// Whether the length of an entry is less than one that has a single number, at a level.
  func isShorter(_ entry: Int, than number: Double, level: Int) -> Bool {
    for own in 0..<width {
      let (length, other) = (lengths[entry * width + own], own == level ? number : 0)
      if Tolerance.differ(length, other, noise: noises[entry]) { return length < other }
    }
    return false
  }

  @inline(__always)
  private mutating func playMatch(at place: Int) {
    let (left, right) = (winners[2 * place], winners[2 * place + 1])
    winners[place] = precedes(Int(right), Int(left)) ? right : left
  }

  /// Whether an entry wins against another one.
  @inline(__always)
  private func precedes(_ entry: Int, _ other: Int) -> Bool {
    if sizes[entry] == 0 { return false }
    if sizes[other] == 0 { return true }
    let noise = Swift.max(noises[entry], noises[other])
    for level in 0..<width {
      let (length, least) = (lengths[entry * width + level], lengths[other * width + level])
      if Tolerance.differ(length, least, noise: noise) { return length < least }
    }
    return sizes[entry] > sizes[other]
  }
}
