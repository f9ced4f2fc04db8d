import Testing
import VFLDiagnostics
import VFLTestSupport

@testable import VFLLogs

/// A message of the system, with the words of its explanation.
struct MessageSample: Sendable, CustomTestStringConvertible {
  let text: String
  let code: DiagnosticCode
  /// Words of the explanation's message.
  let words: String
  /// Words of the notes.
  let cure: String

  init(_ code: DiagnosticCode, _ text: String, _ words: String, cure: String) {
    (self.code, self.text, self.words, self.cure) = (code, text, words, cure)
  }

  var testDescription: String { "\(code.rawValue) \(text.prefix(60))" }

  /// The message in the forms in which logs are shared.
  var shapes: [(name: String, log: String)] {
    let exception = "*** Terminating app due to uncaught exception 'NSGenericException', reason: '"
    let html = text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;").replacing("\"", with: "&quot;").replacing("'", with: "&#39;")
    let json = text.replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
      .replacing("\t", with: "\\t")
    return [
      ("alone", text), ("with a line break", "\(text)\n"),
      ("stamped", "2031-01-05 10:11:12.131415+0100 Demo[8:9] [LayoutConstraints] \(text)\n"),
      ("syslog", "Mar  4 18:25:38 host App[1]: \(text)\nMar  4 18:25:39 host App[1]: end\n"),
      ("an exception", "\(exception)\(text)'\n*** First throw call stack:\n(0x18 0x19)\n"),
      ("the exception of a .NET app", "Name: NSGenericException Reason: \(text)\nNative stack:\n"),
      ("a bridged exception", "Exception thrown while executing UI block: \(text)\n"),
      ("a joined title", "Fatal Exception: NSInternalInconsistencyException \(text)"),
      ("other lines", "GET /image.png 200\n\(text)\nTest passed (0.1 seconds).\n"),
      ("a mail", Self.wrapped(text, prefix: "> ")),
      ("a narrow page", Self.wrapped(text, prefix: "")),
      ("carriage returns", Self.wrapped(text, prefix: "").replacing("\n", with: "\r\n")),
      ("HTML", "<code>\n\(html)\n</code>"),
      ("a line of JSON", "{\"pid\": 7, \"eventMessage\" : \"\(json)\", \"end\": 8}"),
      ("a list item", "- `\(text)`"), ("a question", "My app crashes with this error: \(text)"),
      ("non-breaking spaces", text.replacing("  ", with: "\u{A0} ")),
    ]
  }

  /// Returns a text with line breaks at blanks, at most 60 columns apart.
  private static func wrapped(_ text: String, prefix: String) -> String {
    text.split(separator: "\n").map { line in
      var lines: [String] = [""]
      for word in line.split(separator: " ") {
        if lines[lines.count - 1].count + word.count > 60 { lines.append("") }
        lines[lines.count - 1] += lines[lines.count - 1].isEmpty ? String(word) : " \(word)"
      }
      return lines.map { prefix + $0 }.joined(separator: "\n")
    }.joined(separator: "\n")
  }

  static let all = exceptions + warnings + itemSamples
}

@Suite("Messages of Auto Layout other than conflicts")
struct LoggedMessageTests {
  private static func diagnostics(_ log: String) -> [Diagnostic] {
    LogScanner.read(Array(log.utf8)).messages.map(\.diagnostic)
  }

  /// Returns the codes of all diagnostics of a log.
  private static func codes(_ log: String) -> [DiagnosticCode] {
    let (conflicts, rejections, messages) = LogScanner.read(Array(log.utf8))
    return conflicts.flatMap { LogExplanation($0).entries.map(\.diagnostic.code) }
      + rejections.flatMap { RejectionExplanation($0, in: Array(log.utf8)).diagnostics.map(\.code) }
      + messages.map(\.diagnostic.code)
  }

