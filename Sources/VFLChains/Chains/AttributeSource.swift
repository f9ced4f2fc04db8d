/// A type whose properties select attributes of a view or guide: ``ElementChain``, ``ConstraintMaker`` and
/// ``AttributeChain``.
public protocol AttributeSource {
  /// Returns a chain with additional attributes.
  func adding(_ attributes: AttributeSet) -> AttributeChain
}

extension AttributeSource {
  /// Returns a chain with all given attributes.
  public func attributes(_ attributes: AttributeSet) -> AttributeChain { adding(attributes) }

  /// The left edge.
  public var left: AttributeChain { adding(.left) }
  /// The right edge.
  public var right: AttributeChain { adding(.right) }
  /// The top edge.
  public var top: AttributeChain { adding(.top) }
  /// The bottom edge.
  public var bottom: AttributeChain { adding(.bottom) }
  /// The leading edge.
  public var leading: AttributeChain { adding(.leading) }
  /// The trailing edge.
  public var trailing: AttributeChain { adding(.trailing) }
  /// The width.
  public var width: AttributeChain { adding(.width) }
  /// The height.
  public var height: AttributeChain { adding(.height) }
  /// The horizontal center.
  public var centerX: AttributeChain { adding(.centerX) }
  /// The vertical center.
  public var centerY: AttributeChain { adding(.centerY) }
  /// The baseline of the last line of text, under its older name.
  public var baseline: AttributeChain { adding(.lastBaseline) }
  /// The baseline of the first line of text.
  public var firstBaseline: AttributeChain { adding(.firstBaseline) }
  /// The baseline of the last line of text.
  public var lastBaseline: AttributeChain { adding(.lastBaseline) }

  /// The left edge, inset by the layout margin.
  public var leftMargin: AttributeChain { adding(.leftMargin) }
  /// The right edge, inset by the layout margin.
  public var rightMargin: AttributeChain { adding(.rightMargin) }
  /// The top edge, inset by the layout margin.
  public var topMargin: AttributeChain { adding(.topMargin) }
  /// The bottom edge, inset by the layout margin.
  public var bottomMargin: AttributeChain { adding(.bottomMargin) }
  /// The leading edge, inset by the layout margin.
  public var leadingMargin: AttributeChain { adding(.leadingMargin) }
  /// The trailing edge, inset by the layout margin.
  public var trailingMargin: AttributeChain { adding(.trailingMargin) }
  /// The horizontal center of the area inside the layout margins.
  public var centerXWithinMargins: AttributeChain { adding(.centerXWithinMargins) }
  /// The vertical center of the area inside the layout margins.
  public var centerYWithinMargins: AttributeChain { adding(.centerYWithinMargins) }

  /// The left, right, top and bottom edges.
  public var edges: AttributeChain { adding(.edges) }
  /// The leading, trailing, top and bottom edges.
  public var directionalEdges: AttributeChain { adding(.directionalEdges) }
  /// The left and right edges.
  public var horizontalEdges: AttributeChain { adding(.horizontalEdges) }
  /// The leading and trailing edges.
  public var directionalHorizontalEdges: AttributeChain { adding(.directionalHorizontalEdges) }
  /// The top and bottom edges.
  public var verticalEdges: AttributeChain { adding(.verticalEdges) }
  /// The width and height.
  public var size: AttributeChain { adding(.size) }
  /// The horizontal and vertical center.
  public var center: AttributeChain { adding(.center) }
  /// The left, right, top and bottom edges, inset by the layout margins.
  public var margins: AttributeChain { adding(.margins) }
  /// The leading, trailing, top and bottom edges, inset by the layout margins.
  public var directionalMargins: AttributeChain { adding(.directionalMargins) }
  /// The horizontal and vertical center of the area inside the layout margins.
  public var centerWithinMargins: AttributeChain { adding(.centerWithinMargins) }
}
