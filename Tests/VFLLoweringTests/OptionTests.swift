import Testing
import VFLDiagnostics
import VFLLowering
import VFLTestSupport

@Suite("Format options")
struct OptionTests {
  private static let alignments: [(FormatOptions, String, UInt, Bool)] = [
    (.alignAllLeft, "left", 1 << 1, true), (.alignAllRight, "right", 1 << 2, true),
    (.alignAllTop, "top", 1 << 3, false), (.alignAllBottom, "bottom", 1 << 4, false),
    (.alignAllLeading, "leading", 1 << 5, true), (.alignAllTrailing, "trailing", 1 << 6, true),
    (.alignAllCenterX, "centerX", 1 << 9, true), (.alignAllCenterY, "centerY", 1 << 10, false),
    (.alignAllLastBaseline, "lastBaseline", 1 << 11, false),
    (.alignAllBaseline, "lastBaseline", 1 << 11, false),
    (.alignAllFirstBaseline, "firstBaseline", 1 << 12, false),
  ]

  @Test(
    "an alignment option aligns each pair of adjacent views by its attribute", arguments: alignments
  )
  func alignment(_ option: FormatOptions, _ attribute: String, _ bits: UInt, _ vertical: Bool) {
    expectEqual(option.rawValue, bits)
    let compiled = Compiled(vertical ? "V:[a]-5-[b][c]" : "H:[a]-5-[b][c]", options: option)
    let gaps =
      vertical
      ? ["b.top == a.bottom + 5 @1000", "c.top == b.bottom @1000"]
      : ["b.leading == a.trailing + 5 @1000", "c.leading == b.trailing @1000"]
    let aligned = [
      "a.\(attribute) == b.\(attribute) @1000", "b.\(attribute) == c.\(attribute) @1000",
    ]
    expectEqual(compiled.records, gaps + aligned)
    #expect(compiled.compilation.diagnostics.isEmpty)
  }

  @Test("format options have the same raw values as in UIKit")
  func rawValues() {
    expectEqual(FormatOptions.directionLeadingToTrailing.rawValue, 0)
    #expect(FormatOptions.directionLeftToRight.rawValue == 1 << 16)
    #expect(FormatOptions.directionRightToLeft.rawValue == 2 << 16)
    expectEqual(FormatOptions.spacingEdgeToEdge.rawValue, 0)
    #expect(FormatOptions.spacingBaselineToBaseline.rawValue == 1 << 19)
    expectEqual(FormatOptions.alignAllBaseline, .alignAllLastBaseline)
  }

  @Test("a format option is found by its name or by its raw bits")
  func names() {
    let known: [(String, FormatOptions)] = [
      ("alignAllLeft", .alignAllLeft), ("alignAllRight", .alignAllRight),
      ("alignAllTop", .alignAllTop), ("alignAllBottom", .alignAllBottom),
      ("alignAllLeading", .alignAllLeading), ("alignAllTrailing", .alignAllTrailing),
      ("alignAllCenterX", .alignAllCenterX), ("alignAllCenterY", .alignAllCenterY),
      ("alignAllLastBaseline", .alignAllLastBaseline), ("alignAllBaseline", .alignAllBaseline),
      ("alignAllFirstBaseline", .alignAllFirstBaseline),
      ("directionLeadingToTrailing", []), ("directionLeftToRight", .directionLeftToRight),
      ("directionRightToLeft", .directionRightToLeft), ("spacingEdgeToEdge", []),
      ("spacingBaselineToBaseline", .spacingBaselineToBaseline),
    ]
    for (name, option) in known { expectEqual(FormatOptions(name: name), option, "\(name)") }
    expectEqual(Set(FormatOptions.names), Set(known.map(\.0)))
    expectEqual(FormatOptions(name: "raw:0x80")?.rawValue, 0x80)
    for unknown in [
      "", "alignAllWidth", "AlignAllLeft", "raw:", "raw:0x", "raw:12", " alignAllTop",
    ] {
      #expect(FormatOptions(name: unknown) == nil, "\(unknown)")
    }
  }

