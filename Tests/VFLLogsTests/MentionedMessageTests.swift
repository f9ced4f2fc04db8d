import Testing
import VFLDiagnostics
import VFLTestSupport

@testable import VFLLogs

@Suite("Texts that mention messages, and facts of messages")
struct MentionedMessageTests {
  private static func diagnostics(_ log: String) -> [Diagnostic] {
    LogScanner.read(Array(log.utf8)).messages.map(\.diagnostic)
  }

  @Test(
    "Markdown, code and data that mention a message are not reported",
    arguments: [
      "## Invalid pairing of layout attributes",
      "# Mutating a priority from required to not on an installed constraint",
      "- Crash: Unable to install constraint on view when rotating (#12)",
      "* Layout feedback loop detected in subtree of a stack view on iPad (#123)",
      "case .notFinite: \"Constant is not finite\"", "  \"Invalid pairing of layout attributes\",",
      "let text = ok ? \"ok\" : \"Constant is not finite\"",
      "/// - Throws: Invalid pairing of layout attributes.",
      " * Invalid pairing of layout attributes\n * is what UIKit throws.",
      "  \"error.pairing\": \"Invalid pairing of layout attributes\",",
      "\"Constant is not finite\" = \"Konstante ist nicht endlich\";",
      "message: Constant is not finite", "| Constant is not finite | NaN |",
      "case 1: \"Constraint items must each be a view or layout guide.\"",
      "  \"View hierarchy unprepared for constraint.\",",
      "// Note: View hierarchy unprepared for constraint.",
      "- View hierarchy unprepared for constraint.",
      "Test: Invalid pairing of layout attributes passed (0.001 seconds)",
      "<h1>Invalid pairing of layout attributes</h1>",
      "README.md:12:- Constant is not finite",
      "XCTAssertEqual(e.reason, \"Constant is not finite!  That's illegal.\")",
      "- Fixed a crash: Mutating a priority from required to not on an installed constraint (or "
        + "vice-versa) is not supported (#8)",
      "- Fix: It's not legal to call -layoutSubtreeIfNeeded on a view which is already being laid out",
      "* Resolved: View hierarchy unprepared for constraint.",
      "pattern: 'View hierarchy unprepared for constraint.'",
    ])
  func documents(_ text: String) {
    for log in [text, "before\n\(text)\nafter"] {
      #expect(Self.diagnostics(log).isEmpty, "\(log)")
    }
  }

  @Test(
    "sentences of prose that mention a message are not reported",
    arguments: [
      "“Invalid pairing of layout attributes” means that you mix axes.",
      "We saw this yesterday. Invalid pairing of layout attributes was thrown by the tests.",
      "Note: Modifications to the layout engine must not be performed from a background thread, so "
        + "use main.",
      "Tip: The view hierarchy is not prepared for the constraint if addSubview is missing.",
      "If the trace prints UILabel:0x7fb - AMBIGUOUS LAYOUT then add a constraint.",
      "The trace contains, e.g., `UILabel:0x7f8 - AMBIGUOUS LAYOUT`.",
      "The -[Foo bar] method was stuck in a recursive layout loop once.",
      "Our <Demo.Feed: 0x1> is stuck in a recursive layout loop according to QA",
      "The app could not find a common superview for <UIView: 0x1> and it crashed last year",
      "use po [view constraintsAffectingLayoutForAxis:0]; it prints an empty list ( )",
      "The selector is private: -[NSNull nsli_superitem]: unrecognized selector means NSNull.",
      "See the list (section 3.) Invalid pairing of layout attributes is explained there.",
      "A crash which said that\nInvalid pairing of layout attributes was the reason is fixed.",
    ])
  func prose(_ text: String) {
    for log in [text, "before\n\(text)\nafter"] {
      #expect(Self.diagnostics(log).isEmpty, "\(log)")
    }
  }

