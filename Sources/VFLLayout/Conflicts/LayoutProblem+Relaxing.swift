package import VFLRecords

extension LayoutProblem {
  /// The priority that replaces 1000 in ``relax(_:)``.
  package static let relaxed = Priority(999.5)

  /// Makes some records and content sizes optional, with the priority ``relaxed``.
  ///
  /// Other members of conflicts are not changed.
  package mutating func relax(_ members: [ConflictMember]) {
    for member in members {
      switch member {
      case .record(let index):
        if records.indices.contains(index) { records[index].priority = Self.relaxed }
      case .contentSize(let item, let axis):
        guard nodes.indices.contains(item.index) else { continue }
        nodes[item.index].hugging[axis] = min(nodes[item.index].hugging[axis], Self.relaxed)
        nodes[item.index].compression[axis] = min(
          nodes[item.index].compression[axis], Self.relaxed)
      case .container, .nonNegative: break
      }
    }
  }
}
