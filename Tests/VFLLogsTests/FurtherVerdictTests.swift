import Testing
import VFLLayout
import VFLTestSupport

@testable import VFLLogs

@Suite("Verdicts on ambiguous logs")
struct FurtherVerdictTests {
  private typealias Case = VerdictTests.Case

  private static let flag = "translatesAutoresizingMaskIntoConstraints = false"
  private static let safeArea = "UILayoutGuide:0x9'UIViewSafeAreaLayoutGuide'"

  private static let cases = [
    // The mask belongs to the view, not to the superview at the end of the format string.
    Case(
      .yours, .forgottenMask, [flag, "on `MKMapView`"],
      "MKMapView:0x2.bottom == \(safeArea).bottom   (active)",
      "mask V:[MKMapView:0x2]-(0)-|   (active, names: '|':UIView:0x3 )",
      "'UIViewSafeAreaLayoutGuide-bottom' V:[\(safeArea)]-(34)-|   (active, names: '|':UIView:0x3 )"
    ),
    // A guide identifies the superview, too.
    Case(
      .yours, .forgottenMask, ["on `UIStackView`, not on `UIView`"],
      "UIStackView:0x2.top == \(safeArea).top + 12   (active)",
      "mask UIStackView:0x2.minY == 0   (active)",
      "'UIViewSafeAreaLayoutGuide-top' V:|-(47)-[\(safeArea)]   (active, names: '|':UIView:0x3 )"),
    // The view of a controller, and the content views of a window and of a cell.
    Case(
      .both, .managedMask, ["keep its autoresizing mask"],
      "UIView:0x2.height == 200   (active)",
      "mask V:|-(0)-[UIView:0x2]   (active, names: '|':UIViewControllerWrapperView:0x3 )",
      "mask V:[UIView:0x2]-(0)-|   (active, names: '|':UIViewControllerWrapperView:0x3 )",
      "mask UIViewControllerWrapperView:0x3.height == 812   (active)"),
    Case(
      .both, .managedMask, ["keep its autoresizing mask"],
      "NSBox:0x2.width >= 500   (active)", "NSBox:0x2.leading == NSView:0x3.leading   (active)",
      "NSBox:0x2.trailing == NSView:0x3.trailing   (active)",
      "mask H:|-(0)-[NSView:0x3]   (active, names: '|':NSThemeFrame:0x5 )",
      "mask H:[NSView:0x3]-(0)-|   (active, names: '|':NSThemeFrame:0x5 )",
      "mask NSThemeFrame:0x5.width == 480   (active)"),
    Case(
      .both, .managedMask, ["keep its autoresizing mask"],
      "UILabel:0x2.bottom == UIView:0x3.bottom   (active)",
      "UILabel:0x2.top == UIView:0x3.top   (active)", "UILabel:0x2.height == 20   (active)",
      "mask UIView:0x3.height == 0   (active)",
      "mask UIView:0x3.minY == 0   (active, names: '|':Shop.PhotoCell:0x5 )"),
    // The program sets the size of a table header by its frame.
    Case(
      .both, .managedMask, ["keep its autoresizing mask"],
      "V:[UILabel:0x2]-(16)-|   (active, names: '|':UIView:0x3 )",
      "V:|-(16)-[UILabel:0x2]   (active, names: '|':UIView:0x3 )",
      "mask UIView:0x3.height == 0   (active)",
      "mask UIView:0x3.minY == 0   (active, names: '|':UITableView:0x5 )"),
    Case(
      .yours, .duplicate, ["`alignment`"],
      "UILabel:0x2.centerY == UILabel:0x4.centerY + 4   (active)",
      "'UISV-alignment' UILabel:0x2.centerY == UILabel:0x4.centerY   (active)"),
    Case(
      .yours, .overconstrained, ["relates"], "UIView:0x2.height == 0.4*UIView:0x3.width   (active)",
      "UIView:0x2.height == 100   (active)", "UIView:0x3.width == 375   (active)"),
    // The default size of a collection item is 50.
    Case(
      .both, .hostSize, ["width of 160", "give the item that size"],
      "UILabel:0x2.width == 120   (active)",
      "H:|-(20)-[UILabel:0x2]   (active, names: '|':Shop.TagCell:0x3 )",
      "H:[UILabel:0x2]-(20)-|   (active, names: '|':Shop.TagCell:0x3 )",
      "'UIView-Encapsulated-Layout-Width' Shop.TagCell:0x3.width == 50   (active)"),
    // The ratio is right, but the height of the row is not.
    Case(
      .both, .hostSize, ["height of 140"],
      "V:[UIImageView:0x2]-(30)-|   (active, names: '|':UITableViewCellContentView:0x3 )",
      "V:|-(30)-[UIImageView:0x2]   (active, names: '|':UITableViewCellContentView:0x3 )",
      "UIImageView:0x2.height == UIImageView:0x2.width   (active)",
      "UIImageView:0x2.width == 80   (active)",
      "'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0x3.height == 86.5   (active)"
    ),
    Case(
      .both, .hostSize, ["sizeForItemAt"],
      "UILabel:0x2.height == 70   (active)",
      "V:|-(0)-[UILabel:0x2]   (active, names: '|':Shop.HeaderReusableView:0x3 )",
      "V:[UILabel:0x2]-(0)-|   (active, names: '|':Shop.HeaderReusableView:0x3 )",
      "'UIView-Encapsulated-Layout-Height' Shop.HeaderReusableView:0x3.height == 50   (active)"),
    Case(
      .both, .hostSize, ["height of 210.938"],
      "UIImageView:0x2.height == 0.5625*UIImageView:0x2.width   (active)",
      "UIImageView:0x2.leading == UITableViewCellContentView:0x3.leading   (active)",
      "UIImageView:0x2.trailing == UITableViewCellContentView:0x3.trailing   (active)",
      "UIImageView:0x2.top == UITableViewCellContentView:0x3.top   (active)",
      "UIImageView:0x2.bottom == UITableViewCellContentView:0x3.bottom   (active)",
      "'UIView-Encapsulated-Layout-Width' UITableViewCellContentView:0x3.width == 375   (active)",
      "'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0x3.height == 44   (active)"),
    // The program does not control the height of a keyboard.
    Case(
      .both, .hostSize, ["priority of `UIInputView.bottom"], "UIView:0x2.height == 52   (active)",
      "V:|-(0)-[UIView:0x2]   (active, names: '|':UIInputView:0x3 )",
      "V:[UIView:0x2]-(0)-|   (active, names: '|':UIInputView:0x3 )",
      "'_UIKBAutolayoutHeightConstraint' UIInputView:0x3.height == 44   (active)"),
    // The height follows from the width and is rounded.
    Case(
      .both, .hostRounding, ["rounds its height to 219"],
      "UIImageView:0x2.height == 0.5625*UIImageView:0x2.width   (active)",
      "H:|-(16)-[UIImageView:0x2]   (active, names: '|':UITableViewCellContentView:0x3 )",
      "H:[UIImageView:0x2]-(16)-|   (active, names: '|':UITableViewCellContentView:0x3 )",
      "V:|-(8)-[UIImageView:0x2]   (active, names: '|':UITableViewCellContentView:0x3 )",
      "V:[UIImageView:0x2]-(8)-|   (active, names: '|':UITableViewCellContentView:0x3 )",
      "'UIView-Encapsulated-Layout-Width' UITableViewCellContentView:0x3.width == 393   (active)",
      "'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0x3.height == 219   (active)"),
    Case(
      .yours, .duplicate, ["multipliers"],
      "UIView:0x2.width == 0.5*UIView:0x3.width   (active)",
      "UIView:0x2.width == 0.3*UIView:0x3.width   (active)", "UIView:0x3.width >= 10   (active)"),
    Case(
      .yours, .duplicate, ["Interface Builder", "add the missing ones"],
      "UILabel:0x2.width == 100   (active)",
      "'IB auto generated at build time for view with fixed frame' UILabel:0x2.width == 120   (active)"
    ),
    Case(
      .yours, .overconstrained, ["120 % of `UIView#2`"],
      "UIView:0x2.width == 0.6*UIView:0x3.width   (active)",
      "UIView:0x4.width == 0.6*UIView:0x3.width   (active)",
      "UIView:0x2.leading == UIView:0x3.leading   (active)",
      "UIView:0x4.leading == UIView:0x2.trailing   (active)",
      "UIView:0x4.trailing == UIView:0x3.trailing   (active)", "UIView:0x3.width == 300   (active)"),
    Case(
      .yours, .overconstrained, ["relates"], "UIView:0x2.height <= 100   (active)",
      "UIView:0x2.height == 2*UIView:0x4.height   (active)", "UIView:0x4.height == 80   (active)"),
    // The advice is about the constraint of the hidden view, not about the size of the stack view.
    Case(
      .yours, .hiddenInStack, ["priority of `UIView.width == UIStackView.width * 0.3`"],
      "UIView:0x2.width == 0.3*UIStackView:0x3.width   (active)",
      "'UISV-hiding' UIView:0x2.width == 0   (active)", "UIStackView:0x3.width == 300   (active)"),
    // The program cannot change the priorities of constraints that a stack view creates.
    Case(
      .yours, .hiddenInStack, ["hide the views in it"],
      "'UISV-spacing' V:[UILabel:0x4]-(8)-[UILabel:0x5]   (active)",
      "'UISV-canvas-connection' UIStackView:0x2.top == UILabel:0x4.top   (active)",
      "'UISV-canvas-connection' V:[UILabel:0x5]-(0)-|   (active, names: '|':UIStackView:0x2 )",
      "'UISV-hiding' UIStackView:0x2.height == 0   (active)"),
    Case(
      .both, .contentTooLarge, ["widen the column"],
      "H:[NSTextField:0x2]-(2)-|   (active, names: '|':NSTableCellView:0x3 )",
      "H:|-(2)-[NSTextField:0x2]   (active, names: '|':NSTableCellView:0x3 )",
      "NSTextField:0x2.width == 120   (active)",
      "'NSView-Encapsulated-Layout-Width' NSTableCellView:0x3.width == 96   (active)"),
    Case(
      .both, .hostSize, ["priority of 750"], "_UITAMICAdaptorView:0x2.width == 40   (active)",
      "_UITAMICAdaptorView:0x2.width == 0   (active)"),
  ]

