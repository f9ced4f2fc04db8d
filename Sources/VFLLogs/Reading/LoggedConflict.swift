package import VFLDiagnostics

/// One conflict of a log: the constraints that the system lists, and the one that it gives up.
package struct LoggedConflict: Sendable, Hashable {
  /// A description that could not be read.
  package struct Unread: Sendable, Hashable {
    /// The place of the description in the log.
    package var span: SourceSpan
    /// The text of the description without addresses.
    package var text: String
    /// The reason for which the description is not read.
    package var reason: Reason

    /// The reason for which a description is not read.
    package enum Reason: Sendable, Hashable {
      /// The description compares two distances, each between two anchors.
      case distance
      /// The text has not the form of a description, or was cut off.
      case malformed
    }
  }

  /// Where the log of the conflict begins: its first sentence, or else its first constraint.
  package var span: SourceSpan
  /// Whether a sentence says that there is a conflict; a list alone may be any constraints.
  package var isAnnounced = false
  /// The constraints, each once, in the order of the log.
  package var constraints: [LoggedConstraint] = []
  /// The descriptions that could not be read.
  package var unread: [Unread] = []
  /// Which of the constraints the system gave up.
  package var broken: Int?
  /// Whether the system kept the constraints to itself: `<private>`.
  package var isRedacted = false
}
