import VFLRecords
import VFLViews

/// Finds constraints that exist for blueprints: the same but for constant and priority, and of several
/// such ones the one with the same priority.
///
/// None is found twice.
struct ConstraintMatcher {
  private struct Key: Hashable {
    let identity: ConstraintBlueprint.Identity
    /// `nil` for any.
    let priority: Priority?
  }

  private let existing: [LayoutConstraint]
  private var isTaken: [Bool]
  /// The indices of the constraints of a key, the first one at the end.
  private var places: [Key: [Int]] = [:]

  init(_ existing: [LayoutConstraint]) {
    self.existing = existing
    isTaken = Array(repeating: false, count: existing.count)
    for index in existing.indices.reversed() {
      guard let identity = existing[index].identity else { continue }
      let priority = existing[index].priority
      places[Key(identity: identity, priority: priority), default: []].append(index)
      places[Key(identity: identity, priority: nil), default: []].append(index)
    }
  }

  /// The constraint for each of some blueprints, where there is one.
  mutating func matches(_ blueprints: [ConstraintBlueprint]) -> [LayoutConstraint?] {
    var found = blueprints.map { take(Key(identity: $0.identity, priority: $0.priority)) }
    for index in blueprints.indices where found[index] == nil {
      found[index] = take(Key(identity: blueprints[index].identity, priority: nil))
    }
    return found
  }

  /// The constraints that were not found.
  var rest: [LayoutConstraint] {
    zip(existing, isTaken).compactMap { $1 ? nil : $0 }
  }

  private mutating func take(_ key: Key) -> LayoutConstraint? {
    while let index = places[key]?.popLast() {
      guard !isTaken[index] else { continue }
      isTaken[index] = true
      return existing[index]
    }
    return nil
  }
}
