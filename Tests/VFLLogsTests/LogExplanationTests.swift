import Testing
import VFLDiagnostics
import VFLLayout
import VFLRecords
import VFLTestSupport

@testable import VFLLogs

@Suite("Explanation of a logged conflict")
struct LogExplanationTests {
  private static func explain(_ log: String) throws -> LogExplanation {
    let conflicts = LogScanner.conflicts(in: Array(log.utf8))
    expectEqual(conflicts.count, 1)
    return LogExplanation(try #require(conflicts.first))
  }

  /// Explains a log of constraints, of which the system breaks the constraint at index `broken`.
  private static func explain(
    _ bodies: [String], class name: String = "NSLayoutConstraint", broken: Int = 0
  ) throws -> LogExplanation {
    let lines = bodies.enumerated().map { "\"<\(name):0x\($0 + 1) \($1)>\"" }
    return try explain(
      "Unable to simultaneously satisfy constraints.\n(\n\(lines.joined(separator: ",\n"))\n)\n"
        + "Will attempt to recover by breaking constraint\n\(lines[broken])")
  }

  @Test(
    "the table for a chain of constraints contains exactly the chain's members and their sum",
    arguments: LongTests.cases(UInt64(0)..<400, short: 80))
  func chains(seed: UInt64) throws {
    let chain = LoggedChain(seed: seed)
    let explanation = try Self.explain(chain.log)
    let result = try #require(explanation.result)
    expectEqual(result.conflicts.count, 1, "\(chain.log)")
    let conflict = try #require(result.conflicts.first)
    let members = conflict.members.compactMap { explanation.problem.constraint(of: $0) }
    let addresses = members.map { explanation.conflict.constraints[$0].address }
    expectEqual(Set(addresses), chain.guilty, "\(chain.log)")
    let table = try #require(explanation.entries.first?.table)
    expectEqual(table.lines.filter(\.isBroken).count, 1, "\(chain.log)")
    guard let walk = table.walk else {
      // Only a conflict of two constraints is not a chain.
      expectEqual(conflict.members.count, 2, "\(chain.log)")
      return
    }
    expectEqual(walk.sum, chain.sum, "\(chain.log)")
    expectEqual(walk.relation != .equal, chain.isLeast, "\(chain.log)")
    // The lines add up to the number in the last line.
    var sum = 0.0
    for line in table.lines.dropFirst().dropLast() {
      let number = try #require(Double(line.number))
      sum += line.sign == "-" ? -number : number
    }
    expectEqual(table.lines.last?.sign, "=")
    expectEqual(table.lines.last.flatMap { Double($0.number) }, sum, "\(chain.log)")
  }

  @Test(
    "each suggested change makes the conflicting constraints satisfiable",
    arguments: LongTests.cases(UInt64(0)..<200, short: 40))
  func changes(seed: UInt64) throws {
    let explanation = try Self.explain(LoggedChain(seed: seed).log)
    let conflict = try #require(explanation.result?.conflicts.first)
    for change in conflict.changes {
      guard case .record(let changed) = change.member else { continue }
      var problem = explanation.problem.layout
      problem.records[changed].constant = change.to
      problem.records = conflict.members.compactMap { member in
        if case .record(let index) = member { problem.records[index] } else { nil }
      }
      #expect(try problem.solved().status != .unsatisfiable)
    }
  }

  /// Returns the arithmetic of the first diagnostic, from its message or a note; `nil` if there is none.
  private func arithmetic(_ bodies: [String]) throws -> String? {
    let diagnostic = try Self.explain(bodies).entries.first?.diagnostic
    let texts = [diagnostic?.message ?? ""] + (diagnostic?.notes ?? [])
    return texts.first { $0.hasPrefix("unsatisfiable constraints: ") }
  }

  @Test("the arithmetic of a conflict shows a sum or the two contradicting constraints")
  func messages() throws {
    let prefix = "unsatisfiable constraints: "
    try expectEqual(
      arithmetic(["V:[UIView:0x2(200)]", "UIView:0x2.height == 84"]),
      prefix + "`UIView` cannot be both 200 high and 84 high")
    try expectEqual(
      arithmetic(["UIView:0x2.width == - 16"]),
      prefix + "`UIView` is -16 wide, but the width of `UIView` cannot be negative")
    try expectEqual(
      arithmetic(["A:0x2.top == B:0x3.top + 8", "A:0x2.top == B:0x3.top + 9"]),
      prefix + "`A.top == B.top + 8` contradicts `A.top == B.top + 9`")
    try expectEqual(
      arithmetic([
        "A:0x2.top == B:0x3.top", "A:0x2.height == 60", "B:0x3.bottom == A:0x2.bottom",
        "B:0x3.height == 80",
      ]), prefix + "`B` is 80 high, but `A` is 60 high")
    try expectEqual(
      arithmetic([
        "H:|-(20)-[A:0x2]   (active, names: '|':B:0x3 )", "A:0x2.width >= 300",
        "H:[A:0x2]-(20)-|   (active, names: '|':B:0x3 )", "B:0x3.width == 320",
      ]), prefix + "at least 20 + 300 + 20 = 340, but `B` is 320 wide")
  }

  @Test("the table for a cycle of positions without sizes adds up the distances")
  func circle() throws {
    let explanation = try Self.explain([
      "A:0x2.bottom <= B:0x3.bottom NSLayoutAnchorConstraintSpace(8)",
      "A:0x2.bottom == C:0x4.bottom", "C:0x4.bottom == B:0x3.bottom + 34",
    ])
    let lines = try #require(explanation.entries.first?.table).lines
    expectEqual(lines.map { $0.sign + $0.number }, ["", "+34", "+0", "=34"])
    #expect(lines.first?.number == "" && lines.last?.text.hasPrefix("but A.bottom <= ") == true)
  }

  @Test("the table for constraints that are not a chain contains a multiplier for each constraint")
  func lists() throws {
    let explanation = try Self.explain([
      "UIView:0x2.width == 70", "Cell:0x3.width == 54", "Cell:0x3.centerX == UIView:0x2.centerX",
      "H:[Cell:0x3]-(-2)-|   (active, names: '|':UIView:0x2 )",
    ])
    let table = try #require(explanation.entries.first?.table)
    #expect(table.walk == nil && table.lines.count == 5)
    expectEqual(table.lines.map(\.sign), ["1 ×", "-1 ×", "-2 ×", "-2 ×", "="])
    expectEqual(table.lines.last?.text, "off by 20")
  }

  @Test("unknown margins are assumed to be 8 points only if that explains the conflict")
  func margins() throws {
    let inner = [
      "A:0x2.leading == B:0x3.leadingMargin", "A:0x2.trailing == B:0x3.trailingMargin",
    ]
    let sure = try Self.explain(inner + ["A:0x2.width == 10", "A:0x2.width == 20"])
    #expect(sure.isUnsatisfiable)
    expectEqual(sure.entries.first?.diagnostic.notes.contains { $0.contains("8 points") }, false)
    let usual = try Self.explain(inner + ["A:0x2.width == 10", "B:0x3.width == 20"])
    #expect(usual.isUnsatisfiable)
    expectEqual(usual.entries.first?.diagnostic.notes.contains { $0.contains("8 points") }, true)
    let none = try Self.explain(inner + ["A:0x2.width == 10", "B:0x3.width == 26"])
    #expect(!none.isUnsatisfiable)
  }

  @Test("margins have the sizes of the margins guide if the log lists its constraints")
  func marginsGuide() throws {
    let guide =
      "'UIView-topMargin-guide-constraint' V:|-(20)-[UILayoutGuide:0x2'UIViewLayoutMarginsGuide']"
      + "   (names: '|':A:0x3 )"
    let label = "L:0x5.top == A:0x3.topMargin"
    let holds = try Self.explain(
      [guide, label, "V:|-(20)-[L:0x5]   (names: '|':A:0x3 )"], broken: 2)
    #expect(!holds.isUnsatisfiable)
    let other = try Self.explain(
      [guide, label, "V:|-(8)-[L:0x5]   (names: '|':A:0x3 )"], broken: 2)
    #expect(other.isUnsatisfiable && other.entries.first?.table?.walk?.sum == 20)
  }

  @Test("a contradiction that logged numbers have only because of rounding is not a conflict")
  func rounding() throws {
    let thirds = [
      "A:0x2.width == 123.333", "B:0x3.width == 123.333", "C:0x4.width == 246.667",
      "A:0x2.left == C:0x4.left", "B:0x3.left == A:0x2.right", "C:0x4.right == B:0x3.right",
    ]
    let rounded = try Self.explain(thirds)
    #expect(!rounded.isUnsatisfiable)
    expectEqual(
      rounded.entries.first?.diagnostic.notes.contains { $0.contains("six digits") }, true)
    #expect(
      try !Self.explain([
        "A:0x2.width == 33.3333", "B:0x3.width == 3*A:0x2.width", "B:0x3.width == 100",
      ]).isUnsatisfiable)
    let real = try Self.explain(["D:0x5.height == 300", "D:0x5.height == 310"] + thirds)
    #expect(real.result?.conflicts.count == 1 && real.entries.count == 1)
    // Numbers with fewer digits are exact.
    #expect(try Self.explain(["A:0x2.width == 12.3", "A:0x2.width == 12.31"]).isUnsatisfiable)
  }

