import Testing
import VFLTestSupport

@testable import VFLCommandLine
@testable import VFLCompiler

@Suite("Names in equations")
struct EquationNamesTests {
  @Test(
    "each name before a `.` in an equation is an item",
    arguments: [
      ("a.width == 2 * b.height + 3 @750", ["a", "b"]), ("|.width == gap", []),
      ("a.width==0x1p3*_b1.height", ["a", "_b1"]), ("a.width == 1.e", ["a"]), ("", []),
      ("a.b.c", ["a"]), (".a", []), ("a .b", []), ("\u{e9}.a a.", ["a"]),
    ])
  func names(_ equation: String, expected: [String]) {
    expectEqual(EquationNames(in: Array(equation.utf8)).items, expected)
  }

  @Test("a name in an equation that is neither an item nor an attribute is a metric")
  func metrics() {
    let names = EquationNames(in: Array("a.width == factor * |.height + 3 - gap @low".utf8))
    #expect(names.items == ["a"] && names.metrics == ["factor", "gap", "low"])
  }
}
