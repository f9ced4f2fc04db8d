import Foundation
import Testing

@testable import VFLCommand
@testable import VFLProcess
@testable import VFLProjects

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

  @Test("is left alone where it is only to be read, though its folder may be written")
  func readOnlyFile() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = FilePath(folder.path).appending("locked")
    try FileReplacement.replace(contentOf: path, with: Array("old".utf8))
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o444], ofItemAtPath: folder.appending(path: "locked").path)
    #expect(throws: WriteFailure(reason: "a file that is only to be read")) {
      try FileReplacement.replace(contentOf: path, with: Array("new".utf8))
    }
    #expect(try SystemFileSystem().contents(ofFile: path) == Array("old".utf8))
    #expect(try SystemFileSystem().entries(ofFolder: FilePath(folder.path)).count == 1)
  }
}
