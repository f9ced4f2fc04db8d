import VFLLowering
import VFLRecords
import VFLSources
import VFLSyntax

/// The names of a call site as a scope for lowering.
///
/// If the file shows all names, any other name is an error. If there may be more names, unknown names are
/// accepted. A file does not determine the superviews, so all views are assumed to have the same superview.
final class SiteScope: NameScope {
  private let views: SiteNames.Table
  private let metrics: SiteNames.Table
  /// The metrics of the format string whose values are not visible, and which therefore get substitute
  /// values.
  let hiddenMetrics: [String]
  private var items: [String: ItemID] = [:]

  /// Creates the scope of a call site for a format string.
  init(_ names: SiteNames.Pair, _ tree: FormatTree) {
    (views, metrics) = (names.views, names.metrics)
    var hidden: [String] = []
    for name in tree.chainPredicates.flatMap({ $0.names }).map({ tree.string(of: $0) })
    where !hidden.contains(name) && Self.isHidden(name, in: metrics) {
      hidden.append(name)
    }
    hiddenMetrics = hidden
  }

  /// Whether the value of a metric is not visible.
  private static func isHidden(_ name: String, in metrics: SiteNames.Table) -> Bool {
    metrics.values[name].map { $0 == nil } ?? !metrics.isExact
  }

  /// Whether a format string uses a name that is not visible, in a table that may be incomplete.
  static func hasUnseenNames(_ names: SiteNames.Pair, _ tree: FormatTree) -> Bool {
    guard !names.views.isExact || !names.metrics.isExact else { return false }
    let needed = RequiredNames(of: tree)
    func isUnseen(_ needed: [String], _ tables: SiteNames.Table...) -> Bool {
      tables.contains { !$0.isExact }
        && needed.contains { name in tables.allSatisfy { $0.values[name] == nil } }
    }
    return isUnseen(needed.views, names.views) || isUnseen(needed.metrics, names.metrics)
      || isUnseen(needed.viewsOrMetrics, names.views, names.metrics)
  }

  func item(named name: String) -> ItemID? {
    if views.isExact, views.values[name] == nil { return nil }
    let item = items[name] ?? ItemID(items.count + 1)
    items[name] = item
    return item
  }

  func superview(of item: ItemID) -> ItemID? { ItemID(0) }

  func metric(named name: String) -> MetricValue? {
    if let index = hiddenMetrics.firstIndex(of: name) {
      // The number is valid as a length and as a priority, and unique for each name.
      return .number(1 + Double(index + 1) / 1024)
    }
    return metrics.values[name]?.map { .number($0) }
  }

  /// The names of the looked-up items, by index.
  ///
  /// The name of the superview is empty.
  var itemNames: [String] {
    var names = Array(repeating: "", count: items.count + 1)
    for (name, item) in items { names[item.index] = name }
    return names
  }

  var viewNames: [String] { views.names }

  func keys(ofVariable name: String) -> [String] { views.keys[name] ?? [] }

  var metricNames: [String] { metrics.names }
}
