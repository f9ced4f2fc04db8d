import LayoutSolver
import Testing
import VFLTestSupport

@testable import solver_fuzz

@Suite("Shortened scripts")
struct LiveShrinkerTests {
  @Test("a failing script is reduced to the relevant calls with simple numbers")
  func shrinking() {
    var writer = LiveScriptWriter(shape: LiveShape.middle[0], seed: 9)
    var run = LiveRun(strictness: LiveRun.Strictness(compareEvery: 1000, hasTwin: false))
    var script: [LiveEdit] = []
    for _ in 0..<120 {
      script.append(writer.next(run))
      _ = run.apply(script[script.count - 1])
    }
    // This predicate treats a script as failing if it has three rows at the same time.
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
          _ = Issue.record("\(edit) is irrelevant")
          return
        }
        continue
      }
      #expect(row.terms.isEmpty && row.constant == 0)
    }
  }

  @Test("the printed lines of a script can be parsed", arguments: LiveShape.all)
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
