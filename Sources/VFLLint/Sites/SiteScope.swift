import VFLLowering
import VFLRecords
import VFLSources
import VFLSyntax

/// The names of a site, as lowering asks for them.
///
/// A name that is not seen counts as unknown only where all names are seen. The superview is not
/// known from a file, so each view is taken to have one.
struct SiteScope: NameScope {
  private let views: NameKnowledge
  private let metrics: NameKnowledge
  /// The names in the format for whose numbers something else has to stand.
  let placeholders: [String]
  private var items: [String: ItemID] = [:]

  /// Creates the scope of a site for a format.
  init(_ site: FormatSite, _ tree: FormatTree) {
    (views, metrics) = (site.views, site.metrics)
    var names: [String] = []
    for predicate in tree.predicates {
      for value in [predicate.value, predicate.priority] {
        guard let value, value.kind == .name else { continue }
        let name = tree.string(value.span)
        guard !names.contains(name), Self.isHidden(name, in: site.metrics) else { continue }
        names.append(name)
      }
    }
    placeholders = names
  }

  /// Whether a metric has a value that is not seen.
  private static func isHidden(_ name: String, in metrics: NameKnowledge) -> Bool {
    if let known = metrics.names.first(where: { $0.name == name }) { return known.value == nil }
    if case .atLeast = metrics { return true }
    return false
  }

  mutating func item(named name: String) -> ItemID? {
    if case .exactly(let known) = views, !known.contains(where: { $0.name == name }) { return nil }
    let item = items[name] ?? ItemID(items.count + 1)
    items[name] = item
    return item
  }

  func superview(of item: ItemID) -> ItemID? { ItemID(0) }

  func metric(named name: String) -> MetricValue? {
    if let index = placeholders.firstIndex(of: name) {
      // Right as a length and as a priority, and the same for no other name.
      return .number(1 + Double(index + 1) / 1024)
    }
    return metrics.names.first { $0.name == name }?.value.map { .number($0) }
  }

  var viewNames: [String] { views.names.map(\.name) }

  var metricNames: [String] { metrics.names.map(\.name) }
}
