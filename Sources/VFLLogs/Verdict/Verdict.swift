/// The verdict on a conflict: the owner of the conflict, the cause and the fix.
package struct Verdict: Sendable, Hashable {
  /// The owner of the conflict, or `nil` if the log does not contain enough information.
  package var owner: ConflictOwner?
  /// The cause of the conflict.
  package var cause: ConflictCause
  /// The fix, as a clause in the imperative, or `nil` if none is known.
  package var cure: String?
  /// Notes about the conflict if it is a known issue.
  package var notes: [String] = []

  /// A verdict without a cause: the report contains only the arithmetic of the conflict.
  static let unknown = Verdict(owner: nil, cause: .unknown, cure: nil)

  /// The verdict in one line, or `nil` if the cause is unknown.
  package var headline: String? {
    guard cause != .unknown, let owner, let cure else { return nil }
    return "\(cause.rawValue) (\(owner.words)): \(cure)"
  }

  /// A note about the page of the cause, or an empty array if the cause is unknown.
  var page: [String] {
    cause == .unknown ? [] : ["run `vfl explain \(cause.rawValue)` for details"]
  }
}

/// The owner of the conflicting constraints and views.
package enum ConflictOwner: String, Sendable, Hashable, CaseIterable {
  /// Only constraints and views of the program, or a cause that is always an error in the program.
  case yours
  /// Only constraints and views of the system.
  case system
  /// Constraints and views of the program and of the system.
  case both

  /// The phrase for the owner, which the headline contains in parentheses after the cause.
  var words: String {
    switch self {
    case .yours: "your code"
    case .system: "the system"
    case .both: "your code and the system"
    }
  }
}