  @Test(
    "a message is explained once in every form in which logs are shared",
    arguments: MessageSample.all)
  func shapes(_ sample: MessageSample) throws {
    for (name, log) in sample.shapes {
      expectEqual(Self.codes(log), [sample.code], "\(name): \(log)")
      let diagnostic = try #require(Self.diagnostics(log).first, "\(name)")
      #expect(diagnostic.message.contains(sample.words), "\(name): \(diagnostic.message)")
      let notes = diagnostic.notes.joined(separator: "\n")
      #expect(notes.contains(sample.cure), "\(name): \(notes)")
    }
  }

  @Test(
    "a message is explained after any number of beginnings of its sentence",
    arguments: [0, 1, 40, 200], [0, 100, 2600, 2900])
  func repeatedBeginnings(count: Int, distance: Int) {
    let start = "Unable to activate constraint with"
    let end = "because they have no common ancestor"
    let far =
      String(repeating: "\(start) a view.\n", count: count)
      + String(repeating: "other text\n", count: 300)
    let text = String(repeating: "x", count: distance)
    let message = "\(start) anchors \(text) \(end).\n"
    expectEqual(Self.codes(far), [])
    expectEqual(Self.codes(far + message), [.unrelatedItems])
    expectEqual(Self.codes(far + message + message + far), [.unrelatedItems])
    // The rest of the sentence is too far away from its beginning.
    expectEqual(Self.codes(far + end), [])
    expectEqual(Self.codes("\(start) \(text) \(far) \(end)"), [])
  }

  @Test("the span of a message is a part of the log")
  func spans() throws {
    let log = "x\nreason: 'Invalid pairing of layout attributes'"
    let span = try #require(Self.diagnostics(log).first?.location?.span)
    expectEqual(
      String(decoding: Array(log.utf8)[span.start..<span.end], as: UTF8.self),
      "Invalid pairing of layout attributes")
  }

  @Test("a log that is truncated or changed at any position does not trap")
  func cut() {
    for sample in MessageSample.all {
      let bytes = Array(sample.text.utf8)
      for place in stride(from: 0, to: bytes.count, by: 3) {
        _ = LogScanner.read(Array(bytes[..<place]))
        _ = LogScanner.read(Array(bytes[place...]))
        var changed = bytes
        changed[place] = UInt8(truncatingIfNeeded: place &* 37)
        _ = LogScanner.read(changed)
      }
    }
  }

  @Test(
    "a message that a text only mentions is not reported",
    arguments: [
      "Does anyone know why there is no common ancestor?",
      "I see \"Unable to activate constraint with anchors\" in my log.",
      "Unable to activate constraint with anchors: how do I fix the missing superview?",
      "What does \"Modifications to the layout engine must not be performed from a background "
        + "thread after it has been accessed from the main thread\" mean?",
      "\"Mutating a priority from required to not on an installed constraint (or vice-versa) is "
        + "not supported\" is the reason of an exception.",
      "My UICollectionView is stuck in a recursive layout loop.",
      "The trace shows AMBIGUOUS LAYOUT for the label.",
      "UILabel:0x7f01 is marked as AMBIGUOUS LAYOUT in the documentation",
      "Call constraintsAffectingLayoutForAxis: in the debugger.",
      "let all = view.constraintsAffectingLayout(for: .vertical)\nprint(all.count) // ()",
      "5   UIKitCore  0x0001 -[UIView(AdditionalLayoutSupport) nsli_superitem] + 44",
      "-[UIView nsli_superitem] + 44\n-[Card resize]: unrecognized selector sent to instance 0x1",
      "-[NSNull length]: unrecognized selector sent to instance 0x1",
      "+[UILabel nsli_superitem] + 44\n+[Card make]: unrecognized selector sent to class 0x1",
      "+[Card make]: unrecognized selector sent to class 0x1",
      "Why is \"It's not legal to call -layoutSubtreeIfNeeded on a view which is already being laid "
        + "out\" logged?",
      "It's not legal to call -layoutSubtreeIfNeeded from a background thread.",
      "AppKit logs It's not legal to call -layoutSubtreeIfNeeded on a view which is already being "
        + "laid out.", "the item width must be less than that of the NSCollectionView",
      "// It's not legal to call -layoutSubtreeIfNeeded on a view which is already being laid out",
      "The exception says that Constraint items must each be a view or layout guide.",
      "if reason == \"Invalid pairing of layout attributes\" {",
      "XCTAssertEqual(message, \"Constant is not finite\")",
      "Since iOS 13 UITableView was told to layout its visible cells too early.",
      "error[VFL0301]: constant is not finite",
      "| VFL0705 | Invalid pairing of layout attributes | relate two sizes |",
      "| `Constraint items must each be a view` | pass a view |",
      "- `Constant is not finite`: a division by 0",
      "An example is `-[NSNull nsli_superitem]: unrecognized selector`.",
      "the item width must be less than 100", "the window has been marked as dirty",
      "background thread", "layout loop", "constraints ambiguously suggest a bug",
      "UITableViewAlertForLayoutOutsideViewHierarchy", "nsli_", "AMBIGUOUS LAYOUT",
    ])
  func mentions(_ text: String) {
    expectEqual(Self.codes(text), [])
    expectEqual(Self.codes("before\n\(text)\nafter"), [])
  }

