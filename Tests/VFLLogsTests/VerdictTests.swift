import Testing
import VFLDiagnostics
import VFLLayout
import VFLRecords
import VFLTestSupport

@testable import VFLLogs

@Suite("Verdicts on logged conflicts")
struct VerdictTests {
  /// An invented list of constraints, of which the system breaks the first, with the expected verdict.
  struct Case: Sendable, CustomTestStringConvertible {
    let owner: ConflictOwner?
    let cause: ConflictCause
    /// Words that the verdict contains.
    let words: [String]
    var lines: [String]

    init(
      _ owner: ConflictOwner?, _ cause: ConflictCause, _ words: [String] = [], _ lines: String...
    ) {
      (self.owner, self.cause, self.words, self.lines) = (owner, cause, words, lines)
    }

    var testDescription: String { "\(cause.rawValue): \(lines[0])" }

    /// Expects the verdict, without the given words.
    func check(without forbidden: [String] = []) throws {
      let verdict = try VerdictTests.explain(lines).verdict
      #expect(verdict.owner == owner && verdict.cause == cause, "\(verdict)")
      for word in words { expectEqual(verdict.headline?.contains(word), true, "\(verdict)") }
      for word in forbidden {
        expectEqual(verdict.headline?.contains(word) ?? false, false, "\(verdict)")
      }
    }
  }

  private static let flag = "translatesAutoresizingMaskIntoConstraints = false"