  @Test(
    "an inactive constraint is part of a conflict only if the active constraints are satisfiable")
  func inactive() throws {
    let bodies =
      ["A:0x2.top == B:0x3.top   (inactive)"]
      + (1...2).map { "A:0x2.top == B:0x3.top + \($0)   (active)" }
    let both = try Self.explain(bodies, broken: 2)
    expectEqual(both.entries.first?.table?.lines.map(\.text).contains("A.top == B.top"), false)
    let one = try Self.explain([bodies[0], bodies[1]], broken: 1)
    #expect(one.isUnsatisfiable)
    expectEqual(one.entries.first?.table?.lines.first?.remarks, ["inactive"])
    let notes = one.entries.first?.diagnostic.notes ?? []
    #expect(notes.contains { $0.contains("printed as inactive") })
    #expect(!notes.contains { $0.contains("margins") })
  }

  @Test("a constraint whose opposite sign would resolve the conflict is reported")
  func sign() throws {
    let notes = try Self.explain(
      [
        "H:|-(16)-[L:0x5]   (active, names: '|':S:0x3 )", "L:0x5.trailing == S:0x3.trailing + 16",
        "L:0x5.width == S:0x3.width - 32",
      ], broken: 1
    ).entries.first?.verdict.cure
    expectEqual(
      notes,
      "the sign of `L.trailing == S.trailing + 16` may be wrong: all constraints are satisfiable with "
        + "`L.trailing == S.trailing - 16`")
    let none = try Self.explain(["A:0x2.top == B:0x3.top + 8", "A:0x2.top == B:0x3.top + 9"])
    expectEqual(none.verdict.cause, .duplicate)
  }

