import Foundation
import Testing

@testable import VFLCommand
@testable import VFLProcess
@testable import VFLProjects

/// Tests saves of a file while it is replaced.
///
/// A save happens after the first check of the condition, after the check before the exchange of
/// the files, or after the check that follows the exchange.
@Suite("Saves during the replacement of a file")
struct FileExchangeTests {
  /// The way in which an editor saves.
  enum Method: CaseIterable {
    case renaming, truncating
  }

  private let directory: TestDirectory

  init() throws {
    directory = try TestDirectory()
    try directory.write("old", to: "a")
  }

  private func save(_ text: String, _ method: Method) throws {
    switch method {
    case .renaming: try directory.save(text, to: "a")
    case .truncating: try directory.write(text, to: "a")
    }
  }

  /// Replaces the content "old" with "new" and runs the actions after the checks with the given
  /// numbers.
  private func replace(
    unless reason: String = "changed", after actions: [Int: () throws -> Void]
  ) throws {
    let checks = Counter()
    let condition = WriteCondition { content in
      checks.value += 1
      defer { try? checks.actions[checks.value]?() }
      return content == Array("old".utf8) ? nil : reason
    }
    checks.actions = actions
    try FileReplacement.replace(
      contentOf: directory.path("a"), with: Array("new".utf8), if: condition)
  }

  /// Counts the checks, which all run in one thread.
  private final class Counter: @unchecked Sendable {
    var value = 0
    var actions: [Int: () throws -> Void] = [:]
  }

  @Test("a file that is not saved gets the new content")
  func undisturbed() throws {
    try replace(after: [:])
    #expect(try directory.text(of: "a") == "new")
    #expect(try directory.names == ["a"])
  }

  @Test("a save before the exchange is kept", arguments: [1, 2])
  func saveBefore(check: Int) throws {
    #expect(throws: WriteFailure.self) {
      try replace(after: [check: { try save("saved", .renaming) }])
    }
    #expect(try directory.text(of: "a") == "saved")
    #expect(try directory.names == ["a"])
  }

  @Test("a save in place before the exchange is kept", arguments: [1, 2])
  func saveInPlace(check: Int) throws {
    let isSaved = DispatchSemaphore(value: 0)
    // A lease may make the other thread wait for the end of the replacement. The replacement may
    // succeed before the thread begins.
    // the thread begins.
    try? replace(
      after: [
        check: { [directory] in
          Thread.detachNewThread {
            try? directory.write("saved", to: "a")
            isSaved.signal()
          }
        }
      ])
    isSaved.wait()
    #expect(try directory.text(of: "a") == "saved")
    #expect(try directory.names == ["a"])
  }

  @Test("a save after the exchange is kept", arguments: Method.allCases)
  func saveAfter(method: Method) throws {
    try replace(after: [3: { try save("saved", method) }])
    #expect(try directory.text(of: "a") == "saved")
    #expect(try directory.names == ["a"])
  }

  @Test(
    "the later of two saves before and after the exchange is kept", arguments: Method.allCases)
  func twoSaves(method: Method) throws {
    #expect(throws: FileReplacement.changed) {
      try replace(after: [2: { try save("first", .renaming) }, 3: { try save("second", method) }])
    }
    #expect(try directory.text(of: "a") == "second")
    #expect(try directory.names == ["a"])
  }

  @Test("a file that is removed before the exchange is not created again")
  func removal() throws {
    for check in [1, 2] {
      try directory.write("old", to: "a")
      #expect(throws: FileReplacement.changed) {
        try replace(after: [check: { try directory.remove("a") }])
      }
      #expect(try directory.names == [])
    }
  }

  @Test("a file that another program creates is kept")
  func creation() throws {
    try directory.remove("a")
    let path = directory.path("a")
    let condition = WriteCondition { [directory] content in
      if content == nil { try? directory.write("saved", to: "a") }
      return nil
    }
    #expect(throws: FileReplacement.changed) {
      try FileReplacement.replace(contentOf: path, with: Array("new".utf8), if: condition)
    }
    #expect(try directory.text(of: "a") == "saved")
    #expect(try directory.names == ["a"])
  }

  #if os(Linux)
    private static let hasLeases = (try? TestDirectory().hasLeases) == true

    private func openForUpdating() throws -> FileHandle {
      try FileHandle(forUpdating: URL(filePath: directory.path("a").text))
    }

    @Test(
      "a later write by a program with the open file is not lost", .enabled(if: hasLeases),
      arguments: [0, 1])
    func openFile(check: Int) throws {
      var file: FileHandle?
      func open() throws { file = try openForUpdating() }
      if check == 0 { try open() }
      #expect(throws: WriteFailure.self) { try replace(after: [check: open]) }
      try file?.write(contentsOf: Data("saved".utf8))
      #expect(try directory.text(of: "a") == "saved")
      #expect(try directory.names == ["a"])
    }

    @Test(
      "a save before the exchange is kept if another program opens the new file",
      .enabled(if: hasLeases))
    func openNewFile() throws {
      var file: FileHandle?
      let failure = #expect(throws: WriteFailure.self) {
        try replace(
          after: [2: { try save("saved", .renaming) }, 3: { file = try openForUpdating() }])
      }
      #expect(try directory.text(of: "a") == "saved")
      // The program may write to the new file, which is kept and reported.
      try file?.write(contentsOf: Data("later".utf8))
      let other = try #require(try directory.names.first { $0 != "a" })
      #expect(try directory.text(of: other) == "later")
      #expect(failure?.advice?.contains(other) == true)
    }

    @Test(
      "a file with several names is not overwritten while a program has it open",
      .enabled(if: hasLeases))
    func openLinkedFile() throws {
      try FileManager.default.linkItem(
        atPath: directory.path("a").text, toPath: directory.path("b").text)
      let file = try FileHandle(forReadingFrom: URL(filePath: directory.path("b").text))
      #expect(throws: WriteFailure(reason: "another program has the file open")) {
        try replace(after: [:])
      }
      try file.close()
      #expect(try directory.text(of: "a") == "old")
      #expect(try directory.names == ["a", "b"])
      try replace(after: [:])
      #expect(try directory.text(of: "b") == "new")
    }
  #endif

  @Test("a file with several names is not overwritten after a save")
  func linkedFile() throws {
    try FileManager.default.linkItem(
      atPath: directory.path("a").text, toPath: directory.path("b").text)
    #expect(throws: WriteFailure.self) {
      try replace(after: [1: { try save("saved", .truncating) }])
    }
    #expect(try directory.text(of: "b") == "saved")
    #expect(try directory.names == ["a", "b"])
  }

  @Test("a file that another process has locked is unchanged")
  func lock() throws {
    let file = try FileHandle(forReadingFrom: URL(filePath: directory.path("a").text))
    try #require(flock(file.fileDescriptor, LOCK_EX) == 0)
    #expect(throws: FileReplacement.locked) { try replace(after: [:]) }
    #expect(try directory.text(of: "a") == "old")
    #expect(try directory.names == ["a"])
  }
}
