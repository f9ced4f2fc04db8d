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
  /// The slots of variables at the first change after each mark.
  private(set) var log: [(variable: Int, old: Slot?, previous: Int?)] = []
  /// The last entry of each variable in the log.
  private var entries: [Int: Int] = [:]
  /// The lengths of the log at the marks to which the changes may be undone.
  private var marks: [Int] = []

  subscript(variable: Int) -> Slot? { slots[variable] }

  /// Sets the value of a variable.
  ///
  /// - Parameter grows: Whether the value continues the last one.
  mutating func set(_ variable: Int, _ value: Value?, at position: Int, grows: Bool = false) {
    let assigned = grows ? slots[variable]?.assigned ?? position : position
    set(variable, Slot(value: value, version: position, assigned: assigned))
  }

  mutating func set(_ variable: Int, _ slot: Slot) {
    log(variable)
    slots[variable] = slot
  }

  /// Removes and returns the value of a variable that is set next, so that it can be changed without a copy.
  mutating func take(_ variable: Int) -> Value? {
    log(variable)
    defer { slots[variable]?.value = nil }
    return slots[variable]?.value
  }

  /// Whether the present slot of a variable is needed to undo a change.
  func isKept(_ variable: Int) -> Bool {
    marks.last.map { (entries[variable] ?? -1) < $0 } ?? false
  }

  private mutating func log(_ variable: Int) {
    guard isKept(variable) else { return }
    log.append((variable, slots[variable], entries[variable]))
    entries[variable] = log.count - 1
  }

  /// Begins a part of the code, and returns the mark to which its changes can be undone.
  mutating func begin() -> Int {
    marks.append(log.count)
    return log.count
  }

  /// Ends the part of the code that began last: its changes that remain belong to the part around it.
  mutating func end() {
    guard let mark = marks.popLast() else { return }
    var count = mark
    for index in mark..<log.count {
      let entry = log[index]
      if let outer = marks.last, entry.previous ?? -1 < outer {
        log[count] = entry
        entries[entry.variable] = count
        count += 1
      } else {
        entries[entry.variable] = entry.previous
      }
    }
    log.removeSubrange(count...)
  }

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
      entries[entry.variable] = entry.previous
    }
  }
}
