import VisualFormat

/// Measures edits of view trees: the time from an edit to the end of the layout pass.
struct ViewBenchmarks {
  let options: TableOptions

  /// The columns of the table.
  static let columns = [
    "tree", "views", "build + first", "nothing", "constant", "content", "add", "remove", "rotate",
  ]

  /// Returns the numbers of views in the trees of a shape.
  private func sizes(_ shape: ViewTree.Shape) -> [Int] {
    if options.isQuick { return [1_000] }
    return shape == .deep ? [1_000, 10_000] : [1_000, 11_110, 100_000]
  }

  /// The minimum and maximum number of repetitions of an edit.
  private static let counts = 5...1_000

  func run() throws {
    var table = Table(Self.columns)
    for shape in ViewTree.Shape.allCases {
      for size in sizes(shape) {
        Progress.show("\(shape.rawValue), \(size) views")
        table.add(try line(shape, size))
      }
    }
    Progress.clear()
    print(table.text(title: "Edits on trees of views", as: options.style), terminator: "")
  }

  /// Measures a tree and returns the cells of its row in the table.
  ///
  /// - Throws: An error if the tree cannot be laid out.
  func line(_ shape: ViewTree.Shape, _ size: Int) throws -> [String] {
    let start = MonotonicClock.nanoseconds
    let tree = try ViewTree(shape, count: size)
    try tree.root.layoutIfNeeded()
    let build = MonotonicClock.microseconds(since: start)

    let added = (0..<Self.counts.upperBound).map {
      LayoutView("new\($0)", contentWidth: 5, contentHeight: 5)
    }
    // Returns indices of leaves that are far apart. The step does not divide any of the sizes.
    func place(_ round: Int) -> Int { round * 7_919 }
    let edits: [(Int) throws -> Void] = [
      { _ in },
      { tree.editConstant(place($0), to: Double(3 + $0 % 7)) },
      { tree.editContent(place($0), to: Double(11 + $0 % 7)) },
      { try tree.add(added[$0], beside: place($0)) },
      { added[$0].removeFromSuperview() },
      { tree.root.rootSize.horizontal = $0.isMultiple(of: 2) ? 90_000 : 100_000 },
    ]
    var count = Self.counts.upperBound
    let times = try edits.enumerated().map { index, edit in
      // Only added views can be removed, so the number of removals is the number of additions.
      let (time, rounds) = try median(index == 4 ? count...count : Self.counts, tree.root, edit)
      if index == 3 { count = rounds }
      return Table.time(time * 1_000)
    }
    return [shape.rawValue, String(tree.count), Table.time(build * 1_000)] + times
  }

  /// Returns the median time in microseconds from an edit to the end of the layout pass, and the number of
  /// edits.
  private func median(
    _ counts: ClosedRange<Int>, _ root: LayoutView, _ edit: (Int) throws -> Void
  ) throws -> (time: Double, count: Int) {
    let budget = (options.budget ?? (options.isQuick ? 0.05 : 0.5)) * 1e6
    let start = MonotonicClock.nanoseconds
    var samples: [Double] = []
    while samples.count < counts.lowerBound
      || samples.count < counts.upperBound && MonotonicClock.microseconds(since: start) < budget
    {
      let before = MonotonicClock.nanoseconds
      try edit(samples.count)
      try root.layoutIfNeeded()
      samples.append(MonotonicClock.microseconds(since: before))
    }
    return (Quantile.median(of: samples) ?? 0, samples.count)
  }
}
