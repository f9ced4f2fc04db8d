import Testing
import VFLDiagnostics
import VFLLowering
import VFLRecords
import VFLTestSupport

@Suite("Standard spacing")
struct StandardSpacingTests {
  @Test(
    "classic standard spacing is 8 points between siblings and 20 points to the superview"
  )
  func classic() {
    let compiled = Compiled("|-[a]-[b]-|")
    expectEqual(
      compiled.records,
      [
        "a.leading == super.leading + std(20) @1000", "b.leading == a.trailing + std(8) @1000",
        "super.trailing == b.trailing + std(20) @1000",
      ])
    expectEqual(compiled.constants, [20, 8, 20])
    expectEqual(StandardSpacing.sibling, 8)
    expectEqual(StandardSpacing.superview, 20)
  }

  @Test("standard spacing is distinct from an explicit gap with the same constant")
  func marked() {
    let compiled = Compiled("|-20-[a]-8-[b]-|")
    expectEqual(compiled.standard, [false, false, true])
  }

  /// Options, and the expected records of `|-[a]-[b]-|`, with ` MARGIN ` for a margin of the superview.
  private static let ends: [(String, FormatOptions, [String])] = [
    (
      "H:", [],
      [
        "a.leading == super MARGIN leading", "b.leading == a.trailing + std(8) @1000",
        "super MARGIN trailing == b.trailing",
      ]
    ),
    (
      "", .directionLeftToRight,
      [
        "a.left == super MARGIN left", "b.left == a.right + std(8) @1000",
        "super MARGIN right == b.right",
      ]
    ),
    (
      "", .directionRightToLeft,
      [
        "super MARGIN right == a.right", "a.left == b.right + std(8) @1000",
        "b.left == super MARGIN left",
      ]
    ),
    (
      "V:", [],
      [
        "a.top == super MARGIN top", "b.top == a.bottom + std(8) @1000",
        "super MARGIN bottom == b.bottom",
      ]
    ),
    (
      "V:", .spacingBaselineToBaseline,
      [
        "a.firstBaseline == super MARGIN top", "b.firstBaseline == a.lastBaseline + std(8) @1000",
        "super MARGIN bottom == b.lastBaseline",
      ]
    ),
  ]

  @Test(
    "standard spacing to the superview uses margin attributes for SDKs 8 to 10", arguments: ends)
  func layoutMargins(_ prefix: String, _ options: FormatOptions, _ pattern: [String]) {
    let compiled = Compiled(prefix + "|-[a]-[b]-|", options: options, spacing: .layoutMargins)
    let expected = pattern.map { record in
      guard let margin = record.firstRange(of: " MARGIN ") else { return record }
      let attribute = record[margin.upperBound...].prefix { $0 != " " }
      let rest = record[margin.upperBound...].dropFirst(attribute.count)
      return record[..<margin.lowerBound] + ".\(attribute)Margin\(rest) @1000"
    }
    expectEqual(compiled.records, expected)
    expectEqual(compiled.standard, [true, true, true])
  }

  @Test(
    "standard spacing to the superview uses the layout margins guide for SDK 11 and later",
    arguments: ends)
  func layoutMarginsGuide(_ prefix: String, _ options: FormatOptions, _ pattern: [String]) {
    let compiled = Compiled(prefix + "|-[a]-[b]-|", options: options, spacing: .layoutMarginsGuide)
    let expected = pattern.map { record in
      guard let margin = record.firstRange(of: " MARGIN ") else { return record }
      let rest = record[margin.upperBound...]
      return record[..<margin.lowerBound] + ".layoutMarginsGuide.\(rest) @1000"
    }
    expectEqual(compiled.records, expected)
    expectEqual(compiled.standard, [true, true, true])
  }

  @Test(
    "explicit gaps to the superview start at its edge in every spacing profile",
    arguments: StandardSpacing.allCases)
  func otherGaps(_ spacing: StandardSpacing) {
    let compiled = Compiled("|[a]-8-[b]-0-|", spacing: spacing)
    expectEqual(
      compiled.records,
      [
        "a.leading == super.leading @1000", "b.leading == a.trailing + 8 @1000",
        "super.trailing == b.trailing @1000",
      ])
    expectEqual(compiled.standard, [false, false, false])
  }
}
