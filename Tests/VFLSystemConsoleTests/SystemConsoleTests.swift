import Testing

@testable import VFLChecking
@testable import VFLCommandLine
@testable import VFLSystemConsole

@Suite("The console that accesses the file system")
struct SystemConsoleTests {
  private let console = SystemConsole()

  @Test("the console reads the contents of a file unchanged")
  func file() throws {
    let path = Array(#filePath.utf8)
    #expect(console.exists(path))
    let text = String(decoding: try console.contents(ofFile: path), as: UTF8.self)
    #expect(text.hasPrefix("import Testing\n") && text.hasSuffix("}\n"))
  }

  @Test(
    "the error for a path that is not a file contains the reason",
    arguments: [
      ("/", true, "it is a directory"), ("/no/such/file", false, "no such file"),
      ("", false, "no such file"),
      (#filePath + "/x", false, "no such file"),
    ])
  func noFile(_ path: String, exists: Bool, reason: String) {
    #expect(console.exists(Array(path.utf8)) == exists)
    #expect(throws: InputError(reason: reason)) {
      try console.contents(ofFile: Array(path.utf8))
    }
  }

  @Test("a path with a zero byte is not truncated at that byte")
  func zero() {
    #expect(!console.exists([UInt8(ascii: "/"), 0]))
  }
}
