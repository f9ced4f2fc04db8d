public import VFLRecords

/// A kind of position that anchors stand for; only the two kinds here are meant.
public protocol LayoutAnchorKind {}

/// Positions on the horizontal axis.
public enum HorizontalPosition: LayoutAnchorKind {}

/// Positions on the vertical axis.
public enum VerticalPosition: LayoutAnchorKind {}

/// An edge or a centre of a view or guide, from which constraints are made.
///
/// Anchors of two axes cannot be related. Whether a constraint breaks another rule (a leading edge
/// against a left one, items in different hierarchies) is told when it is activated.
public struct LayoutAnchor<Kind: LayoutAnchorKind> {
  /// The view or guide.
  public let item: LayoutElement
  /// Which of its positions.
  public let attribute: Attribute

  init(_ item: LayoutElement, _ attribute: Attribute) {
    self.item = item
    self.attribute = attribute
  }

  /// A constraint that puts this anchor where another one is, moved by some points.
  public func constraint(
    equalTo anchor: LayoutAnchor, constant: Double = 0, priority: Priority = .required,
    fileID: String = #fileID,
    line: Int = #line
  ) -> LayoutConstraint {
    constraint(.equal, anchor, constant, priority, ConstraintOrigin(fileID: fileID, line: line))
  }

  /// A constraint that puts this anchor where another one is, or further along.
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutAnchor, constant: Double = 0, priority: Priority = .required,
    fileID: String = #fileID,
    line: Int = #line
  ) -> LayoutConstraint {
    constraint(
      .greaterThanOrEqual, anchor, constant, priority, ConstraintOrigin(fileID: fileID, line: line))
  }

  /// A constraint that puts this anchor where another one is, or less far along.
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
