/// The values of the variables at one point of a function, with a log of changes.
///
/// A branch is walked after a mark. Its changes are taken from the log and undone before the next branch, so that a
/// branch costs as much as it changes.
struct FlowState {
  /// A variable's known state.
  struct Slot {
    /// The value; `nil` if the walk has not set it.
    var value: Value?
    /// The position of the walk at which the variable was changed last.
    var version: Int
    /// The position of the walk at which the variable got a value that does not continue its last one.
    var assigned: Int
  }
  private var slots: [Int: Slot] = [:]
  private var log: [(variable: Int, old: Slot?)] = []

  subscript(variable: Int) -> Slot? { slots[variable] }

  /// Sets the value of a variable.
  ///
  /// - Parameter grows: Whether the value continues the last one.
  mutating func set(_ variable: Int, _ value: Value?, at position: Int, grows: Bool = false) {
    let assigned = grows ? slots[variable]?.assigned ?? position : position
    set(variable, Slot(value: value, version: position, assigned: assigned))
  }

  mutating func set(_ variable: Int, _ slot: Slot) {
    log.append((variable, slots[variable]))
    slots[variable] = slot
  }

  /// A mark to which the changes can be undone.
  var mark: Int { log.count }

  /// Returns the variables that were changed after a mark, each once, in the order of their numbers, with their
  /// present values.
  func changes(since mark: Int) -> [(variable: Int, slot: Slot)] {
    var seen: Set<Int> = []
    var changed: [Int] = []
    for entry in log[mark...] where seen.insert(entry.variable).inserted {
      changed.append(entry.variable)
    }
    return changed.sorted().compactMap { variable in slots[variable].map { (variable, $0) } }
  }

  mutating func undo(to mark: Int) {
    while log.count > mark {
      let entry = log.removeLast()
      slots[entry.variable] = entry.old
    }
  }
}
