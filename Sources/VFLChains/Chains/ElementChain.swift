public import VFLViews

/// The chain interface of a view or guide: its attributes, and the constraints that chains created for it.
public struct ElementChain: AttributeSource {
  /// The view or guide.
  public let element: LayoutElement
  /// Whether a number for a center is the offset from the superview's left or top edge, as in SnapKit,
  /// instead of the offset from the superview's center.
  let countsCentersFromOrigin: Bool

  init(_ element: LayoutElement, countsCentersFromOrigin: Bool = false) {
    self.element = element
    self.countsCentersFromOrigin = countsCentersFromOrigin
  }

  /// Returns a chain with the given attributes.
  public func adding(_ attributes: AttributeSet) -> AttributeChain {
    AttributeChain(
      element: element, set: attributes, maker: nil,
      countsCentersFromOrigin: countsCentersFromOrigin)
  }

  /// The constraints that chains created for the element and that were neither removed nor uninstalled, in
  /// creation order.
  ///
  /// Constraints whose items were deallocated are not included.
  public var constraints: [LayoutConstraint] {
    element.chained.members.filter { !$0.hasLostItem }
  }

  var elements: ElementsChain {
    ElementsChain([element], countsCentersFromOrigin: countsCentersFromOrigin)
  }
}
