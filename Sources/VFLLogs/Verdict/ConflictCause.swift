/// The cause of a conflict.
package enum ConflictCause: String, Sendable, Hashable, CaseIterable {
  /// A view with constraints of its own still has constraints for its autoresizing mask.
  case forgottenMask
  /// The autoresizing mask belongs to a view whose frame the system sets.
  case managedMask
  /// The host sets a size that does not fit the content, often only temporarily.
  case hostSize
  /// The host has rounded the size that the content needs.
  case hostRounding
  /// A view has one constraint too many on an axis.
  case overconstrained
  /// Two constraints set the same distance or size to different numbers.
  case duplicate
  /// An offset or an inequality points outwards and should point inwards.
  case wrongSign
  /// A hidden view of a stack view cannot collapse.
  case hiddenInStack
  /// The content requires more space than is available.
  case contentTooLarge
  /// A ratio of two sizes contradicts the other constraints.
  case ratio
  /// All constraints and views of the conflict belong to the system.
  case systemOnly
  /// The log does not contain enough information to find the cause.
  case unknown

  /// Whether the cause is always an error in the program, even if constraints of the system are involved.
  var isYours: Bool { self == .forgottenMask || self == .wrongSign || self == .duplicate }

  /// Former names of causes, in lower case.
  private static let formerNames: [String: ConflictCause] = [
    "toldtwice": .duplicate, "overpinned": .overconstrained,
  ]

  /// Creates the cause with a current or former name, ignoring case.
  ///
  /// Returns `nil` if there is no such cause.
  package init?(named name: String) {
    let name = name.lowercased()
    let found = Self.allCases.first { $0.rawValue.lowercased() == name } ?? Self.formerNames[name]
    guard let found else { return nil }
    self = found
  }
}
