import LayoutSolver
import Testing
import VFLTestSupport

@testable import solver_fuzz

@Suite("A live solver, edited at random, against solving from nothing")
struct LiveScriptTests {
  @Test("agrees with exact arithmetic too", arguments: LiveShape.small)
  func small(shape: LiveShape) {
    let tally = LiveFuzz(shape: shape, calls: 80).run(scripts: 12, long: 800, seed: 1)
    #expect(tally.solutions > 100, "\(tally)")
  }

  @Test("agrees on problems of some size", arguments: LiveShape.middle)
  func middle(shape: LiveShape) {
    let tally = LiveFuzz(shape: shape, calls: 120).run(scripts: 4, long: 240, seed: 2)
    #expect(tally.solutions > 100, "\(tally)")
  }

  @Test("agrees on layouts", arguments: LiveShape.layouts)
  func layouts(shape: LiveShape) {
    let tally = LiveFuzz(shape: shape, calls: 80).run(scripts: 1, long: 40, seed: 3)
    #expect(tally.solutions > 20, "\(tally)")
  }

  @Test("agrees while edit rows are dragged", arguments: LiveShape.dragged)
  func drags(shape: LiveShape) {
    let tally = LiveFuzz(shape: shape, calls: 120).run(scripts: 4, long: 240, seed: 4)
    #expect(tally.solutions > 100, "\(tally)")
  }

  @Test("agrees while edit rows jump to and fro", arguments: LiveShape.returning)
  func jumps(shape: LiveShape) {
    let tally = LiveFuzz(shape: shape, calls: 160).run(scripts: 5, long: 320, seed: 6)
    #expect(tally.solutions > 100, "\(tally)")
  }

  @Test("agrees while rows go and come alone", arguments: LiveShape.toggled)
  func toggles(shape: LiveShape) {
    let tally = LiveFuzz(shape: shape, calls: 160).run(scripts: 4, long: 240, seed: 8)
    #expect(tally.solutions > 100, "\(tally)")
  }

  @Test("agrees while rows that link variables go and come", arguments: LiveShape.linked)
  func links(shape: LiveShape) {
    let tally = LiveFuzz(shape: shape, calls: 160).run(scripts: 4, long: 240, seed: 9)
    #expect(tally.solutions > 100, "\(tally)")
  }

  @Test("agrees while windows are dragged by a corner", arguments: LiveShape.corners)
  func corners(shape: LiveShape) {
    let tally = LiveFuzz(shape: shape, calls: 120).run(scripts: 3, long: 120, seed: 11)
    #expect(tally.solutions > 100, "\(tally)")
  }

  @Test("agrees while layouts jump to and fro", arguments: LiveShape.returningLayouts)
  func jumpingLayouts(shape: LiveShape) {
    let tally = LiveFuzz(shape: shape, calls: 100).run(scripts: 1, long: 40, seed: 7)
    #expect(tally.solutions > 20, "\(tally)")
  }

  @Test(
    "agrees where it once did not, on layouts that come back to sizes",
    arguments: [(2, 200_760), (2, 203_838), (5, 200_709)] as [(Int, UInt64)])
  func oncePassed(shape: Int, seed: UInt64) {
    let tally = LiveFuzz(shape: LiveShape.returning[shape], calls: 200)
      .run(scripts: 1, seed: seed)
    #expect(tally.solutions > 0)
  }
}
