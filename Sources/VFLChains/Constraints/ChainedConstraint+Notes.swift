import VFLRecords
import VFLViews

extension ChainedConstraint {
  /// The notes about implicit references of the constraint.
  ///
  /// The array is empty if all numbers are sizes or are added to an explicit target.
  ///
  /// Insets and points are not included, because they are always relative to the superview.
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
  /// The name of the method that relates attributes to the superview with this relation.
  fileprivate var chainWord: String {
    switch self {
    case .equal: "equalToSuperview"
    case .lessThanOrEqual: "lessThanOrEqualToSuperview"
    case .greaterThanOrEqual: "greaterThanOrEqualToSuperview"
    }
  }
}
