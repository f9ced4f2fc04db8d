import VFLRecords
public import VFLViews

/// Attributes of one view or guide, about to be related to something, or what others are related to.
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
  /// Its attributes.
  public let set: AttributeSet
  /// The block that collects what is related; `nil` outside of one.
  let maker: ConstraintMaker?
  let countsCentersFromOrigin: Bool

  /// A chain with some more attributes.
  public func adding(_ attributes: AttributeSet) -> AttributeChain {
    AttributeChain(
      element: element, set: set.union(attributes), maker: maker,
      countsCentersFromOrigin: countsCentersFromOrigin)
  }

  /// The attributes, for others to be related to.
  public var chainTarget: ChainTargetValue { ChainTargetValue(element, set) }

  /// The chain itself, for lines that read better with a filler word.
  public var with: AttributeChain { self }
  /// The chain itself, for lines that read better with a filler word.
  public var and: AttributeChain { self }

  /// Relates the attributes to targets.
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
