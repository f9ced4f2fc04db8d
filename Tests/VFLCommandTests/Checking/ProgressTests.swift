import Testing

@testable import VFLCommand

@Suite("The line that says how far a run is")
struct ProgressTests {
  @Test("is on a terminal only, comes after a second, and goes away")
  func line() {
    var console = MemoryConsole()
    var line = ProgressLine(on: console)
    console.seconds = 5
    line.show("7 of 400 files", on: &console)
    #expect(console.errorText == "")
    console.terminals = [.error]
    line = ProgressLine(on: console)
    line.show("7 of 400 files", on: &console)
    #expect(console.errorText == "")
    console.seconds = 6.5
    line.show("12 of 400 files", on: &console)
    #expect(console.errorText == "\r\u{1B}[K12 of 400 files")
    line.show("13 of 400 files", on: &console)
    console.seconds = 6.55
    line.show("14 of 400 files", on: &console)
    #expect(console.errorText == "\r\u{1B}[K12 of 400 files")
    console.seconds = 6.7
    line.show("15 of 400 files", on: &console)
    #expect(console.errorText.hasSuffix("\r\u{1B}[K15 of 400 files"))
    line.erase(on: &console)
    line.erase(on: &console)
    #expect(console.errorText.hasSuffix("15 of 400 files\r\u{1B}[K"))
    #expect(console.outputText == "")
  }
}
