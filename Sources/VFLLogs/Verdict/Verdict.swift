/// What a senior engineer says first of a conflict: whose it is, what kind of mistake, what to change.
package struct Verdict: Sendable, Hashable {
  /// Whose it is; `nil` where too little is told to know.
  package var owner: ConflictOwner?
  /// What kind of mistake it is.
  package var cause: ConflictCause
  /// What to change, as a clause; `nil` where nothing is known to help.
  package var cure: String?
  /// What is known of it, where others have met it before: a sentence each.
  package var notes: [String] = []

  /// Nothing but the arithmetic.
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
  /// Nothing but the program's.
  case yours
  /// Nothing but the system's.
  case system
  /// Some of the program's and some of the system's.
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
