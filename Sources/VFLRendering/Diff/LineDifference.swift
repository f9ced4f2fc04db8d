/// The difference of the lines of two texts, found with as few changes as possible.
///
/// The algorithm is E. Myers', "An O(ND) Difference Algorithm and Its Variations" (1986), in its
/// linear-space form. A stretch that has more than ``costLimit`` changes is told as replaced as a
/// whole, so that two texts that have nothing in common cost no square of their length, as the standard
/// library's `difference(from:)` does.
struct LineDifference {
  /// A stretch of lines that is replaced by another one; either may be empty.
  struct Change: Sendable, Hashable {
    var old: Range<Int>
    var new: Range<Int>
  }

  /// How many changes are looked for from either side before a stretch is given up.
  private static let costLimit = 1000

  /// A line that is hashed as a whole, where a slice of an array hashes each byte separately.
  private struct Line: Hashable {
    let bytes: ArraySlice<UInt8>

    func hash(into hasher: inout Hasher) {
      bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    }
  }

  private let old: [Int]
  private let new: [Int]
  private var isRemoved: [Bool]
  private var isAdded: [Bool]
  /// For each diagonal how far a path gets that comes from the start, and one from the end.
  private var forward: [Int] = []
  private var backward: [Int] = []

  /// The changes that lead from some lines to others, in their order, no two of them adjacent.
  static func changes(from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]) -> [Change] {
    var numbers: [Line: Int] = [:]
    func number(_ bytes: ArraySlice<UInt8>) -> Int {
      let line = Line(bytes: bytes)
      if let known = numbers[line] { return known }
      let next = numbers.count
      numbers[line] = next
      return next
    }
    var difference = LineDifference(old: old.map(number), new: new.map(number))
    difference.compare(0..<old.count, 0..<new.count)
    return difference.changes
  }

  private init(old: [Int], new: [Int]) {
    self.old = old
    self.new = new
    isRemoved = [Bool](repeating: false, count: old.count)
    isAdded = [Bool](repeating: false, count: new.count)
  }

  /// Marks what is removed and added between two stretches.
  private mutating func compare(_ old: Range<Int>, _ new: Range<Int>) {
    var (old, new) = (old, new)
    while let a = old.first, let b = new.first, self.old[a] == self.new[b] {
      old = old.dropFirst()
      new = new.dropFirst()
    }
    while let a = old.last, let b = new.last, self.old[a] == self.new[b] {
      old = old.dropLast()
      new = new.dropLast()
    }
    guard !old.isEmpty, !new.isEmpty, let (x, y) = middle(of: old, new) else {
      for index in old { isRemoved[index] = true }
      for index in new { isAdded[index] = true }
      return
    }
    compare(old.lowerBound..<x, new.lowerBound..<y)
    compare(x..<old.upperBound, y..<new.upperBound)
  }

  /// A point in the middle of a shortest path; `nil` when it costs too much to find.
  private mutating func middle(of old: Range<Int>, _ new: Range<Int>) -> (Int, Int)? {
    let (n, m) = (old.count, new.count)
    let delta = n - m
    let limit = min((n + m + 1) / 2, Self.costLimit)
    let origin = limit + 1
    forward = [Int](repeating: -1, count: 2 * limit + 3)
    backward = forward
    for cost in 0...limit {
      for diagonal in stride(from: -cost, through: cost, by: 2) {
        var x = Self.reach(forward, origin + diagonal, diagonal, cost, n, m)
        guard x >= 0 else { continue }
        while x < n, x - diagonal < m,
          self.old[old.lowerBound + x] == self.new[new.lowerBound + x - diagonal]
        {
          x += 1
        }
        forward[origin + diagonal] = x
        let other = delta - diagonal
        if delta % 2 != 0, abs(other) < cost, backward[origin + other] >= 0,
          x + backward[origin + other] >= n
        {
          return (old.lowerBound + x, new.lowerBound + x - diagonal)
        }
      }
      for diagonal in stride(from: -cost, through: cost, by: 2) {
        var x = Self.reach(backward, origin + diagonal, diagonal, cost, n, m)
        guard x >= 0 else { continue }
        while x < n, x - diagonal < m,
          self.old[old.upperBound - 1 - x] == self.new[new.upperBound - 1 - x + diagonal]
        {
          x += 1
        }
        backward[origin + diagonal] = x
        let other = delta - diagonal
        if delta % 2 == 0, abs(other) <= cost, forward[origin + other] >= 0,
          x + forward[origin + other] >= n
        {
          return (old.upperBound - x, new.upperBound - x + diagonal)
        }
      }
    }
    return nil
  }

  /// How far a path of a cost gets on a diagonal before it follows equal lines; -1 when it has left
  /// the texts.
  private static func reach(
    _ paths: [Int], _ index: Int, _ diagonal: Int, _ cost: Int, _ n: Int, _ m: Int
  ) -> Int {
    if cost == 0 { return 0 }
    var x = -1
    if diagonal > -cost, paths[index - 1] >= 0, paths[index - 1] < n { x = paths[index - 1] + 1 }
    if diagonal < cost, paths[index + 1] >= 0, paths[index + 1] - diagonal <= m {
      x = max(x, paths[index + 1])
    }
    return x
  }

  private var changes: [Change] {
    var changes: [Change] = []
    var (x, y) = (0, 0)
    while x < old.count || y < new.count {
      let start = (x, y)
      while x < old.count, isRemoved[x] { x += 1 }
      while y < new.count, isAdded[y] { y += 1 }
      if (x, y) == start {
        x += 1
        y += 1
      } else {
        changes.append(Change(old: start.0..<x, new: start.1..<y))
      }
    }
    return changes
  }
}
