import VFLDiagnostics

/// The difference between two lists of lines, with as few changes as possible.
///
/// The algorithm is the linear-space variant of E. Myers, "An O(ND) Difference Algorithm and Its Variations"
/// (1986). If the search in two ranges of lines exceeds ``costLimit``, the ranges are split at the lines that
/// occur exactly once in each range, as in B. Cohen's patience diff. If there are no such lines and both
/// ranges have the same number of lines, the lines are compared pairwise. Otherwise the whole range is
/// replaced. The time is therefore not quadratic for lists without common lines, unlike the time of the
/// standard library's `difference(from:)`.
struct LineDifference {
  /// The replacement of a range of old lines by a range of new lines.
  ///
  /// One of the ranges may be empty.
  struct Change: Sendable, Hashable {
    var old: Range<Int>
    var new: Range<Int>
  }

  /// The maximum number of changes that the search for a shortest path considers from each end.
  private static let costLimit = 1000

  /// A line that passes all its bytes to the hasher at once.
  ///
  /// An array slice passes each byte separately, which is slower.
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
  /// For each diagonal, the number of old lines that the furthest path from the start covers; -1 for no path.
  private var forward: [Int] = []
  /// For each diagonal, the number of old lines that the furthest path from the end covers; -1 for no path.
  private var backward: [Int] = []

  /// Returns the changes that convert the old lines into the new lines, in order.
  ///
  /// No two changes are adjacent.
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

  /// Marks the lines that are removed from a range of old lines and added in a range of new lines.
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

  /// Marks all old lines of a range as removed and all new lines of a range as added.
  private mutating func replace(_ old: Range<Int>, _ new: Range<Int>) {
    for index in old { isRemoved[index] = true }
    for index in new { isAdded[index] = true }
  }

  /// Marks the changes between two ranges for which the search for a shortest path exceeded ``costLimit``.
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

  /// Returns a longest list of lines that occur exactly once in each of two ranges and that have the same
  /// order in both ranges.
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
    // The loop finds a longest increasing subsequence. For each length, `lasts` contains the lowest last
    // element of a subsequence with that length. For each element, `previous` contains the preceding element
    // of its subsequence.
    var lasts: [Int] = []
    var previous: [Int?] = []
    for (number, line) in common.enumerated() {
      let length = lasts.partitioningIndex { common[$0].new >= line.new }
      previous.append(length > 0 ? lasts[length - 1] : nil)
      if length < lasts.count { lasts[length] = number } else { lasts.append(number) }
    }
    var anchors: [(old: Int, new: Int)] = []
    var next = lasts.last
    while let number = next {
      anchors.append(common[number])
      next = previous[number]
    }
    return anchors.reversed()
  }

  /// Returns a point in the middle of a shortest path; `nil` if the search exceeds ``costLimit``.
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

  /// Returns the number of old lines that a path with the given cost covers when it arrives on a diagonal,
  /// before it follows equal lines; -1 if no such path stays inside the ranges.
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
