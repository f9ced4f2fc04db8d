/// The judgement on a conflict in brief: its owner, the kind of mistake, and the cure.
package struct Verdict: Sendable, Hashable {
  /// The owner of the conflict; `nil` where the log tells too little.
  package var owner: ConflictOwner?
  /// What kind of mistake it is.
  package var cause: ConflictCause
  /// What to change, as a clause; `nil` where nothing is known to help.
  package var cure: String?
  /// What is known of the conflict, where others have reported it before: a sentence each.
  package var notes: [String] = []

  /// A verdict that says nothing: only the arithmetic of the conflict is told.
  static let unknown = Verdict(owner: nil, cause: .unknown, cure: nil)

  /// The verdict in a line; `nil` where there is none.
  package var headline: String? {
    guard cause != .unknown, let owner, let cure else { return nil }
    return "\(owner.words), \(cause.rawValue): \(cure)"
  }

  /// Where there is more to read; nothing where the kind of mistake is not known.
  var page: [String] {
    cause == .unknown ? [] : ["`vfl explain \(cause.rawValue)` says more of this kind of mistake"]
  }
}

/// Whose constraints and views conflict.
package enum ConflictOwner: String, Sendable, Hashable, CaseIterable {
  /// Only constraints and views of the program.
  case yours
  /// Only constraints and views of the system.
  case system
  /// Constraints and views of the program and of the system.
  case both

  /// The owner, in front of what kind of mistake it is.
  var words: String {
    switch self {
    case .yours: "yours"
    case .system: "the system's"
    case .both: "yours and the system's"
    }
  }
}
