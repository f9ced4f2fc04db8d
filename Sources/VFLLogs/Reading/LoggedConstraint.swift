package import VFLDiagnostics
package import VFLRecords

/// A constraint as a log describes it: `first.attribute REL second.attribute * multiplier + constant`.
///
/// A description in brackets, `V:|-(8)-[UILabel:0x2]`, is converted to its equation.
package struct LoggedConstraint: Sendable, Hashable {
  /// An attribute of an item.
  package struct Anchor: Sendable, Hashable {
    /// The item.
    package var item: LoggedItem
    /// The attribute.
    package var attribute: Attribute

    /// Creates an anchor.
    package init(_ item: LoggedItem, _ attribute: Attribute) {
      self.item = item
      self.attribute = attribute
    }
  }

  /// The priorities of a content size.
  package struct ContentPriorities: Sendable, Hashable {
    /// The priority with which the item resists growing beyond its content.
    package var hugging: Double
    /// The priority with which the item resists shrinking below its content.
    package var compression: Double
  }

  /// The source line that created a constraint.
  package struct Site: Sendable, Hashable {
    /// The name of the file.
    package var file: String
    /// The line, from 1.
    package var line: Int
  }

  /// The source range of the description in the log, including `<` and `>`.
  package var span: SourceSpan
  /// The class of the constraint, usually `NSLayoutConstraint`.
  package var className: String
  /// The address of the constraint, or its Masonry key.
  package var address: String
  /// The source line that created the constraint, or `nil` if it is unknown.
  ///
  /// SnapKit prints this line.
  package var site: Site?
  /// The identifier of the constraint, or `nil` if none is printed.
  package var identifier: String?
  /// The left side of the equation.
  package var first: Anchor
  /// The relation.
  package var relation: Relation
  /// The anchor on the right side, or `nil` if the right side is a constant.
  package var second: Anchor?
  /// The multiplier of ``second``.
  package var multiplier = 1.0
  /// The constant on the right-hand side, in points.
  package var constant = 0.0
  /// The item that `|` represents in the description, or `nil` if the description does not name it.
  var superview: LoggedItem?
  /// Whether the description is a coordinate, such as `minY == 8`.
  var isCoordinate = false
  /// Whether the constant is the system spacing.
  package var isSystemSpacing = false
  /// The priority, 1000 if none is printed.
  package var priority = 1000.0
  /// Whether the constraint is printed as inactive.
  package var isInactive = false
  /// The priorities of a content size, or `nil` for other constraints.
  package var content: ContentPriorities?

  /// Whether the user has marked the constraint as right.
  package var isKept = false

  /// The part of the system that created the constraint, or `nil` if the program may have created it.
  package var origin: SystemConstraint?
}
