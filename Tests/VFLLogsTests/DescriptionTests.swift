import Testing
import VFLRecords
import VFLTestSupport

@testable import VFLLogs

@Suite("Parsing constraint descriptions")
struct DescriptionTests {
  static let bodies: [(String, String)] = [
    // Sizes.
    ("V:[UIView:0x2b(44)]", "0x2b.height == + 44.0"),
    ("UIView:0x2b.height == 44   (active)", "0x2b.height == + 44.0"),
    ("H:[UILabel:0x2b(>=60)]", "0x2b.width >= + 60.0"),
    ("H:[UILabel:0x2b(<=60)]", "0x2b.width <= + 60.0"),
    ("V:[UIView:0x2b(0@25)] priority:25", "0x2b.height == + 0.0 @25.0"),
    ("UIView:0x2.height == 44 priority:500   (active)", "0x2.height == + 44.0 @500.0"),
    ("UIView:0x2.width == - 16   (active)", "0x2.width == + -16.0"),
    ("UIView:0x2.height == 2.22507e-308   (active)", "0x2.height == + 0.0"),
    ("UIView:0x2.height == 1.5e+3   (active)", "0x2.height == + 1500.0"),
    ("V:[UIView:0x2(==UIView:0x3)]", "0x2.height == 0x3.height"),
    ("V:[UIView:0x2(>=UIView:0x3@250)]", "0x2.height >= 0x3.height @250.0"),
    // Gaps.
    (
      "H:|-(12)-[UIView:0x2b]   (active, names: '|':UIView:0x3c )",
      "0x2b.leading == 0x3c.leading + 12.0"
    ),
    (
      "V:[UIView:0x2b]-(12)-|   (Names: '|':UIView:0x3c )",
      "0x3c.bottom == 0x2b.bottom + 12.0"
    ),
    (
      "H:[UILabel:0x2b'Name']-(>=8)-[UIButton:0x3c'Go']   (active)",
      "0x3c.leading >= 0x2b.trailing + 8.0"
    ),
    (
      "H:[A:0x2]-(-2)-|   (active, names: '|':B:0x3 )",
      "0x3.trailing == 0x2.trailing + -2.0"
    ),
    (
      "H:|-(137@251)-[UIButton:0x2b](LTR) priority:251 (Names: '|':UIView:0x3c )",
      "0x2b.left == 0x3c.left + 137.0 @251.0"
    ),
    ("H:[A:0x2]-(NSSpace(8))-[B:0x3]", "0x3.leading == 0x2.trailing + 8.0"),
    (
      "V:|-(>=NSLayoutAnchorConstraintSpace(8))-[A:0x2]   (active, names: '|':B:0x3 )",
      "0x2.top >= 0x3.top + 8.0"
    ),
    ("H:|-(16)-[A:0x2](LTR)   (active, names: '|':B:0x3 )", "0x2.left == 0x3.left + 16.0"),
    ("H:[A:0x2]-(8)-[B:0x3](RTL)", "0x2.left == 0x3.right + 8.0"),
    ("H:|-(8)-[A:0x2](RTL)   (names: '|':B:0x3 )", "0x3.right == 0x2.right + 8.0"),
    ("V:|-(8)-[A:0x2]", "0x2.top == superview(0x2).top + 8.0"),
    // Equations.
    ("A:0x2.centerY == B:0x3.centerY   (active)", "0x2.centerY == 0x3.centerY"),
    ("A:0x2.bottom == B:0x3.bottom - 16   (active)", "0x2.bottom == 0x3.bottom + -16.0"),
    ("A:0x2.bottom == B:0x3.bottom - 24.0", "0x2.bottom == 0x3.bottom + -24.0"),
    (
      "A:0x2.width == 0.5*A:0x2.height + 4   (active)",
      "0x2.width == 0x2.height * 0.5 + 4.0"
    ),
    ("A:0x2.width == B:0x3.width * 0.5", "0x2.width == 0x3.width * 0.5"),
    ("A:0x2.width == B:0x3.width/4", "0x2.width == 0x3.width * 0.25"),
    ("A:0x2.leading == B:0x3.leadingMargin   (active)", "0x2.leading == 0x3.leadingMargin"),
    (
      "A:0x2.centerX == B:0x3.centerXWithinMargins   (active)",
      "0x2.centerX == 0x3.centerXWithinMargins"
    ),
    (
      "A:0x2.firstBaseline == B:0x3.lastBaseline + 8   (active)",
      "0x2.firstBaseline == 0x3.lastBaseline + 8.0"
    ),
    // The system spacing has no sign. Its direction is inward, or toward the next view.
    (
      "A:0x2.bottom <= B:0x3.bottom NSLayoutAnchorConstraintSpace(8)   (active)",
      "0x2.bottom <= 0x3.bottom + -8.0"
    ),
    ("A:0x2.top >= B:0x3.top NSSpace(8)", "0x2.top >= 0x3.top + 8.0"),
    ("A:0x2.top == B:0x3.bottom NSSpace(8)", "0x2.top == 0x3.bottom + 8.0"),
    ("A:0x2.trailing == B:0x3.leading NSSpace(8)", "0x2.trailing == 0x3.leading + -8.0"),
    ("A:0x2.trailing == B:0x3.trailing NSSpace(8)", "0x2.trailing == 0x3.trailing + -8.0"),
    (
      "UILayoutGuide:0x2'UIViewSafeAreaLayoutGuide'.bottom == B:0x3.bottom NSSpace(8)",
      "0x2.bottom == 0x3.bottom + 8.0"
    ),
    ("A:0x2.bottom >= B:0x3.bottom NSSpace(8)", "0x2.bottom >= 0x3.bottom + 8.0"),
    ("A:0x2.leading == B:0x3.leading + NSSpace(20)", "0x2.leading == 0x3.leading + 20.0"),
    ("(A:0x2.leading - B:0x3.leading) == 20   (active)", "0x2.leading == 0x3.leading + 20.0"),
    ("(A:0x2.top - B:0x3.bottom) >= - 4", "0x2.top >= 0x3.bottom + -4.0"),
    // Names.
    ("hero_image.height == 90   (active, names: hero_image:0x2 )", "0x2.height == + 90.0"),
    (
      "hero_image_in_a_long....height == 90   (active, names: hero_image_in_a_long...:0x2 )",
      "0x2.height == + 90.0"
    ),
    (
      "V:|-(3)-[my label: (big)]   (active, names: my label: (big):0x2, '|':UIView:0x3 )",
      "0x2.top == 0x3.top + 3.0"
    ),
    ("(big) one.height == 90   (active, names: (big) one:0x2 )", "0x2.height == + 90.0"),
    (
      "A:0x2.width == 3rd view.width + 30   (active, names: 3rd view:0x9 )",
      "0x2.width == 0x9.width + 30.0"
    ),
    ("A:0x2.width == 30   (active, names: 3:0x9 )", "0x2.width == + 30.0"),
    ("[hero].width == 10   (active, names: [hero]:0x2 )", "0x2.width == + 10.0"),
    ("H:[A:0x2(30)]   (active, names: H:0x9 )", "0x2.width == + 30.0"),
    (
      #"UILabel:0x2'\Ud83d\Ude00 \Ud83d \u2019'.top == B:0x3.top"#, "0x2.top == 0x3.top"
    ),
    (
      "V:[row...]-(7)-[row...]   (active, names: row...:0x2, row...:0x3 )",
      "0x3.top == 0x2.bottom + 7.0"
    ),
    (
      "UILabel:0x2'It's 5 o'clock.top'.top == UIView:0x3.top   (active)", "0x2.top == 0x3.top"
    ),
    (
      "H:[UILabel:0x2'a]-(b)-[c']-(8)-[UIView:0x3]   (active)",
      "0x3.leading == 0x2.trailing + 8.0"
    ),
    ("V:[UIButton:0x2'OK (2)'(44)]", "0x2.height == + 44.0"),
    (
      "Demo.Card<UIView>:0x2.top == _TtGC4Demo4CardCSo6UIView_:0x3.top",
      "0x2.top == 0x3.top"
    ),
    // Constraints of the system.
    ("h=-&- v=&-- A:0x1.midX == B:0x2.midX + 8   (active)", "0x1.centerX == 0x2.centerX + 8.0"),
    ("h=--& v=--& V:[UIView:0x2(0)]", "0x2.height == + 0.0"),
    (
      "h=-&- v=-&- UIView:0x2.minX == 0   (active, names: '|':UIWindow:0x3 )",
      "0x2.left == 0x3.left"
    ),
    ("h=--& v=--& UIView:0x2.midX == + 325", "0x2.centerX == superview(0x2).left + 325.0"),
    ("'CardTop' A:0x2.top == B:0x3.top   (active)", "0x2.top == 0x3.top"),
    ("'it's mine' A:0x2.top == B:0x3.top   (active)", "0x2.top == 0x3.top"),
    // Libraries.
    ("UILabel:title.top == UIView:card.top + 1 ^low", "title.top == card.top + 1.0 @250.0"),
    (
      "UIView:0x2.left == UIView:0x3.left + 13.0 ^750.0",
      "0x2.left == 0x3.left + 13.0 @750.0"
    ),
    (
      "UIView:0x2.left == UIView:0x3.left + 13.0 ^UILayoutPriority(rawValue: 750.0)",
      "0x2.left == 0x3.left + 13.0 @750.0"
    ),
    ("H:|-(0)-[A:0x2]   (inactive, names: '|':B:0x3 )", "0x2.leading == 0x3.leading"),
  ]

