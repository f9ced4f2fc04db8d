import VFLLayout
import VFLRecords
import VFLViews

/// What an offset or an inset adds, before it is known to which attribute.
enum ChainConstant: Sendable, Hashable {
  /// The same number of points everywhere.
  case number(Double)
  /// A width and a height; nothing for positions.
  case size(LayoutSize)
  /// A way to the right and down; nothing for sizes.
  case point(LayoutPoint)
  /// Distances inwards from the edges.
  case insets(LayoutInsets)
  /// Distances inwards, of which the horizontal ones follow the direction.
  case directionalInsets(LayoutMargins)

  /// The same distance inwards from every edge.
  static func inset(_ amount: Double) -> Self {
    .insets(LayoutInsets(top: amount, left: amount, bottom: amount, right: amount))
  }

  /// What it is called.
  var name: String {
    switch self {
    case .number: "a number"
    case .size: "a size"
    case .point: "a point"
    case .insets, .directionalInsets: "insets"
    }
  }

  /// What it adds to an attribute, in points; `nil` when it has nothing to say of it.
  ///
  /// Insets make sizes smaller by both sides and move a centre by half of their difference, as
  /// SnapKit's do.
  func part(for attribute: Attribute) -> Double? {
    switch self {
    case .number(let number): number
    case .size(let size):
      switch attribute {
      case .width: size.width
      case .height: size.height
      default: nil
      }
    case .point(let point):
      switch attribute.axis {
      case _ where attribute.isSize: nil
      case .horizontal: point.x
      case .vertical: point.y
      case nil: nil
      }
    case .insets(let insets):
      Self.part(
        for: attribute, near: (insets.left, insets.top), far: (insets.right, insets.bottom))
    case .directionalInsets(let insets):
      Self.part(
        for: attribute, near: (insets.leading, insets.top), far: (insets.trailing, insets.bottom))
    }
  }

  private static func part(
    for attribute: Attribute, near: (x: Double, y: Double), far: (x: Double, y: Double)
  ) -> Double? {
    switch attribute {
    case .left, .leading, .leftMargin, .leadingMargin: near.x
    case .right, .trailing, .rightMargin, .trailingMargin: -far.x
    case .top, .topMargin, .firstBaseline: near.y
    case .bottom, .bottomMargin, .lastBaseline: -far.y
    case .centerX, .centerXWithinMargins: (near.x - far.x) / 2
    case .centerY, .centerYWithinMargins: (near.y - far.y) / 2
    case .width: -(near.x + far.x)
    case .height: -(near.y + far.y)
    case .notAnAttribute: nil
    }
  }

  /// Whether this one leaves nothing of another one that was given before.
  func replaces(_ other: Self) -> Bool {
    switch (self, other) {
    case (.size, .size), (.point, .point): true
    case (.size, _), (.point, _): false
    default: true
    }
  }
}
