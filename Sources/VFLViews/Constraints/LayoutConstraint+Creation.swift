public import VFLRecords

extension LayoutConstraint {
  /// Creates a constraint between two views or guides.
  ///
  /// - Parameters:
  ///   - first: the item on the left of the relation.
  ///   - firstAttribute: its attribute.
  ///   - relation: the relation.
  ///   - second: the item on the right; `nil` for a size that is compared with a number.
  ///   - secondAttribute: its attribute; ``Attribute/notAnAttribute`` without a second item.
  ///   - multiplier: the factor of the second attribute.
  ///   - constant: what is added on the right, in points.
  ///   - priority: how strongly the constraint is wanted.
  ///   - identifier: what a log or a test knows it by.
  ///   - fileID: the file that diagnostics name.
  ///   - line: the line that diagnostics name.
  /// - Throws: ``LayoutConstraintError`` when no constraint may relate the attributes, a location is
  ///   compared with a number, the multiplier is 0, or a number is not finite or out of range.
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
