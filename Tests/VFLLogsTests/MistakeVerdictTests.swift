import Testing
import VFLDiagnostics
import VFLTestSupport

@testable import VFLLogs

@Suite("Verdicts on wrong signs and directions")
struct MistakeVerdictTests {
  private typealias Case = VerdictTests.Case

  /// Expects a mistake in any order of the list.
  private static func check(_ lines: [String], _ words: [String], without: [String] = []) throws {
    for offset in lines.indices {
      var expected = Case(.yours, .wrongSign, ["may be wrong"] + words, "")
      expected.lines = Array(lines[offset...] + lines[..<offset])
      try expected.check(without: ["999", "remove"] + without)
    }
  }

  private static let content = "UILabel:0x2.leading >= UIView:0x3.leading + 15   (active)"
  private static let wrong = "UILabel:0x2.trailing >= UIView:0x3.trailing + 15   (active)"

  @Test(
    "an inequality that keeps a view out of its superview has the wrong direction",
    arguments: [
      [content, "UILabel:0x2.centerX == UIView:0x3.centerX   (active)"],
      [content, "UILabel:0x2.centerX == UIView:0x3.centerX - 4   (active)"],
      [
        content, "UILabel:0x2.width == 100   (active)", "UIView:0x3.width == 320   (active)",
        "UILabel:0x2.leading == UIView:0x3.leading + 20   (active)",
      ],
      [content, "UILabel:0x2.width == 0.5*UIView:0x3.width   (active)", center],
      [content, "UILabel:0x2.width == 3*UILabel:0x2.height   (active)", center],
      [content, "UILabel:0x2.trailing == UIView:0x3.trailing - 15   (active)"],
      [
        "UILabel:0x2.leading == UIView:0x3.leading + 15   (active)",
        "UILabel:0x2.width == 100   (active)",
        "'UIView-Encapsulated-Layout-Width' UIView:0x3.width == 375   (active)",
      ],
      [
        content, center, "mask UIView:0x3.width == 320   (active)",
        "UILabel:0x2.width == 200   (active)",
      ],
    ])
  func directions(_ others: [String]) throws {
    try Self.check(
      [Self.wrong] + others,
      [
        "the direction of `UILabel.trailing >= UIView.trailing + 15`",
        "`UILabel.trailing <= UIView.trailing - 15`",
      ])
  }

  private static let center = "UILabel:0x2.centerX == UIView:0x3.centerX   (active)"