  @Test("a note mentions a broken constraint that the first explanation does not use")
  func givenUp() throws {
    let notes = try Self.explain(
      ["A:0x2.width == 4", "A:0x2.width == 5", "V:[A:0x2(4)]"], broken: 2
    )
    .entries.first?.tableNotes
    expectEqual(notes?.contains("`A.height == 4`, which was broken, is one of them"), true)
    let weak = try Self.explain(["V:[A:0x2(10)]", "V:[A:0x2(12@999)] priority:999"])
    expectEqual(
      weak.entries.first?.diagnostic.notes.first?.hasPrefix("1 of them is optional"), true)
  }

  @Test("a conflict's signature contains constraint origins, inactivity and unread descriptions")
  func signatures() throws {
    func signature(
      _ bodies: [String], _ name: String = "NSLayoutConstraint"
    ) throws -> LoggedConflict {
      let log = bodies.map { "<\(name):0x1 \($0)>" }.joined(separator: "\n")
      let conflict = try #require(LogScanner.conflicts(in: Array(log.utf8)).first)
      return conflict.signature
    }
    let plain = ["A:0x2.width == 0", "B:0x3.oops == 1"]
    let others = [
      try signature(["A:0x2.width == 0", "B:0x3.other == 1"]),
      try signature(["A:0x2.width == 0   (inactive)", "B:0x3.oops == 1"]),
      try signature(plain, "NSAutoresizingMaskLayoutConstraint"),
    ]
    #expect(try !others.contains(signature(plain)))
    try expectEqual(signature(["A:0x7.width == 0", "B:0x8.oops == 1"]), signature(plain))
  }

