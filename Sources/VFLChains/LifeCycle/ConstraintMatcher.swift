import VFLRecords
import VFLViews

/// Matches blueprints with existing constraints that differ in constant and priority only.
///
/// If several constraints match, one with the same priority is preferred.
///
/// Each constraint is matched at most once.
struct ConstraintMatcher {
  private struct Key: Hashable {
    let identity: ConstraintBlueprint.Identity
    /// The priority, or `nil` for any priority.
    let priority: Priority?
  }

  private let existing: [LayoutConstraint]
  private var isTaken: [Bool]
  /// The indices of the constraints for each key, in descending order.
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

  /// Returns the matching constraint for each blueprint, or `nil` if there is none.
  mutating func matches(_ blueprints: [ConstraintBlueprint]) -> [LayoutConstraint?] {
    var found = blueprints.map { take(Key(identity: $0.identity, priority: $0.priority)) }
    for index in blueprints.indices where found[index] == nil {
      found[index] = take(Key(identity: blueprints[index].identity, priority: nil))
    }
    return found
  }

  /// The existing constraints that were not matched.
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