  static let cases = [
    Case(
      .yours, .forgottenMask, [flag, "`UISwitch`"], "UISwitch:0x2.width == 51   (active)",
      "mask UISwitch:0x2.width == 0   (active)"),
    Case(
      .yours, .forgottenMask, [flag, "`Badge`"],
      "Shop.Badge:0x2.leading == UIView:0x3.leading + 12   (active)",
      "mask H:|-(0)-[Shop.Badge:0x2]   (active, names: '|':UIView:0x3 )"),
    // The flag is missing on the label, not on the view in which the label is centered.
    Case(
      .yours, .forgottenMask, ["on `UILabel'Hi'`, not on `UIView`"],
      "UILabel:0x2'Hi'.centerY == UIView:0x3.centerY   (active)",
      "mask UILabel:0x2'Hi'.midY == 0   (active)", "mask UIView:0x3.height == 844   (active)"),
    Case(
      .both, .managedMask, ["999", "UITableViewCellContentView"],
      "V:|-(30)-[UILabel:0x2]   (active, names: '|':UITableViewCellContentView:0x3 )",
      "V:[UILabel:0x2]-(30)-|   (active, names: '|':UITableViewCellContentView:0x3 )",
      "mask UITableViewCellContentView:0x3.height == 44   (active)"),
    Case(
      .both, .managedMask, ["999"],
      "H:|-(30)-[UILabel:0x2]   (active, names: '|':Shop.ItemCell:0x3 )",
      "H:[UILabel:0x2(90)]   (active)",
      "H:[UILabel:0x2]-(30)-|   (active, names: '|':Shop.ItemCell:0x3 )",
      "mask Shop.ItemCell:0x3.width == 100   (active)"),
    Case(
      .both, .hostSize, ["priority of `Row.trailing == UILabel.trailing + 16`"],
      "H:[UILabel:0x2]-(16)-|   (active, names: '|':Shop.Row:0x3 )",
      "H:|-(16)-[UILabel:0x2]   (active, names: '|':Shop.Row:0x3 )",
      "'UIView-Encapsulated-Layout-Width' Shop.Row:0x3.width == 0   (active)"),
    Case(
      .both, .hostSize,
      ["152", "heightForRowAt", "priority of `UITableViewCellContentView.bottom"],
      "UIImageView:0x2.height >= 120   (active)",
      "V:|-(16)-[UIImageView:0x2]   (active, names: '|':UITableViewCellContentView:0x3 )",
      "V:[UIImageView:0x2]-(16)-|   (active, names: '|':UITableViewCellContentView:0x3 )",
      "'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0x3.height == 44   (active)"),
    Case(
      .both, .hostSize, ["measured"],
      "H:[UILabel:0x2]-(16)-|   (active, names: '|':Shop.TitleView:0x3 )",
      "H:|-(16)-[UILabel:0x2]   (active, names: '|':Shop.TitleView:0x3 )",
      "'_UITemporaryLayoutWidth' Shop.TitleView:0x3.width == 0   (active)"),
    // Masonry prints no identifiers, even for the constraints of the host view's size.
    Case(
      .both, .hostSize, ["999"], "mas UIImageView:0x2.height == 124",
      "mas UIImageView:0x2.top == UITableViewCellContentView:0x3.top",
      "mas UIImageView:0x2.bottom == UITableViewCellContentView:0x3.bottom",
      "UITableViewCellContentView:0x3.height == 107.5"),
    Case(
      .both, .hostRounding, ["priority of `UIImageView.height == UIImageView.width * 0.5625`"],
      "UIImageView:0x2.height == 0.5625*UIImageView:0x2.width   (active)",
      "H:|-(0)-[UIImageView:0x2]   (active, names: '|':UITableViewCellContentView:0x3 )",
      "H:[UIImageView:0x2]-(0)-|   (active, names: '|':UITableViewCellContentView:0x3 )",
      "V:|-(0)-[UIImageView:0x2]   (active, names: '|':UITableViewCellContentView:0x3 )",
      "V:[UIImageView:0x2]-(0)-|   (active, names: '|':UITableViewCellContentView:0x3 )",
      "'UIView-Encapsulated-Layout-Width' UITableViewCellContentView:0x3.width == 375   (active)",
      "'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0x3.height == 211   (active)"),
    Case(
      .both, .hostRounding, ["priority of `UITableViewCellContentView.height >= 60`"],
      "UITableViewCellContentView:0x3.height >= 60   (active)",
      "'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0x3.height == 60   (active)"),
    Case(
      .yours, .overconstrained, ["remove one of", "`Card`"],
      "H:|-(20)-[Shop.Card:0x2]   (active, names: '|':UIView:0x3 )",
      "H:[Shop.Card:0x2]-(20)-|   (active, names: '|':UIView:0x3 )",
      "Shop.Card:0x2.width == 300   (active)", "mask UIView:0x3.width == 390   (active)"),
    Case(
      .yours, .duplicate, ["remove", "(Bar.swift:7)", "(Bar.swift:9)"],
      "snap@Bar.swift#7 Shop.Knob:0x2.top == Shop.Bar:0x3.top + 4",
      "snap@Bar.swift#9 Shop.Knob:0x2.top == Shop.Bar:0x3.top + 6"),
    Case(
      .yours, .wrongSign, ["`A.trailing == B.trailing + 12`", "- 12"],
      "Shop.A:0x2.trailing == Shop.B:0x3.trailing + 12   (active)",
      "Shop.A:0x2.leading == Shop.B:0x3.leading + 12   (active)",
      "Shop.A:0x2.width == 76   (active)", "Shop.B:0x3.width == 100   (active)"),
    Case(
      .yours, .hiddenInStack, ["priority of `Banner.height == 48`"],
      "Shop.Banner:0x2.height == 48   (active)",
      "'UISV-hiding' Shop.Banner:0x2.height == 0   (active)"),
    Case(
      .yours, .contentTooLarge, ["requires 130"], "Shop.A:0x2.height >= 60   (active)",
      "V:|-(10)-[Shop.A:0x2]   (active, names: '|':Shop.B:0x4 )",
      "V:[Shop.A:0x2]-(10)-[Shop.C:0x3]   (active)", "Shop.C:0x3.height == 40   (active)",
      "V:[Shop.C:0x3]-(10)-|   (active, names: '|':Shop.B:0x4 )",
      "Shop.B:0x4.height == 100   (active)"),
    Case(
      .yours, .ratio, ["ratio"], "Shop.A:0x2.width == 1.5*Shop.A:0x2.height   (active)",
      "Shop.A:0x2.width == 90   (active)", "Shop.A:0x2.height == 80   (active)"),
    Case(
      .yours, .forgottenMask, [flag, "`Card`"],
      "Shop.Card:0x2.trailing == UIView:0x3.trailing - 8   (active)",
      "Shop.Card:0x2.leading == UIView:0x3.leading + 8   (active)",
      "mask Shop.Card:0x2.width == 0   (active)",
      "'UIView-Encapsulated-Layout-Width' UIView:0x3.width == 393   (active)"),
    // Code that measures a cell sets its size with a plain constraint.
    Case(
      .both, .hostSize, ["999"],
      "H:[UILabel:0x2]-(15)-|   (names: '|':UITableViewCellContentView:0x3 )",
      "H:|-(15)-[UILabel:0x2]   (names: '|':UITableViewCellContentView:0x3 )",
      "UITableViewCellContentView:0x3.width == 0"),
    Case(
      .yours, .duplicate, ["change one of their constants"],
      "UILabel:0x2.leading == UIView:0x3.leading + 20   (active)",
      "UILabel:0x2.leading == UIView:0x3.leadingMargin   (active)"),
    Case(
      .yours, .duplicate, ["change one of their constants"],
      "UIView:0x3.bottom == UIButton:0x2.bottom   (active)",
      "UILayoutGuide:0x4'UIViewSafeAreaLayoutGuide'.bottom == UIButton:0x2.bottom   (active)",
      "'UIViewSafeAreaLayoutGuide-bottom' V:[UILayoutGuide:0x4'UIViewSafeAreaLayoutGuide']-(34)-|"
        + "   (active, names: '|':UIView:0x3 )"),
    Case(
      .yours, .duplicate, ["setCustomSpacing"], "V:[UILabel:0x2]-(20)-[UIButton:0x3]   (active)",
      "'UISV-spacing' V:[UILabel:0x2]-(8)-[UIButton:0x3]   (active)"),
    Case(
      .yours, .duplicate, ["update"], "snap@Bar.swift#7 Shop.Knob:0x2.top == Shop.Bar:0x3.top + 4",
      "snap@Bar.swift#7 Shop.Knob:0x2.top == Shop.Bar:0x3.top + 6"),
    Case(
      .yours, .overconstrained, ["alignment"], "UIButton:0x2.height == 44   (active)",
      "UIButton:0x3.height == 30   (active)",
      "'UISV-alignment' UIButton:0x2.top == UIButton:0x3.top   (active)",
      "'UISV-alignment' UIButton:0x2.bottom == UIButton:0x3.bottom   (active)"),
    Case(
      .both, .managedMask, ["999"], "RNSignInView:0x2.width >= 130   (active)",
      "mask RNSignInView:0x2.width == 0   (active)"),
    Case(
      .system, .systemOnly, ["no constraint or view belongs to your code"],
      "V:[_UIButtonBarButton:0x2(44)]", "V:[_UIButtonBarButton:0x2(0)]"),
    Case(
      .system, .systemOnly, ["no constraint or view belongs to your code"],
      "_TtCC5UIKit8BarThing4Item:0x2.height == 44", "_TtCC5UIKit8BarThing4Item:0x2.height == 0"),
    // A single view of the program makes the program a co-owner of the conflict.
    Case(
      .both, .hostSize, ["999"],
      "Shop.Input:0x2.bottom <= UILayoutGuide:0x4'UIViewSafeAreaLayoutGuide'.bottom - 8   (active)",
      "Shop.Input:0x2.bottom == UIInputSetHostView:0x3.bottom   (active)",
      "UIInputSetHostView:0x3.bottom == UIRemoteKeyboardWindow:0x5.bottom   (active)",
      "'UIViewSafeAreaLayoutGuide-bottom' V:[UILayoutGuide:0x4'UIViewSafeAreaLayoutGuide']-(34)-|"
        + "   (active, names: '|':UIRemoteKeyboardWindow:0x5 )"),
  ]

