package import VFLRecords

/// The free attributes of one item on one axis.
package struct FreeGroup: Sendable, Hashable {
  /// The item.
  package let item: ItemID
  /// The axis.
  package let axis: Axis
  /// The attributes, the position before the size.
  package let attributes: [FreeAttribute]

  /// Groups free attributes by item and axis.
  ///
  /// - Parameter free: The attributes, ordered by item.
  package static func groups(of free: [FreeAttribute]) -> [FreeGroup] {
    var groups: [FreeGroup] = []
    var start = free.startIndex
    while start < free.endIndex {
      let item = free[start].item
      let end = free[start...].firstIndex { $0.item != item } ?? free.endIndex
      for axis in Axis.allCases {
        let attributes = free[start..<end].filter { $0.part.axis == axis }
        if !attributes.isEmpty {
          groups.append(FreeGroup(item: item, axis: axis, attributes: attributes))
        }
      }
      start = end
    }
    return groups
  }
}
