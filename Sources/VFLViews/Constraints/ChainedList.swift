/// The constraints that chains created for an element, in creation order.
///
/// Removing a constraint takes constant time on average: its entry stays in the list until half of all
/// entries belong to removed constraints. Constraints whose items were deallocated are removed each time the
/// list has doubled in size.
package struct ChainedList {
  private struct Entry {
    let constraint: LayoutConstraint
    /// The `chainSerial` that the constraint has while this entry is valid.
    let serial: Int

    var counts: Bool { constraint.chainSerial == serial }
  }

  private var entries: [Entry] = []
  private var nextSerial = 0
  private var removed = 0
  private var limit = Self.leastLimit
  private static let leastLimit = 16

  /// The constraints in the list.
  ///
  /// The items of some constraints may have been deallocated.
  package var members: [LayoutConstraint] { entries.filter(\.counts).map(\.constraint) }

  /// Appends a constraint, unless the list already contains it.
  package mutating func append(_ constraint: LayoutConstraint) {
    guard constraint.chainSerial < 0 else { return }
    if entries.count >= limit { sweep() }
    constraint.chainSerial = nextSerial
    entries.append(Entry(constraint: constraint, serial: nextSerial))
    nextSerial += 1
  }

  /// Removes a constraint.
  package mutating func remove(_ constraint: LayoutConstraint) {
    guard constraint.chainSerial >= 0 else { return }
    constraint.chainSerial = -1
    removed += 1
    if 2 * removed >= entries.count { sweep() }
  }

  private mutating func sweep() {
    entries.removeAll { !$0.counts || $0.constraint.hasLostItem }
    removed = 0
    limit = max(Self.leastLimit, 2 * entries.count)
  }
}