  @Test("`addLayoutGuide` is suggested only for guides that a program adds")
  func guides() throws {
    for (guide, isAdded) in [
      ("UILayoutGuide:0x2", true), ("NSLayoutGuide:0x2'area'", true), ("_UILayoutGuide:0x2", false),
      ("UILayoutGuide:0x2'UIViewSafeAreaLayoutGuide'", false), ("UIView:0x2", false),
    ] {
      let log =
        "Unable to activate constraint with anchors <NSLayoutYAxisAnchor:0x3 \"UIView:0x1.top\"> and "
        + "<NSLayoutYAxisAnchor:0x4 \"\(guide).top\"> because they have no common ancestor."
      let notes = try #require(Self.diagnostics(log).first).notes.joined(separator: "\n")
      expectEqual(notes.contains("addLayoutGuide"), isAdded, "\(guide)")
    }
  }

  @Test("an event that the system logs with several sentences is one message")
  func severalSentences() {
    let constraint =
      "<NSLayoutConstraint:0x7f1 V:|-(0)-[UIButton:0x7f2]   (Names: '|':UIView:0x7f3 )>"
    let log = """
      The view hierarchy is not prepared for the constraint: \(constraint)
      \tWhen added to a view, the constraint's items must be descendants of that view.
      2014-10-03 App[77:1234] View hierarchy unprepared for constraint.
      \tConstraint: \(constraint)
      \tContainer hierarchy:\u{20}
      <UITableView: 0x7f9; frame = (0 0; 320 480); layer = <CALayer: 0x7faa>>
         | <UIImageView: 0x7f8; frame = (0 0; 1 1)>
      \tView not found in container hierarchy: <UIButton: 0x7f2; frame = (0 0; 0 0)>
      \tThat view's superview: NO SUPERVIEW
      reason: 'Impossible to set up layout with view hierarchy unprepared for constraint.'
      """
    let found = Self.diagnostics(log)
    expectEqual(Self.codes(log), [.constraintOutsideSubtree])
    #expect(found[0].message.contains("`UIButton.top == UIView.top`"))
    #expect(found[0].message.contains("subtree of `UITableView`"))
    #expect(found[0].notes[0].contains("`UIButton`, which is not in the view hierarchy"))
    let background = """
      This application is modifying the autolayout engine from a background thread after the engine
      reason: 'Modifications to the layout engine must not be performed from a background thread'
      """
    expectEqual(Self.codes(background), [.backgroundLayout])
    let different = """
      reason: 'Constant is not finite!  That's illegal.  constant:nan'
      NSLayoutConstraint is being configured with a constant that exceeds internal limits.
      """
    expectEqual(Self.codes(different), [.illegalNumber, .illegalNumber])
  }

