public import VFLViews

/// What a block names attributes on; it collects what they are related to.
public final class ConstraintMaker: AttributeSource {
  /// The view or guide that constraints are made for.
  public let element: LayoutElement
  let origin: ConstraintOrigin
  private let countsCentersFromOrigin: Bool
  var collected: [ChainedConstraint] = []

  init(_ element: LayoutElement, _ origin: ConstraintOrigin, countsCentersFromOrigin: Bool) {
    self.element = element
    self.origin = origin
    self.countsCentersFromOrigin = countsCentersFromOrigin
  }

  /// A chain of some attributes; what it is related to is part of the block.
  public func adding(_ attributes: AttributeSet) -> AttributeChain {
    AttributeChain(
      element: element, set: attributes, maker: self,
      countsCentersFromOrigin: countsCentersFromOrigin)
  }
}
