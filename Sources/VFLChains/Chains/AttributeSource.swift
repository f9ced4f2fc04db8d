/// What attributes can be named on: a view's ``ElementChain``, the maker of a block, and a chain of
/// attributes that are named already.
public protocol AttributeSource {
  /// A chain with some more attributes.
  func adding(_ attributes: AttributeSet) -> AttributeChain
}

extension AttributeSource {
  /// Any attributes at once.
  public func attributes(_ attributes: AttributeSet) -> AttributeChain { adding(attributes) }

  /// The left edge.
  public var left: AttributeChain { adding(.left) }
  /// The right edge.
  public var right: AttributeChain { adding(.right) }
  /// The top edge.
  public var top: AttributeChain { adding(.top) }
  /// The bottom edge.
  public var bottom: AttributeChain { adding(.bottom) }
  /// The edge where a line of text starts.
  public var leading: AttributeChain { adding(.leading) }
  /// The edge where a line of text ends.
  public var trailing: AttributeChain { adding(.trailing) }
  /// The width.
  public var width: AttributeChain { adding(.width) }
  /// The height.
  public var height: AttributeChain { adding(.height) }
  /// The centre on the horizontal axis.
  public var centerX: AttributeChain { adding(.centerX) }
  /// The centre on the vertical axis.
  public var centerY: AttributeChain { adding(.centerY) }
  /// The baseline of the last line of text, as older code calls it.
  public var baseline: AttributeChain { adding(.lastBaseline) }
  /// The baseline of the first line of text.
  public var firstBaseline: AttributeChain { adding(.firstBaseline) }
  /// The baseline of the last line of text.
  public var lastBaseline: AttributeChain { adding(.lastBaseline) }

  /// The left edge, moved in by the margin.
  public var leftMargin: AttributeChain { adding(.leftMargin) }
  /// The right edge, moved in by the margin.
  public var rightMargin: AttributeChain { adding(.rightMargin) }
  /// The top edge, moved in by the margin.
  public var topMargin: AttributeChain { adding(.topMargin) }
  /// The bottom edge, moved in by the margin.
  public var bottomMargin: AttributeChain { adding(.bottomMargin) }
  /// The leading edge, moved in by the margin.
  public var leadingMargin: AttributeChain { adding(.leadingMargin) }
  /// The trailing edge, moved in by the margin.
  public var trailingMargin: AttributeChain { adding(.trailingMargin) }
  /// The horizontal centre of what the margins leave.
  public var centerXWithinMargins: AttributeChain { adding(.centerXWithinMargins) }
  /// The vertical centre of what the margins leave.
  public var centerYWithinMargins: AttributeChain { adding(.centerYWithinMargins) }

  /// Left, right, top and bottom.
  public var edges: AttributeChain { adding(.edges) }
  /// Leading, trailing, top and bottom.
  public var directionalEdges: AttributeChain { adding(.directionalEdges) }
  /// Left and right.
  public var horizontalEdges: AttributeChain { adding(.horizontalEdges) }
  /// Leading and trailing.
  public var directionalHorizontalEdges: AttributeChain { adding(.directionalHorizontalEdges) }
  /// Top and bottom.
  public var verticalEdges: AttributeChain { adding(.verticalEdges) }
  /// Width and height.
  public var size: AttributeChain { adding(.size) }
  /// Both centres.
  public var center: AttributeChain { adding(.center) }
  /// The four edges, moved in by the margins.
  public var margins: AttributeChain { adding(.margins) }
  /// Leading, trailing, top and bottom, moved in by the margins.
  public var directionalMargins: AttributeChain { adding(.directionalMargins) }
  /// Both centres of what the margins leave.
  public var centerWithinMargins: AttributeChain { adding(.centerWithinMargins) }
}
