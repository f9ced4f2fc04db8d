import Testing
import VFLTestSupport

@testable import VFLLogs

@Suite("Verdicts on sizes of hosts")
struct HostVerdictTests {
  private typealias Case = VerdictTests.Case

  private static let content = "UITableViewCellContentView:0x3"
  private static let rowHeight =
    "'UIView-Encapsulated-Layout-Height' \(content).height == 44   (active)"

  /// Lists of a layout library with one plain size, which is the host's.
  private static let libraries = [
    Case(
      .both, .hostSize, ["priority of `UIImageView.bottom == UIView.bottom - 10`", "120"],
      "mas UIImageView:0x2.height == 100", "mas UIImageView:0x2.top == UIView:0x3.top + 10",
      "mas UIImageView:0x2.bottom == UIView:0x3.bottom - 10", "UIView:0x3.height == 44"),
    Case(
      .both, .hostSize, ["(Card.swift:5) to 999"],
      "snap@Card.swift#3 UIImageView:0x2.height == 100",
      "snap@Card.swift#4 UIImageView:0x2.top == Shop.CardCell:0x3.top + 10",
      "snap@Card.swift#5 UIImageView:0x2.bottom == Shop.CardCell:0x3.bottom - 10",
      "V:[Shop.CardCell:0x3(44)]"),
    Case(
      .both, .hostSize, ["priority of `UILabel.right == UIView.right - 10`", "width of 60"],
      "mas UILabel:0x2.left == UIView:0x3.left + 10",
      "mas UILabel:0x2.right == UIView:0x3.right - 10", "mas UILabel:0x2.width == 40",
      "H:[UIView:0x3(20)]"),
    Case(
      .both, .hostSize, ["priority of `UILabel.right == TagReusableView.right - 15`"],
      "mas UILabel:0x2.left == Shop.TagReusableView:0x3.left + 15",
      "Shop.TagReusableView:0x3.width == 0",
      "mas UILabel:0x2.right == Shop.TagReusableView:0x3.right - 15"),
    Case(
      .both, .hostSize, ["height of 76"],
      "mas UILabel:0x2.top == Shop.TagCell:0x3.top + 10", "Shop.TagCell:0x3.height == 50",
      "mas UILabel:0x4.top == UILabel:0x2.bottom + 16", "mas UILabel:0x2.height == 20",
      "mas UILabel:0x4.height == 20",
      "mas UILabel:0x4.bottom == Shop.TagCell:0x3.bottom - 10"),
    // The system breaks a constraint of the program, and the library constrains the view with the size.
    Case(
      .yours, .overconstrained, [], "UIView:0x3.height == 44",
      "mas UIImageView:0x2.height == 100", "mas UIImageView:0x2.top == UIView:0x3.top + 10",
      "mas UIImageView:0x2.bottom == UIView:0x3.bottom - 10"),
    Case(
      .yours, .duplicate, [], "snap@Badge.swift#14 UILabel:0x2.width == 44",
      "UILabel:0x2.width == 36   (active)"),
    Case(
      .yours, .overconstrained, [], "mas UILabel:0x2.left == UIView:0x3.left + 10",
      "mas UILabel:0x2.right == UIView:0x3.right - 10", "UILabel:0x2.width == 40",
      "UIView:0x3.width == 20"),
  ]

  @Test(
    "the only plain size among constraints of a layout library is the host's", arguments: libraries)
  private func library(_ expected: Case) throws { try expected.check() }

  @Test(
    "the plain size of a view of the program among constraints of a layout library is the program's",
    arguments: ["Shop.Card", "Demo.Card", "ProfileHeader", "_TtC4Shop5Badge", "Shop.Pane<Int>"])
  func plainSize(_ name: String) throws {
    for library in ["mas", "snap@Card.swift#3"] {
      var expected = Case(.yours, .overconstrained, ["remove"], "")
      expected.lines = [
        "\(library) UIImageView:0x2.height == 120",
        "\(library) UIImageView:0x2.top == \(name):0x3.top + 10",
        "\(library) UIImageView:0x2.bottom == \(name):0x3.bottom - 10",
        "\(name):0x3.height == 100",
      ]
      try expected.check(without: ["host", "999"])
    }
  }

  @Test("a row that is higher than its content gets the advice for rows, not to remove an edge")
  func lowContent() throws {
    let edges = [
      "V:|-(10)-[UILabel:0x2]   (active, names: '|':\(Self.content) )",
      "V:[UILabel:0x2]-(10)-|   (active, names: '|':\(Self.content) )", "V:[UILabel:0x2(21)]",
    ]
    let equations = [
      "UILabel:0x2.bottom == \(Self.content).bottom - 10   (active)",
      "UILabel:0x2.top == \(Self.content).top + 10   (active)",
      "UILabel:0x2.height == 21   (active)",
    ]
    for lines in [edges, equations] {
      for place in lines.indices {
        let rotated = Array(lines[place...] + lines[..<place])
        var expected = Case(.both, .hostSize, ["heightForRowAt", "bottom", "999"], "")
        expected.lines = rotated + [Self.rowHeight]
        try expected.check(without: ["remove"])
        expected.lines = [rotated[0], Self.rowHeight] + rotated.dropFirst()
        try expected.check(without: ["remove"])
      }
    }
    // A view of the program keeps its height.
    try Case(
      .yours, .overconstrained, ["remove"],
      "V:|-(10)-[UILabel:0x2]   (active, names: '|':Shop.Row:0x3 )",
      "V:[UILabel:0x2]-(10)-|   (active, names: '|':Shop.Row:0x3 )", "V:[UILabel:0x2(21)]",
      "Shop.Row:0x3.height == 44   (active)"
    ).check(without: ["host"])
  }

