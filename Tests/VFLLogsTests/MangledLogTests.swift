import Testing
import VFLDiagnostics
import VFLTestSupport

@testable import VFLLogs

@Suite("Logs that were changed when they were shared")
struct MangledLogTests {
  private static let head = "Unable to simultaneously satisfy constraints.\n"

  private static let first =
    "<NSLayoutConstraint:0xa1 V:|-(8)-[UILabel:0x2]   (active, names: '|':UIView:0x3 )>"
  private static let second =
    "<NSLayoutConstraint:0xa2 V:|-(9)-[UILabel:0x2]   (active, names: '|':UIView:0x3 )>"
  private static let plain = "\(head)(\n    \"\(first)\",\n    \"\(second)\"\n)\n"

  /// The constraints of a log with one conflict.
  private static func equations(_ log: String) -> [String] {
    let conflicts = LogScanner.conflicts(in: Array(log.utf8))
    guard conflicts.count == 1, conflicts[0].unread.isEmpty else { return ["\(conflicts)"] }
    return Described.equations(conflicts[0])
  }

  static let changed: [(String, String)] = [
    ("a blank after the bracket", plain.replacing("<NS", with: "< NS")),
    ("names without a blank before them", plain.replacing("]   (active, names:", with: "](Names:")),
    (
      "a direction with names",
      plain.replacing("V:", with: "V:").replacing("]   (active, names:", with: "](Names:")
    ),
    ("typographic quotes", plain.replacing("\"", with: "“").replacing("'|'", with: "‘|’")),
    ("the same quote twice", plain.replacing("'|'", with: "’|’")),
    (
      "strikethrough of Jira",
      plain.replacing("-(8)-", with: "~~(8)~~").replacing(
        "-(9)-", with: "~~(9)~~")
    ),
    ("an address with a blank", plain.replacing(":0x2]", with: ": 0x2]")),
    ("colors", plain.replacing("(8)", with: "\u{1B}[31m(8)\u{1B}[0m")),
    ("a color around it", plain.replacing("<NS", with: "\u{1B}[1m<\u{1B}[32mNS")),
    ("a comment on a line", plain.replacing("\",\n", with: "\",\n    // this one (see below)\n")),
    ("two hard wraps in a quotation", quoted(plain, wrappingAt: [26, 60])),
    ("a wrap in a number", quoted(plain, wrappingAt: [35])),
  ]

  @Test("typographic quotes and line breaks in a log do not change the constraints' origins")
  func wrapped() {
    func list(_ lines: String...) -> String {
      "\(Self.head)(\n" + lines.map { "    \"\($0)\"" }.joined(separator: ",\n") + "\n)\n"
    }
    let row = "UITableViewCellContentView:0x3"
    let plain = list(
      "<NSLayoutConstraint:0xa1 'UIView-Encapsulated-Layout-Height' \(row).height == 44   (active)>",
      "<NSAutoresizingMaskLayoutConstraint:0xa2 h=--& v=--& V:|-(0)-[UIButton:0x2]   (Names: "
        + "'|':\(row) )>")
    for log in [
      plain.replacing("-Height' ", with: "-Height’ ").replacing("'UIV", with: "’UIV")
        .replacing("'|'", with: "’|’"),
      plain.replacing("-Height' ", with: "-Height'\n"), plain.replacing("v=--& ", with: "v=--&\n"),
      plain.replacing("(Names: ", with: "(Names:\n"),
    ] {
      let conflicts = LogScanner.conflicts(in: Array(log.utf8))
      expectEqual(Self.equations(log), Self.equations(plain))
      expectEqual(
        conflicts.flatMap(\.constraints).map(\.origin), [.encapsulatedSize, .autoresizingMask])
    }
  }

