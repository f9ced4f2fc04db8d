import Testing
import VFLDiagnostics
import VFLLowering
import VFLTestSupport

@Suite("Independent errors in a format string")
struct FaultIndependenceTests {
  @Test("an invalid value and a priority out of range are both reported")
  func valueAndPriority() {
    expectEqual(
      Compiled("[a]-(nope@0)-[b]").errors,
      [
        Fault(.unknownMetric, "nope"), Fault(.priorityOutOfRange, "0"),
      ])
    expectEqual(
      Compiled("[a(1e999@1001)]").errors,
      [
        Fault(.constantNotFinite, "1e999"), Fault(.priorityOutOfRange, "1001"),
      ])
    expectEqual(
      Compiled("[a]-c@0-[b]").errors,
      [
        Fault(.viewAsGap, "c"), Fault(.priorityOutOfRange, "0"),
      ])
  }

  @Test("without dictionaries, an invalid value and a priority out of range are both reported")
  func unchecked() {
    let scope = UncheckedScope()
    let compilation = FormatCompilation(Array("[x]-1e999@0-[y]".utf8), in: scope)
    let codes = compilation.diagnostics.map(\.code)
    expectEqual(codes, [.constantNotFinite, .priorityOutOfRange])
  }

  @Test("errors in the sizes of an unknown view are reported in addition to the unknown view")
  func sizesOfUnknownViews() {
    expectEqual(
      Compiled("[zz(nope,5@0,1e999)]").errors,
      [
        Fault(.unknownView, "zz"), Fault(.unknownMetric, "nope"), Fault(.priorityOutOfRange, "0"),
        Fault(.constantNotFinite, "1e999"),
      ])
  }
}
