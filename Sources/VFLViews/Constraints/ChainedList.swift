/// The constraints that chains made for an element, in the order in which they were made.
///
/// Taking one out costs no walk: its entry stays until half of the entries are such. Those whose items have
/// gone are found when the list has doubled.
package struct ChainedList {
  private struct Entry {
    let constraint: LayoutConstraint
    /// What the constraint has as well, as long as this entry counts.
    let serial: Int

    var counts: Bool { constraint.chainSerial == serial }
  }

  private var entries: [Entry] = []
  private var nextSerial = 0
  private var removed = 0
  private var limit = Self.leastLimit
  private static let leastLimit = 16

  /// The constraints; those whose items have gone may be among them.
  package var members: [LayoutConstraint] { entries.filter(\.counts).map(\.constraint) }

  /// Puts a constraint behind the others; one that is among them already stays where it is.
  package mutating func append(_ constraint: LayoutConstraint) {
    guard constraint.chainSerial < 0 else { return }
    if entries.count >= limit { sweep() }
    constraint.chainSerial = nextSerial
    entries.append(Entry(constraint: constraint, serial: nextSerial))
    nextSerial += 1
  }

  /// Takes a constraint out.
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
