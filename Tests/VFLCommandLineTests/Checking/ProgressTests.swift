import Dispatch
import Testing
import VFLTestSupport

@testable import VFLCommandLine
@testable import VFLCompiler

@Suite("Progress lines")
struct ProgressTests {
  @Test(
    "a progress line appears on a terminal after one second, is updated periodically and can be erased"
  )
  func line() {
    var console = MemoryConsole()
    var line = ProgressLine(on: console)
    console.seconds = 5
    line.show("7 of 400 files", on: &console)
    expectEqual(console.errorText, "")
    console.terminals = [.error]
    line = ProgressLine(on: console)
    line.show("7 of 400 files", on: &console)
    expectEqual(console.errorText, "")
    console.seconds = 6.5
    line.show("12 of 400 files", on: &console)
    expectEqual(console.errorText, "\r\u{1B}[K12 of 400 files")
    line.show("13 of 400 files", on: &console)
    console.seconds = 6.55
    line.show("14 of 400 files", on: &console)
    expectEqual(console.errorText, "\r\u{1B}[K12 of 400 files")
    console.seconds = 6.7
    line.show("15 of 400 files", on: &console)
    #expect(console.errorText.hasSuffix("\r\u{1B}[K15 of 400 files"))
    line.erase(on: &console)
    line.erase(on: &console)
    #expect(console.errorText.hasSuffix("15 of 400 files\r\u{1B}[K"))
    expectEqual(console.outputText, "")
  }

  @Test("the progress of a long search shows the current step and the elapsed time")
  func search() {
    var console = MemoryConsole()
    console.terminals = [.error]
    console.clock = TickingClock(at: 0, tick: 1.5)
    let shown = DispatchSemaphore(value: 0)
    console.onWrite = { shown.signal() }
    let answer = BackgroundComputation.result(on: &console) { progress in
      progress.step = .conflicts(found: 1234)
      while shown.wait(timeout: .now()) == .success {}
      // The first line may have been printed before `step` was set, so wait for two lines.
      for _ in 0..<2 { shown.wait() }
      return 7
    }
    #expect(answer == 7 && console.outputText == "")
    #expect(console.errorText.contains("\r\u{1B}[Ksearching for conflicts, 1,234 found, "))
    #expect(console.errorText.hasSuffix(" s\r\u{1B}[K"))
  }

  @Test("a long search prints no progress without a terminal and returns no result after Ctrl-C")
  func silence() {
    var console = MemoryConsole()
    console.clock = TickingClock(at: 0, tick: 1.5)
    expectEqual(BackgroundComputation.result(on: &console) { _ in 7 }, 7)
    console.isInterrupted = true
    #expect(BackgroundComputation.result(on: &console) { _ in 7 } == nil)
    #expect(console.errorText == "" && console.outputText == "")
  }

  @Test("the description of each search step contains the numbers of that step")
  func steps() throws {
    var parsed = ParsedArguments([Argument](), for: .solve)
    let range = try #require(SizeRange("width=200..2000", &parsed))
    let steps: [(ProgressStep, String)] = [
      (.solving, "solving"),
      (.range(range, at: 812.4, regimeCount: 153), "width 812 of 2000, 153 regimes"),
      (.conflicts(found: 0), "searching for conflicts, 0 found"),
      (.describing(conflict: 3, of: 6000), "explaining conflict 3 of 6,000"),
      (.explaining(conflict: 3), "explaining conflict 3"),
    ]
    for (step, text) in steps { expectEqual(step.text, text) }
  }
}