  /// Returns a log of constraint descriptions.
  ///
  /// The first word of a line selects the class of the constraint.
  static func log(_ lines: [String]) -> String {
    let described = lines.enumerated().map { place, line in
      for (word, name) in [
        ("mask ", "NSAutoresizingMaskLayoutConstraint:0xa\(place) h=--& v=--& "),
        ("mas ", "MASLayoutConstraint:0xa\(place) "),
        ("snap", "SnapKit.LayoutConstraint:0xa\(place)"),
      ] where line.hasPrefix(word) {
        return "\"<\(name)\(line.dropFirst(word.count))>\""
      }
      return "\"<NSLayoutConstraint:0xa\(place) \(line)>\""
    }
    return "Unable to simultaneously satisfy constraints.\n(\n"
      + described.joined(separator: ",\n")
      + "\n)\n\nWill attempt to recover by breaking constraint\n\(described[0])\n"
  }

  static func explain(_ lines: [String]) throws -> LogExplanation {
    LogExplanation(
      try #require(LogScanner.conflicts(in: Array(log(lines).utf8)).first, "\(lines)"))
  }

  @Test(
    "the verdict on a logged conflict contains the owner, the cause and the fix", arguments: cases)
  func verdicts(_ expected: Case) throws {
    try expected.check()
  }

  @Test("the message of a logged conflict is the verdict, and the first note is the arithmetic")
  func headline() throws {
    let diagnostic = try #require(
      try Self.explain(["Shop.A:0x2.height == 8", "Shop.A:0x2.height == 9"]).entries.first)
    expectEqual(
      diagnostic.diagnostic.message,
      "duplicate (your code): remove `A.height == 8` or `A.height == 9`, or change one of their constants"
    )
    expectEqual(
      diagnostic.tableNotes.first, "unsatisfiable constraints: `A` cannot be both 8 high and 9 high"
    )
  }

