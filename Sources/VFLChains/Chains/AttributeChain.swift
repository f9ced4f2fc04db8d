import VFLRecords
public import VFLViews

/// Attributes of a view or guide, as the left side of a constraint or as its target.
///
/// ```swift
/// card.chain.makeConstraints { make in
///   make.top.left.equalTo(window).offset(8)      // two attributes at once
///   make.right.equalTo(badge.chain.left)         // an attribute of another view
/// }
/// ```
public struct AttributeChain: AttributeSource, ChainTarget {
  /// The view or guide.
  public let element: LayoutElement
  /// The attributes of the view or guide.
  public let set: AttributeSet
  /// The maker that collects the constraints of a block, or `nil` outside of a block.
  let maker: ConstraintMaker?
  let countsCentersFromOrigin: Bool

  /// Returns a chain with additional attributes.
  public func adding(_ attributes: AttributeSet) -> AttributeChain {
    AttributeChain(
      element: element, set: set.union(attributes), maker: maker,
      countsCentersFromOrigin: countsCentersFromOrigin)
  }

  /// The attributes as the target of a constraint.
  public var chainTarget: ChainTargetValue { ChainTargetValue(element, set) }

  /// The chain itself, to make a line easier to read.
  public var with: AttributeChain { self }
  /// The chain itself, to make a line easier to read.
  public var and: AttributeChain { self }

  /// Creates a constraint between the attributes and the targets.
  func related(
    _ relation: Relation, _ targets: [ChainTargetValue], _ origin: ConstraintOrigin?
  ) -> ConstraintDraft {
    let constraint = ChainedConstraint(
      element, set, relation, targets, origin: origin ?? maker?.origin,
      countsCentersFromOrigin: countsCentersFromOrigin)
    maker?.collected.append(constraint)
    return ConstraintDraft(constraint: constraint)
  }
}