  @Test("a note lists the addresses of views that are numbered because they have the same name")
  func legend() throws {
    let notes = try Self.explain(["A:0x2.top == A:0x3.top + 8", "A:0x2.top == A:0x3.top + 9"])
      .entries.first?.tableNotes
    expectEqual(notes?.last, "`A#1` is 0x2, `A#2` is 0x3")
  }

  @Test("right-to-left layout is assumed only if it explains the broken constraint")
  func rightToLeft() throws {
    let bodies = [
      "A:0x2.left == B:0x3.left + 10", "A:0x2.leading == B:0x3.leading + 10",
      "A:0x2.width == 50", "B:0x3.width == 100",
    ]
    let explanation = try Self.explain(bodies)
    #expect(explanation.isUnsatisfiable)
    let notes = explanation.entries.first?.diagnostic.notes ?? []
    #expect(notes.contains { $0.contains("right-to-left layout") })
    // Right-to-left layout would not explain why the system broke this constraint.
    let other = try Self.explain(bodies + ["C:0x4.height == 1"], broken: 4)
    #expect(!other.isUnsatisfiable)
  }

  @Test("a conflict with a system constraint gets advice instead of a changed constant")
  func system() throws {
    let explanation = try Self.explain(
      ["h=--& v=--& V:[UIView:0x2(0)]", "V:[UIView:0x2(24)]"],
      class: "NSAutoresizingMaskLayoutConstraint")
    expectEqual(explanation.entries.first?.diagnostic.notes.count, 2)
    let mixed = """
      Unable to simultaneously satisfy constraints.
      "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& V:[UIView:0x2(0)]>"
      "<NSLayoutConstraint:0x3 V:[UIView:0x2(24)]>"
      """
    let reported = try Self.explain(mixed)
    expectEqual(
      reported.verdict.cure?.contains("translatesAutoresizingMaskIntoConstraints = false"), true)
    let notes = reported.entries.first?.diagnostic.notes ?? []
    #expect(!notes.contains { $0.hasPrefix("satisfiable if ") })
    for (identifier, words) in [
      ("UIView-Encapsulated-Layout-Height", "requires a height of 24"),
      ("UIView-Encapsulated-Layout-Top", "sets this position"),
      ("_UITemporaryLayoutHeight", "measured at a temporary size"),
      ("UISV-hiding", "hidden in a stack view"),
      ("fittingSizeVTarget", "systemLayoutSizeFitting"),
    ] {
      let diagnostic = try Self.explain([
        "'\(identifier)' A:0x2.height == 10   (active)",
        "V:|-(12)-[B:0x3]   (active, names: '|':A:0x2 )",
        "V:[B:0x3]-(12)-|   (active, names: '|':A:0x2 )",
      ]).entries.first
      let texts = [diagnostic?.diagnostic.message ?? ""] + (diagnostic?.tableNotes ?? [])
      #expect(texts.contains { $0.contains(words) }, "\(identifier): \(texts)")
    }
  }

