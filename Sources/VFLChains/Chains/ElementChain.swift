public import VFLViews

/// A view or guide as chains speak of it: its attributes, and the constraints that chains made for it.
public struct ElementChain: AttributeSource {
  /// The view or guide.
  public let element: LayoutElement
  /// Whether a number on a centre is the way from the superview's left or top edge, as in SnapKit, and
  /// not from its centre.
  let countsCentersFromOrigin: Bool

  init(_ element: LayoutElement, countsCentersFromOrigin: Bool = false) {
    self.element = element
    self.countsCentersFromOrigin = countsCentersFromOrigin
  }

  /// A chain of some attributes.
  public func adding(_ attributes: AttributeSet) -> AttributeChain {
    AttributeChain(
      element: element, set: attributes, maker: nil,
      countsCentersFromOrigin: countsCentersFromOrigin)
  }

  /// The constraints that chains made for the element and that are neither removed nor uninstalled, in
  /// the order in which they were made; those that speak of something gone are none any longer.
  public var constraints: [LayoutConstraint] {
    element.chained.members.filter { !$0.hasLostItem }
  }

  var elements: ElementsChain {
    ElementsChain([element], countsCentersFromOrigin: countsCentersFromOrigin)
  }
}
