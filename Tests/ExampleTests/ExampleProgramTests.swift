import Testing
import VFLTestSupport

@testable import vfl_examples

@Suite("vfl-examples")
struct ExampleProgramTests {
  @Test("--list prints the names of all examples, and each example can be run by its name")
  func list() throws {
    let list = try #require(try ExampleProgram.output(for: ["--list"]))
    let names = list.split(separator: "\n").compactMap { $0.split(separator: ":").first }
    expectEqual(names, ["autoresizing", "entries", "grid", "padding", "stack-panel", "stack-view"])
    for name in names {
      let text = try #require(try ExampleProgram.output(for: [String(name)]))
      #expect(text.contains("view") && text.contains("width"))
    }
  }

  @Test("missing, unknown and repeated arguments of vfl-examples are rejected")
  func unknown() throws {
    #expect(try ExampleProgram.output(for: []) == nil)
    #expect(try ExampleProgram.output(for: ["grids"]) == nil)
    #expect(try ExampleProgram.output(for: ["grid", "grid"]) == nil)
  }

  @Test("an example step is printed as a title and a table of frames")
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
