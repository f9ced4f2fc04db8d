import Testing
import VFLTestSupport

@testable import VFLText

@Suite("Unified diffs")
struct UnifiedDiffTests {
  private static func diff(_ old: String, _ new: String, path: String = "a.vfl") -> String {
    let diff = UnifiedDiff(from: Array(old.utf8), to: Array(new.utf8))
    return String(decoding: diff.bytes(path: path), as: UTF8.self)
  }

  private static func lines(_ numbers: some Sequence<Int>) -> String {
    numbers.map { "\($0)\n" }.joined()
  }

  @Test("a unified diff shows 3 lines of context and joins changes that are close together")
  func context() {
    let old = Self.lines(1...20)
    let new = old.replacing("5\n6\n", with: "five\n6\n").replacing("12\n", with: "")
      .replacing("\n20\n", with: "\n20\n21\n")
    expectEqual(
      Self.diff(old, new),
      """
      --- a/a.vfl
      +++ b/a.vfl
      @@ -2,14 +2,13 @@
       2
       3
       4
      -5
      +five
       6
       7
       8
       9
       10
       11
      -12
       13
       14
       15
      @@ -18,3 +17,4 @@
       18
       19
       20
      +21

      """)
  }

  @Test("a unified diff marks a last line that does not end with a line feed")
  func noNewline() {
    expectEqual(
      Self.diff("a\nb", "a\nb\n"),
      """
      --- a/a.vfl
      +++ b/a.vfl
      @@ -1,2 +1,2 @@
       a
      -b
      \\ No newline at end of file
      +b

      """)
    #expect(Self.diff("", "a").contains("@@ -0,0 +1 @@\n+a\n\\ No newline at end of file\n"))
    #expect(Self.diff("a\n", "").contains("@@ -1 +0,0 @@\n-a\n"))
    expectEqual(Self.diff("a", "a"), "")
  }

  @Test(
    "a unified diff quotes paths with special characters, and adds a tab after paths with spaces")
  func paths() {
    #expect(Self.diff("a", "b", path: "my file.m").hasPrefix("--- a/my file.m\t\n"))
    #expect(Self.diff("a", "b", path: "a\"\\\n\u{1}").hasPrefix("--- \"a/a\\\"\\\\\\n\\001\"\n"))
    #expect(Self.diff("a", "b", path: "a\u{9B}m").hasPrefix("--- \"a/a\\302\\233m\"\n"))
    #expect(Self.diff("a", "b", path: "größe.m").hasPrefix("--- a/größe.m\n"))
  }

  @Test("line changes transform the old lines into the new lines, and are as few as possible")
  func shortest() {
    var bytes = RandomBytes(seed: 7)
    for _ in 0..<2000 {
      let old = Self.letters(&bytes)
      let new = Self.letters(&bytes)
      let changes = LineDifference.changes(from: old, to: new)
      var result = old
      for change in changes.reversed() { result.replaceSubrange(change.old, with: new[change.new]) }
      expectEqual(result, new)
      let cost = changes.reduce(0) { $0 + $1.old.count + $1.new.count }
      expectEqual(cost, old.count + new.count - 2 * Self.commonLength(old, new))
    }
  }

  /// Returns 0 to 11 random lines, each of which is one of 3 letters.
  private static func letters(_ bytes: inout RandomBytes) -> [ArraySlice<UInt8>] {
    (0..<bytes.next(below: 12)).map { _ in [UInt8(0x61 + bytes.next(below: 3)), 0x0A] }
  }

  /// The length of the longest common subsequence, computed by dynamic programming.
  private static func commonLength(
    _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]
  ) -> Int {
    var row = [Int](repeating: 0, count: new.count + 1)
    for line in old {
      var previous = row
      swap(&previous, &row)
      row = [0]
      for (index, other) in new.enumerated() {
        row.append(line == other ? previous[index] + 1 : max(row[index], previous[index + 1]))
      }
    }
    return row[new.count]
  }

  @Test("files of 100,000 lines without a common line can be compared")
  func disjoint() {
    let old = (0..<100_000).map { "old \($0)\n" }.joined()
    let new = (0..<100_000).map { "new \($0)\n" }.joined()
    let diff = Self.diff(old, new)
    #expect(diff.utf8.count > old.utf8.count + new.utf8.count)
  }

  @Test("unchanged lines between thousands of changes are kept in a diff")
  func manyChanges() {
    func lines(_ name: String, between line: (Int) -> String) -> [ArraySlice<UInt8>] {
      (0..<3000).flatMap { ["\(name) \($0)\n", line($0)] }.map { ArraySlice($0.utf8) }
    }
    func kept(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> Int {
      let changes = LineDifference.changes(from: old, to: new)
      var result = old
      for change in changes.reversed() { result.replaceSubrange(change.old, with: new[change.new]) }
      expectEqual(result, new)
      return old.count - changes.reduce(0) { $0 + $1.old.count }
    }
    // The unchanged lines are all equal; the number of lines is the same.
    expectEqual(kept(lines("old") { _ in "}\n" }, lines("new") { _ in "}\n" }), 3000)
    // Each unchanged line occurs once; the number of lines differs.
    let unique = { (number: Int) in "same \(number)\n" }
    let last = [ArraySlice("last".utf8)]
    expectEqual(kept(lines("old", between: unique), lines("new", between: unique) + last), 3000)
    // A single line between the changes differs.
    let moved = { (number: Int) in "same \(number == 7 ? 9000 : number)\n" }
    expectEqual(kept(lines("old", between: moved), lines("new", between: unique) + last), 2999)
  }

  @Test("a list of changed lines has line numbers, no control characters and a limited length")
  func listing() {
    let old = Self.lines(1...9) + "ten\r\n11\u{1B}\n"
    let new = Self.lines(1...9).replacing("2\n", with: "two\n2b\n") + "10\r\n12\n"
    expectEqual(
      ChangeListing(from: Array(old.utf8), to: Array(new.utf8)).text(),
      """
         2 - 2
         2 + two
         3 + 2b
        10 - ten
        11 - 11␛
        11 + 10
        12 + 12

      """)
    expectEqual(ChangeListing(from: [0x61], to: [0x61]).text(), "")
    expectEqual(
      ChangeListing(from: Array(old.utf8), to: Array(new.utf8)).text(limit: 2),
      """
         2 - 2
         2 + two
        and 5 more changed lines

      """)
  }

  @Test("a list of changed lines shows only the part of a long line around the change")
  func longLines() {
    let (start, end) = (String(repeating: "a", count: 5000), String(repeating: "é", count: 5000))
    let listing = ChangeListing(
      from: Array((start + "[old]" + end).utf8), to: Array((start + "[newer]" + end).utf8)
    ).text()
    let lines = listing.split(separator: "\n")
    expectEqual(lines.count, 2)
    #expect(lines.allSatisfy { $0.count <= 110 && $0.contains("…") })
    #expect(lines[0].contains("[old]") && lines[1].contains("[newer]"))
  }
}
