import VFLViews

/// What a panel or a stack keeps of a view that it arranges.
protocol ListedItem: AnyObject {
  /// The view.
  var view: LayoutView { get }
}

/// The views that are arranged, in their order, with what is kept of each; found by the view without a
/// search.
struct ItemList<Item: ListedItem> {
  private var items: [Item] = []
  private var itemOfView: [ObjectIdentifier: Item] = [:]

  /// What is kept of a view, if it is one of them.
  subscript(view: LayoutView) -> Item? { itemOfView[ObjectIdentifier(view)] }

  /// The views.
  var views: [LayoutView] { items.map(\.view) }

  /// Puts an item behind the others.
  mutating func append(_ item: Item) { insert(item, at: items.count) }

  /// Puts an item at an index among the others.
  mutating func insert(_ item: Item, at index: Int) {
    items.insert(item, at: index)
    itemOfView[ObjectIdentifier(item.view)] = item
  }

  /// Takes a view out; `nil` if it was none of them.
  @discardableResult
  mutating func remove(_ view: LayoutView) -> Item? {
    guard let item = itemOfView.removeValue(forKey: ObjectIdentifier(view)) else { return nil }
    // The ones that came last tend to go first.
    if let index = items.lastIndex(where: { $0 === item }) { items.remove(at: index) }
    return item
  }
}

extension ItemList: RandomAccessCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { items.count }
  subscript(index: Int) -> Item { items[index] }
}
