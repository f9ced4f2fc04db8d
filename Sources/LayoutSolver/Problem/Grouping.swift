/// The numbers from 0 on, sorted by group; the numbers in a group are in ascending order.
struct Grouping: Sendable, Hashable {
  /// Group `i` has the members `members[starts[i]..<starts[i + 1]]`.
  private var starts: [DenseIndex]
  private var members: [DenseIndex]

  /// The number of groups.
  var count: Int { starts.count - 1 }

  /// Sorts the numbers, given the group of each; -1 for no group.
  ///
  /// This is a counting sort.
  init(_ groups: [DenseIndex], count: Int) {
    starts = [DenseIndex](repeating: 0, count: count + 1)
    for group in groups where group >= 0 { starts[group + 1] += 1 }
    for group in 0..<count { starts[group + 1] += starts[group] }
    members = [DenseIndex](repeating: 0, count: Int(starts[count]))
    var next = starts
    for (number, group) in groups.enumerated() where group >= 0 {
      members[next[group]] = DenseIndex(truncatingIfNeeded: number)
      next[group] += 1
    }
  }

  subscript(group: Int) -> ArraySlice<DenseIndex> {
    members[Int(starts[group])..<Int(starts[group + 1])]
  }
}