  @Test(
    "a list of constraints without its first sentence is a conflict if the last sentence follows")
  func headless() {
    let log = """
      "<NSLayoutConstraint:0xa1 UIView:0x3.height >= 48   (active)>",
      "<NSLayoutConstraint:0xa2 'UIView-Encapsulated-Layout-Height' UIView:0x3.height == 48   (active)>"
      )

      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0xa1 UIView:0x3.height >= 48   (active)>
      """
    let entries = LogScanner.conflicts(in: Array(log.utf8)).flatMap { LogExplanation($0).entries }
    expectEqual(entries.map(\.diagnostic.severity), [.error])
    expectEqual(entries.first?.verdict.cause, .hostRounding)
  }

  /// Returns a log as a quotation in which the lines of descriptions are broken at some columns.
  private static func quoted(_ log: String, wrappingAt columns: [Int]) -> String {
    log.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
      guard line.contains("<NS") else { return "> \(line)" }
      var text = ""
      for (column, character) in line.enumerated() {
        if columns.contains(column) { text += "\n> " }
        text.append(character)
      }
      return "> \(text)"
    }.joined(separator: "\n")
  }

  @Test(
    "a changed log is parsed into the same constraints as the original log",
    arguments: changed.indices)
  func reading(_ index: Int) {
    let (name, log) = Self.changed[index]
    expectEqual(Self.equations(log), Self.equations(Self.plain), "\(name)")
  }

  @Test("a list of constraints without a sentence is found after line prefixes and before comments")
  func bare() {
    let bare = Self.equations("\(Self.first)\n\(Self.second)")
    expectEqual(bare.count, 2)
    for log in [
      "[iOSLog] \(Self.first)\n[iOSLog] \(Self.second)\n",
      "10:11:12 Shop[1:2] \(Self.first)\n10:11:13 Shop[1:2] \(Self.second)\n",
      "\(Self.first) // the old one\n\(Self.second)\n",
    ] {
      expectEqual(Self.equations(log), bare, "\(log)")
    }
    // Words between the descriptions are not a line prefix.
    let two = "\(Self.first)\nand somewhere else there was\n\(Self.second)"
    expectEqual(LogScanner.conflicts(in: Array(two.utf8)).count, 2)
  }

  @Test("view names and constraint identifiers may contain colons")
  func colons() {
    let log = """
      "<NSLayoutConstraint:0xa1 'card:top' V:|-(8)-[home:title]   (active, names: home:title:0x2, \
      '|':UIView:0x3 )>",
      "<NSLayoutConstraint:0xa2 'card:height' home:title.top == UIView:0x3.top + 9   (active, names: \
      home:title:0x2 )>"
      """
    let conflicts = LogScanner.conflicts(in: Array(log.utf8))
    #expect(conflicts.count == 1 && conflicts[0].unread.isEmpty)
    expectEqual(conflicts[0].constraints.map(\.identifier), ["card:top", "card:height"])
    #expect(conflicts[0].constraints.allSatisfy { $0.first.item.name == "home:title" })
  }

  @Test("a log that is truncated at any position after its first sentence still reports an error")
  func cut() {
    let whole =
      "2024-02-03 Shop[1:2] " + Self.plain
      + "\nWill attempt to recover by breaking constraint\n\(Self.second)\n"
    let bytes = Array(whole.utf8)
    let least = "2024-02-03 Shop[1:2] Unable to simultaneously satisfy".utf8.count
    for count in least...bytes.count {
      let conflicts = LogScanner.conflicts(in: Array(bytes[..<count]))
      expectEqual(conflicts.count, 1, "\(count)")
      let severities = conflicts.flatMap { LogExplanation($0).entries }.map(\.diagnostic.severity)
      #expect(severities.contains(.error), "\(count)")
    }
    let verdict = Array("Will attempt to recover by breaking".utf8)
    expectEqual(LogScanner.conflicts(in: verdict).count, 1)
  }

  @Test(
    "a list that begins inside a constraint is reported as an incomplete conflict",
    arguments: [
      "<NSLayoutConstraint:0x6000 UILabel:0x2.height == 20   (active)>",
      "<NSLayoutConstraint:0x6000 V:|-(10)-[UILabel:0x2]   (Names: '|':UIView:0x3 )>",
      "<NSLayoutConstraint:0x6000 UILabel:0x2.height <= 20   (active)>",
      "<NSAutoresizingMaskLayoutConstraint:0x6000 h=--& v=--& V:[UILabel:0x2(20)]>",
      "<SnapKit.LayoutConstraint:0x6000@Card.swift#3 UILabel:0x2.height == 20.0>",
    ])
  func beginsInside(_ first: String) throws {
    let rest = "\",\n    \"<NSLayoutConstraint:0x7000 V:[UILabel:0x2(30)]   (active)>\"\n)\n"
    let breaking = "\nWill attempt to recover by breaking constraint\n"
    for count in 1..<first.count - 1 {
      let cut = String(first.dropFirst(count))
      // A description without its `<` is complete.
      guard !cut.contains("LayoutConstraint:") else { continue }
      for log in [
        cut + rest, cut + rest + breaking + "<NSLayoutConstraint:0x7000 V:[UILabel:0x2(30)]>",
      ] {
        let conflicts = LogScanner.conflicts(in: Array(log.utf8))
        expectEqual(conflicts.map(\.unread.count), [1], "\(log)")
        let entry = try #require(conflicts.first.flatMap { LogExplanation($0).entries.first })
        expectEqual(entry.diagnostic.severity, .error, "\(log)")
        #expect(entry.diagnostic.notes.contains { $0.contains("may be part of the conflict") })
      }
    }
  }

  @Test(
    "a list is a conflict if another sentence of the message precedes or follows it",
    arguments: [
      ("and find the code that added the unwanted constraint or constraints and fix it. (\n", ")"),
      ("Probably at least one of the constraints in the following list is one you", "don't want"),
      (
        "",
        ")\n\nMake a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this"
      ),
      ("> (2) find the code that added the unwanted\n> constraint and fix it\n> (\n> ", ""),
      ("", "Set the NSUserDefault NSConstraintBasedLayoutVisualizeMutuallyExclusiveConstraints to"),
    ])
  func accompanied(_ start: String, _ end: String) {
    for list in [
      "\"<NSLayoutConstraint:0x1 V:[A:0x2(20)]>\"",
      "<NSLayoutConstraint:0x1 V:[A:0x2(20)]>,\n<NSLayoutConstraint:0x3 H:[A:0x2(20)]>",
    ] {
      let conflicts = LogScanner.conflicts(in: Array((start + list + "\n" + end).utf8))
      expectEqual(conflicts.map(\.isAnnounced), [true], "\(start)")
      expectEqual(
        conflicts.flatMap { LogExplanation($0).entries }.map(\.diagnostic.severity), [.error])
    }
  }

  @Test("a line before a list of constraints is not part of the list")
  func beginsAfter() {
    let list =
      "\"<NSLayoutConstraint:0x6000 UILabel:0x2.height == 20   (active)>\",\n"
      + "\"<NSLayoutConstraint:0x7000 UILabel:0x2.width == 20   (active)>\""
    for line in [
      "views: <UILabel: 0x2>,\n", "x > 0,\n", ">\n", "\"<UILabel: 0x2>\",\n", "a\nb >\",\n",
    ] {
      let conflicts = LogScanner.conflicts(in: Array((line + list).utf8))
      expectEqual(conflicts.map(\.unread.count), [0], "\(line)")
      expectEqual(conflicts.map(\.isAnnounced), [false], "\(line)")
    }
  }

  @Test("a truncated constraint description is counted as unread")
  func unread() {
    for line in [
      "NSLayoutConstraint:0xa1 UIView:0x2.hei", "<NSLayoutConstraint:0xa1 V:[UIView:0x2",
    ] {
      let conflicts = LogScanner.conflicts(in: Array(line.utf8))
      #expect(conflicts.count == 1 && conflicts[0].unread.count == 1, "\(line)")
    }
    let eaten = "NSLayoutConstraint:0xa1 UIView:0x2.height == 44 (active)"
    expectEqual(LogScanner.conflicts(in: Array(eaten.utf8)).flatMap(\.constraints).count, 1)
  }
}
