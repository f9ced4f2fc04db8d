public import VFLViews

/// Several views or guides, for constraints that are made for each of them and for distribution.
public struct ElementsChain {
  /// The views or guides.
  public let elements: [LayoutElement]
  let countsCentersFromOrigin: Bool

  init(_ elements: [LayoutElement], countsCentersFromOrigin: Bool = false) {
    self.elements = elements
    self.countsCentersFromOrigin = countsCentersFromOrigin
  }

  /// What a block says, for each of the elements.
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