  @Test(
    "a constraint description is parsed into the equation that it stands for", arguments: bodies)
  func body(_ body: String, _ equation: String) {
    expectEqual(Described.equation(body), equation)
  }

  @Test("a description with the extra spaces of OS X 10.7 or a marker after it is parsed")
  func blanks() throws {
    let old = "<NSLayoutConstraint: 0x40 H:[NSButton:0x41'OK']-(20)-|   (Names: '|':NSView:0x42 ) >"
    expectEqual(
      Described.constraint(old).map(Described.equation), "0x42.trailing == 0x41.trailing + 20.0")
    let marked = "<NSLayoutConstraint:0x1 H:[A:0x2(9@251)] priority:251>\t\tMarker:0x2.pos{id: 46}"
    expectEqual(Described.constraint(marked).map(Described.equation), "0x2.width == + 9.0 @251.0")
  }

  @Test("the file name and line in a SnapKit description are parsed")
  func site() throws {
    let text =
      "<SnapKit.LayoutConstraint:0x1@My+Card.swift#31 UIView:0x2.left == UIView:0x3.left + 13.0>"
    let constraint = try #require(Described.constraint(text))
    expectEqual(constraint.site, .init(file: "My+Card.swift", line: 31))
    #expect(constraint.address == "0x1" && constraint.className == "SnapKit.LayoutConstraint")
    let labelled = text.replacing("0x1@My+Card", with: "my label@My Card (1)")
    let other = try #require(Described.constraint(labelled))
    expectEqual(other.site, .init(file: "My Card (1).swift", line: 31))
    #expect(other.address == "my label" && other.first.item.address == "0x2")
  }