  @Test(
    "the advice never disables the autoresizing mask of a view that the system lays out",
    arguments: [
      "UITableViewCellContentView", "UICollectionViewCell", "UIWindow", "NSClipView",
      "_UINavigationBarContentView", "UIInputSetHostView", "Shop.ItemCell", "NSTableCellView",
      "_UITableViewHeaderFooterContentView", "UIViewControllerWrapperView",
    ])
  func managed(_ name: String) throws {
    for lines in [
      ["V:[\(name):0x3(50)]", "mask V:[\(name):0x3(44)]"],
      [
        "V:|-(30)-[UILabel:0x2]   (names: '|':\(name):0x3 )", "mask V:[\(name):0x3(0)]",
        "V:[UILabel:0x2]-(30)-|   (names: '|':\(name):0x3 )",
      ],
    ] {
      let texts = try Self.explain(lines).entries.flatMap {
        [$0.diagnostic.message] + $0.diagnostic.notes + $0.tableNotes
      }
      #expect(
        !texts.contains { $0.contains("AutoresizingMaskIntoConstraints = false") }, "\(texts)")
    }
  }

  @Test("the example of every known conflict is recognized", arguments: KnownConflict.all)
  func known(_ known: KnownConflict) throws {
    let explanation = try Self.explain(known.example)
    let found = KnownConflict.recognised(in: explanation.conflict.constraints)
    expectEqual(found?.name, known.name)
    #expect(explanation.conflict.unread.isEmpty && !known.sources.isEmpty)
    #expect(explanation.isUnsatisfiable, "\(known.name)")
    let verdict = explanation.verdict
    #expect(verdict.owner != .yours && verdict.cause != .unknown, "\(known.name): \(verdict)")
    // Constants of the system are never suggested for a change.
    if verdict.owner == .system {
      let notes = explanation.entries.flatMap(\.tableNotes)
      #expect(
        !notes.contains {
          $0.hasPrefix("satisfiable ")
        })
    }
  }

  @Test("every conflict cause has an explanation page with a fix")
  func pages() {
    for cause in ConflictCause.allCases {
      #expect(cause.page.hasPrefix(cause.rawValue + "\n") && cause.page.contains("\nFix: "))
    }
    expectEqual(Set(KnownConflict.all.map(\.name)).count, KnownConflict.all.count)
  }
}