  @Test("a satisfiable list of constraints is not explained as a conflict")
  func unreported() throws {
    let rounded = try Self.explain(["A:0x2.height >= 48", "A:0x2.height == 48"])
    expectEqual(rounded.entries.map(\.diagnostic.code), [.missingConflict])
    expectEqual(rounded.entries.map(\.diagnostic.severity), [.error])
    let dump = LogScanner.conflicts(
      in: Array("<NSLayoutConstraint:0x1 V:[A:0x2(1)]>\n<NSLayoutConstraint:0x3 H:[A:0x2(1)]>".utf8)
    )
    expectEqual(dump.map { LogExplanation($0).entries.map(\.diagnostic.severity) }, [[.warning]])
    let single = LogScanner.conflicts(in: Array("<NSLayoutConstraint:0x1 V:[A:0x2(1)]>".utf8))
    expectEqual(single.map { LogExplanation($0).entries.count }, [0])
    // Optional constraints do not conflict.
    let optional = try Self.explain(["A:0x2.height == 48 priority:999", "A:0x2.height == 40"])
    #expect(!optional.isUnsatisfiable)
  }

  @Test("a content size with required compression resistance can be part of a conflict")
  func content() throws {
    let log = """
      Unable to simultaneously satisfy constraints.
      (
      "<NSContentSizeLayoutConstraint:0x1 H:[UILabel:0x2(42)] Hug:251 CompressionResistance:1000>",
      "<NSLayoutConstraint:0x3 UILabel:0x2.width <= 40>"
      )
      """
    let explanation = try Self.explain(log)
    #expect(explanation.isUnsatisfiable)
    expectEqual(explanation.entries.first?.table?.lines.count, 2)
    let given =
      log + "\nWill attempt to recover by breaking constraint\n"
      + "<NSContentSizeLayoutConstraint:0x1 H:[UILabel:0x2(42)] Hug:251 CompressionResistance:1000>"
    try expectEqual(Self.explain(given).givenUp, "UILabel.width == 42")
    let weak = try Self.explain(log.replacing("1000>", with: "750>"))
    #expect(!weak.isUnsatisfiable)
  }

  @Test(
    "the inactive constraints of a list without a message do not conflict",
    arguments: [
      (
        "V:[A:0x2(1)]   (active)", "V:[A:0x2(2)]   (inactive)"
      ),
      ("V:[A:0x2(1)]   (inactive)", "V:[A:0x2(2)]   (inactive)"),
      ("A:0x2.width == 0   (inactive)", "A:0x2.width == 60   (inactive)"),
      (
        "V:|-(0)-[A:0x2]   (inactive, names: '|':B:0x3 )",
        "V:|-(9)-[A:0x2]   (inactive, names: '|':B:0x3 )"
      ),
    ])
  func inactive(_ first: String, _ second: String) throws {
    let list = "<NSLayoutConstraint:0x1 \(first)>,\n<NSLayoutConstraint:0x7 \(second)>\n"
    for log in [list, "constraints: (\n\(list))", "(lldb) po self.open\n\(list)"] {
      let found = LogScanner.conflicts(in: Array(log.utf8)).map { LogExplanation($0) }
      #expect(found.allSatisfy { $0.entries.isEmpty }, "\(log)")
    }
    // The system does not list inactive constraints, unless they were deactivated afterwards.
    #expect(try Self.explain([first, second]).isUnsatisfiable)
  }

  @Test("every conflict in a list is reported without the constraints that are not involved")
  func severalAndNone() throws {
    let explanation = try Self.explain([
      "V:[A:0x2(1)]", "V:[A:0x2(2)]", "H:[A:0x2(1)]", "H:[A:0x2(2)]", "V:[B:0x3(2)]",
    ])
    expectEqual(explanation.entries.count, 2)
    let one = try Self.explain(["V:[A:0x2(1)]", "V:[A:0x2(2)]", "V:[B:0x3(2)]"])
    expectEqual(
      one.entries.first?.tableNotes.last, "the other listed constraint is not involved")
  }
}
