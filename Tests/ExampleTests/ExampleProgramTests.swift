import Testing
import VFLTestSupport

@testable import vfl_examples

@Suite("The program of examples")
struct ExampleProgramTests {
  @Test("lists its examples, and runs each of them by its name")
  func list() throws {
    let list = try #require(try ExampleProgram.output(for: ["--list"]))
    let names = list.split(separator: "\n").compactMap { $0.split(separator: ":").first }
    expectEqual(names, ["autoresizing", "entries", "grid", "padding", "stack-panel", "stack-view"])
    for name in names {
      let text = try #require(try ExampleProgram.output(for: [String(name)]))
      #expect(text.contains("view") && text.contains("width"))
    }
  }

  @Test("does not understand anything else")
  func unknown() throws {
    #expect(try ExampleProgram.output(for: []) == nil)
    #expect(try ExampleProgram.output(for: ["grids"]) == nil)
    #expect(try ExampleProgram.output(for: ["grid", "grid"]) == nil)
  }

  @Test("shows a step as a title and a table")
  func table() throws {
    let text = try #require(try ExampleProgram.output(for: ["autoresizing"]))
    #expect(
      text.hasPrefix(
        """
        As they were made, in 320 by 480
        view     x    y  width  height
        bar      0    0    320      44

        """))
  }
}
