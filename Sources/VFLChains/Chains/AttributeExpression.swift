public import VFLViews

/// Attributes of a view or guide, times a factor, plus a constant: the right side of an equation.
public struct AttributeExpression: ChainTarget {
  /// The view or guide.
  public let element: LayoutElement
  /// The attributes of the view or guide.
  public let set: AttributeSet
  /// The factor of the attributes.
  public var multiplier: Double
  /// The constant in points.
  public var constant: Double

  /// The expression as the target of a constraint.
  public var chainTarget: ChainTargetValue {
    ChainTargetValue(element, set, multiplier: multiplier, constant: constant)
  }
}
