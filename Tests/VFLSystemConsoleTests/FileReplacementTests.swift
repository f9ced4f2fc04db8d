import Foundation
import Testing

@testable import VFLChecking
@testable import VFLCommandLine
@testable import VFLSystemConsole

@Suite("Replacement of files")
struct FileReplacementTests {
  private let directory: TestDirectory

  init() throws { directory = try TestDirectory() }

  private static let anything = WriteCondition { _ in nil }

  private func replace(_ name: String, with text: String) throws {
    try FileReplacement.replace(
      contentOf: directory.path(name), with: Array(text.utf8), if: Self.anything)
  }

  @Test("a file whose name has the maximum length can be replaced")
  func longName() throws {
    let name = String(repeating: "x", count: 255)
    for text in ["old", "new"] {
      try replace(name, with: text)
      #expect(try directory.text(of: name) == text)
    }
    #expect(try directory.names == [name])
  }

  @Test("a file without write permission is not replaced, even in a writable directory")
  func readOnlyFile() throws {
    try directory.write("old", to: "locked")
    try directory.setMode(0o444, of: "locked")
    #expect(throws: WriteError(reason: "the file is read-only")) {
      try replace("locked", with: "new")
    }
    #expect(try directory.text(of: "locked") == "old")
    #expect(try directory.names == ["locked"])
  }

  @Test("a replaced file keeps its mode", arguments: [0o600, 0o644, 0o755, 0o664])
  func mode(mode: Int) throws {
    try directory.write("old", to: "a")
    try directory.setMode(mode, of: "a")
    try replace("a", with: "new")
    #expect(try directory.mode(of: "a") == mode)
    #expect(try directory.text(of: "a") == "new")
  }

  @Test("a new file gets the default mode, which the `umask` determines")
  func newFile() throws {
    try directory.write("", to: "reference")
    try replace("new", with: "text")
    #expect(try directory.mode(of: "new") == directory.mode(of: "reference"))
  }

  @Test("replacing a file changes the contents of all of its hard links")
  func hardLinks() throws {
    try directory.write("the old content", to: "a")
    try FileManager.default.linkItem(
      atPath: directory.path("a").text, toPath: directory.path("b").text)
    try replace("a", with: "new")
    #expect(try directory.text(of: "a") == "new")
    #expect(try directory.text(of: "b") == "new")
    try replace("b", with: "a longer content than before")
    #expect(try directory.text(of: "a") == "a longer content than before")
    #expect(try directory.names == ["a", "b"])
  }

  @Test("replacing a symbolic link keeps the link and changes the contents of its target")
  func symbolicLink() throws {
    try directory.write("old", to: "target")
    try directory.link("link", to: "target")
    try replace("link", with: "new")
    #expect(try directory.text(of: "target") == "new")
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: directory.path("link").text)
        == "target")
  }

  @Test("a symbolic link to a missing file is not replaced")
  func danglingLink() throws {
    try directory.link("link", to: "missing")
    #expect(throws: WriteError(reason: "the target of the symbolic link cannot be found")) {
      try replace("link", with: "new")
    }
    #expect(try directory.names == ["link"])
  }

  @Test("pipes and directories are not replaced")
  func otherKinds() throws {
    try #require(mkfifo(directory.path("pipe").text, 0o600) == 0)
    #expect(throws: WriteError(reason: "it is a device or a pipe")) {
      try replace("pipe", with: "new")
    }
    #expect(throws: WriteError(reason: "it is a directory")) {
      try FileReplacement.replace(contentOf: directory.path(""), with: [], if: Self.anything)
    }
    #expect(try directory.names == ["pipe"])
  }

  @Test(
    "a file is neither replaced nor created if the condition returns a reason not to write",
    arguments: ["old", nil])
  func condition(text: String?) throws {
    if let text { try directory.write(text, to: "a") }
    let condition = WriteCondition { $0 == text.map { Array($0.utf8) } ? "this content" : nil }
    #expect(throws: WriteError(reason: "this content")) {
      try FileReplacement.replace(
        contentOf: directory.path("a"), with: Array("new".utf8), if: condition)
    }
    #expect(try directory.names == (text == nil ? [] : ["a"]))
  }

  #if os(Linux)
    /// The access control list `user::rw-, user:1:rw-, group::r--, mask::rw-, other::r--` in the
    /// format of the extended attribute on Linux.
    private static let accessList: [UInt8] =
      [2, 0, 0, 0]
      + [(1, 6, 255), (2, 6, 1), (4, 4, 255), (16, 6, 255), (32, 4, 255)].flatMap {
        (tag: UInt8, permissions: UInt8, user: UInt8) -> [UInt8] in
        let rest: UInt8 = user == 255 ? 255 : 0
        return [tag, 0, permissions, 0, user, rest, rest, rest]
      }

    @Test(
      "a replaced file keeps its extended attributes and its access control list",
      arguments: [
        ("user.vfl", Array("value".utf8)), ("user.empty", []),
        ("system.posix_acl_access", accessList),
      ])
    func attributes(name: String, value: [UInt8]) throws {
      try directory.write("old", to: "a")
      // Not every file system supports extended attributes.
      guard directory.setAttribute(name, value, of: "a") else { return }
      let mode = try directory.mode(of: "a")
      try replace("a", with: "new")
      #expect(try directory.text(of: "a") == "new")
      #expect(directory.attribute(name, of: "a") == value)
      #expect(try directory.mode(of: "a") == mode)
    }

    @Test("a replaced file without an access control list does not inherit one from its directory")
    func inheritedAccessList() throws {
      try directory.write("old", to: "a")
      try directory.setMode(0o600, of: "a")
      guard directory.setAttribute("system.posix_acl_default", Self.accessList, of: "") else {
        return
      }
      try replace("a", with: "new")
      #expect(directory.attribute("system.posix_acl_access", of: "a") == nil)
      #expect(try directory.mode(of: "a") == 0o600)
      try replace("new", with: "new")
      try directory.write("", to: "reference")
      #expect(
        directory.attribute("system.posix_acl_access", of: "new")
          == directory.attribute("system.posix_acl_access", of: "reference"))
    }
  #endif
}
