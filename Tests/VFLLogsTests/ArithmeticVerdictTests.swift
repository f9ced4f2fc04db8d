import Testing
import VFLTestSupport

@testable import VFLLogs

@Suite("Verdicts on constants of the program")
struct ArithmeticVerdictTests {
  private typealias Case = VerdictTests.Case

  @Test(
    "two fractions of the same size are a duplicate, whatever determines the size",
    arguments: [
      ["Shop.Card:0x3.width == 300   (active)"],
      [
        "H:|-(16)-[Shop.Card:0x3]   (active, names: '|':UIView:0x4 )",
        "H:[Shop.Card:0x3]-(16)-|   (active, names: '|':UIView:0x4 )",
        "mask UIView:0x4.width == 375   (active)",
      ], ["'UIView-Encapsulated-Layout-Width' Shop.Card:0x3.width == 343   (active)"],
      ["Shop.Card:0x3.width >= 100   (active)"],
      ["Shop.Card:0x3.width == 2*Shop.Card:0x3.height", "Shop.Card:0x3.height == 80"],
    ])
  func fractions(_ others: [String]) throws {
    var expected = Case(
      .yours, .duplicate, ["0.7`", "0.8`", "change one of their multipliers"], "")
    for order in [0, 1] {
      let shares = ["0.7", "0.8"].map { "UIView:0x2.width == \($0)*Shop.Card:0x3.width   (active)" }
      expected.lines = [shares[order]] + others + [shares[1 - order]]
      try expected.check(without: ["%"])
    }
  }

  @Test(
    "a guide with a size of 0 is a duplicate if other constraints give it another size",
    arguments: [
      [
        "V:|-(0)-[UILayoutGuide:0x2'gap']   (active, names: '|':UIView:0x3 )",
        "V:[UILayoutGuide:0x2'gap']-(0)-[UILabel:0x4]   (active)",
        "UILabel:0x4.top == UIView:0x3.top + 20   (active)",
      ],
      [
        "UILabel:0x4.top == UILayoutGuide:0x2'gap'.top + 8   (active)",
        "UILabel:0x4.bottom == UILayoutGuide:0x2'gap'.bottom - 8   (active)",
        "UILabel:0x4.height == 20   (active)",
      ], ["UILayoutGuide:0x2'gap'.height == 44   (active)"],
      [
        "UILayoutGuide:0x2'gap'.top == UITextField:0x4.top   (active)",
        "UILayoutGuide:0x2'gap'.bottom == UITextField:0x4.bottom   (active)",
        "UITextField:0x4.height == 44   (active)",
      ],
      [
        "UILayoutGuide:0x2'gap'.top == UILabel:0x4.bottom   (active)",
        "UILayoutGuide:0x2'gap'.bottom == UILabel:0x5.top   (active)",
        "V:[UILabel:0x4]-(12)-[UILabel:0x5]   (active)",
      ],
    ])
  func guides(_ others: [String]) throws {
    var expected = Case(.yours, .duplicate, ["remove", "UILayoutGuide'gap'.height == 0`"], "")
    let size = "UILayoutGuide:0x2'gap'.height == 0   (active)"
    expected.lines = [size] + others
    try expected.check(without: ["hide"])
    expected.lines = others + [size]
    try expected.check(without: ["hide"])
  }

  private static let (frameGuide, contentGuide) = (
    "_UIScrollViewLayoutGuide:0x3'UIScrollView-frameLayoutGuide'",
    "_UIScrollViewLayoutGuide:0x4'UIScrollView-contentLayoutGuide'"
  )

