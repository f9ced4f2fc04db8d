public import VFLViews

/// Attributes of a view or guide, times a factor, plus some points: the right side of an equation.
public struct AttributeExpression: ChainTarget {
  /// The view or guide.
  public let element: LayoutElement
  /// Its attributes.
  public let set: AttributeSet
  /// What they are multiplied with.
  public var multiplier: Double
  /// What is added, in points.
  public var constant: Double

  /// The expression, for others to be related to.
  public var chainTarget: ChainTargetValue {
    ChainTargetValue(element, set, multiplier: multiplier, constant: constant)
  }
}