  @Test(
    "a host that is narrower than the gaps alone has no final width yet",
    arguments: [
      "UIView", "UIStackView", "Shop.TitleView", "Shop.TagCell", "UITableViewCellContentView",
    ])
  func narrow(_ host: String) throws {
    try Case(
      .both, .hostSize, ["width of 50", "999"],
      "H:|-(20)-[UILabel:0x2]   (active, names: '|':\(host):0x3 )",
      "H:[UILabel:0x2]-(10)-[UILabel:0x4]   (active)",
      "H:[UILabel:0x4]-(20)-|   (active, names: '|':\(host):0x3 )",
      "'UIView-Encapsulated-Layout-Width' \(host):0x3.width == 20   (active)"
    ).check(without: ["reduce", "remove"])
    // A width that a host keeps is no estimate.
    let verdict = try VerdictTests.explain([
      "H:|-(20)-[UILabel:0x2]   (active, names: '|':\(host):0x3 )", "UILabel:0x2.width == 344",
      "H:[UILabel:0x2]-(20)-|   (active, names: '|':\(host):0x3 )",
      "'UIView-Encapsulated-Layout-Width' \(host):0x3.width == 320   (active)",
    ]).verdict
    #expect(verdict.cause != .hostSize, "\(verdict)")
  }

  @Test(
    "two sizes of a cell and its content view get the advice to give the cell a whole size",
    arguments: [
      ("width", "127.5", "127.667"), ("height", "51.5", "51.429"), ("width", "53.667", "53.571"),
      ("height", "88.333", "88.267"), ("width", "100", "99.667"),
    ])
  func builder(_ side: String, _ content: String, _ cell: String) throws {
    let (axis, identifier) = side == "width" ? ("H", "Width") : ("V", "Height")
    var expected = Case(
      .both, .hostRounding, ["give `PhotoCell` a whole \(side)", content, cell], "")
    expected.lines = [
      "'UIIBSystemGenerated' \(axis):[UIView:0x2]-(0)-|   (active, names: '|':Shop.PhotoCell:0x3 )",
      "'UIIBSystemGenerated' \(axis):|-(0)-[UIView:0x2]   (active, names: '|':Shop.PhotoCell:0x3 )",
      "'UIView-Encapsulated-Layout-\(identifier)' UIView:0x2.\(side) == \(content)   (active)",
      "mask Shop.PhotoCell:0x3.\(side) == \(cell)   (active)",
    ]
    try expected.check(without: ["remove", "priority"])
  }

  @Test(
    "the width of a control in a toolbar gets the advice to lower its priority",
    arguments: [
      ("NSButton", "== 90"), ("NSSearchField", ">= 180"), ("NSSlider", ">= 150"),
      ("NSSegmentedControl", "== 200"), ("NSPopUpButton", "== 120"),
    ])
  func toolbars(_ control: String, _ width: String) throws {
    for edges in [
      (
        "\(control):0x2.leading == NSToolbarItemViewer:0x3.leading   (active)",
        "\(control):0x2.trailing == NSToolbarItemViewer:0x3.trailing   (active)"
      ),
      (
        "H:|-(4)-[\(control):0x2]   (active, names: '|':NSToolbarItemViewer:0x3 )",
        "H:[\(control):0x2]-(4)-|   (active, names: '|':NSToolbarItemViewer:0x3 )"
      ),
    ] {
      try Case(
        .both, .hostSize, ["width", "priority", "to 999"],
        "\(control):0x2.width \(width)   (active)", edges.0, edges.1,
        "NSToolbarItemViewer:0x3.width <= 60   (active)"
      ).check(without: ["does not help"])
    }
  }

  @Test("an old size of a content view gets the advice to set the size of the cell first")
  func old() throws {
    try Case(
      .both, .hostSize, ["give `TileCell` the right size first"],
      "'UIIBSystemGenerated' H:[UIView:0x2]-(0)-|   (active, names: '|':Shop.TileCell:0x3 )",
      "'UIIBSystemGenerated' H:|-(0)-[UIView:0x2]   (active, names: '|':Shop.TileCell:0x3 )",
      "'UIView-Encapsulated-Layout-Width' UIView:0x2.width == 50   (active)",
      "mask Shop.TileCell:0x3.width == 0   (active)"
    ).check(without: ["remove", "priority"])
  }
}