  @Test("equal messages about different views have equal signatures, and other messages do not")
  func signatures() throws {
    func signature(_ first: String, _ second: String) throws -> LoggedMessage.Signature {
      let log =
        "Unable to activate constraint with anchors <NSLayoutDimension:0x1 \"\(first).width\"> and "
        + "<NSLayoutDimension:0x2 \"\(second).width\"> because they have no common ancestor."
      return try #require(LogScanner.read(Array(log.utf8)).messages.first).signature
    }
    let one = try signature("UIView:0x1", "UILabel:0x2")
    expectEqual(try signature("UIView:0x9", "UILabel:0x8"), one)
    #expect(try signature("UIView:0x9", "Card:0x8") != one)
    #expect(try signature("UILabel:0x2", "UIView:0x1") != one)
  }

  @Test("a conflict next to a message is explained as without the message")
  func conflicts() {
    let list = """
      (
          "<NSLayoutConstraint:0x1a V:[UIView:0x2b(200)]>",
          "<NSLayoutConstraint:0x1b UIView:0x2b.height == 84   (active)>"
      )
      """
    let conflict = "Unable to simultaneously satisfy constraints.\n\(list)\n"
    for sample in MessageSample.all {
      for log in [
        "\(sample.text)\n\n\(conflict)", "\(conflict)\n\(sample.text)",
        "\(conflict)\(sample.text)\n\(conflict)",
      ] {
        let codes = Self.codes(log)
        #expect(codes.count { $0 == sample.code } >= 1, "\(log)")
        #expect(Set(codes) == [.conflict, sample.code], "\(log)")
      }
      // Another thread can print between two constraints.
      let mixed = conflict.replacing("\",\n", with: "\",\n2031-01-05 App[7:8] \(sample.text)\n")
      let constraints = LogScanner.conflicts(in: Array(mixed.utf8)).map(\.constraints.count)
      if !sample.text.contains("<NSLayoutConstraint:") { expectEqual(constraints, [2], "\(mixed)") }
    }
  }

  @Test("a list of a debugger is explained as a conflict if its constraints conflict")
  func conflictingList() {
    let command = "(lldb) po [self.card constraintsAffectingLayoutForAxis:1]\n"
    let list = """
      <__NSArrayM 0x28>(
      <NSLayoutConstraint:0x1a V:[UIView:0x2b(200)]>,
      <NSLayoutConstraint:0x1b UIView:0x2b.height == 84   (active)>
      )

      """
    expectEqual(Self.codes(command + list), [.conflict])
    expectEqual(
      Self.codes(command + list.replacing("== 84", with: ">= 84")), [.constraintListing])
  }

  @Test("the ambiguous views of a trace are listed once each, in order")
  func trace() throws {
    let trace = """
      (lldb) po [[UIWindow keyWindow] _autolayoutTrace]
      •UIWindow:0x7fd1 - AMBIGUOUS LAYOUT
      |   •UIView:0x7fd2
      |   |   *UILabel:0x7fd3'Don't panic'- AMBIGUOUS LAYOUT for UILabel:0x7fd3'Don't panic'.minX{id: 45}
      |   |   *<UILabel:0x7fd4> - AMBIGUOUS LAYOUT
      |   |   *UILabel:0x7fd5'Other'
      |   |   *NSTextField:0x7fd6 - AMBIGUOUS LAYOUT
      |   |   *UILabel:0x7fd7 - AMBIGUOUS LAYOUT

      Legend:
      \t* - is laid out with auto layout
      """
    for log in [trace, trace + trace, trace.replacing("\n", with: "\n> ")] {
      let found = Self.diagnostics(log)
      expectEqual(found.map(\.code), [.ambiguousTrace])
      expectEqual(
        found[0].message,
        "the layout of `UIWindow`, `UILabel'Don't panic'`, `UILabel#1`, `NSTextField` and "
          + "`UILabel#2` is ambiguous")
      #expect(found[0].notes.last == "`UILabel#1` is 0x7fd4, `UILabel#2` is 0x7fd7")
    }
  }
}
