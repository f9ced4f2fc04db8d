import Testing
import VFLDiagnostics
import VFLLowering
import VFLRecords
import VFLSyntax
import VFLTestSupport

/// The result of parsing an equation.
struct ReadEquation {
  /// The description of the constraint record; `nil` if there is an error.
  let record: String?
  /// The provenance of the record; `nil` if there is an error.
  let provenance: Provenance?
  /// The diagnostics.
  let diagnostics: [DiagnosticSummary]

  /// Parses an equation with the views `a`, `b` and `c` in the container, and a few metrics.
  init(_ equation: String) {
    let bytes = Array(equation.utf8)
    let scope = DictionaryScope(
      views: ["a": "|", "b": "|", "c": "|"],
      metrics: [
        "m": .number(12), "p": .number(250), "zero": .number(0), "inf": .number(.infinity),
        "wide": .notNumber("very"),
      ])
    let (record, found) = Self.lower(equation, in: scope)
    self.record = record?.text(name: scope.name(of:))
    provenance = record?.provenance
    diagnostics = found.map { diagnostic in
      guard let span = diagnostic.location?.span, span.end <= bytes.count else {
        return DiagnosticSummary(diagnostic.code, "no place")
      }
      return DiagnosticSummary(
        diagnostic.code, String(decoding: bytes[span.start..<span.end], as: UTF8.self))
    }
  }

  /// Returns the record and the diagnostics of an equation.
  static func lower(
    _ equation: String, in scope: DictionaryScope
  ) -> (record: ConstraintRecord?, diagnostics: [Diagnostic]) {
    var bag = DiagnosticBag(origin: .equation(0))
    let record = EquationLowering.record(
      of: EquationTree(Array(equation.utf8)), in: scope, container: scope.identifier(of: "|"),
      into: &bag)
    return (record, bag.diagnostics)
  }
}

@Suite("Equations")
struct EquationTests {
  private static let spellings: [(String, String)] = [
    ("a.width == 100", "a.width == 100 @1000"),
    ("a.width==100@250", "a.width == 100 @250"),
    ("a.height >= 10.5 @ 0.5", "a.height >= 10.5 @0.5"),
    ("a.width == -5", "a.width == -5 @1000"),
    ("a.width == - 5", "a.width == -5 @1000"),
    ("a.width <= b.width", "a.width <= b.width @1000"),
    ("a.width == 2 * b.height + 3 @750", "a.width == b.height * 2 + 3 @750"),
    ("a.width == b.height * 2 + 3", "a.width == b.height * 2 + 3 @1000"),
    ("a.width == b.width / 2", "a.width == b.width * 0.5 @1000"),
    ("a.width == b.width / 4 - 1", "a.width == b.width * 0.25 - 1 @1000"),
    ("a.width == 3 + 2*b.height", "a.width == b.height * 2 + 3 @1000"),
    ("a.width == 10 - b.width", "a.width == b.width * -1 + 10 @1000"),
    ("a.width == -b.width + 10", "a.width == b.width * -1 + 10 @1000"),
    ("a.width == - 2 * b.width", "a.width == b.width * -2 @1000"),
    ("a.width == 1 + 2 + b.width - 3 - 4", "a.width == b.width - 4 @1000"),
    ("a.width == 1 + 2 - 4", "a.width == -1 @1000"),
    ("a.left == |.left + 4", "a.left == |.left + 4 @1000"),
    ("|.width >= 320", "|.width >= 320 @1000"),
    ("|.right == a.right + 8 @500", "|.right == a.right + 8 @500"),
    ("a.centerX == b.leading", "a.centerX == b.leading @1000"),
    ("a.centerX == b.left", "a.centerX == b.left @1000"),
    ("a.firstBaseline == b.top + 20", "a.firstBaseline == b.top + 20 @1000"),
    ("a.leadingMargin == b.trailing", "a.leadingMargin == b.trailing @1000"),
    ("a.width == a.height", "a.width == a.height @1000"),
    ("  a.width\t== 2 * b.width  ", "a.width == b.width * 2 @1000"),
    ("a.width == 0x10", "a.width == 16 @1000"),
    ("a.width == 1e2", "a.width == 100 @1000"),
    ("a.width == b.width*1e1-3", "a.width == b.width * 10 - 3 @1000"),
  ]

  @Test("different spellings of an equation have the same constraint", arguments: spellings)
  func spelling(_ equation: String, _ record: String) {
    let read = ReadEquation(equation)
    expectEqual(read.record, record)
    expectEqual(read.diagnostics, [])
  }

  @Test(
    "every number in an equation can be a metric",
    arguments: [
      ("a.width == m", "a.width == 12 @1000"),
      ("a.width == -m", "a.width == -12 @1000"),
      ("a.width == m * b.width + m @p", "a.width == b.width * 12 + 12 @250"),
      ("a.width == b.width * m - m", "a.width == b.width * 12 - 12 @1000"),
      ("a.width == b.width + zero", "a.width == b.width @1000"),
      ("a.left == |.left + m", "a.left == |.left + 12 @1000"),
    ])
  func metrics(_ equation: String, _ record: String) {
    let read = ReadEquation(equation)
    expectEqual(read.record, record)
    expectEqual(read.diagnostics, [])
  }

  @Test("every attribute can be used in an equation by its name")
  func attributes() {
    for attribute in Attribute.allCases where attribute != .notAnAttribute {
      let read = ReadEquation("a.\(attribute.name) == b.\(attribute.name)")
      expectEqual(read.record, "a.\(attribute.name) == b.\(attribute.name) @1000")
    }
  }

  @Test("the source range of an equation's constraint is the whole equation")
  func provenance() {
    let read = ReadEquation("a.width == 2 * b.height + 3 @750")
    expectEqual(read.provenance?.rule, .equation)
    expectEqual(read.provenance?.location, SourceLocation(.equation(0), SourceSpan(0, 32)))
  }
}
