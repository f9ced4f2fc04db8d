/// The places that a sparse right side reaches in a triangular system, in an order in which they can
/// be eliminated.
///
/// A depth-first search finds them in time proportional to the entries that the numerical solve
/// will touch (Gilbert and Peierls 1988), which is what makes a solve cost nothing where nothing
/// happens.
struct Reach: Sendable {
  /// The places reached, each before all those that it changes.
  private(set) var order: [DenseIndex] = []
  private var marks: [DenseIndex] = []
  private var mark: DenseIndex = 0
  private var path: [DenseIndex] = []
  private var nextEdge: [DenseIndex] = []

  mutating func resize(to count: Int) {
    marks.refill(0, count: count)
    path.refill(0, count: count + 1)
    nextEdge.refill(0, count: count + 1)
    order.removeAll(keepingCapacity: true)
    mark = 0
  }

  /// Collects what the seeds reach; place `i` leads to the targets that `edges(i)` bounds.
  @inline(__always)
  mutating func collect(
    from seeds: [DenseIndex], targets: [DenseIndex], edges: (DenseIndex) -> Range<Int>
  ) {
    startAnew()
    for seed in seeds where marks[seed] != mark {
      descend(from: seed, targets, edges)
    }
    order.reverse()
  }

  private mutating func startAnew() {
    order.removeAll(keepingCapacity: true)
    if mark == DenseIndex.max {
      marks.refill(0, count: marks.count)
      mark = 0
    }
    mark += 1
  }

  /// Appends what a seed reaches in post-order, without recursion.
  @inline(__always)
  private mutating func descend(
    from seed: DenseIndex, _ targets: [DenseIndex], _ edges: (DenseIndex) -> Range<Int>
  ) {
    var depth = 0
    path[0] = seed
    nextEdge[0] = DenseIndex(truncatingIfNeeded: edges(seed).lowerBound)
    marks[seed] = mark
    while depth >= 0 {
      let place = path[depth]
      let end = edges(place).upperBound
      var edge = Int(nextEdge[depth])
      while edge < end && marks[targets[edge]] == mark { edge += 1 }
      if edge == end {
        order.append(place)
        depth -= 1
        continue
      }
      nextEdge[depth] = DenseIndex(truncatingIfNeeded: edge + 1)
      let target = targets[edge]
      marks[target] = mark
      depth += 1
      path[depth] = target
      nextEdge[depth] = DenseIndex(truncatingIfNeeded: edges(target).lowerBound)
    }
  }
}
