import VFLLayout
import VFLLowering
import VFLRecords

/// The views and metrics of a layout, for lookup by its format strings.
struct LayoutNames {
  /// The items, indexed by ``ItemID/index``.
  ///
  /// The first item is the container.
  var nodes: [LayoutNode]
  var items: [ByteName: ItemID] = [:]
  var metrics: [ByteName: MetricValue] = [:]
  /// The names of the views.
  ///
  /// They are sorted once, after all views have been added, so that suggestions do not need to sort them.
  private(set) var viewNames: [String] = []
  /// The names of the metrics, sorted once they are complete.
  private(set) var metricNames: [String] = []

  /// Creates the names of a layout that only has a container.
  init() {
    nodes = [LayoutNode(name: "|")]
  }

  /// Adds a view as a subview of the container.
  ///
  /// Returns `false` if another view has the same name.
  mutating func add(_ node: LayoutNode) -> Bool {
    let item = ItemID(nodes.count)
    guard items[ByteName(node.name)] == nil else { return false }
    items[ByteName(node.name)] = item
    nodes.append(node)
    viewNames.append(node.name)
    nodes[item.index].parent = LayoutProblem.container
    nodes[item.index].paintingOrder = item.index
    return true
  }

  /// Adds a metric.
  ///
  /// Returns `false` if another metric has the same name.
  mutating func add(_ name: String, _ value: MetricValue) -> Bool {
    guard metrics[ByteName(name)] == nil else { return false }
    metrics[ByteName(name)] = value
    metricNames.append(name)
    return true
  }

  /// Adds a guide, which ``item(named:)`` does not find, and returns it.
  mutating func addGuide(
    named name: String, words: String?, in container: ItemID
  ) -> ItemID {
    let guide = ItemID(nodes.count)
    var node = LayoutNode(name: name, parent: container)
    node.words = words
    node.isGuide = true
    nodes.append(node)
    return guide
  }

  /// Sorts the names after all of them have been added.
  mutating func sortNames() {
    viewNames.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    metricNames.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  func item(named name: String) -> ItemID? { items[ByteName(name)] }

  func superview(of item: ItemID) -> ItemID? { nodes[item.index].parent }

  func metric(named name: String) -> MetricValue? { metrics[ByteName(name)] }

  /// The values of the metrics that are numbers.
  var metricNumbers: [String: Double] {
    var numbers: [String: Double] = [:]
    for name in metricNames {
      if case .number(let value) = metrics[ByteName(name)] { numbers[name] = value }
    }
    return numbers
  }
}
