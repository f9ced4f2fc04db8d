import VFLRecords

/// The constraints that the code of one or more converted calls creates.
struct ConvertedConstraints: Sendable {
  private(set) var constraints: [CodeConstraint]
  private(set) var items: CodeItems
  let style: CodeStyle

  /// Creates the constraints of a call.
  init(_ constraints: [CodeConstraint], _ items: CodeItems, in style: CodeStyle) {
    (self.constraints, self.items, self.style) = (constraints, items, style)
  }

  /// Adds the constraints of another call in the same scope, in which equal names refer to the same items.
  mutating func add(_ other: ConvertedConstraints) {
    let items = items.add(other.items)
    constraints += other.constraints.map { $0.replacingItems(by: items) }
  }

  /// The elements of an array literal.
  var elements: [CodeElement] { CodeListing.elements(of: constraints, items, in: style) }

  /// The statements that create and activate the constraints with SnapKit or Masonry, each on a line that
  /// ends with a line feed.
  var statements: String { CodeListing.text(of: constraints, items, in: style) }

  /// Whether SnapKit or Masonry can create the constraints.
  ///
  /// SnapKit has no method to create constraints on a `UILayoutSupport`, and Masonry none to refer to it.
  var areValidForMaker: Bool {
    constraints.allSatisfy { constraint in
      let record = constraint.fromInside(items).record
      let isSecond = record.secondItem.map(items.isLayoutSupport) ?? false
      return !items.isLayoutSupport(record.firstItem) && !(isSecond && style == .masonry)
    }
  }
}
