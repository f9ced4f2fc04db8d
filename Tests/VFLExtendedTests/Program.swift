import VFLDiagnostics
import VFLLowering
import VFLRecords
import VFLSyntax

/// A program in the extended dialect, compiled for views in one container.
struct Program {
  /// The description of each record, without priorities of 1000.
  let records: [String]
  /// The code and offset of each diagnostic, in the order of the sources.
  let diagnostics: [String]
  /// The names of the guides, in the order of creation.
  let guides: [String]

  /// Compiles sources as one program.
  ///
  /// If `views` is `nil`, any name is a view unless it is a metric, a stack or an array. The container has
  /// the width and height `length`, or no given size.
  init(
    _ texts: String..., metrics: [String: Double] = [:], arrays: [String: [String]] = [:],
    views: [String]? = nil, spacing: FormatSpacing = FormatSpacing(), length: Double? = nil
  ) {
    let parsed = texts.enumerated().map {
      FormatTree.parse(Array($1.utf8), dialect: .extended, origin: .format($0))
    }
    let scope = ProgramScope(metrics: metrics, arrays: arrays, views: views)
    scope.length = length
    scope.stacks = Set(parsed.flatMap { RequiredNames(of: $0.tree).stacks })
    var lowering = FormatLowering(in: scope, spacing: spacing)
    for (tree, _) in parsed { lowering.declareStacks(of: tree) }
    let bags = parsed.indices.map { index in
      var bag = DiagnosticBag(origin: .format(index))
      lowering.lower(parsed[index].tree, options: [], into: &bag)
      return bag
    }
    lowering.finish()
    let names = scope.names
    records = lowering.records.map { record in
      let text = record.text { names[$0.index] }
      return text.replacing(" @1000", with: "")
    }
    diagnostics = zip(parsed, bags).flatMap { parsed, bag in
      (parsed.diagnostics + bag.diagnostics).inTextOrder.map {
        "\($0.code.rawValue) \($0.location?.span.start ?? -1)"
      }
    }
    guides = scope.guides
  }
}

/// A scope in which any name is a view unless it has another meaning or `views` does not contain it.
private final class ProgramScope: NameScope {
  let metrics: [String: Double]
  let arrays: [String: [String]]
  let views: [String]?
  var stacks: Set<String> = []
  var names = ["|"]
  var guides: [String] = []
  var length: Double?
  private var items: [String: ItemID] = [:]

  init(metrics: [String: Double], arrays: [String: [String]], views: [String]?) {
    self.metrics = metrics
    self.arrays = arrays
    self.views = views
  }

  var container: ItemID? { ItemID(0) }

  func item(named name: String) -> ItemID? {
    if let views, !views.contains(name) { return nil }
    if stacks.contains(name) || arrays[name] != nil || metrics[name] != nil || name == "std" {
      return nil
    }
    if let item = items[name] { return item }
    let item = ItemID(names.count)
    names.append(name)
    items[name] = item
    return item
  }

  func superview(of item: ItemID) -> ItemID? { item.index == 0 ? nil : ItemID(0) }

  func length(of item: ItemID, along axis: Axis) -> Double? { item == container ? length : nil }

  func addGuide(
    named name: String, words: String?, in container: ItemID
  ) -> ItemID {
    guides.append(name)
    names.append(name)
    return ItemID(names.count - 1)
  }

  func isImplied(_ name: String) -> Bool { false }
  func array(named name: String) -> [String]? { arrays[name] }
  func metric(named name: String) -> MetricValue? { metrics[name].map(MetricValue.number) }
  var viewNames: [String] { views ?? [] }
  var metricNames: [String] { metrics.keys.sorted() }
}
