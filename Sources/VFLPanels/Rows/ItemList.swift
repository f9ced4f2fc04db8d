import VFLViews

/// What a panel or a stack keeps of a view that it arranges.
class ListedItem {
  /// The view.
  let view: LayoutView
  /// Where the item was in its list when that was last looked at.
  fileprivate(set) var place = -1

  init(_ view: LayoutView) {
    self.view = view
  }

  // The view may outlive the list.
  deinit { if view.listing === self { view.listing = nil } }
}

/// The views that are arranged, in their order, with what is kept of each; found by the view without a
/// search.
///
/// One that is taken out leaves a gap, until half of the list are gaps: so taking all out, in whatever
/// order, is no more than a few walks.
struct ItemList<Item: ListedItem> {
  private var places: [Item?] = []
  /// How many are no gaps.
  private(set) var count = 0
  /// Up to where the items know their places.
  private var known = 0

  /// What is kept of a view, if it is one of those that the owner of the list arranges.
  subscript(view: LayoutView, in owner: LayoutView) -> Item? {
    // A view that changes its superview on a way that its panel is not told of keeps the old item.
    guard view.superview === owner else { return nil }
    return view.listing as? Item
  }

  /// The views.
  var views: [LayoutView] { map(\.view) }

  /// Puts an item behind the others.
  mutating func append(_ item: Item) {
    item.place = places.count
    if known == places.count { known += 1 }
    places.append(item)
    item.view.listing = item
    count += 1
  }

  /// Puts an item before the one that is at an index among the others.
  mutating func insert(_ item: Item, at index: Int) {
    if index == count { return append(item) }
    closeGaps()
    item.place = index
    places.insert(item, at: index)
    known = Swift.min(known, index)
    item.view.listing = item
    count += 1
  }

  /// Takes a view out; `nil` if it was none of those that the owner of the list arranges.
  @discardableResult
  mutating func remove(_ view: LayoutView, from owner: LayoutView) -> Item? {
    guard let item = self[view, in: owner] else { return nil }
    if item.place >= known || places[item.place] !== item { learnPlaces() }
    guard places.indices.contains(item.place), places[item.place] === item else { return nil }
    view.listing = nil
    count -= 1
    places[item.place] = nil
    if places.count > 2 * count + 8 { closeGaps() }
    return item
  }

  private mutating func learnPlaces() {
    for place in known..<places.count { places[place]?.place = place }
    known = places.count
  }

  private mutating func closeGaps() {
    guard places.count > count else { return }
    places.removeAll { $0 == nil }
    known = 0
  }
}

extension ItemList: BidirectionalCollection {
  var isEmpty: Bool { count == 0 }
  var startIndex: Int { next(0) }
  var endIndex: Int { places.count }

  func index(after index: Int) -> Int { next(index + 1) }

  func index(before index: Int) -> Int {
    var index = index - 1
    while places[index] == nil { index -= 1 }
    return index
  }

  subscript(index: Int) -> Item {
    guard let item = places[index] else { Mistake.trap("no item is at this place") }
    return item
  }

  /// The first place from one on that is no gap.
  private func next(_ place: Int) -> Int {
    var place = place
    while place < places.count, places[place] == nil { place += 1 }
    return place
  }
}
