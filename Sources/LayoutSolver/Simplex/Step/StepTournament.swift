/// The lengths that a ratio test compares, in a tree that finds the least length again after a change
/// (a tournament; Knuth 1998, 5.2.3).
///
/// A long step needs the least length after each breakpoint, which changes one length. A linear search would
/// make a step that passes many breakpoints quadratic.
struct StepTournament: Sendable {
  /// The numbers of an entry by which entries of equal length are ordered.
  private struct Entrant {
    /// The size of the entry; 0 if it does not take part.
    var size = 0.0
    /// The difference of its length from others that is rounding.
    var noise = 0.0
  }

  private var count = 0
  private var width = 0
  private var lengths: [Double] = []
  private var entrants: [Entrant] = []
  /// The entry that wins below each node of the tree; the entries are its last nodes.
  private var winners: [DenseIndex] = []

  /// Begins with entries that do not take part, whose lengths have `width` numbers; ``play()`` then finds the
  /// winners.
  mutating func start(count: Int, width: Int) {
    (self.count, self.width) = (count, width)
    if lengths.count < count * width { lengths.refill(0, count: count * width) }
    if winners.count < 2 * count { winners.refill(0, count: 2 * count) }
    entrants.refill(Entrant(), count: count)
  }

  /// Sets the size and the noise of an entry, which takes part if its size is not 0.
  mutating func enter(_ entry: Int, size: Double, noise: Double = 0) {
    entrants[entry] = Entrant(size: size, noise: noise)
  }

  @inline(__always)
  mutating func setLength(of entry: Int, level: Int, to length: Double) {
    lengths[entry * width + level] = length
  }

  /// Finds all winners.
  ///
  /// O(count · levels).
  mutating func play() {
    for entry in 0..<count { winners[count + entry] = DenseIndex(truncatingIfNeeded: entry) }
    for node in stride(from: count - 1, to: 0, by: -1) { playMatch(at: node) }
  }

  /// Finds the winners again after an entry has changed.
  ///
  /// O(log count · levels).
  mutating func replay(_ entry: Int) {
    var node = (count + entry) / 2
    while node > 0 {
      playMatch(at: node)
      node /= 2
    }
  }

  /// The entry with the least length; of equal lengths the largest entry, and of equal sizes the first; nil
  /// if none is in the race.
  var winner: Int? {
    let winner = count > 1 ? Int(winners[1]) : 0
    return count > 0 && entrants[winner].size > 0 ? winner : nil
  }

  /// Whether the length of an entry is less than a length with a single number at a level.
  func isShorter(_ entry: Int, than number: Double, level: Level) -> Bool {
    for own in 0..<width {
      let (length, other) = (lengths[entry * width + own], Level(own) == level ? number : 0)
      if Tolerance.differ(length, other, noise: entrants[entry].noise) { return length < other }
    }
    return false
  }

  func write(lengthOf entry: Int, to length: inout [Double]) {
    for level in 0..<width { length[level] = lengths[entry * width + level] }
  }

  private mutating func playMatch(at node: Int) {
    let (left, right) = (winners[2 * node], winners[2 * node + 1])
    winners[node] = precedes(Int(right), Int(left)) ? right : left
  }

  private func precedes(_ entry: Int, _ other: Int) -> Bool {
    let (own, others) = (entrants[entry], entrants[other])
    if own.size == 0 { return false }
    if others.size == 0 { return true }
    let noise = Swift.max(own.noise, others.noise)
    for level in 0..<width {
      let (length, least) = (lengths[entry * width + level], lengths[other * width + level])
      if length != least && Tolerance.differ(length, least, noise: noise) { return length < least }
    }
    return own.size == others.size ? entry < other : own.size > others.size
  }
}
