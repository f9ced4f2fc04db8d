import LayoutSolver
import Testing
import VFLTestSupport

@testable import solver_fuzz

@Suite("Random scripts for a live solver")
struct LiveScriptTests {
  @Test("solutions of small problems agree with exact arithmetic", arguments: LiveShape.small)
  func small(shape: LiveShape) {
    let tally = LiveFuzz(shape: shape, calls: 80).run(scripts: 12, long: 800, seed: 1)
    #expect(tally.solutions > 100, "\(tally)")
  }

  @Test("solutions of medium problems agree with solves from scratch", arguments: LiveShape.middle)
  func middle(shape: LiveShape) {
    let tally = LiveFuzz(shape: shape, calls: 120).run(scripts: 4, long: 240, seed: 2)
    #expect(tally.solutions > 100, "\(tally)")
  }

  @Test("solutions of layouts agree with solves from scratch", arguments: LiveShape.layouts)
  func layouts(shape: LiveShape) {
    let tally = LiveFuzz(shape: shape, calls: 80).run(scripts: 1, long: 40, seed: 3)
    #expect(tally.solutions > 20, "\(tally)")
  }

  @Test("solutions agree with solves from scratch during drags", arguments: LiveShape.dragged)
  func drags(shape: LiveShape) {
    let tally = LiveFuzz(shape: shape, calls: 120).run(scripts: 4, long: 240, seed: 4)
    #expect(tally.solutions > 100, "\(tally)")
  }

  @Test(
    "solutions agree with solves from scratch if edit rows alternate between values",
    arguments: LiveShape.returning)
  func jumps(shape: LiveShape) {
    let tally = LiveFuzz(shape: shape, calls: 160).run(scripts: 5, long: 320, seed: 6)
    #expect(tally.solutions > 100, "\(tally)")
  }

  @Test(
    "solutions agree with solves from scratch if rows are toggled", arguments: LiveShape.toggled)
  func toggles(shape: LiveShape) {
    let tally = LiveFuzz(shape: shape, calls: 160).run(scripts: 4, long: 240, seed: 8)
    #expect(tally.solutions > 100, "\(tally)")
  }

  @Test(
    "solutions agree with solves from scratch if rows that link variables are toggled",
    arguments: LiveShape.linked)
  func links(shape: LiveShape) {
    let tally = LiveFuzz(shape: shape, calls: 160).run(scripts: 4, long: 240, seed: 9)
    #expect(tally.solutions > 100, "\(tally)")
  }

  @Test(
    "solutions agree with solves from scratch if windows are dragged by a corner",
    arguments: LiveShape.corners)
  func corners(shape: LiveShape) {
    let tally = LiveFuzz(shape: shape, calls: 120).run(scripts: 3, long: 120, seed: 11)
    #expect(tally.solutions > 100, "\(tally)")
  }

  @Test(
    "solutions of layouts that alternate between sizes agree with solves from scratch",
    arguments: LiveShape.returningLayouts)
  func jumpingLayouts(shape: LiveShape) {
    let tally = LiveFuzz(shape: shape, calls: 100).run(scripts: 1, long: 40, seed: 7)
    #expect(tally.solutions > 20, "\(tally)")
  }

  @Test(
    "scripts with alternating values that failed in the past pass",
    arguments: [(2, 200_760), (2, 203_838), (5, 200_709)] as [(Int, UInt64)])
  func pastFailures(shape: Int, seed: UInt64) {
    let tally = LiveFuzz(shape: LiveShape.returning[shape], calls: 200)
      .run(scripts: 1, seed: seed)
    #expect(tally.solutions > 0)
  }
}
