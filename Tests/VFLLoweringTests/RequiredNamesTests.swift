import Testing
import VFLLowering
import VFLSyntax
import VFLTestSupport

@Suite("The names that a format needs")
struct RequiredNamesTests {
  private func names(_ format: String) -> RequiredNames {
    RequiredNames(of: FormatTree.parse(Array(format.utf8)).0)
  }

  @Test("are views in brackets, and metrics in gaps and priorities, in the order of the text")
  func kinds() {
    let names = names("|-left-[b(12@q)]->=gap@p-[a]-(m,<=n@o)-[b]-right-|")
    expectEqual(names.views, ["b", "a"])
    expectEqual(names.metrics, ["left", "q", "gap", "p", "m", "n", "o", "right"])
    expectEqual(names.viewsOrMetrics, [])
    #expect(names.needsSuperview)
  }

  @Test("are either in a size, unless the rest of the string says which")
  func either() {
    let names = names("[a(b,>=m,<=w@p)]-m-[b(a,w,z)]")
    expectEqual(names.views, ["a", "b"])
    expectEqual(names.metrics, ["p", "m"])
    expectEqual(names.viewsOrMetrics, ["w", "z"])
    #expect(!names.needsSuperview)
  }

  @Test("are equal if the names are, also where only one format has a written relation")
  func equality() {
    expectEqual(names("[a(==b)]"), names("[a(b)]"))
    expectEqual(names("[a(==b)]").hashValue, names("[a(b)]").hashValue)
    #expect(names("[a(b)]") != names("[a]-[b]"))
    #expect(names("|[a]") != names("[a]"))
  }

  @Test("are each named once")
  func once() {
    let names = names("V:|-m-[a(x)]-m-[a(x)]-(m@m)-[a(x)]-m-|")
    expectEqual(names.views, ["a"])
    expectEqual(names.metrics, ["m"])
    expectEqual(names.viewsOrMetrics, ["x"])
  }

  @Test("may have to be a view and a metric at once")
  func both() {
    let names = names("[a]-a-[b]")
    expectEqual(names.views, ["a", "b"])
    expectEqual(names.metrics, ["a"])
  }

  @Test("include the superview where a bar stands at either end")
  func superview() {
    #expect(names("|[a]").needsSuperview)
    #expect(names("[a]-|").needsSuperview)
    #expect(names("V:|-[a]-|").needsSuperview)
    #expect(!names("V:[a]").needsSuperview)
  }

  @Test("are none in a format that says nothing")
  func none() {
    for format in ["", "|", "H:", "-8-", "[", "[]", "é"] {
      let names = names(format)
      expectEqual(names.views, [], "\(format)")
      expectEqual(names.metrics, [], "\(format)")
      expectEqual(names.viewsOrMetrics, [], "\(format)")
    }
  }
}
