import Testing

@testable import VFLCommand
@testable import VFLProcess
@testable import VFLProjects

@Suite("The console of the process")
struct SystemConsoleTests {
  private let console = SystemConsole()

  @Test("a file is read unchanged")
  func file() throws {
    let path = Array(#filePath.utf8)
    #expect(console.exists(path))
    let text = String(decoding: try console.contents(ofFile: path), as: UTF8.self)
    #expect(text.hasPrefix("import Testing\n") && text.hasSuffix("}\n"))
  }

  @Test(
    "a path that is not a file is reported with a reason",
    arguments: [
      ("/", true, "it is a folder"), ("/no/such/file", false, "no such file"),
      ("", false, "no such file"),
      (#filePath + "/x", false, "no such file"),
    ])
  func noFile(_ path: String, exists: Bool, reason: String) {
    #expect(console.exists(Array(path.utf8)) == exists)
    #expect(throws: InputFailure(reason: reason)) {
      try console.contents(ofFile: Array(path.utf8))
    }
  }

  @Test("a zero byte does not end a path")
  func zero() {
    #expect(!console.exists([UInt8(ascii: "/"), 0]))
  }
}