  @Test(
    "content that is higher than its scroll view cannot have the height of the scroll view",
    arguments: [
      (
        [
          "UIStackView:0x2.top == \(contentGuide).top", "UIStackView:0x2.height == 900",
          "UIStackView:0x2.bottom == \(contentGuide).bottom", "\(frameGuide).height == 600",
          "\(contentGuide).height == \(frameGuide).height",
        ], "`contentLayoutGuide.height >= frameLayoutGuide.height`"
      ),
      (
        [
          "UIView:0x2.top == \(contentGuide).top + 8", "UIView:0x2.height >= 900",
          "UIView:0x2.height == \(frameGuide).height", "\(frameGuide).height == 600",
        ], "`UIView.height >= frameLayoutGuide.height`"
      ),
      (
        [
          "V:|-(0)-[UIView:0x2]   (active, names: '|':UIScrollView:0x3 )",
          "V:|-(16)-[UILabel:0x5]   (active, names: '|':UIView:0x2 )",
          "V:[UILabel:0x5]-(16)-|   (active, names: '|':UIView:0x2 )",
          "UILabel:0x5.height == 700   (active)",
          "UIView:0x2.height == UIScrollView:0x3.height   (active)",
          "UIScrollView:0x3.height == 600   (active)",
        ], "`UIView.height >= UIScrollView.height`"
      ),
      (
        [
          "snap@Page.swift#3 UIView:0x2.top == UIScrollView:0x3.top",
          "snap@Page.swift#4 UIView:0x2.height == UIScrollView:0x3.height",
          "snap@Page.swift#5 UIView:0x2.height == 900",
          "snap@Page.swift#6 UIScrollView:0x3.height == 600",
        ], "(Page.swift:4)"
      ),
      (
        [
          "mas UIView:0x2.bottom == Shop.FormScrollView:0x3.bottom",
          "mas Shop.FormScrollView:0x3.height == UIView:0x2.height",
          "mas UIView:0x2.height == 900", "mas Shop.FormScrollView:0x3.height == 600",
        ], "`FormScrollView.height <= UIView.height`"
      ),
    ])
  func scrollViews(_ lines: [String], _ word: String) throws {
    for offset in lines.indices {
      var expected = Case(
        .yours, .overconstrained, ["higher than its scroll view", word, "scrolls horizontally"], "")
      expected.lines = Array(lines[offset...] + lines[..<offset])
      try expected.check()
    }
  }

  @Test(
    "other heights that are equal to the height of a scroll view are not its content",
    arguments: [
      [
        "UIView:0x2.height == UIScrollView:0x3.height", "UIView:0x2.height == 900",
        "UIScrollView:0x3.height == 600",
      ],
      [
        "UIView:0x2.top == UIScrollView:0x3.top", "UIScrollView:0x3.height == 600",
        "UIView:0x2.height == UIScrollView:0x3.height", "UIView:0x2.height == 100",
      ],
      [
        "UIView:0x2.top == UIScrollView:0x3.bottom", "UIScrollView:0x3.height == 600",
        "UIView:0x2.height == UIScrollView:0x3.height", "UIView:0x2.height == 900",
      ],
      [
        "UIView:0x2.leading == UIScrollView:0x3.leading", "UIScrollView:0x3.width == 300",
        "UIView:0x2.width == UIScrollView:0x3.width", "UIView:0x2.width == 900",
      ],
      [
        "UIView:0x2.top == Shop.Card:0x3.top", "Shop.Card:0x3.height == 600",
        "UIView:0x2.height == Shop.Card:0x3.height", "UIView:0x2.height == 900",
      ],
    ])
  func otherHeights(_ lines: [String]) throws {
    let headline = try VerdictTests.explain(lines).verdict.headline
    #expect(headline?.contains("scroll view") == false, "\(headline ?? "")")
  }

  @Test("a view with too many constraints is the inner view, in any order of the list")
  func inner() throws {
    let lists = [
      [
        "UILabel:0x2.centerY == UIView:0x3.centerY", "UILabel:0x2.top == UIView:0x3.top + 8",
        "UILabel:0x2.height == 20", "UIView:0x3.height == 44",
      ],
      [
        "H:|-(20)-[UILabel:0x2]   (active, names: '|':UIView:0x3 )", "UILabel:0x2.width == 40",
        "H:[UILabel:0x2]-(20)-|   (active, names: '|':UIView:0x3 )", "UIView:0x3.width == 100",
      ],
      [
        "UILabel:0x2.left == UIView:0x3.left", "UIView:0x3.right == UILabel:0x2.right",
        "UILabel:0x2.width == 40", "UIView:0x3.width == 100",
      ],
      [
        "UILabel:0x2.centerX == UIView:0x3.centerX", "UILabel:0x2.left == UIView:0x3.left",
        "UILabel:0x2.width == 40", "UIView:0x3.width == 100",
      ],
      [
        "UILabel:0x2.centerX == UIView:0x3.centerX",
        "H:[UILabel:0x2]-(10)-|   (active, names: '|':UIView:0x3 )",
        "H:[UILabel:0x2(40)]", "H:[UIView:0x3(100)]",
      ],
      [
        "H:|-(20)-[UILabel:0x2]   (active, names: '|':UIView:0x3 )", "UILabel:0x2.width == 40",
        "H:[UILabel:0x2]-(20)-|   (active, names: '|':UIView:0x3 )",
        "mask UIView:0x3.width == 320   (active)",
      ],
    ]
    for list in lists {
      for order in Self.orders(list) {
        var expected = Case(.yours, .overconstrained, ["determine `UILabel`"], "")
        expected.lines = order
        try expected.check()
      }
    }
  }