  @Test(
    "a wrong direction is found in all forms of a description",
    arguments: [
      (
        ["UILabel:0x2.leading >= UIView:0x3.leading + 15", wrong, center],
        "`UILabel.trailing <= UIView.trailing - 15`"
      ),
      (
        [
          "H:|-(>=15)-[UILabel:0x2]   (Names: '|':UIView:0x3 )",
          "H:[UILabel:0x2]-(<=-15)-|   (Names: '|':UIView:0x3 )",
          "UILabel:0x2.centerX == UIView:0x3.centerX",
        ], "`UIView.trailing >= UILabel.trailing + 15`"
      ),
      (
        [
          "H:|-(>=15)-[UIView:0x2]   (active, names: '|':UIView:0x3 )",
          "UIView:0x2.trailing >= UIView:0x3.trailing + 15   (active)",
          "UIView:0x2.centerX == UIView:0x3.centerX   (active)",
        ], "`UIView#1.trailing <= UIView#2.trailing - 15`"
      ),
      (
        [
          "mas UIView:0x2.left >= UIView:0x3.left + 15",
          "mas UIView:0x2.right >= UIView:0x3.right + 15",
          "mas UIView:0x2.centerX == UIView:0x3.centerX",
        ], "`UIView#1.right <= UIView#2.right - 15`"
      ),
      (
        [
          "snap@Card.swift#3 UIView:0x2.top >= UIView:0x3.top + 15",
          "snap@Card.swift#4 UIView:0x2.bottom >= UIView:0x3.bottom + 15",
          "snap@Card.swift#5 UIView:0x2.centerY == UIView:0x3.centerY",
        ], "(Card.swift:4) may be wrong"
      ),
      (
        [
          "UIView:0x3.leading <= UILabel:0x2.leading - 15   (active)",
          "UIView:0x3.trailing <= UILabel:0x2.trailing - 15   (active)",
          "UIView:0x3.centerX == UILabel:0x2.centerX   (active)",
        ], "`UIView.trailing >= UILabel.trailing + 15`"
      ),
      (
        [
          "UIView:0x2.top >= UILayoutGuide:0x3'UIViewSafeAreaLayoutGuide'.top + 8   (active)",
          "UIView:0x2.bottom >= UILayoutGuide:0x3'UIViewSafeAreaLayoutGuide'.bottom + 8   (active)",
          "UIView:0x2.centerY == UILayoutGuide:0x3'UIViewSafeAreaLayoutGuide'.centerY   (active)",
        ], "bottom <= safeAreaLayoutGuide.bottom - 8`"
      ),
      (
        [
          "UILabel:0x2.leading >= UIView:0x3.leadingMargin   (active)",
          "UILabel:0x2.trailing >= UIView:0x3.trailingMargin   (active)",
          "UILabel:0x2.width == 120   (active)",
          "UILabel:0x2.leading == UIView:0x3.leadingMargin + 10   (active)",
          "UIView:0x3.leadingMargin == UIView:0x3.trailingMargin - 200   (active)",
        ], "`UILabel.trailing <= UIView.trailingMargin`"
      ),
      // The view at the leading edge is a label, which contains no other views.
      (
        [
          "UILabel:0x2.leading <= UIView:0x3.leading - 15   (active)",
          "UILabel:0x2.trailing <= UIView:0x3.trailing - 15   (active)", center,
        ], "`UILabel.leading >= UIView.leading + 15`"
      ),
      (
        [
          "NSTextField:0x2.top >= NSView:0x3.top + 15   (active)",
          "NSTextField:0x2.bottom >= NSView:0x3.bottom - 15   (active)",
          "NSTextField:0x2.centerY == NSView:0x3.centerY   (active)",
          "NSTextField:0x2.height == 22   (active)", "NSView:0x3.height == 200   (active)",
        ], "`NSTextField.bottom <= NSView.bottom - 15`"
      ),
    ])
  func forms(_ lines: [String], _ word: String) throws {
    try Self.check(lines, ["the direction of", word])
  }

  @Test(
    "the directions on both axes of an aspect fit are wrong, not the aspect ratio",
    arguments: ["", " + 16"], ["1.5*", "", "0.75*", "2*", "1.77778*"])
  func aspectFits(inset: String, ratio: String) throws {
    let edges = ["leading", "trailing", "top", "bottom", "centerX", "centerY"].map { edge in
      let isCenter = edge.hasPrefix("center")
      return "UIImageView:0x2.\(edge) \(isCenter ? "==" : ">=") UIView:0x3.\(edge)"
        + "\(isCenter ? "" : inset)   (active)"
    }
    let shape = "UIImageView:0x2.width == \(ratio)UIImageView:0x2.height   (active)"
    let sizes = ["UIView:0x3.width == 300   (active)", "UIView:0x3.height == 320   (active)"]
    // Without insets, a square in a square fills it.
    try Self.check(
      edges + [shape] + sizes,
      ["the directions of", "`UIImageView.trailing >=", "`UIImageView.bottom <= UIView.bottom"])
  }

