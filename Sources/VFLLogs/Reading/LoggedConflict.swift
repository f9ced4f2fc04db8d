package import VFLDiagnostics

/// A conflict in a log: the constraints that the system lists, and the constraint that it breaks.
package struct LoggedConflict: Sendable, Hashable {
  /// A description that could not be read.
  package struct Unread: Sendable, Hashable {
    /// The source range of the description in the log.
    package var span: SourceSpan
    /// The text of the description without addresses.
    package var text: String
    /// The reason why the description was not read.
    package var reason: Reason

    /// A reason why a description is not read.
    package enum Reason: Sendable, Hashable {
      /// The description compares two distances, each between two anchors.
      case distance
      /// The text does not have the form of a description, or is truncated.
      case malformed
    }
  }

  /// The start of the conflict in the log: its first sentence or, without a sentence, its first constraint.
  package var span: SourceSpan
  /// Whether a sentence reports a conflict.
  ///
  /// Without this sentence, a list of constraints is not necessarily a conflict.
  package var isAnnounced = false
  /// The constraints without duplicates, in the order of the log.
  package var constraints: [LoggedConstraint] = []
  /// The descriptions that could not be read.
  package var unread: [Unread] = []
  /// The index of the constraint that the system broke, or `nil` if it is unknown.
  package var broken: Int?
  /// Whether the system has redacted the constraints: `<private>`.
  package var isRedacted = false

  /// Returns the conflict with other items in its constraints.
  func replacingItems(_ replacement: (LoggedItem) -> LoggedItem) -> LoggedConflict {
    var conflict = self
    for index in constraints.indices {
      conflict.constraints[index].first.item = replacement(constraints[index].first.item)
      if let second = constraints[index].second {
        conflict.constraints[index].second?.item = replacement(second.item)
      }
    }
    return conflict
  }
}
