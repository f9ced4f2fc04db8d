import Testing
import VFLDiagnostics
import VFLLowering
import VFLTestSupport

@Suite("Constants that exceed the limit of Auto Layout")
struct HugeConstantTests {
  private static let metrics = [
    "CGFLOAT_MAX": Double.greatestFiniteMagnitude,
    "FLT_MAX": Double(Float.greatestFiniteMagnitude),
    "large": 16_777_216, "integer": Double(Int.max),
  ]

  @Test(
    "a constant such as CGFLOAT_MAX is a warning at the constraint, and the constraint is created",
    arguments: [
      ("[a(1.7976931348623157e308)]", "1.7976931348623157e308"), ("[a(FLT_MAX)]", "FLT_MAX"),
      ("[a(<=CGFLOAT_MAX@5)]", "<=CGFLOAT_MAX@5"), ("[a]-(-1e38)-[b]", "-1e38"),
      ("V:|-1e308-[a]", "1e308"),
    ])
  func formats(_ format: String, _ culprit: String) {
    let compiled = Compiled(format, metrics: Self.metrics)
    expectEqual(compiled.warnings, [DiagnosticSummary(.hugeConstant, culprit)])
    expectEqual(compiled.errors, [])
    expectEqual(compiled.records.count, 1)
  }

  @Test(
    "a large constant that code uses, and a large priority or multiplier, is not reported",
    arguments: [
      "[a(10000)]", "[a(<=99999)]", "[a(<=large)]", "[a(<=integer)]", "[a(1e15@1)]",
      "[a(<=18446744073709551615)]", "[a]-(>=2147483647@250)-|", "[a(1e-38)]",
    ])
  func ordinary(_ format: String) {
    expectEqual(Compiled(format, metrics: Self.metrics).compilation.diagnostics, [])
  }

  @Test(
    "a huge constant in an equation is a warning at the number",
    arguments: [
      ("a.width <= 1e308", "1e308"), ("a.left == b.right - 4e38 @5", "4e38"),
      ("a.width == b.width + 1e300 - 5", "a.width == b.width + 1e300 - 5"),
    ])
  func equations(_ equation: String, _ culprit: String) {
    let read = ReadEquation(equation)
    expectEqual(read.diagnostics, [DiagnosticSummary(.hugeConstant, culprit)])
    #expect(read.record != nil)
  }

  @Test("huge constants that cancel each other, and huge multipliers, are not reported")
  func sums() {
    for equation in ["a.width == b.width + 1e300 - 1e300", "a.width == 1e300 * b.width"] {
      expectEqual(ReadEquation(equation).diagnostics, [], "\(equation)")
    }
  }

  @Test(
    "the advice for a huge constant depends on the relation, the sign and the priority",
    arguments: [
      ("[a(<=1e308)]", "remove the constraint: without it, there is no maximum"),
      ("[a]-(>=-1e308)-[b]", "remove the constraint: without it, there is no minimum"),
      ("[a(1e308)]", "use a smaller number with a priority below 1000, such as `10000@500`"),
      ("[a(>=1e308)]", "use a smaller number with a priority below 1000, such as `10000@500`"),
      ("[a]-(-1e308)-[b]", "use a smaller number with a priority below 1000, such as `-10000@500`"),
      ("[a(1e308@500)]", "use a smaller number, such as 10000"),
    ])
  func advice(_ format: String, _ note: String) throws {
    let diagnostic = try #require(Compiled(format).compilation.diagnostics.first)
    expectEqual(diagnostic.notes.last, note)
  }
}