  @Test(
    "texts that mention a conflict or the pattern of a constraint are not reported",
    arguments: [
      "XCTAssertEqual(log, \"Unable to simultaneously satisfy constraints.\")",
      "* Fix \"Unable to simultaneously satisfy constraints.\" warnings (#7)",
      "- Unable to simultaneously satisfy constraints when the cell is measured (#8)",
      "- Fix: Unable to simultaneously satisfy constraints.",
      "Has anyone seen \"Unable to simultaneously satisfy constraints\" in a sheet?",
      "    Silence the log: Unable to simultaneously satisfy constraints when a cell is measured",
      "App.swift:12:    static let marker = \"Unable to simultaneously satisfy constraints.\"",
      "Tests: 0 occurrences of \"Unable to simultaneously satisfy constraints\" found",
      "  - pattern: 'Unable to simultaneously satisfy constraints'\n    severity: warning",
      "pattern: 'Unable to simultaneously satisfy constraints.'",
      "the app prints Unable to simultaneously satisfy constraints sometimes",
      "## Unable to simultaneously satisfy constraints",
      "We get Unable to simultaneously satisfy constraints. Probably at least one of the constraints "
        + "in the following list is one you don't want, it says.",
      "\"Unable to simultaneously satisfy constraints.\",",
      "// Conflicting constraints detected: the system prints this on macOS 14",
      "let header = \"Will attempt to recover by breaking constraint\"",
      "if line.hasPrefix(\"Will attempt to recover by breaking constraint\") { found = true }",
      "let pattern = #\"<NSLayoutConstraint:0x[0-9a-f]+\"#",
      "grep '<NSLayoutConstraint:0x\\w*'", "printf(\"<NSLayoutConstraint:%p %s>\", a, b)",
      "\"<NSLayoutConstraint:\\(address) \\(view)>\"", "`<NSLayoutConstraint: ${address}>`",
    ])
  func conflicts(_ text: String) {
    for log in ["\(text)\n", "before\n\(text)\nafter", "before\r\n\(text)\r\nafter"] {
      #expect(LogScanner.conflicts(in: Array(log.utf8)).isEmpty, "\(log)")
    }
  }

  @Test(
    "a conflict whose list is missing is reported",
    arguments: [
      "Unable to simultaneously satisfy constraints.",
      "> Unable to simultaneously satisfy constraints.",
      "- Unable to simultaneously satisfy constraints.", "Conflicting constraints detected: (",
      "\"Unable to simultaneously satisfy constraints.\"",
      "2031-01-05 10:11:12.131+0100 App[7:8] [LayoutConstraints] Unable to simultaneously satisfy "
        + "constraints.",
      "{\"eventMessage\":\"Unable to simultaneously satisfy constraints.\\n\\tProbably\",\"pid\":7}",
      "{\"message\" : \"Unable to simultaneously satisfy constraints.\", \"pid\" : 7}",
      "Unable to simultaneously satisfy constraints.xxx",
      "Unable to simultaneously satisfy constraints. Probably at least one of the constraints in",
      "Mar  4 18:25:38 host App[1]: Unable to simultaneously satisfy constraints:",
      "Will attempt to recover by breaking constraint", "Will attempt to recover by breaking <",
      "The app prints Unable to simultaneously satisfy constraints a lot:\n"
        + "Unable to simultaneously satisfy constraints.",
      "The app prints Unable to simultaneously satisfy constraints a lot:\n"
        + "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this",
      "We see \"Unable to simultaneously satisfy constraints\" here:\n"
        + "Will attempt to recover by breaking constraint",
    ])
  func cutConflicts(_ text: String) {
    for log in ["\(text)\n", "before\n\(text)\nafter"] {
      let codes = LogScanner.conflicts(in: Array(log.utf8)).flatMap {
        LogExplanation($0).entries.map(\.diagnostic.code)
      }
      expectEqual(codes, [.missingConflict], "\(log)")
    }
  }

  @Test(
    "a number that another library rejects is not reported",
    arguments: [
      "[solver] Constant is not finite in row 12, retrying",
      "AudioEngine[12:34] Multiplier is not finite; resetting filter",
      "2031-01-05 solver: Multiplier is not finite, clamping",
      "Constant is not finite, skipping sample 12", "NSLog: Constant is not finite: nan",
    ])
  func numbers(_ text: String) { #expect(Self.diagnostics(text).isEmpty) }

  @Test("a list of constraints is empty only if the line after the command is an empty list")
  func emptyLists() {
    let command = "(lldb) po self.label.constraintsAffectingLayout(for: .vertical)\n"
    for list in [
      "▿ 10 elements\n", "▿ 20 elements\n  - 0 : <cut", "error: nil\n", "0 elements of 3 are shown",
      "<__NSArrayM 0x6001>(\nUILabel.top == 3\n)", "items: ()", "",
    ] {
      #expect(Self.diagnostics(command + list).isEmpty, "\(list)")
    }
    for list in [
      "0 elements", "▿ 0 elements\n", "()\n", "( )", "(\n)\n", "<__NSArray0 0x1d4f>(\n\n)\n",
      "<__NSArray0 0x1d4f>()",
    ] {
      for log in [command + list, (command + list).replacing("\n", with: "\r\n")] {
        expectEqual(Self.diagnostics(log).map(\.code), [.constraintListing], "\(log)")
      }
    }
    let code = "let all = labels.map { $0.description() }"
    #expect(
      Self.diagnostics("e view.constraintsAffectingLayout(for: .vertical)\n\(code)").isEmpty)
  }

