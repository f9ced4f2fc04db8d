import Testing
import VFLLayout
import VFLPanels
import VFLRecords
import VFLTestSupport
import VFLViews

@Suite("Star tracks with minimum and maximum sizes")
struct GridStarTests {
  private func widths(_ grid: GridPanel) -> [Double] {
    grid.columns.indices.map { grid.frame(ofColumn: $0).width }
  }

  @Test("star tracks with limits have the same sizes as in WPF, regardless of previous sizes")
  func history() throws {
    let columns: [GridTrack] = [.star(1, min: 100), .star(2, max: 300), .star(1)]
    let grid = GridPanel("g", columns: columns, rows: [.star()])
    // The widths of the grid with the expected widths of its columns.
    let cases: [(Double, [Double])] = [
      (1000, [350, 300, 350]), (300, [100, 400.0 / 3, 200.0 / 3]), (1000, [350, 300, 350]),
      (800, [250, 300, 250]), (90, [100, 0, 0]), (800, [250, 300, 250]), (400, [100, 200, 100]),
    ]
    for (width, expected) in cases {
      let fresh = GridPanel("g", columns: columns, rows: [.star()])
      for laid in [grid, fresh] {
        try laid.layOut(width: width, height: 100)
        #expect(zip(widths(laid), expected).allSatisfy { ($0 - $1).magnitude < 1e-9 }, "\(width)")
        #expect(!laid.hasAmbiguousLayout)
      }
    }
  }

  @Test(
    "the sizes of random star tracks follow WPF's rule at any grid size",
    arguments: LongTests.cases(0..<80, short: 4))
  func rule(seed: Int) throws {
    var random = SeededRandom(300 + seed)
    for _ in 0..<40 {
      let columns = (0..<Int(random.whole(2...7))).map { _ in track(&random) }
      let grid = GridPanel("g", columns: columns, rows: [.fixed(10)], columnGap: 4)
      let taken = columns.reduce(4 * Double(columns.count - 1)) { $0 + fixed($1) }
      let stars = columns.filter { fixed($0) == 0 }
      for _ in 0..<8 {
        let width = random.whole(0...1500)
        try grid.layOut(width: width, height: 10)
        let expected = StarRule(stars, of: width - taken).sizes
        let found = zip(columns, widths(grid)).filter { fixed($0.0) == 0 }.map(\.1)
        let isMet = zip(found, expected).allSatisfy { ($0 - $1).magnitude < 1e-6 }
        #expect(isMet, "\(columns) at \(width): \(found), not \(expected)")
      }
    }
  }

  private func track(_ random: inout SeededRandom) -> GridTrack {
    if random.chance(0.15) { return .fixed(random.whole(1...90)) }
    let share = random.chance(0.5) ? 1 : random.whole(1...30) / 10
    let minimum = random.chance(0.5) ? random.whole(0...200) : nil
    let maximum = random.chance(0.5) ? (minimum ?? 0) + random.whole(0...300) : nil
    return .star(share, min: minimum, max: maximum)
  }

  private func fixed(_ track: GridTrack) -> Double {
    if case .fixed(let points) = track.size { points } else { 0 }
  }
}
