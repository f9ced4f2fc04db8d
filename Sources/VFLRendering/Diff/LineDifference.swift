/// The difference of the lines of two texts, found with as few changes as possible.
///
/// The algorithm is E. Myers', "An O(ND) Difference Algorithm and Its Variations" (1986), in its
/// linear-space form. A stretch with more than ``costLimit`` changes is split at the lines that occur exactly
/// once in each of the two texts, as in B. Cohen's patience diff. If there are no such lines and both texts
/// have the same number of lines, the lines are compared pairwise. Otherwise the stretch is replaced as a
/// whole. The time is therefore not quadratic for texts without common lines, unlike the time of the standard
/// library's `difference(from:)`.
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
    guard !old.isEmpty, !new.isEmpty else { return replace(old, new) }
    guard let (x, y) = middle(of: old, new) else { return compareFarApart(old, new) }
    compare(old.lowerBound..<x, new.lowerBound..<y)
    compare(x..<old.upperBound, y..<new.upperBound)
  }

  /// Marks all lines of a stretch as replaced.
  private mutating func replace(_ old: Range<Int>, _ new: Range<Int>) {
    for index in old { isRemoved[index] = true }
    for index in new { isAdded[index] = true }
  }

  /// Marks the changes between two stretches that have too many changes for a shortest path.
  private mutating func compareFarApart(_ old: Range<Int>, _ new: Range<Int>) {
    let anchors = anchors(of: old, new)
    if !anchors.isEmpty {
      var (x, y) = (old.lowerBound, new.lowerBound)
      for anchor in anchors {
        compare(x..<anchor.old, y..<anchor.new)
        (x, y) = (anchor.old + 1, anchor.new + 1)
      }
      return compare(x..<old.upperBound, y..<new.upperBound)
    }
    guard old.count == new.count else { return replace(old, new) }
    for (x, y) in zip(old, new) where self.old[x] != self.new[y] {
      (isRemoved[x], isAdded[y]) = (true, true)
    }
  }

  /// Returns a longest list of lines that occur exactly once in each of two stretches and that have the same
  /// order in both.
  private func anchors(of old: Range<Int>, _ new: Range<Int>) -> [(old: Int, new: Int)] {
    var places: [Int: (old: Int?, new: Int?)] = [:]
    for index in old {
      places[self.old[index]] = (places[self.old[index]] == nil ? index : nil, nil)
    }
    var seen: Set<Int> = []
    for index in new where places[self.new[index]]?.old != nil {
      let isFirst = seen.insert(self.new[index]).inserted
      places[self.new[index]]?.new = isFirst ? index : nil
    }
    let common = old.compactMap { index -> (old: Int, new: Int)? in
      places[self.old[index]]?.new.map { (index, $0) }
    }
    // A longest increasing subsequence. `lasts` has for each length the subsequence with the lowest last
    // element, `previous` for each element the one before it.
    var lasts: [Int] = []
    var previous: [Int?] = []
    for (number, line) in common.enumerated() {
      var (low, high) = (0, lasts.count)
      while low < high {
        let middle = (low + high) / 2
        if common[lasts[middle]].new < line.new { low = middle + 1 } else { high = middle }
      }
      previous.append(low > 0 ? lasts[low - 1] : nil)
      if low < lasts.count { lasts[low] = number } else { lasts.append(number) }
    }
    var anchors: [(old: Int, new: Int)] = []
    var next = lasts.last
    while let number = next {
      anchors.append(common[number])
      next = previous[number]
    }
    return anchors.reversed()
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