  @Test("the names in a message are not those of the lines after it")
  func facts() {
    let cell = "constraints ambiguously suggest a size of zero for a collection view cell's view."
    let table =
      "UITableView was told to layout its visible cells and other contents without being in it."
    let item = "the item width must be less than the width of the UICollectionView minus insets."
    for (message, other) in [
      (cell, "Configuring Cell: <Demo.Other: 0x99; frame = (0 0; 1 1)>"),
      (table, "created Table view: <Demo.Other: 0x99; frame = (0 0; 1 1)>"),
      (item, "keyboard attached to <Demo.Other: 0x99; frame = (0 0; 1 1)>"),
      ("View hierarchy unprepared for constraint.", "new view: <Demo.Other: 0x99>"),
      (
        "Mutating a priority from required to not on an installed constraint (or vice-versa) is not",
        "You passed priority 250"
      ),
    ] {
      for prefix in [
        "2031-01-05 10:11:12 App[7:8] ", "App[7:8] ", "10:11:12 ", "\nOther ", "\n> ",
        "Mar  4 18:25:39 host App[1]: ",
      ] {
        let plain = Self.diagnostics("App[7:8] \(message)\n").map(\.message)
        expectEqual(plain.count, 1)
        let log = "App[7:8] \(message)\n\(prefix)\(other)\n"
        expectEqual(Self.diagnostics(log).map(\.message), plain, "\(log)")
      }
    }
  }

  @Test(
    "a view of the system is not constrained in a trace",
    arguments: [
      "•UIWindow:0x7fc - AMBIGUOUS LAYOUT", "UIWindow:0x7fc - AMBIGUOUS LAYOUT",
      "•UIWindow:0x7fc - AMBIGUOUS LAYOUT\n|   •UITransitionView:0x7 - AMBIGUOUS LAYOUT",
      "|   |   *UITableViewCellContentView:0x7fc - AMBIGUOUS LAYOUT",
      "•UILayoutContainerView:0x7fc - AMBIGUOUS LAYOUT for UILayoutContainerView:0x7fc.minX{id: 1}",
    ])
  func systemViews(_ trace: String) throws {
    let alone = try #require(Self.diagnostics(trace).first)
    #expect(alone.notes[0].contains("do not constrain them"))
    let label = "\n|   |   *Demo.Card:0x8 - AMBIGUOUS LAYOUT for Demo.Card:0x8.minY{id: 4}"
    let notes = try #require(Self.diagnostics(trace + label).first).notes
    #expect(notes[0].contains("determines the vertical position of `Card`"), "\(notes)")
  }

  @Test(
    "a message inside the list of a conflict takes only its own constraint",
    arguments: [
      "The view hierarchy is not prepared for the constraint: ",
      "Constraint improperly relates anchors of incompatible types: ",
      "View hierarchy unprepared for constraint.\n\tConstraint: ",
      "Unable to install constraint on view.  Does the constraint reference something from "
        + "outside? constraint:",
      "*** +[NSLayoutConstraint constraintWithItem:]: Invalid pairing of layout attributes: ",
    ])
  func interleaved(_ sentence: String) {
    let log = """
      Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x1a UILabel:0x2b.width == 50>",
      2031-01-05 App[7:8] \(sentence)<NSLayoutConstraint:0x9 UIButton:0x7.top == UILabel:0x2b.top>
          "<NSLayoutConstraint:0x1b UILabel:0x2b.width == 60>"
      )
      """
    let (conflicts, _, messages) = LogScanner.read(Array(log.utf8))
    expectEqual(conflicts.map { $0.constraints.map(\.address) }, [["0x1a", "0x1b"]])
    expectEqual(messages.count, 1)
  }

  @Test("the lines of the debugger of layout loops are one message, without advice to enable it")
  func loops() throws {
    let loop = "[LayoutLoop] Layout feedback loop detected in subtree of <UIStackView: 0x1>.\n"
    func call(_ view: String) -> String {
      "[LayoutLoop] About to send -setNeedsLayout to layer for <\(view): 0x2; frame = (0 0; 1 1)>\n"
    }
    for log in [
      loop, loop + call("Demo.Card"), call("Demo.Card") + loop,
      loop + call("Demo.Card") + call("UILabel"), call("UIView") + call("UILabel") + loop,
      call("UIView") + loop + call("UILabel") + call("UIView"),
    ] {
      let found = Self.diagnostics(log)
      expectEqual(found.count, 1, "\(log)")
      #expect(found[0].message.contains("`UIStackView`"), "\(log)")
      #expect(found[0].notes[1].contains("is already set"))
    }
    expectEqual(Self.diagnostics(call("UIView") + call("UILabel")).count, 1)
    expectEqual(
      Self.diagnostics(loop + loop.replacing("UIStackView", with: "UITableView")).count, 2)
  }
}
