import Foundation
import Testing

@testable import VFLCommand

@Suite("A file that gets a new content")
struct FileReplacementTests {
  @Test("may have as long a name as there may be, and nothing is left beside it")
  func longName() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = FilePath(folder.path).appending(String(repeating: "x", count: 255))
    let system = SystemFileSystem()
    for text in ["old", "new"] {
      try FileReplacement.replace(contentOf: path, with: Array(text.utf8))
      #expect(try system.contents(ofFile: path) == Array(text.utf8))
    }
    #expect(try system.entries(ofFolder: FilePath(folder.path)).count == 1)
  }
}
