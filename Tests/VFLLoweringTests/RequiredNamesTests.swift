import Testing
import VFLLowering
import VFLSyntax
import VFLTestSupport

@Suite("Required names of a format string")
struct RequiredNamesTests {
  private func names(_ format: String) -> RequiredNames {
    RequiredNames(of: FormatTree.parse(Array(format.utf8)).0)
  }

  @Test(
    "names in brackets are required views, and names in gaps and priorities are required metrics")
  func kinds() {
    let names = names("|-left-[b(12@q)]->=gap@p-[a]-(m,<=n@o)-[b]-right-|")
    expectEqual(names.views, ["b", "a"])
    expectEqual(names.metrics, ["left", "q", "gap", "p", "m", "n", "o", "right"])
    expectEqual(names.viewsOrMetrics, [])
    #expect(names.needsSuperview)
  }

  @Test("a name that only occurs in sizes may be a view or a metric")
  func either() {
    let names = names("[a(b,>=m,<=w@p)]-m-[b(a,w,z)]")
    expectEqual(names.views, ["a", "b"])
    expectEqual(names.metrics, ["p", "m"])
    expectEqual(names.viewsOrMetrics, ["w", "z"])
    #expect(!names.needsSuperview)
  }

  @Test("a relation does not change the required names of a format string")
  func equality() {
    expectEqual(names("[a(==b)]"), names("[a(b)]"))
    expectEqual(names("[a(==b)]").hashValue, names("[a(b)]").hashValue)
    #expect(names("[a(b)]") != names("[a]-[b]"))
    #expect(names("|[a]") != names("[a]"))
  }

  @Test("each required name is listed once, even if it occurs several times")
  func once() {
    let names = names("V:|-m-[a(x)]-m-[a(x)]-(m@m)-[a(x)]-m-|")
    expectEqual(names.views, ["a"])
    expectEqual(names.metrics, ["m"])
    expectEqual(names.viewsOrMetrics, ["x"])
  }

  @Test("the same name can be required as a view and as a metric")
  func both() {
    let names = names("[a]-a-[b]")
    expectEqual(names.views, ["a", "b"])
    expectEqual(names.metrics, ["a"])
  }

  @Test("a bar at either end requires the superview")
  func superview() {
    #expect(names("|[a]").needsSuperview)
    #expect(names("[a]-|").needsSuperview)
    #expect(names("V:|-[a]-|").needsSuperview)
    #expect(!names("V:[a]").needsSuperview)
  }

  @Test("a format string without views or metrics requires no names")
  func none() {
    for format in ["", "|", "H:", "-8-", "[", "[]", "é"] {
      let names = names(format)
      expectEqual(names.views, [], "\(format)")
      expectEqual(names.metrics, [], "\(format)")
      expectEqual(names.viewsOrMetrics, [], "\(format)")
    }
  }
}
