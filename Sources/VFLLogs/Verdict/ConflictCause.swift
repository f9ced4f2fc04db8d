/// A kind of mistake that constraints conflict for.
package enum ConflictCause: String, Sendable, Hashable, CaseIterable {
  /// A view that constraints lay out keeps its autoresizing mask.
  case forgottenMask
  /// The mask is that of a view whose frame the system sets.
  case managedMask
  /// The host has not the size that the content needs, often only for a moment.
  case hostSize
  /// The host has rounded the size that the content needs.
  case hostRounding
  /// A view has one constraint too many on an axis.
  case overPinned
  /// Two constraints give one distance or size two numbers.
  case toldTwice
  /// An offset leads outwards and should lead inwards.
  case wrongSign
  /// A hidden view of a stack may not vanish.
  case hiddenInStack
  /// The content needs more room than there is.
  case contentTooLarge
  /// A ratio of two sizes does not fit the other constraints.
  case ratio
  /// No constraint and no view of the conflict is the program's.
  case systemOnly
  /// The log tells too little to find the cause.
  case unknown

  /// Whether the cause is a mistake of the program's, whatever else is in the list.
  var isYours: Bool { self == .forgottenMask || self == .wrongSign }

  /// The kind of a name, in capital letters or small ones.
  package init?(named name: String) {
    let found = Self.allCases.first { $0.rawValue.lowercased() == name.lowercased() }
    guard let found else { return nil }
    self = found
  }
}
