import VFLRecords

/// The axes on which constraints speak of items: where a guide lies on the other one, nothing says, and nobody
/// asks.
struct MeasuredAxes {
  private struct Place: Hashable {
    let item: ItemID
    let axis: Axis?
  }

  private var places: Set<Place> = []

  init(_ records: [ConstraintRecord]) {
    for record in records {
      places.insert(Place(item: record.firstItem, axis: record.firstAttribute.axis))
      if let second = record.secondItem {
        places.insert(Place(item: second, axis: record.secondAttribute.axis))
      }
    }
  }

  /// Whether a constraint speaks of an item on an axis.
  func contain(_ item: ItemID, _ axis: Axis) -> Bool {
    places.contains(Place(item: item, axis: axis))
  }
}