  @Test("a direction option has no effect on a vertical format string")
  func directionOfVertical() {
    for direction in [
      FormatOptions.directionLeftToRight, .directionRightToLeft,
      [.directionLeftToRight, .directionRightToLeft],
    ] {
      let compiled = Compiled("V:|-[a]-4-[b]|", options: [direction, .alignAllLeading])
      expectEqual(
        compiled.records,
        [
          "a.top == super.top + std(20) @1000", "b.top == a.bottom + 4 @1000",
          "super.bottom == b.bottom @1000", "a.leading == b.leading @1000",
        ])
      #expect(compiled.compilation.diagnostics.isEmpty)
    }
  }

  @Test("alignment swaps the two views only in a horizontal right-to-left format string")
  func alignedPairs() {
    for (options, record) in [
      (FormatOptions.directionRightToLeft, "b.centerY == a.centerY @1000"),
      (.directionLeftToRight, "a.centerY == b.centerY @1000"),
      ([.directionLeftToRight, .directionRightToLeft], "a.centerY == b.centerY @1000"),
      ([], "a.centerY == b.centerY @1000"),
    ] {
      let compiled = Compiled("[a][b]", options: [options, .alignAllCenterY])
      expectEqual(compiled.records.last, record)
    }
    let vertical = Compiled("V:[a][b]", options: [.directionRightToLeft, .alignAllRight])
    expectEqual(vertical.records.last, "a.right == b.right @1000")
  }

  @Test("the undeclared option bits 0x80 and 0x100 align widths and heights")
  func undeclaredBits() {
    let widths = Compiled("V:[a][b]", options: FormatOptions(rawValue: 0x80))
    expectEqual(widths.records, ["b.top == a.bottom @1000", "a.width == b.width @1000"])
    #expect(widths.compilation.diagnostics.isEmpty)
    let heights = Compiled("H:[a][b]", options: FormatOptions(rawValue: 0x100))
    expectEqual(heights.records, ["b.leading == a.trailing @1000", "a.height == b.height @1000"])
    #expect(heights.compilation.diagnostics.isEmpty)
  }

  @Test("compiling a format string with any option bits does not trap")
  func anyBits() {
    for bit in 0..<UInt.bitWidth {
      for format in ["|-[a]-(1,2)-[b(a)]-|", "V:|[a][b]|", "[a]", ""] {
        _ = Compiled(format, options: FormatOptions(rawValue: 1 << UInt(bit)))
      }
    }
    _ = Compiled("|-[a]-[b]-|", options: FormatOptions(rawValue: .max))
    _ = Compiled("V:|-[a]-[b]-|", options: FormatOptions(rawValue: .max))
  }

  @Test("alignment options align each pair of views once and do not align the superview")
  func pairs() {
    let compiled = Compiled("|-(1,2)-[a]-(>=4,<=9)-[b]-(3,4)-|", options: .alignAllTop)
    expectEqual(compiled.records.filter { $0.contains(".top") }, ["a.top == b.top @1000"])
    expectEqual(compiled.records.count, 7)
  }

  @Test(
    "vertical baseline spacing uses the baselines of views and the edges of the superview"
  )
  func baselineSpacing() {
    let compiled = Compiled(
      "V:|-1-[a(5)]-(>=2,<=3@40)-[b][c]-|",
      options: [.spacingBaselineToBaseline, .alignAllLeading])
    expectEqual(
      compiled.records,
      [
        "a.firstBaseline == super.top + 1 @1000", "a.height == 5 @1000",
        "b.firstBaseline >= a.lastBaseline + 2 @1000", "b.firstBaseline <= a.lastBaseline + 3 @40",
        "c.firstBaseline == b.lastBaseline @1000",
        "super.bottom == c.lastBaseline + std(20) @1000",
        "a.leading == b.leading @1000", "b.leading == c.leading @1000",
      ])
    #expect(compiled.compilation.diagnostics.isEmpty)
    expectEqual(
      Compiled("V:[a]-[b]", options: [.spacingBaselineToBaseline, .directionRightToLeft]).records,
      ["b.firstBaseline == a.lastBaseline + std(8) @1000"])
  }
}
