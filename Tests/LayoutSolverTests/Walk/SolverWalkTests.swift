import Testing
import VFLTestSupport

@Suite("A walk through the solver")
struct SolverWalkTests {
  @Test("is what its dumps say, stage by stage")
  func dumps() throws {
    var walk = try #require(SolverWalk())
    for (stage, text) in walk.dumps() { expectFixture(text, at: "Fixtures/solver/\(stage).txt") }
  }
}
