import Testing
import VFLTestSupport

@testable import VFLChecking
@testable import VFLCommandLine

@Suite("Ignore patterns")
struct IgnoreListTests {
  private static func verdict(_ lines: String..., for path: String, isDirectory: Bool = false)
    -> Bool?
  {
    let list = IgnoreList(Array(lines.joined(separator: "\n").utf8), in: FilePath("/r"))
    return list.isIgnored(FilePath("/r/" + path), isDirectory: isDirectory)
  }

  @Test(
    "an ignore pattern matches the paths that gitignore(5) specifies",
    arguments: [
      ("a.o", "a.o", true), ("a.o", "x/y/a.o", true), ("*.o", "x/a.o", true),
      ("*.o", "x/a.oo", false), ("/a", "a", true), ("/a", "x/a", false), ("x/a", "x/a", true),
      ("x/a", "y/x/a", false), ("x/*", "x/a", true), ("x/*", "x/a/b", false),
      ("**/a", "a", true), ("**/a", "x/y/a", true), ("a/**", "a/x/y", true), ("a/**", "b/x", false),
      ("a/**/b", "a/b", true), ("a/**/b", "a/x/y/b", true), ("a/**/b", "a/xb", false),
      ("a**b", "axxb", true), ("x/a**b", "x/ac/db", false), ("?.c", "a.c", true),
      ("?.c", "ab.c", false), ("[a-c].h", "b.h", true), ("[!a-c].h", "b.h", false),
      ("[]-]x", "]x", true), ("[[:digit:]]", "7", true), ("[[:digit:]]", "x", false),
      ("[a", "[a", false), ("\\*", "*", true), ("\\*", "a", false), ("\\#a", "#a", true),
      ("\\!a", "!a", true), ("a\\ ", "a ", true), ("a ", "a", true), ("# a", "# a", false),
    ])
  func paths(_ pattern: String, _ path: String, _ isIgnored: Bool) {
    expectEqual(Self.verdict(pattern, for: path) ?? false, isIgnored)
  }

  @Test("an ignore pattern with a trailing slash matches only directories")
  func directories() {
    expectEqual(Self.verdict("build/", for: "x/build", isDirectory: true), true)
    #expect(Self.verdict("build/", for: "x/build") == nil)
  }

  @Test("a later ignore pattern overrides an earlier one")
  func order() {
    expectEqual(Self.verdict("*.h", "!a.h", for: "a.h"), false)
    expectEqual(Self.verdict("!a.h", "*.h", for: "a.h"), true)
    #expect(Self.verdict("*.h", for: "a.c") == nil)
  }

  @Test("an ignore file may have a byte order mark and any kind of line ending")
  func lineEnds() {
    expectEqual(Self.verdict("\u{FEFF}a\r", "\r", "b\r", for: "a"), true)
    expectEqual(Self.verdict("a\r", "b\r", for: "b"), true)
  }

  @Test("the duration of matching an ignore pattern is not exponential")
  func effort() {
    let pattern = String(repeating: "*a", count: 40) + "b"
    let path = String(repeating: "a", count: 400)
    #expect(Self.verdict(pattern, for: path) == nil)
    #expect(Self.verdict("x/" + pattern, for: "x/" + path) == nil)
  }
}
