import Testing
import VFLLayoutSupport
import VFLRecords
import VFLTestSupport

@testable import VFLLayout

@Suite("Links between width and height")
struct LinkedSizeTests {
  private func isLinked(_ records: ConstraintRecord...) throws -> Bool {
    let nodes = views(view("a"), view("b"))
    let edges = [
      gap(1, .leading, after: 0, .leading, 8), gap(1, .top, after: 0, .top, 8),
      gap(0, .trailing, after: 1, .trailing, 8), gap(0, .bottom, after: 1, .bottom, 8),
    ]
    return try LayoutProblem(nodes: nodes, records: edges + records).linksWidthAndHeight()
  }

  @Test("the container's width and height are linked by a chain of constraints between the axes")
  func links() throws {
    #expect(try !isLinked())
    #expect(try isLinked(record(1, .width, .equal, 1, .height)))
    #expect(try isLinked(record(0, .width, .lessThanOrEqual, 0, .height, at: 1)))
    #expect(
      try isLinked(record(2, .width, .equal, 1, .height), record(2, .width, .equal, 1, .width)))
    #expect(try isLinked(record(2, .width, .equal, 1, .height)))
    #expect(try !isLinked(record(2, .width, .equal, 2, .height)))
  }

  @Test("a view with a required constant size does not link the container's width and height")
  func fixedSizes() throws {
    let square = record(2, .width, .equal, 2, .height)
    let (right, low) = (
      gap(2, .trailing, after: 0, .trailing, -8), gap(2, .bottom, after: 0, .bottom, -8)
    )
    let wide = record(2, .width, .lessThanOrEqual, 1, .width)
    let high = record(2, .height, .lessThanOrEqual, 1, .height)
    #expect(try isLinked(square, right, low, wide, high))
    #expect(try !isLinked(square, right, low, wide, high, size(2, .width, 40)))
    #expect(try isLinked(square, right, low, wide, high, size(2, .width, 40, at: 999)))
  }

  @Test("a random layout without a link has the same frames if its axes are solved separately")
  func combining() throws {
    var counts = (linked: 0, same: 0, impossible: 0)
    for seed in 1...120 {
      var random = SeededRandom(seed)
      var problem = LayoutProblem.random(&random, tightness: 0.3)
      guard try !problem.linksWidthAndHeight() else {
        counts.linked += 1
        continue
      }
      let (width, height) = (
        Double.random(in: 50...600, using: &random), Double.random(in: 50...600, using: &random)
      )
      func solve(_ width: Double?, _ height: Double?) throws -> LayoutResult {
        problem.containerSize = PerAxis(width, height)
        var engine = LayoutEngine()
        return try engine.solve(problem)
      }
      let (both, wide, high) = try (
        solve(width, height), solve(width, nil), solve(nil, height)
      )
      let isPossible = wide.status != .unsatisfiable && high.status != .unsatisfiable
      expectEqual(both.status != .unsatisfiable, isPossible, "seed \(seed)")
      guard isPossible else {
        counts.impossible += 1
        continue
      }
      let free = Set(both.freeAttributes.map { "\($0.item.index) \($0.part.rawValue)" })
      for item in problem.nodes.indices {
        let pairs = [
          ("x", both.frames[item].x, wide.frames[item].x),
          ("width", both.frames[item].width, wide.frames[item].width),
          ("y", both.frames[item].y, high.frames[item].y),
          ("height", both.frames[item].height, high.frames[item].height),
        ]
        for (part, found, wanted) in pairs where !free.contains("\(item) \(part)") {
          #expect(abs(found - wanted) < 1e-6, "seed \(seed), \(part) of \(item)")
          counts.same += 1
        }
      }
    }
    #expect(counts.linked > 5 && counts.same > 300, "\(counts)")
  }
}
