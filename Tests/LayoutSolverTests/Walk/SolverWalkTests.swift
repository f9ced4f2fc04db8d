import Testing
import VFLTestSupport

@Suite("Stages of the solver for an example")
struct SolverWalkTests {
  @Test("each stage of the example matches its fixture")
  func dumps() throws {
    var walk = try #require(SolverWalk())
    for (stage, text) in walk.dumps() { expectFixture(text, at: "Fixtures/solver/\(stage).txt") }
  }
}
