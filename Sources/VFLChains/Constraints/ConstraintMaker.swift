public import VFLViews

/// The parameter of a block that creates constraints.
///
/// Its properties select attributes, and it collects the constraints of the block.
public final class ConstraintMaker: AttributeSource {
  /// The view or guide for which the block creates constraints.
  public let element: LayoutElement
  let origin: ConstraintOrigin
  private let countsCentersFromOrigin: Bool
  var collected: [ChainedConstraint] = []

  init(_ element: LayoutElement, _ origin: ConstraintOrigin, countsCentersFromOrigin: Bool) {
    self.element = element
    self.origin = origin
    self.countsCentersFromOrigin = countsCentersFromOrigin
  }

  /// Returns a chain with the given attributes, whose constraints belong to the block.
  public func adding(_ attributes: AttributeSet) -> AttributeChain {
    AttributeChain(
      element: element, set: attributes, maker: self,
      countsCentersFromOrigin: countsCentersFromOrigin)
  }
}
