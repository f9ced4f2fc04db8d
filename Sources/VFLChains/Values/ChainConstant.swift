import VFLLayout
import VFLRecords
import VFLViews

/// The value of an offset or inset, independent of an attribute.
enum ChainConstant: Sendable, Hashable {
  /// The same number of points for all attributes.
  case number(Double)
  /// A width and a height.
  ///
  /// It does not apply to positions.
  case size(LayoutSize)
  /// An offset to the right and down.
  ///
  /// It does not apply to sizes.
  case point(LayoutPoint)
  /// Insets of the edges.
  case insets(LayoutInsets)
  /// Insets of the edges.
  ///
  /// The horizontal insets follow the layout direction.
  case directionalInsets(LayoutMargins)

  /// Returns insets with the same amount for all edges.
  static func inset(_ amount: Double) -> Self {
    .insets(LayoutInsets(top: amount, left: amount, bottom: amount, right: amount))
  }

  /// A description of the value for error messages.
  var name: String {
    switch self {
    case .number: "a number"
    case .size: "a size"
    case .point: "a point"
    case .insets, .directionalInsets: "insets"
    }
  }

  /// Returns the number of points to add to an attribute, or `nil` if the value does not apply to the
  /// attribute.
  ///
  /// As in SnapKit, insets reduce sizes by the insets of both sides and move centers by half of the
  /// difference of the insets.
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

  /// Returns whether the value overrides an earlier value for all attributes to which the earlier value
  /// applies.
  func replaces(_ other: Self) -> Bool {
    switch (self, other) {
    case (.size, .size), (.point, .point): true
    case (.size, _), (.point, _): false
    default: true
    }
  }
}
