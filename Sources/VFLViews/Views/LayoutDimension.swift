public import VFLRecords

/// The width or height of a view or guide, from which you create constraints.
public struct LayoutDimension {
  /// The view or guide.
  public let item: LayoutElement
  /// The attribute: width or height.
  public let attribute: Attribute

  init(_ item: LayoutElement, _ attribute: Attribute) {
    self.item = item
    self.attribute = attribute
  }

  /// Creates a constraint that makes this dimension equal to a constant in points.
  public func constraint(
    equalToConstant constant: Double, priority: Priority = .required,
    fileID: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    constraint(
      .equal, nil, constant: constant, priority,
      ConstraintOrigin(fileID: fileID, line: line))
  }

  /// Creates a constraint that makes this dimension equal to another dimension times a multiplier plus a
  /// constant in points.
  public func constraint(
    equalTo dimension: LayoutDimension, multiplier: Double = 1, constant: Double = 0,
    priority: Priority = .required, fileID: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    constraint(
      .equal, dimension, multiplier: multiplier, constant: constant,
      priority,
      ConstraintOrigin(fileID: fileID, line: line))
  }

  /// Creates a constraint that makes this dimension greater than or equal to a constant in points.
  public func constraint(
    greaterThanOrEqualToConstant constant: Double, priority: Priority = .required,
    fileID: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    constraint(
      .greaterThanOrEqual, nil, constant: constant, priority,
      ConstraintOrigin(fileID: fileID, line: line))
  }

  /// Creates a constraint that makes this dimension greater than or equal to another dimension times a
  /// multiplier plus a constant in points.
  public func constraint(
    greaterThanOrEqualTo dimension: LayoutDimension, multiplier: Double = 1, constant: Double = 0,
    priority: Priority = .required, fileID: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    constraint(
      .greaterThanOrEqual, dimension, multiplier: multiplier, constant: constant,
      priority,
      ConstraintOrigin(fileID: fileID, line: line))
  }

  /// Creates a constraint that makes this dimension less than or equal to a constant in points.
  public func constraint(
    lessThanOrEqualToConstant constant: Double, priority: Priority = .required,
    fileID: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    constraint(
      .lessThanOrEqual, nil, constant: constant, priority,
      ConstraintOrigin(fileID: fileID, line: line))
  }

  /// Creates a constraint that makes this dimension less than or equal to another dimension times a
  /// multiplier plus a constant in points.
  public func constraint(
    lessThanOrEqualTo dimension: LayoutDimension, multiplier: Double = 1, constant: Double = 0,
    priority: Priority = .required, fileID: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    constraint(
      .lessThanOrEqual, dimension, multiplier: multiplier, constant: constant,
      priority,
      ConstraintOrigin(fileID: fileID, line: line))
  }

  private func constraint(
    _ relation: Relation, _ dimension: LayoutDimension?, multiplier: Double = 1, constant: Double,
    _ priority: Priority, _ origin: ConstraintOrigin
  ) -> LayoutConstraint {
    LayoutConstraint(
      unchecked: item, attribute, relation, dimension?.item,
      dimension?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant,
      priority: priority, origin: origin)
  }
}
