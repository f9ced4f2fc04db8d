import VFLLowering
import VFLRecords

/// The names of a call, looked up in the caller's own dictionaries.
///
/// Each look-up appends the item found, so that no table of what was met before is needed; that one
/// item has several identifiers does no harm, since the records are given their items in the end.
final class ItemScope<Views: ViewLookup>: NameScope {
  let views: Views
  let metrics: [String: any Metric]
  /// The items by identifier.
  var items: [Views.Item] = []
  /// The identifiers that a `|` was given, at most two.
  private var superviews: [Int] = []

  init(views: Views, metrics: [String: any Metric]) {
    self.views = views
    self.metrics = metrics
  }

  /// A record whose `|` mean an edge of the superview; a region that the format names goes before that.
  func record(_ record: ConstraintRecord, from edge: SuperviewEdge) -> ConstraintRecord {
    if edge == .edges { return record }
    var record = record
    if record.firstRegion == .frame, superviews.contains(record.firstItem.index) {
      record.firstRegion = edge.region
    }
    if record.secondRegion == .frame, let second = record.secondItem,
      superviews.contains(second.index)
    {
      record.secondRegion = edge.region
    }
    return record
  }

  func item(named name: String) -> ItemID? {
    views.view(named: name).map { add($0) }
  }

  func superview(of item: ItemID) -> ItemID? {
    guard let found = views.superview(of: items[item.index]) else { return nil }
    superviews.append(items.count)
    return add(found)
  }

  func metric(named name: String) -> MetricValue? {
    metrics.isEmpty ? nil : metrics[name]?.metricValue
  }

  var viewNames: [String] { views.names }

  var metricNames: [String] { metrics.keys.sorted() }

  private func add(_ item: Views.Item) -> ItemID {
    items.append(item)
    return ItemID(items.count - 1)
  }
}

/// Where the views of a call come from.
protocol ViewLookup {
  associatedtype Item

  /// The view with a name.
  func view(named name: String) -> Item?

  /// What a `|` beside a view means.
  func superview(of item: Item) -> Item?

  /// All names, in byte order.
  var names: [String] { get }
}

/// Views of the caller's own classes, by name.
struct ItemDictionary<View: LayoutItem>: ViewLookup {
  let views: [String: View]

  func view(named name: String) -> (any LayoutItem)? { views[name] }

  func superview(of item: any LayoutItem) -> (any LayoutItem)? { item.superitem }

  var names: [String] { views.keys.sorted() }
}

/// Views of several classes, by name.
struct AnyItemDictionary: ViewLookup {
  let views: [String: any LayoutItem]

  func view(named name: String) -> (any LayoutItem)? { views[name] }

  func superview(of item: any LayoutItem) -> (any LayoutItem)? { item.superitem }

  var names: [String] { views.keys.sorted() }
}

/// Views and guides of this package, by name.
struct ElementDictionary: ViewLookup {
  let views: [String: LayoutElement]

  func view(named name: String) -> LayoutElement? { views[name] }

  func superview(of item: LayoutElement) -> LayoutElement? { item.parentElement }

  var names: [String] { views.keys.sorted() }
}

/// Views that are nothing but names.
struct NameList: ViewLookup {
  let views: [String]
  let superview: String?
  private let set: Set<String>?

  /// How many names are worth a set: below it, comparing them all is faster than hashing one.
  private static let setThreshold = 16

  init(_ views: [String], superview: String?) {
    self.views = views
    self.superview = superview
    set = views.count > Self.setThreshold ? Set(views) : nil
  }

  func view(named name: String) -> String? {
    (set?.contains(name) ?? views.contains(name)) ? name : nil
  }

  func superview(of item: String) -> String? { superview }

  var names: [String] { views.sorted() }
}