  @Test(
    "an edge at both the keyboard and another edge is a duplicate, and the guide keeps its size",
    arguments: [
      ["UIView:0x3.bottom"], ["UIView:0x3.bottom - 8"], ["UIView:0x3.bottomMargin"],
      ["UILayoutGuide:0x5'UIViewSafeAreaLayoutGuide'.bottom"],
      ["UILayoutGuide:0x5'UIViewSafeAreaLayoutGuide'.bottom - 12"],
    ], ["", "'UIViewKeyboardLayoutGuide-height' "])
  func keyboards(edge: [String], identifier: String) throws {
    let keyboard = "UILayoutGuide:0x4'UIViewKeyboardLayoutGuide'"
    let lines = [
      "UIToolbar:0x2.bottom == \(keyboard).top   (active)",
      "UIToolbar:0x2.bottom == \(edge[0])   (active)",
      "'UIViewKeyboardLayoutGuide-bottom' \(keyboard).bottom == UIView:0x3.bottom   (active)",
      "\(identifier)\(keyboard).height == 336   (active)",
      "'UIViewSafeAreaLayoutGuide-bottom' V:[UILayoutGuide:0x5'UIViewSafeAreaLayoutGuide']-(34)-|   "
        + "(active, names: '|':UIView:0x3 )",
      "'UIView-bottomMargin-guide-constraint' V:[UILayoutGuide:0x6'UIViewLayoutMarginsGuide']-(42)-|"
        + "   (active, names: '|':UIView:0x3 )",
    ]
    for lines in [lines, lines.reversed()] {
      var expected = Case(
        .yours, .duplicate, ["remove `UIToolbar.bottom", "or `UIToolbar.bottom"], "")
      expected.lines = lines
      try expected.check(without: ["336", "302", ">="])
    }
  }

