public import VFLRecords

/// The axis of an anchor.
///
/// ``HorizontalPosition`` and ``VerticalPosition`` are the only conforming types. Do not add your own.
public protocol LayoutAnchorKind {}

/// Positions on the horizontal axis.
public enum HorizontalPosition: LayoutAnchorKind {}

/// Positions on the vertical axis.
public enum VerticalPosition: LayoutAnchorKind {}

/// An edge, center or baseline of a view or guide, from which you create constraints.
///
/// Anchors of different axes cannot be related: the compiler rejects such a call. The other rules, for
/// example that a leading anchor cannot be related to a left anchor, or that both items must be in the same
/// hierarchy, are checked when the constraint is activated.
public struct LayoutAnchor<Kind: LayoutAnchorKind> {
  /// The view or guide.
  public let item: LayoutElement
  /// The edge, center or baseline of the item.
  public let attribute: Attribute

  init(_ item: LayoutElement, _ attribute: Attribute) {
    self.item = item
    self.attribute = attribute
  }

  /// Creates a constraint that makes this anchor equal to another anchor plus a constant in points.
  public func constraint(
    equalTo anchor: LayoutAnchor, constant: Double = 0, priority: Priority = .required,
    fileID: String = #fileID,
    line: Int = #line
  ) -> LayoutConstraint {
    constraint(.equal, anchor, constant, priority, ConstraintOrigin(fileID: fileID, line: line))
  }

  /// Creates a constraint that makes this anchor greater than or equal to another anchor plus a constant in
  /// points.
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutAnchor, constant: Double = 0, priority: Priority = .required,
    fileID: String = #fileID,
    line: Int = #line
  ) -> LayoutConstraint {
    constraint(
      .greaterThanOrEqual, anchor, constant, priority, ConstraintOrigin(fileID: fileID, line: line))
  }

  /// Creates a constraint that makes this anchor less than or equal to another anchor plus a constant in
  /// points.
  public func constraint(
    lessThanOrEqualTo anchor: LayoutAnchor, constant: Double = 0, priority: Priority = .required,
    fileID: String = #fileID,
    line: Int = #line
  ) -> LayoutConstraint {
    constraint(
      .lessThanOrEqual, anchor, constant, priority, ConstraintOrigin(fileID: fileID, line: line))
  }

  func constraint(
    _ relation: Relation, _ anchor: LayoutAnchor, _ constant: Double, _ priority: Priority,
    _ origin: ConstraintOrigin, rule: RecordRule = .object
  ) -> LayoutConstraint {
    LayoutConstraint(
      unchecked: item, attribute, relation, anchor.item, anchor.attribute, constant: constant,
      priority: priority, rule: rule, origin: origin)
  }
}

/// An anchor on the horizontal axis.
public typealias LayoutXAxisAnchor = LayoutAnchor<HorizontalPosition>

/// An anchor on the vertical axis.
public typealias LayoutYAxisAnchor = LayoutAnchor<VerticalPosition>
