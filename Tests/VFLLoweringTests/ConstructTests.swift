import Testing
import VFLDiagnostics
import VFLLowering
import VFLTestSupport

/// A construct and its constraint records in each of the four directions.
struct ConstructRow: Sendable, CustomTestStringConvertible {
  let format: String
  let interfaceDirection: [String]
  let leftToRight: [String]
  let rightToLeft: [String]
  let vertical: [String]

  init(
    _ format: String, _ interfaceDirection: [String], leftToRight: [String],
    rightToLeft: [String], vertical: [String]
  ) {
    self.format = format
    self.interfaceDirection = interfaceDirection
    self.leftToRight = leftToRight
    self.rightToLeft = rightToLeft
    self.vertical = vertical
  }

  /// Creates a row whose records do not depend on the horizontal direction.
  init(_ format: String, _ horizontal: [String], vertical: [String]) {
    self.init(
      format, horizontal, leftToRight: horizontal, rightToLeft: horizontal, vertical: vertical)
  }

  var testDescription: String { format }
}

@Suite("Constraint records of each construct")
struct ConstructTests {
  private static let rows = [
    ConstructRow("[a]", [], vertical: []),
    ConstructRow(
      "[a]-7-[b]", ["b.leading == a.trailing + 7 @1000"],
      leftToRight: ["b.left == a.right + 7 @1000"],
      rightToLeft: ["a.left == b.right + 7 @1000"],
      vertical: ["b.top == a.bottom + 7 @1000"]),
    ConstructRow(
      "[a][b]", ["b.leading == a.trailing @1000"],
      leftToRight: ["b.left == a.right @1000"],
      rightToLeft: ["a.left == b.right @1000"],
      vertical: ["b.top == a.bottom @1000"]),
    ConstructRow(
      "[a]-[b]", ["b.leading == a.trailing + std(8) @1000"],
      leftToRight: ["b.left == a.right + std(8) @1000"],
      rightToLeft: ["a.left == b.right + std(8) @1000"],
      vertical: ["b.top == a.bottom + std(8) @1000"]),
    ConstructRow(
      "[a]-(>=7,<=9.5@20,==-8@0.5)-[b]",
      [
        "b.leading >= a.trailing + 7 @1000", "b.leading <= a.trailing + 9.5 @20",
        "b.leading == a.trailing - 8 @0.5",
      ],
      leftToRight: [
        "b.left >= a.right + 7 @1000", "b.left <= a.right + 9.5 @20", "b.left == a.right - 8 @0.5",
      ],
      rightToLeft: [
        "a.left >= b.right + 7 @1000", "a.left <= b.right + 9.5 @20", "a.left == b.right - 8 @0.5",
      ],
      vertical: [
        "b.top >= a.bottom + 7 @1000", "b.top <= a.bottom + 9.5 @20", "b.top == a.bottom - 8 @0.5",
      ]),
    ConstructRow(
      "|-7-[a]", ["a.leading == super.leading + 7 @1000"],
      leftToRight: ["a.left == super.left + 7 @1000"],
      rightToLeft: ["super.right == a.right + 7 @1000"],
      vertical: ["a.top == super.top + 7 @1000"]),
    ConstructRow(
      "|[a]", ["a.leading == super.leading @1000"],
      leftToRight: ["a.left == super.left @1000"],
      rightToLeft: ["super.right == a.right @1000"],
      vertical: ["a.top == super.top @1000"]),
    ConstructRow(
      "|-[a]", ["a.leading == super.leading + std(20) @1000"],
      leftToRight: ["a.left == super.left + std(20) @1000"],
      rightToLeft: ["super.right == a.right + std(20) @1000"],
      vertical: ["a.top == super.top + std(20) @1000"]),
    ConstructRow(
      "|->=7-[a]", ["a.leading >= super.leading + 7 @1000"],
      leftToRight: ["a.left >= super.left + 7 @1000"],
      rightToLeft: ["super.right >= a.right + 7 @1000"],
      vertical: ["a.top >= super.top + 7 @1000"]),
    ConstructRow(
      "|-(<=7@300,2)-[a]",
      ["a.leading <= super.leading + 7 @300", "a.leading == super.leading + 2 @1000"],
      leftToRight: ["a.left <= super.left + 7 @300", "a.left == super.left + 2 @1000"],
      rightToLeft: ["super.right <= a.right + 7 @300", "super.right == a.right + 2 @1000"],
      vertical: ["a.top <= super.top + 7 @300", "a.top == super.top + 2 @1000"]),
    ConstructRow(
      "[a]-7-|", ["super.trailing == a.trailing + 7 @1000"],
      leftToRight: ["super.right == a.right + 7 @1000"],
      rightToLeft: ["a.left == super.left + 7 @1000"],
      vertical: ["super.bottom == a.bottom + 7 @1000"]),
    ConstructRow(
      "[a]|", ["super.trailing == a.trailing @1000"],
      leftToRight: ["super.right == a.right @1000"],
      rightToLeft: ["a.left == super.left @1000"],
      vertical: ["super.bottom == a.bottom @1000"]),
    ConstructRow(
      "[a]-|", ["super.trailing == a.trailing + std(20) @1000"],
      leftToRight: ["super.right == a.right + std(20) @1000"],
      rightToLeft: ["a.left == super.left + std(20) @1000"],
      vertical: ["super.bottom == a.bottom + std(20) @1000"]),
    ConstructRow(
      "[a]-<=7@250-|", ["super.trailing <= a.trailing + 7 @250"],
      leftToRight: ["super.right <= a.right + 7 @250"],
      rightToLeft: ["a.left <= super.left + 7 @250"],
      vertical: ["super.bottom <= a.bottom + 7 @250"]),
    ConstructRow("[a(7)]", ["a.width == 7 @1000"], vertical: ["a.height == 7 @1000"]),
    ConstructRow(
      "[a(>=7@30,<=9,-2)]",
      ["a.width >= 7 @30", "a.width <= 9 @1000", "a.width == -2 @1000"],
      vertical: ["a.height >= 7 @30", "a.height <= 9 @1000", "a.height == -2 @1000"]),
    ConstructRow(
      "[a(b)]", ["a.width == b.width @1000"], vertical: ["a.height == b.height @1000"]),
    ConstructRow(
      "[a(<=b@300,>=c)]", ["a.width <= b.width @300", "a.width >= c.width @1000"],
      vertical: ["a.height <= b.height @300", "a.height >= c.height @1000"]),
    ConstructRow(
      "[a(==a)]", ["a.width == a.width @1000"], vertical: ["a.height == a.height @1000"]),
    ConstructRow(
      "[a]-3-[a]", ["a.leading == a.trailing + 3 @1000"],
      leftToRight: ["a.left == a.right + 3 @1000"], rightToLeft: ["a.left == a.right + 3 @1000"],
      vertical: ["a.top == a.bottom + 3 @1000"]),
  ]

