import VFLViews

/// The data of a view that a panel or a stack arranges.
class ListedItem {
  /// The view.
  let view: LayoutView
  /// The index in the list when the indices were last updated.
  fileprivate(set) var place = -1

  init(_ view: LayoutView) {
    self.view = view
  }

  // The view may outlive the list.
  deinit { if view.listing === self { view.listing = nil } }
}

/// A list of arranged views with their data.
///
/// The data of a view is found in constant time.
///
/// Removing a view leaves a gap. The gaps are closed when they make up half of the list, so that removing all
/// views in any order takes linear time.
struct ItemList<Item: ListedItem> {
  private var places: [Item?] = []
  /// The number of items, without gaps.
  private(set) var count = 0
  /// The number of leading entries whose `place` is up to date.
  private var known = 0

  /// Returns the data of a view if the owner of the list arranges it.
  subscript(view: LayoutView, in owner: LayoutView) -> Item? {
    // If the superview of a view changes without a notification of the panel, the view still refers to its
    // old item.
    guard view.superview === owner else { return nil }
    return view.listing as? Item
  }

  /// The views.
  var views: [LayoutView] { map(\.view) }

  /// Appends an item.
  mutating func append(_ item: Item) {
    item.place = places.count
    if known == places.count { known += 1 }
    places.append(item)
    item.view.listing = item
    count += 1
  }

  /// Inserts an item at an index, not counting gaps.
  mutating func insert(_ item: Item, at index: Int) {
    if index == count { return append(item) }
    closeGaps()
    item.place = index
    places.insert(item, at: index)
    known = Swift.min(known, index)
    item.view.listing = item
    count += 1
  }

  /// Removes a view.
  ///
  /// - Returns: The item of the view, or `nil` if the owner of the list does not arrange the view.
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
    guard let item = places[index] else { Precondition.fail("no item at index \(index)") }
    return item
  }

  /// Returns the first index at or after `place` that is not a gap.
  private func next(_ place: Int) -> Int {
    var place = place
    while place < places.count, places[place] == nil { place += 1 }
    return place
  }
}
