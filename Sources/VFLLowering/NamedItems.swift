import VFLRecords

/// The items that a name refers to.
///
/// Most names refer to a single item, which needs no array.
enum NamedItems {
  case one(ItemID)
  /// The items of an array or of a range, or no item if the name has an error.
  case list([ItemID])

  var count: Int {
    if case .list(let items) = self { items.count } else { 1 }
  }

  var isEmpty: Bool { count == 0 }

  var first: ItemID? { isEmpty ? nil : self[0] }

  subscript(index: Int) -> ItemID {
    switch self {
    case .one(let item): item
    case .list(let items): items[index]
    }
  }
}