  @Test(
    "a constraint that may be meant as it is has no wrong direction",
    arguments: [
      // An image fills its superview.
      [
        "UIImageView:0x2.leading <= UIView:0x3.leading", "UIImageView:0x2.width == 100",
        "UIImageView:0x2.trailing >= UIView:0x3.trailing", "UIView:0x3.width == 300",
      ],
      // A view grows below another one.
      [
        "UIView:0x2.top == UIView:0x3.top + 12", "UIView:0x2.bottom >= UIView:0x3.bottom + 8",
        "UIView:0x2.height <= 60", "UIView:0x3.height == 100",
      ],
      // The content of a scroll view fills at least the scroll view.
      [
        "UIView:0x2.top == UIScrollView:0x3.top", "UIView:0x2.height == 100",
        "UIView:0x2.bottom >= UIScrollView:0x3.bottom", "UIScrollView:0x3.height == 600",
      ],
      [
        "UIView:0x2.top == UIScrollView:0x3.top + 16", "UIView:0x2.height == 100",
        "UIView:0x2.bottom >= UIScrollView:0x3.bottom - 16", "UIScrollView:0x3.height == 600",
      ],
      // A background extends beyond the bottom.
      [
        "UIView:0x2.top == Shop.Sheet:0x3.top", "UIView:0x2.height == 300",
        "UIView:0x2.bottom >= Shop.Sheet:0x3.bottom + 40", "Shop.Sheet:0x3.height == 300",
      ],
      // Two views beside each other.
      [
        "H:|-(8)-[UIView:0x2]   (active, names: '|':Shop.Row:0x4 )",
        "H:|-(20)-[UIView:0x3]   (active, names: '|':Shop.Row:0x4 )",
        "UIView:0x3.leading >= UIView:0x2.leading + 8   (active)",
        "UIView:0x3.trailing >= UIView:0x2.trailing + 8   (active)",
        "UIView:0x2.width == 100", "UIView:0x3.width == 60",
      ],
      // A badge beside a title, of which the log names no superview.
      [
        "UIView:0x2.top >= Shop.Title:0x3.top + 2",
        "UIView:0x2.bottom >= Shop.Title:0x3.bottom + 2",
        "UIView:0x2.bottom == Shop.Row:0x4.bottom - 8",
        "Shop.Title:0x3.top == Shop.Row:0x4.top + 8",
        "Shop.Title:0x3.height == 40", "Shop.Row:0x4.height == 44",
      ],
      // The reversed inequality does not help.
      [
        "UILabel:0x2.leading >= UIView:0x3.leading + 15", "UIView:0x3.width == 100",
        "UILabel:0x2.trailing >= UIView:0x3.trailing + 15", "UILabel:0x2.width == 120",
        "UILabel:0x2.centerX == UIView:0x3.centerX",
      ],
    ])
  func intended(_ lines: [String]) throws {
    for lines in [lines, lines.reversed()] {
      let message = try VerdictTests.explain(lines).entries.first?.diagnostic.message
      #expect(message?.contains("may be wrong") == false, "\(message ?? "")")
    }
  }

  @Test("a view that still has its autoresizing mask has no wrong direction")
  func masks() throws {
    var expected = Case(.yours, .forgottenMask, ["`UILabel`"], "")
    expected.lines = [
      Self.content, Self.wrong, "mask UILabel:0x2.width == 50   (active)",
      "mask H:|-(20)-[UILabel:0x2]   (active, names: '|':UIView:0x3 )",
      "UIView:0x3.width == 320   (active)",
    ]
    try expected.check(without: ["may be wrong"])
  }

  @Test(
    "an offset at a trailing or bottom edge has the wrong sign",
    arguments: [
      (["top == +8", "bottom == +8"], "UIView:0x3.height == 100", "UILabel:0x2.height == 84"),
      (["leading == +8", "trailing == +8"], "UIView:0x3.width == 100", "UILabel:0x2.width == 84"),
      (["left == +8", "right == +8"], "UIView:0x3.width == 100", "UILabel:0x2.width == 84"),
      (["top == +8", "bottom == +8"], "UILabel:0x2.centerY == UIView:0x3.centerY", ""),
      (["leading == +8", "trailing == +8"], "UILabel:0x2.centerX == UIView:0x3.centerX", ""),
    ])
  func signs(_ edges: [String], _ one: String, _ other: String) throws {
    let words = edges.map { $0.split(separator: " ").map(String.init) }
    for view in ["UIView:0x3", "UILayoutGuide:0x3'UIViewSafeAreaLayoutGuide'"] {
      let lines =
        words.map { "UILabel:0x2.\($0[0]) == \(view).\($0[0]) + 8   (active)" }
        + [one, other].filter { !$0.isEmpty }.map {
          $0.split(separator: "UIView:0x3", omittingEmptySubsequences: false)
            .joined(separator: view) + "   (active)"
        }
      try Self.check(lines, ["the sign of `UILabel.\(words[1][0])", "\(words[1][0]) - 8`"])
    }
  }
}
