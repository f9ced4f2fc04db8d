import Testing
import VFLTestSupport
import VisualFormat

@testable import vfl_examples

@Suite("Entry column")
struct EntryColumnTests {
  @Test("entries that are inserted later are placed by rank")
  func late() throws {
    let column = EntryColumn("column")
    try column.insert("third", rank: 3, height: 30)
    try column.insert("first", rank: 1, height: 10)
    try column.layOut(width: 120, height: 300)
    expectEqual(column.order, ["first", "third"])
    expectEqual(column.subviews[0].frame, Frame(x: 10, y: 30, width: 100, height: 30))
    try column.insert("second", rank: 2, height: 20)
    try column.insert("last", rank: 9, height: 5)
    try column.layOut(width: 120, height: 300)
    let frames = Dictionary(uniqueKeysWithValues: column.subviews.map { ($0.name, $0.frame) })
    expectEqual(
      frames,
      [
        "first": Frame(x: 10, y: 10, width: 100, height: 10),
        "second": Frame(x: 10, y: 30, width: 100, height: 20),
        "third": Frame(x: 10, y: 60, width: 100, height: 30),
        "last": Frame(x: 10, y: 100, width: 100, height: 5),
      ])
  }

  @Test(
    "after random insertions and removals, each entry is at the sum of the heights and gaps above it",
    arguments: 0..<12 as Range<UInt64>)
  func random(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let column = EntryColumn("column")
    column.rootSize = PerAxis(100, 2000)
    var model: [(rank: Int, number: Int, height: Double)] = []
    for number in 0..<40 {
      if !model.isEmpty, random.next(below: 4) == 0 {
        let gone = model.remove(at: random.next(below: model.count))
        try column.remove("\(gone.number)")
      } else {
        let entry = (random.next(below: 20), number, Double(random.next(below: 30)))
        model.append(entry)
        try column.insert("\(number)", rank: entry.0, height: entry.2)
      }
      guard random.next(below: 3) == 0 else { continue }
      try column.layoutIfNeeded()
      let sorted = model.sorted { ($0.rank, $0.number) < ($1.rank, $1.number) }
      expectEqual(column.order, sorted.map { "\($0.number)" })
      var top = 10.0
      for entry in sorted {
        let view = try #require(column.subviews.first { $0.name == "\(entry.number)" })
        expectEqual(view.frame, Frame(x: 10, y: top, width: 80, height: entry.height))
        top += entry.height + 10
      }
      // Each entry has three constraints of its own and one to the previous entry.
      #expect(column.subviews.allSatisfy { $0.chain.constraints.count == 4 })
    }
  }
}
