import Testing
import VFLDiagnostics
import VFLLowering
import VFLTestSupport

@Suite("Fix-its for positions that are compared with a number")
struct EquationPositionTests {
  /// Returns the equation after each fix-it of its only diagnostic, or an empty array if there is another
  /// diagnostic.
  private func fixed(_ equation: String) -> [String] {
    let scope = DictionaryScope(
      views: ["a": "|", "b": "card", "c": "my card", "d": nil, "card": "|"],
      metrics: ["gap": .number(8), "inset": .number(-8), "zero": .number(0)])
    let found = ReadEquation.lower(equation, in: scope).diagnostics
    guard found.map(\.code) == [.locationWithoutPartner] else { return [] }
    return found[0].fixIts.map {
      String(decoding: SourceEdit.apply($0.edits, to: Array(equation.utf8)), as: UTF8.self)
    }
  }

  @Test(
    "a number is measured from the same edge of the superview, or from an edge or center that fits",
    arguments: [
      ("a.left == 100", ["a.left == |.left + 100"]),
      ("a.leading >= 0 @250", ["a.leading >= |.leading @250"]),
      ("a.top == -8", ["a.top == |.top - 8"]), ("a.top == - 8.5", ["a.top == |.top - 8.5"]),
      ("b.left == 10", ["b.left == card.left + 10"]),
      ("a.firstBaseline==20", ["a.firstBaseline==|.top + 20"]),
      ("a.right == 28", ["a.right == |.right - 28", "a.right == |.left + 28"]),
      ("a.trailing == -28", ["a.trailing == |.trailing - 28"]),
      ("a.bottom == 0", ["a.bottom == |.bottom"]),
      ("a.lastBaseline == 4", ["a.lastBaseline == |.bottom - 4", "a.lastBaseline == |.top + 4"]),
      ("a.right <= 300 @p", []), ("a.right <= 300", ["a.right <= |.left + 300"]),
      ("a.right <= -4", ["a.right <= |.right - 4"]),
      ("a.centerX == 160", ["a.centerX == |.centerX", "a.centerX == |.left + 160"]),
      ("a.centerY >= 9", ["a.centerY >= |.top + 9"]),
      ("a.centerX == -20", ["a.centerX == |.centerX - 20"]),
      ("a.centerX == 0", ["a.centerX == |.centerX"]),
      ("a.left == gap", ["a.left == |.left + gap"]), ("a.left == -gap", ["a.left == |.left - gap"]),
      ("a.left == inset", ["a.left == |.left + inset"]),
      ("a.left == zero", ["a.left == |.left + zero"]),
      ("a.right == gap", ["a.right == |.right - gap", "a.right == |.left + gap"]),
      ("a.right == inset", ["a.right == |.right + inset"]),
      ("a.right == -gap", ["a.right == |.right - gap"]),
      ("a.right == -inset", ["a.right == |.right + inset", "a.right == |.left - inset"]),
    ])
  func references(_ equation: String, _ expected: [String]) {
    expectEqual(fixed(equation), expected)
  }

  @Test(
    "a fixed equation has no errors",
    arguments: ["a.left == 100", "a.right == 28 @5", "a.centerY == 9", "a.lastBaseline == 4"])
  func valid(_ equation: String) {
    for equation in fixed(equation) {
      expectEqual(ReadEquation(equation).diagnostics, [], "\(equation)")
    }
  }

  @Test(
    "there is no fix-it without a superview that an equation can name, for a margin and for a sum",
    arguments: [
      "|.left == 100", "c.left == 100", "d.left == 100", "a.leftMargin == 8", "a.left == 8 + gap",
    ])
  func none(_ equation: String) {
    expectEqual(ReadEquation(equation).record, nil)
    expectEqual(fixed(equation), [])
  }
}