  @Test(
    "the first item of a gap constraint is the later item in the layout direction", arguments: rows)
  func directions(_ row: ConstructRow) {
    for (prefix, options, expected) in [
      ("", FormatOptions.directionLeadingToTrailing, row.interfaceDirection),
      ("H:", [], row.interfaceDirection),
      ("H:", .directionLeftToRight, row.leftToRight),
      ("H:", .directionRightToLeft, row.rightToLeft),
      ("", [.directionLeftToRight, .directionRightToLeft], row.leftToRight),
      ("V:", [], row.vertical),
      ("V:", .directionLeftToRight, row.vertical),
      ("V:", .directionRightToLeft, row.vertical),
    ] {
      let compiled = Compiled(prefix + row.format, options: options)
      expectEqual(compiled.records, expected, "\(prefix)\(row.format) \(options.rawValue)")
      #expect(compiled.compilation.diagnostics.isEmpty, "\(prefix)\(row.format)")
    }
  }

  @Test(
    "numbers in format strings have the same values as in the C library",
    arguments: [
      ("5.", 5), ("007", 7), ("1e2", 100), ("1e-1", 0.1), ("0x10", 16), ("0.1", 0.1),
      ("0x1.8p1", 3), ("1E+2", 100), ("1e308", 1e308), ("16.0", 16), ("0X1P-3", 0.125),
      ("0.30000000000000004", 0.30000000000000004), ("0000000000000000000000001", 1),
      ("9007199254740993", 9_007_199_254_740_992), ("2.2250738585072014e-308", 0x1p-1022),
    ])
  func numbers(_ written: String, _ read: Double) {
    expectEqual(Compiled("[a(\(written))]").constants, [read])
    expectEqual(Compiled("[a]-\(written)-[b]").constants, [read])
    expectEqual(Compiled("[a(-\(written))]").constants, [-read])
  }

  @Test("the constraint of a zero gap has no constant, in every spelling of zero")
  func zero() {
    for zero in ["0", "-0", "0.0", "0x0", "1e-999", "-1e-999"] {
      let compiled = Compiled("[a]-(\(zero))-[b]")
      expectEqual(compiled.records, ["b.leading == a.trailing @1000"], "\(zero)")
      expectEqual(Compiled("[a(\(zero))]").records, ["a.width == 0 @1000"], "\(zero)")
    }
  }

  @Test(
    "every priority above 0 and up to 1000 is accepted",
    arguments: [
      ("1000", "1000"), ("1e3", "1000"), ("999.5", "999.5"), ("0.001", "0.001"), ("0x10", "16"),
      ("1", "1"),
    ])
  func priorities(_ written: String, _ read: String) {
    expectEqual(Compiled("[a(5@\(written))]").records, ["a.width == 5 @\(read)"])
    expectEqual(Compiled("[a]-5@\(written)-[b]").records, ["b.leading == a.trailing + 5 @\(read)"])
  }
}
