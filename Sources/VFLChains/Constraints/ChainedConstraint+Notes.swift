import VFLRecords
import VFLViews

extension ChainedConstraint {
  /// What the line takes for granted; nothing if all of its numbers are sizes, or added to something.
  ///
  /// Insets and points say themselves that they are counted from the superview.
  public var notes: [ChainNote] {
    targets.flatMap { target -> [ChainNote] in
      guard case .constant(.number(let number)) = target.kind else { return [] }
      return attributes.members.filter { !$0.isSize }.map { attribute in
        let other = origin(of: attribute)
        let isSame = other == attribute
        return ChainNote(
          element: element?.name ?? "?", attribute: attribute,
          reference: (element?.chainSuperview).map { "\($0.name).\(other.name)" },
          points: constant(for: attribute) ?? number, origin: origin,
          spelling: relation.chainWord + (isSame ? "()" : " { $0.chain.\(other.name) }"))
      }
    }
  }
}

extension Relation {
  /// The word of chains for a relation to the superview.
  fileprivate var chainWord: String {
    switch self {
    case .equal: "equalToSuperview"
    case .lessThanOrEqual: "lessThanOrEqualToSuperview"
    case .greaterThanOrEqual: "greaterThanOrEqualToSuperview"
    }
  }
}
