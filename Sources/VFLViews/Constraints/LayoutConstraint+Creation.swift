public import VFLRecords

extension LayoutConstraint {
  /// Creates a constraint between two views or guides.
  ///
  /// - Parameters:
  ///   - first: The item on the left-hand side of the relation.
  ///   - firstAttribute: The attribute of the first item.
  ///   - relation: The relation between the two sides.
  ///   - second: The item on the right-hand side of the relation, or `nil` to compare a width or height with
  ///     a constant.
  ///   - secondAttribute: The attribute of the second item, or ``Attribute/notAnAttribute`` if there is no
  ///     second item.
  ///   - multiplier: The factor of the second attribute.
  ///   - constant: The constant in points that is added to the right-hand side.
  ///   - priority: The priority of the constraint.
  ///   - identifier: A name for the constraint in logs and tests.
  ///   - fileID: The file to report in diagnostics.
  ///   - line: The line to report in diagnostics.
  /// - Throws: ``LayoutConstraintError`` if the attributes are incompatible, a position is compared with a
  ///   constant, the multiplier of a position is 0, or a number is not finite or out of range.
  public convenience init(
    item first: LayoutElement, attribute firstAttribute: Attribute,
    relatedBy relation: Relation = .equal, toItem second: LayoutElement? = nil,
    attribute secondAttribute: Attribute = .notAnAttribute, multiplier: Double = 1,
    constant: Double = 0, priority: Priority = .required, identifier: String? = nil,
    fileID: String = #fileID, line: Int = #line
  ) throws(LayoutConstraintError) {
    self.init(
      unchecked: first, firstAttribute, relation, second, secondAttribute, multiplier: multiplier,
      constant: constant, priority: priority, origin: ConstraintOrigin(fileID: fileID, line: line))
    self.identifier = identifier
    try checkRules()
  }
}
