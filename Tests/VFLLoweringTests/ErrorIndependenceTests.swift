import Testing
import VFLDiagnostics
import VFLLowering
import VFLTestSupport

@Suite("Independent errors in a format string")
struct ErrorIndependenceTests {
  @Test("an invalid value and a priority out of range are both reported")
  func valueAndPriority() {
    expectEqual(
      Compiled("[a]-(nope@0)-[b]").errors,
      [
        DiagnosticSummary(.unknownMetric, "nope"), DiagnosticSummary(.priorityOutOfRange, "0"),
      ])
    expectEqual(
      Compiled("[a(1e999@1001)]").errors,
      [
        DiagnosticSummary(.constantNotFinite, "1e999"),
        DiagnosticSummary(.priorityOutOfRange, "1001"),
      ])
    expectEqual(
      Compiled("[a]-c@0-[b]").errors,
      [
        DiagnosticSummary(.viewAsGap, "c"), DiagnosticSummary(.priorityOutOfRange, "0"),
      ])
  }

  @Test("without dictionaries, an invalid value and a priority out of range are both reported")
  func unchecked() {
    let scope = UncheckedScope.shared
    let compilation = FormatCompilation(Array("[x]-1e999@0-[y]".utf8), in: scope)
    let codes = compilation.diagnostics.map(\.code)
    expectEqual(codes, [.constantNotFinite, .priorityOutOfRange])
  }

  @Test("errors in the sizes of an unknown view are reported in addition to the unknown view")
  func sizesOfUnknownViews() {
    expectEqual(
      Compiled("[zz(nope,5@0,1e999)]").errors,
      [
        DiagnosticSummary(.unknownView, "zz"), DiagnosticSummary(.unknownMetric, "nope"),
        DiagnosticSummary(.priorityOutOfRange, "0"),
        DiagnosticSummary(.constantNotFinite, "1e999"),
      ])
  }
}
