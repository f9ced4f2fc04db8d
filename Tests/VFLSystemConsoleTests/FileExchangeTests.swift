import Foundation
import Testing

@testable import VFLChecking
@testable import VFLCommandLine
@testable import VFLSystemConsole

/// Tests saves of a file by another program while `FileReplacement` replaces the file.
///
/// Each test saves after the check of the condition with a given number. Check 1 is the first
/// check, check 2 precedes the exchange of the files, and check 3 follows the exchange.
@Suite("Saves by another program during the replacement of a file")
struct FileExchangeTests {
  /// A way in which an editor saves a file.
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

  /// Replaces the contents "old" with "new", and runs each action after the check with its number.
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

  /// Counts the checks, all of which run on the same thread.
  private final class Counter: @unchecked Sendable {
    var value = 0
    var actions: [Int: () throws -> Void] = [:]
  }

  @Test("a file that no other program saves gets the new contents")
  func undisturbed() throws {
    try replace(after: [:])
    #expect(try directory.text(of: "a") == "new")
    #expect(try directory.names == ["a"])
  }

  @Test("if a file is saved before the exchange, the saved contents are kept", arguments: [1, 2])
  func saveBefore(check: Int) throws {
    #expect(throws: WriteError.self) {
      try replace(after: [check: { try save("saved", .renaming) }])
    }
    #expect(try directory.text(of: "a") == "saved")
    #expect(try directory.names == ["a"])
  }

  @Test(
    "if a file is overwritten in place before the exchange, the saved contents are kept",
    arguments: [1, 2])
  func saveInPlace(check: Int) throws {
    let isSaved = DispatchSemaphore(value: 0)
    // If the replacement holds a lease, the write waits until the replacement ends. The replacement
    // may also succeed before the thread begins.
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

  @Test(
    "if a file is saved after the exchange, the saved contents are kept", arguments: Method.allCases
  )
  func saveAfter(method: Method) throws {
    try replace(after: [3: { try save("saved", method) }])
    #expect(try directory.text(of: "a") == "saved")
    #expect(try directory.names == ["a"])
  }

  @Test(
    "if a file is saved before and after the exchange, the later save is kept",
    arguments: Method.allCases)
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

  @Test("if another program creates the file during the replacement, that file is kept")
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
      "if another program has the file open during the replacement, a later write by that program is not lost",
      .enabled(if: hasLeases),
      arguments: [0, 1])
    func openFile(check: Int) throws {
      var file: FileHandle?
      func open() throws { file = try openForUpdating() }
      if check == 0 { try open() }
      #expect(throws: WriteError.self) { try replace(after: [check: open]) }
      try file?.write(contentsOf: Data("saved".utf8))
      #expect(try directory.text(of: "a") == "saved")
      #expect(try directory.names == ["a"])
    }

    @Test(
      "if another program opens the new file after the exchange, an earlier save is kept",
      .enabled(if: hasLeases))
    func openNewFile() throws {
      var file: FileHandle?
      let failure = #expect(throws: WriteError.self) {
        try replace(
          after: [2: { try save("saved", .renaming) }, 3: { file = try openForUpdating() }])
      }
      #expect(try directory.text(of: "a") == "saved")
      // The program may write to the new file, so the new file is kept under another name and
      // reported.
      try file?.write(contentsOf: Data("later".utf8))
      let other = try #require(try directory.names.first { $0 != "a" })
      #expect(try directory.text(of: other) == "later")
      #expect(failure?.advice?.contains(other) == true)
    }

    @Test(
      "a file with several hard links is not overwritten while another program has it open",
      .enabled(if: hasLeases))
    func openLinkedFile() throws {
      try FileManager.default.linkItem(
        atPath: directory.path("a").text, toPath: directory.path("b").text)
      let file = try FileHandle(forReadingFrom: URL(filePath: directory.path("b").text))
      #expect(throws: WriteError(reason: "another program has the file open")) {
        try replace(after: [:])
      }
      try file.close()
      #expect(try directory.text(of: "a") == "old")
      #expect(try directory.names == ["a", "b"])
      try replace(after: [:])
      #expect(try directory.text(of: "b") == "new")
    }
  #endif

  @Test("a file with several hard links is not overwritten if it is saved during the replacement")
  func linkedFile() throws {
    try FileManager.default.linkItem(
      atPath: directory.path("a").text, toPath: directory.path("b").text)
    #expect(throws: WriteError.self) {
      try replace(after: [1: { try save("saved", .truncating) }])
    }
    #expect(try directory.text(of: "b") == "saved")
    #expect(try directory.names == ["a", "b"])
  }

  @Test("a file that is locked with `flock` is not replaced")
  func lock() throws {
    let file = try FileHandle(forReadingFrom: URL(filePath: directory.path("a").text))
    try #require(flock(file.fileDescriptor, LOCK_EX) == 0)
    #expect(throws: FileReplacement.locked) { try replace(after: [:]) }
    #expect(try directory.text(of: "a") == "old")
    #expect(try directory.names == ["a"])
  }
}
