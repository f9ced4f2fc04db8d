import Testing
import VFLLayout
import VFLPanels
import VFLRecords
import VFLTestSupport
import VFLViews

@Suite("Grid frames")
struct GridFrameTests {
  @Test("the frames of random grids equal arithmetically computed frames", arguments: 0..<8)
  func formula(seed: Int) throws {
    var answered = 0
    for round in 0..<60 {
      let grid = RandomGrid(seed: 1000 * seed + round).grid
      guard let formula = GridFormula(of: grid) else { continue }
      answered += 1
      try grid.layoutIfNeeded()
      FrameExpectation(frames: formula.frames).check(grid, "seed \(seed), round \(round)")
      for view in grid.children where !GridFormula.isShown(view, in: grid) {
        #expect(view.frame.width == 0 && view.frame.height == 0)
      }
    }
    #expect(answered > 15)
  }

  @Test("the frames of an edited grid equal the frames of a new grid", arguments: 0..<6)
  func edits(seed: Int) throws {
    var random = RandomGrid(seed: 77 + seed)
    for step in 0..<60 {
      random.change()
      let (grid, fresh) = (random.grid, random.fresh())
      do { try fresh.layoutIfNeeded() } catch is UnsatisfiableLayoutError {
        #expect(throws: UnsatisfiableLayoutError.self) { try grid.layoutIfNeeded() }
        continue
      }
      try grid.layoutIfNeeded()
      expectEqual(grid.arrangementDescription, fresh.arrangementDescription)
      let frames = ([fresh] + fresh.children).map { ($0.name, $0.frame) }
      let expectation = FrameExpectation(frames: Dictionary(uniqueKeysWithValues: frames))
      expectation.check(grid, "seed \(seed), step \(step)")
      if let formula = GridFormula(of: grid) {
        FrameExpectation(frames: formula.frames).check(grid, "formula, seed \(seed), step \(step)")
      }
    }
  }
}
