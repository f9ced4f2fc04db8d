public import VFLViews

/// The chain interface of several views or guides, to create constraints for each of them or to distribute
/// them.
public struct ElementsChain {
  /// The views or guides.
  public let elements: [LayoutElement]
  let countsCentersFromOrigin: Bool

  init(_ elements: [LayoutElement], countsCentersFromOrigin: Bool = false) {
    self.elements = elements
    self.countsCentersFromOrigin = countsCentersFromOrigin
  }

  /// Returns the chained constraints that a block creates for each of the elements.
  func collected(
    _ origin: ConstraintOrigin, _ body: (ConstraintMaker) -> Void
  ) -> [ChainedConstraint] {
    elements.flatMap { element in
      let maker = ConstraintMaker(
        element, origin, countsCentersFromOrigin: countsCentersFromOrigin)
      body(maker)
      return maker.collected
    }
  }
}
