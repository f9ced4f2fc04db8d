import VFLLowering
import VFLRecords

/// The views, metrics and arrays that a caller passes with a format string of the extended dialect.
///
/// Each item has exactly one identifier, because an expression is only valid if its attributes belong to the
/// same item.
final class ExtendedItemScope<Views: IdentifiedViewLookup>: NameScope {
  /// The item or guide that an identifier represents.
  private enum Entry {
    case item(Views.Item)
    case guide(name: String, container: ItemID)
  }

  private let views: Views
  private let metrics: [String: any Metric]
  private let arrays: [String: [String]]
  private var entries: [Entry] = []
  private var identifiers: [AnyHashable: ItemID] = [:]
  let container: ItemID?

  init(
    views: Views, metrics: [String: any Metric], arrays: [String: [String]],
    container: Views.Item?
  ) {
    self.views = views
    self.metrics = metrics
    self.arrays = arrays
    self.container = container == nil ? nil : ItemID(0)
    guard let container else { return }
    entries = [.item(container)]
    identifiers = [Views.identity(of: container): ItemID(0)]
  }

  /// Returns all items, indexed by identifier.
  ///
  /// Guides are created in the order in which the format string declares them.
  func items(makingGuides makeGuide: (String, Views.Item) -> Views.Item) -> [Views.Item] {
    var items: [Views.Item] = []
    for entry in entries {
      switch entry {
      case .item(let item): items.append(item)
      case .guide(let name, let container): items.append(makeGuide(name, items[container.index]))
      }
    }
    return items
  }

  func item(named name: String) -> ItemID? {
    views.view(named: name).map { identifier(of: $0) }
  }

  func superview(of item: ItemID) -> ItemID? {
    if item == container { return nil }
    return switch entries[item.index] {
    case .item(let item): views.superview(of: item).map { identifier(of: $0) }
    case .guide(_, let container): container
    }
  }

  func addGuide(
    named name: String, words: String?, in container: ItemID
  ) -> ItemID {
    entries.append(.guide(name: name, container: container))
    return ItemID(entries.count - 1)
  }

  func array(named name: String) -> [String]? { arrays[name] }

  func metric(named name: String) -> MetricValue? { metrics[name]?.metricValue }

  var viewNames: [String] { views.names }

  var metricNames: [String] { metrics.keys.sorted() }

  private func identifier(of item: Views.Item) -> ItemID {
    let identity = Views.identity(of: item)
    if let known = identifiers[identity] { return known }
    let new = ItemID(entries.count)
    entries.append(.item(item))
    identifiers[identity] = new
    return new
  }
}

/// A source of views with a unique identity for each view.
protocol IdentifiedViewLookup: ViewLookup {
  /// Returns a value that identifies the item.
  static func identity(of item: Item) -> AnyHashable
}

extension ItemDictionary: IdentifiedViewLookup {
  static func identity(of item: any LayoutItem) -> AnyHashable { ObjectIdentifier(item) }
}

extension AnyItemDictionary: IdentifiedViewLookup {
  static func identity(of item: any LayoutItem) -> AnyHashable { ObjectIdentifier(item) }
}

extension ElementDictionary: IdentifiedViewLookup {
  static func identity(of item: LayoutElement) -> AnyHashable { ObjectIdentifier(item) }
}

extension NameList: IdentifiedViewLookup {
  static func identity(of item: String) -> AnyHashable { item }
}
