import LayoutSolver
import Testing
import VFLTestSupport

@testable import solver_fuzz

@Suite("A script that fails")
struct LiveShrinkerTests {
  @Test("is cut down to the calls that matter, with plain numbers")
  func shrinking() {
    var writer = LiveScriptWriter(shape: LiveShape.middle[0], seed: 9)
    var run = LiveRun(strictness: LiveRun.Strictness(compareEvery: 1000, hasTwin: false))
    var script: [LiveEdit] = []
    for _ in 0..<120 {
      script.append(writer.next(run))
      _ = run.apply(script[script.count - 1])
    }
    // As if a third row that is there at once would break something.
    var shrinker = LiveShrinker { script in
      var mirror = LiveMirror()
      return script.contains { edit in
        mirror.apply(edit, number: nil)
        return mirror.rows.count == 3
      }
    }
    let short = shrinker.shrink(script)
    expectEqual(short.count, 3)
    for edit in short {
      guard case .addRow(_, let row) = edit else {
        guard case .addEditRow = edit else {
          _ = Issue.record("\(edit) is not needed")
          return
        }
        continue
      }
      #expect(row.terms.isEmpty && row.constant == 0)
    }
  }

  @Test("is told in lines that can be read again", arguments: LiveShape.all)
  func lines(shape: LiveShape) {
    var writer = LiveScriptWriter(shape: shape, seed: 10)
    var run = LiveRun(strictness: LiveRun.Strictness(compareEvery: 1000, hasTwin: false))
    for _ in 0..<shape.beginning.count + (LongTests.areOn() ? 60 : 20) {
      let edit = writer.next(run)
      _ = run.apply(edit)
      expectEqual(LiveEdit(edit.description)?.description, edit.description)
    }
  }
}
