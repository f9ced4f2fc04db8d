import VFLLowering
import VFLRecords

/// The views and metrics that a caller passes with a format string.
///
/// Each lookup appends the found item to ``items``, so no table of known items is needed. The same item may
/// therefore have several identifiers. This is harmless, because each identifier is replaced by its item at
/// the end.
final class ItemScope<Views: ViewLookup>: NameScope {
  let views: Views
  let metrics: [String: any Metric]
  /// The items, indexed by identifier.
  var items: [Views.Item] = []
  /// The identifiers of superviews, at most 2.
  private var superviews: [Int] = []

  init(views: Views, metrics: [String: any Metric]) {
    self.views = views
    self.metrics = metrics
    // Most format strings contain at most four views, with a superview at each end.
    items.reserveCapacity(6)
  }

  /// Returns a record in which `|` refers to the given edge of the superview.
  ///
  /// A region that the format string names explicitly takes precedence.
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

/// A source of views for the view names in a format string.
protocol ViewLookup {
  associatedtype Item

  /// Returns the view with a name, or `nil` if the name is unknown.
  func view(named name: String) -> Item?

  /// Returns the item that a `|` next to a view refers to, or `nil` if there is none.
  func superview(of item: Item) -> Item?

  /// All names, in ascending byte order.
  var names: [String] { get }
}

/// Views of the same class, by name.
struct ItemDictionary<View: LayoutItem>: ViewLookup {
  let views: [String: View]

  func view(named name: String) -> (any LayoutItem)? { views[name] }

  func superview(of item: any LayoutItem) -> (any LayoutItem)? { item.superitem }

  var names: [String] { views.keys.sorted() }
}

/// Views that may have different classes, by name.
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

/// Views that are represented by their names.
struct NameList: ViewLookup {
  let views: [String]
  let superview: String?
  private let set: Set<String>?

  /// The number of names above which a set is used.
  ///
  /// For fewer names, comparing all of them is faster than hashing.
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
