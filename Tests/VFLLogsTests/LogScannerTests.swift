import Testing
import VFLDiagnostics
import VFLTestSupport

@testable import VFLLogs

@Suite("Conflicts in a log")
struct LogScannerTests {
  private static let list = """
    (
        "<NSLayoutConstraint:0x1a V:[UIView:0x2b(200)]>",
        "<NSLayoutConstraint:0x1b UIView:0x2b.height == 84   (active)>"
    )
    """
  private static let verdict = """
    Will attempt to recover by breaking constraint
    <NSLayoutConstraint:0x1a V:[UIView:0x2b(200)]>
    """
  private static let advice = """
    \tProbably at least one of the constraints in the following list is one you don't want.
    \tTry this:
    \t\t(1) look at each constraint and try to figure out which you don't expect;
    \t\t(2) find the code that added the unwanted constraint or constraints and fix it.
    \t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, ...)
    """
  private static let hint = """
    Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this.
    The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in
    <UIKitCore/UIView.h> may also be helpful.
    """
  private static let head = "Unable to simultaneously satisfy constraints."
  private static var whole: String {
    [head, advice, list, "", verdict, "", hint].joined(separator: "\n")
  }

  private static func scan(_ text: String) -> [LoggedConflict] {
    LogScanner.conflicts(in: Array(text.utf8))
  }

