import Testing
import VFLDiagnostics
import VFLLowering
import VFLRecords
import VFLTestSupport

/// A scope that lists its names in a given order.
private final class ShuffledScope: NameScope {
  let base: DictionaryScope
  let viewNames: [String]
  let metricNames: [String]

  init(base: DictionaryScope, viewNames: [String], metricNames: [String]) {
    self.base = base
    self.viewNames = viewNames
    self.metricNames = metricNames
  }

  func item(named name: String) -> ItemID? { base.item(named: name) }
  func superview(of item: ItemID) -> ItemID? { base.superview(of: item) }
  func metric(named name: String) -> MetricValue? { base.metric(named: name) }
}

@Suite("Determinism of lowering")
struct PurityTests {
  private let formats = [
    "|-m-[a(b@p)]-(>=4,<=9)-[b]-|", "V:[a][b(c)]-m-[c]|", "[aa]-mm-[cc(pp@m)]--8-[a]", "", "|[a",
  ]
  private let metrics = ["m": 12.0, "p": 250, "mn": 1, "nm": 2, "q": 3]

  @Test("compiling the same format string twice gives equal results")
  func again() {
    for format in formats {
      for options in [FormatOptions.alignAllTop, .directionRightToLeft, .alignAllLeft] {
        let first = Compiled(format, options: options, metrics: metrics)
        let second = Compiled(format, options: options, metrics: metrics)
        expectEqual(first.compilation, second.compilation, "\(format)")
      }
    }
  }

  @Test("the result of a compilation does not depend on the order of the dictionaries")
  func dictionaryOrder() {
    var random = SplitMix64(seed: 7)
    let names = ["a", "b", "c", "ab", "ac", "ba", "bc", "ca", "cb"]
    for format in formats {
      var seen: Set<FormatCompilation> = []
      for _ in 0..<20 {
        let views = names.shuffled(using: &random)
        let base = DictionaryScope(views: [:], metrics: [:])
        base.views.reserveCapacity(Int.random(in: 1...500, using: &random))
        for view in views { base.views[view] = "super" }
        for metric in metrics.keys.shuffled(using: &random) {
          base.metrics[metric] = metrics[metric].map { .number($0) }
        }
        let scope = ShuffledScope(
          base: base, viewNames: views, metricNames: base.metrics.keys.shuffled(using: &random))
        seen.insert(FormatCompilation(Array(format.utf8), in: scope))
      }
      expectEqual(seen.count, 1, "\(format)")
    }
  }

  @Test("constraint records do not depend on the item numbers of the scope")
  func itemNumbers() {
    let format = Array("|-[a(c)]-[b]-[a]-|".utf8)
    var texts: Set<[String]> = []
    for order in [["a", "b", "c", "super"], ["super", "c", "b", "a"], ["b", "super", "a", "c"]] {
      let scope = DictionaryScope(views: Compiled.trio, metrics: [:], names: order)
      let compilation = FormatCompilation(format, in: scope, options: .alignAllTop)
      expectEqual(scope.names, order)
      texts.insert(compilation.records.map { $0.text(name: scope.name(of:)) })
    }
    expectEqual(texts.count, 1)
  }
}
