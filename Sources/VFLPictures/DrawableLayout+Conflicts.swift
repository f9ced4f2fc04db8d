import VFLLayout
import VFLRecords

extension DrawableLayout {
  /// The items, other than the container, to which the constraints of all conflicts refer.
  var conflictingItems: Set<ItemID> {
    var items: Set<ItemID> = []
    for member in result.conflicts.flatMap({ $0.members }) {
      switch member {
      case .record(let index):
        let record = problem.records[index]
        items.insert(record.firstItem)
        if let second = record.secondItem { items.insert(second) }
      case .nonNegative(let item, _), .contentSize(let item, _): items.insert(item)
      case .container: break
      }
    }
    items.remove(LayoutProblem.container)
    return items
  }
}