  /// The same conflict of two heights in many forms, in each of which the system breaks the first constraint.
  private static let shapes: [String: String] = [
    "plain": whole,
    "stamped": "2031-01-05 10:11:12.131415+0100 Demo[8:9] [LayoutConstraints] " + whole,
    "syslog": "Mar  4 18:25:38 host App[1]: " + whole,
    "macOS": whole.replacing("constraints.\n", with: "constraints:\n"),
    "one sentence of macOS 14": "Conflicting constraints detected: \(list).\n\n"
      + "Will attempt to recover by breaking <NSLayoutConstraint:0x1a V:[UIView:0x2b(200)]>.\n",
    "two sentences": "\(head)\nConflicting constraints detected: \(list).\n\(verdict)",
    "carriage returns": whole.replacing("\n", with: "\r\n"),
    "a quotation": whole.split(separator: "\n", omittingEmptySubsequences: false)
      .map { "> " + $0 }.joined(separator: "\n"),
    "Markdown": whole.replacing("\"<", with: "\\<").replacing(">\"", with: "\\>")
      .replacing("\n<", with: "\n\\<").replacing(")]>", with: ")]\\>"),
    "HTML": whole.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;").replacing("\"", with: "&quot;"),
    "HTML with numbers": whole.replacing("<", with: "&#60;").replacing(">", with: "&#x3e;")
      .replacing("&#60;", with: "&lt;").replacing("&#x3e;", with: "&gt;")
      .replacing(" == 84", with: "&nbsp;&#61;&#x3D; 84"),
    "a mail broken in front of the end": whole.replacing("(active)>", with: "(active)\n>"),
    "a line of JSON": "{\"eventMessage\":\""
      + whole.replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
      .replacing("\t", with: "\\t") + "\",\"pid\":7}",
    "a list on one line": whole.replacing("(\n    ", with: "( ").replacing(",\n    ", with: ", ")
      .replacing(">\"\n)", with: ">\" )"),
    "empty lines": whole.replacing("\n", with: "\n\n"),
    "a mail": whole.replacing("UIView:0x2b.height == 84", with: "UIView:0x2b.height ==\n    84"),
    "a narrow terminal": whole.replacing("0x2b.height", with: "0x2b.hei\nght"),
    "a quoted mail": whole.replacing(
      "UIView:0x2b.height == 84", with: "UIView:0x2b.height ==\n> 84"),
    "other threads": whole.replacing("\",\n", with: "\",\n2031-01-05 App[7]: loaded image.png\n"),
    "other threads with parentheses": whole.replacing(
      "\",\n", with: "\",\n2031-01-05 App[7]: test passed (0.1 s)\n"),
    "blanks of a page": whole.replacing("height == 84   (", with: "height\u{A0}==\u{A0}84\u{A0} ("),
    "a mail that breaks the sentences": whole.replacing(
      "simultaneously ", with: "simultaneously\n> "
    )
    .replacing("recover by ", with: "recover\n   by\n"),
    "another spelling of the one that is given up": whole.replacing(
      verdict, with: verdict.replacing("(200)]>", with: "(==200)]   (active)>")),
    "a numbered list": whole.replacing(
      "    \"<NSLayoutConstraint:0x1a", with: "1) \"<NSLayoutConstraint:0x1a"
    )
    .replacing("    \"<NSLayoutConstraint:0x1b", with: "2) \"<NSLayoutConstraint:0x1b"),
    "no end": whole.replacing("\n" + hint, with: ""),
  ]

  @Test(
    "a conflict is found in every format in which logs are shared", arguments: shapes.keys.sorted())
  func shape(_ name: String) throws {
    let text = try #require(Self.shapes[name])
    for log in [text, "before\n\(text)\nafter", "\u{FEFF}\(text)"] {
      let conflicts = Self.scan(log)
      expectEqual(conflicts.count, 1, "\(name)")
      let conflict = try #require(conflicts.first)
      expectEqual(
        Described.equations(conflict), ["0x2b.height == + 200.0", "0x2b.height == + 84.0"])
      #expect(conflict.broken == 0 && conflict.isAnnounced && conflict.unread.isEmpty)
    }
  }

  @Test("every conflict in a log is found, with or without other lines between conflicts")
  func several() {
    let text = [Self.whole, Self.whole, "a test passed (0.1 s)", Self.whole].joined(separator: "\n")
    expectEqual(Self.scan(text).map(\.broken), [0, 0, 0])
    let lists = [Self.list, Self.list].joined(separator: "\n")
    expectEqual(Self.scan(lists).map(\.constraints.count), [2, 2])
    #expect(Self.scan(lists).allSatisfy { !$0.isAnnounced })
    let heads = [Self.head, Self.list, Self.head, Self.list].joined(separator: "\n")
    expectEqual(Self.scan(heads).map(\.constraints.count), [2, 2])
  }

  @Test("constraints that a debugger lists are found as a conflict")
  func dumps() {
    let items = """
        - 0 : <NSLayoutConstraint:0x1a V:[UIView:0x2b(200)]>
        - 1 : <NSLayoutConstraint:0x1b UIView:0x2b.height == 84   (active)>
      """
    expectEqual(Self.scan(items).map(\.constraints.count), [2])
    let array =
      "<__NSArrayI 0x28>(\n<NSLayoutConstraint:0x1 V:[A:0x2(1)]>,\n"
      + "<NSLayoutConstraint:0x3 V:[A:0x2(2)]>\n)\n"
    expectEqual(Self.scan(array).map(\.constraints.count), [2])
  }

  @Test("a truncated or redacted conflict is found by the sentences that the system prints")
  func cut() {
    let verdict = Self.scan(Self.verdict)
    #expect(verdict.map(\.broken) == [0] && verdict.map(\.isAnnounced) == [true])
    let elided = Self.scan("\(Self.head)\n...\n\(Self.verdict)")
    #expect(elided.map(\.constraints.count) == [1] && elided.map(\.broken) == [0])
    let modern = "Will attempt to recover by breaking <NSLayoutConstraint:0x1 V:[A:0x2(1)]>."
    expectEqual(Self.scan(modern).map(\.broken), [0])
    let hidden = Self.scan(
      "\(Self.head)\n\(Self.advice)\n<private>\n\nWill attempt to recover by breaking constraint\n"
        + "<private>\n")
    #expect(hidden.map(\.isRedacted) == [true] && hidden.map(\.constraints.count) == [0])
  }

  @Test("a broken constraint with a truncated description is identified by its address")
  func cutVerdict() {
    let text =
      "\(Self.head)\n\(Self.list)\nWill attempt to recover by breaking constraint\n"
      + "<NSLayoutConstraint:0x1b UIView:0x2b.hei"
    #expect(Self.scan(text).map(\.broken) == [1] && Self.scan(text).allSatisfy(\.unread.isEmpty))
    let distance = "<NSLayoutConstraint:0x1 (A:0x2.top - B:0x3.top) == (C:0x4.top - D:0x5.top)>"
    let twice =
      "\(Self.head)\n(\n\(distance)\n)\nWill attempt to recover by breaking constraint\n\(distance)"
    expectEqual(Self.scan(twice).map(\.unread.count), [1])
  }

  @Test("constraints that are logged after a conflict are not part of the conflict")
  func later() {
    let other = "\"<NSLayoutConstraint:0x9 A:0x2.width == 20   (active)>\"\n"
    let lines = String(repeating: "GET /image.png 200\n", count: 300)
    let cases = [
      "\(Self.head)\n\(Self.list)\n\(lines)\(other)",
      "\(Self.head)\n\(Self.list)\nWill attempt to recover by breaking constraint\n<private>\n\(other)",
      "\(Self.head)\n\(Self.list)\nWill attempt to recover by breaking constraint\n\(lines)\(other)",
      "\(Self.head)\n" + Self.list.replacing("(\n", with: "\\(\n").replacing("\n)", with: "\n\\)")
        + "\n\(other)",
    ]
    for text in cases {
      expectEqual(Self.scan(text).map(\.constraints.count), [2, 1], "\(text)")
      expectEqual(Self.scan(text).map(\.broken), [nil, nil])
    }
  }

  @Test("a constraint that is logged twice in a conflict is listed once")
  func repeated() {
    let text =
      "(\n\"<NSLayoutConstraint:0x1 V:[A:0x2(1)]>\",\n\"<NSLayoutConstraint:0x1 V:[A:0x2(1)]>\"\n)"
    expectEqual(Self.scan(text).map(\.constraints.count), [1])
  }

  @Test("the source ranges of a conflict cover its first sentence and its descriptions")
  func spans() throws {
    let text = "x\n" + Self.whole
    let bytes = Array(text.utf8)
    let conflict = try #require(LogScanner.conflicts(in: bytes).first)
    func piece(_ start: Int, _ end: Int) -> String {
      String(decoding: bytes[start..<end], as: UTF8.self)
    }
    expectEqual(piece(conflict.span.start, conflict.span.end) + "s.", Self.head)
    expectEqual(
      conflict.constraints.map { piece($0.span.start, $0.span.end) },
      [
        "<NSLayoutConstraint:0x1a V:[UIView:0x2b(200)]>",
        "<NSLayoutConstraint:0x1b UIView:0x2b.height == 84   (active)>",
      ])
  }

  @Test("no conflict is found in text that only resembles a log")
  func none() {
    let texts = [
      "", "\n", "Test passed.", "let c = NSLayoutConstraint(item: a)", "NSLayoutConstraint:a",
      "constraint", "onstraint:", "<onstraint", "Conflicting constraints of the merge",
      "these constraints: none", "<private>", "break on UIViewAlertForUnsatisfiableConstraints",
      "Breakpoint 1: where = UIKitCore`UIViewAlertForUnsatisfiableConstraints, address = 0x1",
      "I set a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints but nothing happens.",
    ]
    for text in texts { #expect(Self.scan(text).isEmpty, "\(text)") }
  }

  @Test(
    "a log that contains only a sentence from the end of a message reports a conflict without a list",
    arguments: [
      "Probably at least one of the constraints in the following list is one you don't want.",
      "> Probably at least one\n>  of the constraints in the following",
      "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.",
      "Set the NSUserDefault NSConstraintBasedLayoutVisualizeMutuallyExclusiveConstraints to YES to have",
      "2020-01-01 12:00:00 App[1:2] Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints",
    ])
  func accompaniment(text: String) {
    let conflicts = Self.scan("before\n\(text)\nafter")
    expectEqual(conflicts.map { $0.constraints.count }, [0])
    expectEqual(
      conflicts.flatMap { LogExplanation($0).entries.map(\.diagnostic.code) }, [.missingConflict])
    // A whole message is one conflict.
    expectEqual(Self.scan(Self.whole + "\n" + text).count, Self.scan(Self.whole).count)
  }

  @Test("truncated and corrupted logs do not trap")
  func pieces() {
    let bytes = Array(Self.whole.utf8)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      _ = LogScanner.conflicts(in: Array(bytes[start...]))
      _ = LogScanner.conflicts(in: Array(bytes[..<start]))
      var changed = bytes
      changed[start] = UInt8(truncatingIfNeeded: start &* 37)
      for conflict in LogScanner.conflicts(in: changed) { _ = LogExplanation(conflict) }
    }
  }
}
