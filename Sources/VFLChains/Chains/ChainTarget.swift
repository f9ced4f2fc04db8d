public import VFLLayout
public import VFLViews

/// A type that attributes can be related to: a view or guide, attributes of a view or guide, a number, or a
/// value with numbers for several attributes.
///
/// To use another number type, declare its conformance: `extension CGFloat: @retroactive ChainTarget { public
/// var chainTarget: ChainTargetValue { .number(self) } }`.
public protocol ChainTarget {
  /// The value of the target.
  var chainTarget: ChainTargetValue { get }
}

/// The value of a ``ChainTarget``.
public struct ChainTargetValue {
  enum Kind {
    /// Attributes of an item times a factor plus a constant.
    ///
    /// An empty attribute set means the attributes of the chain.
    case item(WeakElement, AttributeSet, multiplier: Double, constant: Double)
    /// Numbers, as sizes or as positions relative to the superview.
    case constant(ChainConstant)
    /// A target that is computed when the superview is known.
    case superview((LayoutView) -> any ChainTarget)
  }

  /// A weak reference, because views may retain the constraints that refer to them.
  struct WeakElement {
    weak var element: LayoutElement?
  }

  let kind: Kind

  init(_ kind: Kind) {
    self.kind = kind
  }

  init(
    _ element: LayoutElement, _ attributes: AttributeSet, multiplier: Double = 1,
    constant: Double = 0
  ) {
    kind = .item(
      WeakElement(element: element), attributes, multiplier: multiplier, constant: constant)
  }

  /// Returns a number of points as a target: a size, or the offset from the same attribute of the superview.
  public static func number(_ number: some BinaryFloatingPoint) -> Self {
    Self(.constant(.number(Double(number))))
  }
}

extension LayoutElement: ChainTarget {
  /// The same attributes of this view or guide.
  public var chainTarget: ChainTargetValue { ChainTargetValue(self, []) }
}

extension Double: ChainTarget {
  /// The number in points.
  public var chainTarget: ChainTargetValue { .number(self) }
}

extension Float: ChainTarget {
  /// The number in points.
  public var chainTarget: ChainTargetValue { .number(self) }
}

extension Int: ChainTarget {
  /// The number in points.
  public var chainTarget: ChainTargetValue { .number(Double(self)) }
}

extension LayoutSize: ChainTarget {
  /// The width for a width attribute and the height for a height attribute.
  public var chainTarget: ChainTargetValue { ChainTargetValue(.constant(.size(self))) }
}

extension LayoutPoint: ChainTarget {
  /// A position relative to the superview.
  public var chainTarget: ChainTargetValue { ChainTargetValue(.constant(.point(self))) }
}

extension LayoutInsets: ChainTarget {
  /// Insets from the edges of the superview.
  public var chainTarget: ChainTargetValue { ChainTargetValue(.constant(.insets(self))) }
}

extension LayoutMargins: ChainTarget {
  /// Insets from the edges of the superview.
  ///
  /// The horizontal insets follow the layout direction.
  public var chainTarget: ChainTargetValue {
    ChainTargetValue(.constant(.directionalInsets(self)))
  }
}