  /// Returns all orders of a list.
  private static func orders(_ list: [String]) -> [[String]] {
    list.isEmpty
      ? [[]]
      : list.indices.flatMap { place in
        orders(list.enumerated().filter { $0.offset != place }.map(\.element)).map {
          [list[place]] + $0
        }
      }
  }

  /// Lists with contradictions of other kinds.
  private static let others = [
    Case(
      .yours, .overconstrained, ["remove", "`UILabel.top <= UIButton.top`"],
      "UILabel:0x2.top == UIView:0x3.top + 20", "UIButton:0x4.top == UIView:0x3.top + 10",
      "UILabel:0x2.top <= UIButton:0x4.top"),
    Case(
      .yours, .overconstrained, ["`UILabel#1.bottom <= UILabel#2.top`"],
      "UILabel:0x2.bottom <= UILabel:0x4.top   (active)",
      "V:|-(40)-[UILabel:0x2]   (active, names: '|':UIView:0x3 )", "UILabel:0x2.height == 30",
      "V:|-(60)-[UILabel:0x4]   (active, names: '|':UIView:0x3 )"),
    Case(
      .yours, .overconstrained, ["`UILabel.centerX == UIImageView.centerX`"],
      "UILabel:0x2.leading == UIView:0x3.leading + 20", "UILabel:0x2.width == 100",
      "UILabel:0x2.centerX == UIImageView:0x4.centerX",
      "UIImageView:0x4.leading == UIView:0x3.leading + 12", "UIImageView:0x4.width == 40"),
    Case(
      .yours, .overconstrained, ["remove", "`UILabel.top == UIButton.bottom + 8`"],
      "UILabel:0x2.top == UIView:0x3.top + 20", "UILabel:0x2.top == UIButton:0x4.bottom + 8",
      "UIButton:0x4.top == UIView:0x3.top + 10", "UIButton:0x4.height == 44"),
    Case(
      .yours, .contentTooLarge, ["`Banner` is 0 high", "`UILabel.top == Banner.top + 8` to 999"],
      "Shop.Banner:0x3.height == 0   (active)",
      "UILabel:0x2.centerY == Shop.Banner:0x3.centerY   (active)",
      "UILabel:0x2.top == Shop.Banner:0x3.top + 8   (active)"),
    Case(
      .yours, .contentTooLarge, ["`UIView` is 0 high", "to 999"],
      "UILabel:0x2.top >= UIView:0x3.top", "V:[UILabel:0x2(20)]",
      "UILabel:0x2.centerY == UIView:0x3.centerY", "V:[UIView:0x3(0)]"),
    Case(
      .yours, .contentTooLarge, ["requires 340"], "UIView:0x2.width >= 300",
      "UIView:0x2.leading == UIView:0x3.leading + 20",
      "UIView:0x2.trailing == UIView:0x5.trailing - 20",
      "UIView:0x3.leading == UIView:0x5.leading", "UIView:0x5.width == 320"),
    // A view of height 0 that is stretched is not too small for its content.
    Case(
      .yours, .overconstrained, ["determine `UIView#1`"], "UIView:0x2.height == 0",
      "UIView:0x2.top == UIView:0x3.top", "UIView:0x2.bottom == UIView:0x3.bottom",
      "UIView:0x3.height == 40"),
    Case(
      .yours, .overconstrained, ["determine `UIView#2`"], "UIView:0x3.height == 40",
      "UIView:0x2.top == UIView:0x3.top", "UIView:0x3.bottom == UIView:0x2.bottom",
      "UIView:0x2.height == 0"),
  ]

  @Test("other contradictions among constraints of the program have a verdict", arguments: others)
  private func contradictions(_ expected: Case) throws { try expected.check() }

  @Test(
    "a view of size 0 gets no advice to hide it, because hiding does not deactivate constraints",
    arguments: ["UIView", "Shop.Panel", "Shop.Banner", "NSView", "UIControl"])
  func collapsed(_ name: String) throws {
    for (low, high, size, word) in [
      ("top", "bottom", "height", "high"), ("leading", "trailing", "width", "wide"),
    ] {
      try Case(
        .yours, .contentTooLarge,
        ["to 999, or deactivate the constraints of its content while it is 0 \(word)"],
        "\(name):0x3.\(size) == 0", "UILabel:0x2.\(low) == \(name):0x3.\(low) + 8",
        "UILabel:0x2.\(high) == \(name):0x3.\(high) - 8", "UILabel:0x2.\(size) >= 20"
      ).check(without: ["hide"])
    }
  }
}
