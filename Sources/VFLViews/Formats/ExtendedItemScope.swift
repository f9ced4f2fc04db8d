import VFLLowering
import VFLRecords

/// The names of a call with a format of the extended dialect.
///
/// Each item has one identifier: whether two attributes are those of one item decides whether an
/// expression has a meaning.
final class ExtendedItemScope<Views: IdentifiedViewLookup>: NameScope {
  /// What an identifier stands for.
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

  /// All items by identifier; guides are made of their names and what they lie in, in the order in which
  /// the format asks for them.
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

/// Where the views of a call come from, if they can be told apart.
protocol IdentifiedViewLookup: ViewLookup {
  /// What an item has in common with itself alone.
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
