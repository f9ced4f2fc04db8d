public import VFLLayout
public import VFLViews

/// What attributes can be related to: a view or guide, attributes of one, a number, or a value with
/// numbers for several attributes.
///
/// Another type of numbers takes one line:
/// `extension CGFloat: @retroactive ChainTarget { public var chainTarget: ChainTargetValue { .number(self) } }`.
public protocol ChainTarget {
  /// What it stands for.
  var chainTarget: ChainTargetValue { get }
}

/// What a ``ChainTarget`` stands for.
public struct ChainTargetValue {
  enum Kind {
    /// Attributes of an item, or those of the chain where there are none, times a factor.
    case item(WeakElement, AttributeSet, multiplier: Double, constant: Double)
    /// Numbers, for sizes alone and for positions within the superview.
    case constant(ChainConstant)
    /// What is found once the superview is known.
    case superview((LayoutView) -> any ChainTarget)
  }

  /// A reference that keeps nothing alive: views may hold the constraints that speak of them.
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

  /// A number of points: a size, or the way from the superview's same attribute.
  public static func number(_ number: some BinaryFloatingPoint) -> Self {
    Self(.constant(.number(Double(number))))
  }
}

extension LayoutElement: ChainTarget {
  /// The same attributes of this view or guide.
  public var chainTarget: ChainTargetValue { ChainTargetValue(self, []) }
}

extension Double: ChainTarget {
  /// A number of points.
  public var chainTarget: ChainTargetValue { .number(self) }
}

extension Float: ChainTarget {
  /// A number of points.
  public var chainTarget: ChainTargetValue { .number(self) }
}

extension Int: ChainTarget {
  /// A number of points.
  public var chainTarget: ChainTargetValue { .number(Double(self)) }
}

extension LayoutSize: ChainTarget {
  /// The width for a width, the height for a height.
  public var chainTarget: ChainTargetValue { ChainTargetValue(.constant(.size(self))) }
}

extension LayoutPoint: ChainTarget {
  /// A place within the superview.
  public var chainTarget: ChainTargetValue { ChainTargetValue(.constant(.point(self))) }
}

extension LayoutInsets: ChainTarget {
  /// Distances from the superview's edges inwards.
  public var chainTarget: ChainTargetValue { ChainTargetValue(.constant(.insets(self))) }
}

extension LayoutMargins: ChainTarget {
  /// Distances from the superview's edges inwards, of which the horizontal ones follow the direction.
  public var chainTarget: ChainTargetValue {
    ChainTargetValue(.constant(.directionalInsets(self)))
  }
}