  @Test("the verdict on an ambiguous log equals an expert's verdict", arguments: cases)
  private func verdicts(_ expected: Case) throws {
    try expected.check()
  }

  @Test(
    "an explanation never suggests changing a constant of a system constraint",
    arguments: [
      [
        "UIView:0x2.width == 300   (active)", "H:|-(0)-[UIView:0x2]   (names: '|':UIWindow:0x3 )",
        "H:[UIView:0x2]-(0)-|   (names: '|':UIWindow:0x3 )", "UIWindow:0x3.width == 375   (active)",
      ],
      ["_UIDatePickerLinkedLabel:0x2.height == 20", "_UIDatePickerLinkedLabel:0x2.height == 0"],
      [
        "UIView:0x2.bottom == UIView:0x3.bottom - 20   (active)",
        "UIView:0x2.bottom == UILayoutGuide:0x4'UIViewKeyboardLayoutGuide'.top   (active)",
        "UILayoutGuide:0x4'UIViewKeyboardLayoutGuide'.bottom == UIView:0x3.bottom   (active)",
        "UILayoutGuide:0x4'UIViewKeyboardLayoutGuide'.height == 336   (active)",
      ],
    ])
  func numbers(_ lines: [String]) throws {
    let texts = try explained(lines).entries.flatMap(\.tableNotes)
    for name in [
      "UIWindow.width ==", "_UIDatePickerLinkedLabel.height ==", "keyboardLayoutGuide.height ==",
    ] {
      #expect(
        !texts.contains {
          $0.hasPrefix("satisfiable ") && $0.contains("`\(name)")
        }, "\(texts)")
    }
  }

  @Test("suggested constants are printed without rounding errors")
  func arithmetic() throws {
    func reported(_ lines: String...) throws -> String {
      try explained(lines).entries.flatMap(\.tableNotes).joined(separator: "\n")
    }
    #expect(
      try reported(
        "UIImageView:0x2.width == 1.77778*UIImageView:0x2.height", "UIImageView:0x2.width == 320",
        "UIImageView:0x2.height == 200"
      ).contains("if `UIImageView.height == 180` replaces `"))
    let third = try reported(
      "UIView:0x2.width == UIView:0x2.height * 1.5", "UIView:0x2.width == 100",
      "UIView:0x2.height == 100")
    #expect(third.contains("if `UIView.height == 66.667` replaces `"))
    let thirds = try reported(
      "UIImageView:0x2.height == 1.33333*UIImageView:0x2.width",
      "UIImageView:0x2.width == 0.5*UIView:0x3.width", "UIImageView:0x2.height == 300",
      "UIView:0x3.width == 375")
    #expect(thirds.contains("375 × 2/3 = 250, but"))
    #expect(thirds.contains("if `UIImageView.height == 250` replaces `"))
    #expect(
      try reported(
        "UIView:0x2.centerY == UIView:0x3.centerY", "UIView:0x2.top == UIView:0x3.top",
        "UIView:0x2.bottom == UIView:0x3.bottom - 20"
      ).contains(
        "`UIView#1.bottom` is -20 from `UIView#2.bottom`, but the other constraints make it 0"))
    #expect(
      try reported(
        "UILabel:0x2.trailing == UIView:0x3.trailing - 10",
        "UIView:0x3.trailing == UILabel:0x2.trailing + 20"
      ).contains("`UIView.trailing` would have to be 10 from `UILabel.trailing`, but is 20"))
    try expectEqual(
      reported(
        "UIView:0x2.width == 0.5*UIView:0x3.width", "UIView:0x2.width == 0.3*UIView:0x3.width",
        "UIView:0x3.width == 10"
      ).contains(">= 0`"), false)
  }

  private func explained(_ lines: [String]) throws -> LogExplanation {
    LogExplanation(
      try #require(
        LogScanner.conflicts(in: Array(VerdictTests.log(lines).utf8)).first, "\(lines)"))
  }
}
