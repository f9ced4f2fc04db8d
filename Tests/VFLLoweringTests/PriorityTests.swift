import Testing
import VFLDiagnostics
import VFLLowering
import VFLRecords
import VFLTestSupport

@Suite("Precision of priorities")
struct PriorityTests {
  @Test("two numbers are equal priorities if and only if they round to the same Float")
  func precision() {
    var random = SeededRandom(1)
    for _ in 1...2000 {
      let number = Double.random(in: 0...1001, using: &random)
      let float = Float(number)
      for other in [
        number, number.nextUp, Double(float), Double(float.nextUp), Double(float.nextDown),
        number.rounded(), (number * 10).rounded() / 10,
      ] {
        let (first, second) = (Priority(number), Priority(other))
        expectEqual(first == second, (float == Float(other)), "\(number) and \(other)")
        expectEqual(first < second, (float < Float(other)), "\(number) and \(other)")
      }
      expectEqual(Float(Priority(number).rawValue), float)
      expectEqual(Priority(number).isRequired, float >= 1000)
    }
  }

  @Test("a priority with at most six digits keeps its decimal value")
  func shortDecimals() {
    for tenths in 1...9999 {
      let number = Double(tenths) / 10
      expectEqual(Priority(number).rawValue, number)
    }
    expectEqual(Priority(999.999).rawValue, 999.999)
    expectEqual(Priority(Double(Float(999.9))).rawValue, 999.9)
    #expect(Priority(.nan).rawValue.isNaN && Priority(.infinity).rawValue == .infinity)
  }

  /// Priorities, and whether they are rounded to 1000.
  static let numbers = [
    ("999.99999999", true), ("999.99997", true), ("1000.00001", true), ("999.99994", false),
    ("999.9", false), ("999", false), ("1000", false), ("1000.0", false), ("1", false),
  ]

  @Test(
    "a priority in a format string that is rounded to 1000 causes a warning", arguments: numbers)
  func formats(_ number: String, _ isRounded: Bool) throws {
    let value = try #require(Double(number))
    let literal = Compiled("[a(5@\(number))]")
    let metric = Compiled("[a(5@p)]", metrics: ["p": value])
    for (compiled, text) in [(literal, number), (metric, "p")] {
      expectEqual(compiled.errors, [])
      expectEqual(compiled.warnings, isRounded ? [DiagnosticSummary(.roundedPriority, text)] : [])
      expectEqual(compiled.compilation.records.map(\.priority), [Priority(value)])
      let isRequired = compiled.compilation.records.first?.priority.isRequired
      expectEqual(isRequired, isRounded || value == 1000)
    }
  }

  @Test(
    "the fix-it for a priority that is rounded to 1000 is 999 below 1000 and 1000 above it",
    arguments: [("999.99999999", "999"), ("1000.00001", "1000")])
  func fixes(_ number: String, _ replacement: String) {
    let warning = Compiled("[a(5@\(number))]").compilation.diagnostics.first
    expectEqual(warning?.fixIts.first?.edits.first?.replacement, replacement)
  }

  @Test("a priority in an equation that is rounded to 1000 causes a warning", arguments: numbers)
  func equations(_ number: String, _ isRounded: Bool) {
    let read = ReadEquation("a.width == 5 @\(number)")
    expectEqual(read.diagnostics, isRounded ? [DiagnosticSummary(.roundedPriority, number)] : [])
    expectEqual(read.record?.hasSuffix("@1000"), isRounded || number.hasPrefix("1000"))
  }

  @Test("a priority that is rounded to 0 is out of range")
  func underflow() {
    let tiny = "0." + String(repeating: "0", count: 50) + "1"
    expectEqual(Compiled("[a(5@\(tiny))]").errors, [DiagnosticSummary(.priorityOutOfRange, tiny)])
    expectEqual(
      ReadEquation("a.width == 5 @\(tiny)").diagnostics,
      [DiagnosticSummary(.priorityOutOfRange, tiny)])
  }
}
