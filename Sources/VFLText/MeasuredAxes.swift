package import VFLRecords

/// The axes on which at least one constraint refers to an item.
///
/// On an axis without constraints, the frame of a guide is arbitrary and need not be reported.
package struct MeasuredAxes {
  private struct Place: Hashable {
    let item: ItemID
    let axis: Axis?
  }

  private var places: Set<Place> = []

  /// Creates the axes for the constraints of a layout.
  package init(_ records: [ConstraintRecord]) {
    for record in records {
      places.insert(Place(item: record.firstItem, axis: record.firstAttribute.axis))
      if let second = record.secondItem {
        places.insert(Place(item: second, axis: record.secondAttribute.axis))
      }
    }
  }

  /// Whether at least one constraint refers to an item on an axis.
  package func contain(_ item: ItemID, _ axis: Axis) -> Bool {
    places.contains(Place(item: item, axis: axis))
  }
}
