package import VFLDiagnostics
package import VFLRecords

/// A constraint as a log describes it: `first.attribute REL second.attribute * multiplier + constant`.
///
/// A description in brackets, `V:|-(8)-[UILabel:0x2]`, is the equation that it stands for.
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

  /// The priorities with which an item keeps the size of its content.
  package struct ContentPriorities: Sendable, Hashable {
    /// How strongly the item resists being larger than its content.
    package var hugging: Double
    /// How strongly the item resists being smaller.
    package var compression: Double
  }

  /// The line of a program that made a constraint.
  package struct Site: Sendable, Hashable {
    /// The name of the file.
    package var file: String
    /// The line, from 1.
    package var line: Int
  }

  /// The place of the constraint's description in the log, from `<` to behind `>`.
  package var span: SourceSpan
  /// The class of the constraint, mostly `NSLayoutConstraint`.
  package var className: String
  /// The address of the constraint, or its key of Masonry.
  package var address: String
  /// The line of the program that made the constraint, which SnapKit prints.
  package var site: Site?
  /// The identifier of the constraint.
  package var identifier: String?
  /// What stands on the left of the relation.
  package var first: Anchor
  /// The relation.
  package var relation: Relation
  /// What stands on the right; `nil` when there is only the constant.
  package var second: Anchor?
  /// The factor of ``second``.
  package var multiplier = 1.0
  /// What is added on the right, in points.
  package var constant = 0.0
  /// Whether the constant is the system's space.
  package var isSystemSpacing = false
  /// The priority, 1000 unless another one is printed.
  package var priority = 1000.0
  /// Whether the constraint is printed as inactive.
  package var isInactive = false
  /// The priorities of the size of a content; `nil` of any other constraint.
  package var content: ContentPriorities?

  /// Whether a person says that the constraint is right.
  package var isKept = false

  /// The part of the system that made the constraint; `nil` where a program may have made it.
  package var origin: SystemConstraint?
}