  @Test("escaped surrogate pairs in a logged label are decoded")
  func emoji() throws {
    let text = #"<NSLayoutConstraint:0x1 UILabel:0x2'\Ud83d\Ude00 \u2019\Ud83d'.width == 4>"#
    expectEqual(Described.constraint(text)?.first.item.label, "\u{1F600} \u{2019}Ud83d")
  }

  @Test("a truncated description is parsed only if its number is complete")
  func cut() {
    let whole = "<NSLayoutConstraint:0x1 A:0x2.height >= 440   (active)>"
    for count in 1..<whole.count {
      let constraint = Described.constraint(String(whole.prefix(count)))
      #expect(constraint == nil || constraint?.constant == 440, "\(whole.prefix(count))")
    }
    expectEqual(Described.constraint(String(whole.dropLast(2)))?.constant, 440)
  }

  @Test("a Masonry key in a description is parsed instead of an address")
  func key() throws {
    let blanks = "<MASLayoutConstraint:The Top Gap UILabel:title.top == UIView:card.top + 1>"
    let other = try #require(Described.constraint(blanks))
    #expect(other.address == "The Top Gap" && other.first.item.name == "title")
    let text = "<MASLayoutConstraint:TopGap UILabel:title.top == UIView:card.top + 1>"
    let constraint = try #require(Described.constraint(text))
    expectEqual(constraint.address, "TopGap")
    expectEqual(constraint.first.item.className, "UILabel")
  }

  @Test("a logged content size has the priorities of its description, or 250 and 750")
  func content() throws {
    let old = try #require(
      Described.constraint(
        "<NSContentSizeLayoutConstraint:0x1 H:[UIImageView:0x2(512)] Hug:250 "
          + "CompressionResistance:1>"))
    #expect(old.content == .init(hugging: 250, compression: 1) && old.constant == 512)
    let new = try #require(
      Described.constraint(
        "<NSContentSizeLayoutConstraint:0x1 UILabel:0x2.width == 42 Hug:251 "
          + "CompressionResistance:1000   (active)>"))
    expectEqual(new.content, .init(hugging: 251, compression: 1000))
    let bare = try #require(
      Described.constraint("<NSContentSizeLayoutConstraint:0x1 UILabel:0x2.width == 41.6667>"))
    expectEqual(bare.content, .init(hugging: 250, compression: 750))
  }

  @Test("a comparison of two distances or a malformed description is counted as unread")
  func unread() {
    let distance =
      "<NSLayoutConstraint:0x1 (A:0x2.leading - B:0x3.leading) == "
      + "0.5*(C:0x4.leading - D:0x5.trailing)   (active)>"
    let others = [
      "<NSLayoutConstraint:0x1>", "<NSLayoutConstraint:0x1 >", "<NSLayoutConstraint:0x1 A:0x2.top>",
      "<NSLayoutConstraint:0x1 A:0x2.top == >", "<NSLayoutConstraint:0x1 A:0x2.top == B:0x3>",
      "<NSLayoutConstraint:0x1 V:[]>", "<NSLayoutConstraint:0x1 V:[A:0x2]-[B:0x3]>",
      "<NSLayoutConstraint:0x1 V:|>",
      "<NSLayoutConstraint:0x1 V:[A:0x2(]>", "<NSLayoutConstraint:0x1 V:[A:0x2]-(x)-[B:0x3]>",
      "<NSLayoutConstraint:0x1 A:0x2.height == 44x>", "<NSLayoutConstraint:0x1 A:0x2.hei",
      "<NSContentSizeLayoutConstraint:0x1 A:0x2.top == B:0x3.top Hug:1>",
    ]
    for text in [distance] + others {
      let conflicts = LogScanner.conflicts(in: Array(text.utf8))
      expectEqual(conflicts.map(\.constraints.count), [0], "\(text)")
      let reason = conflicts.first?.unread.first?.reason
      expectEqual(reason, (text == distance ? .distance : .malformed), "\(text)")
    }
  }
}
