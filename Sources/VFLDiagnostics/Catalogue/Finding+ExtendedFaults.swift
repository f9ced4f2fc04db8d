// The reasons for which expressions, attributes, stacks and grids are rejected.
extension Finding {
  /// The reason for which an expression does not fit into a constraint.
  package enum ExpressionFault: Sendable, Hashable {
    /// It adds up two attributes.
    case twoItems
    /// It multiplies attributes, or divides by one.
    case product
    /// It divides by 0.
    case divisionByZero
  }

  /// The reason for which an attribute is out of its place.
  package enum AttributeFault: Sendable, Hashable {
    /// A percentage of a position.
    case percentOfPosition
    /// An attribute in front of the relation of a gap.
    case subjectOfGap
    /// A number beside `edges`.
    case compositeWithNumber
    /// A point that is no position on the axis of its chain.
    case point
    /// A point beside the edge of the container.
    case pointAtEdge
    /// An attribute of a gap itself.
    case ownAttributeOfGap
  }

  /// The reason for which a stack is out of its place.
  package enum StackFault: Sendable, Hashable {
    /// Its name has been given to a stack already.
    case again
    /// It stands in a chain of both axes.
    case bothAxes
    /// It has a range or an array for a name.
    case severalNames
  }

  /// The reason for which the rows of a grid do not fit together.
  package enum GridFault: Sendable, Hashable {
    /// A row has another number of cells than the first one.
    case ragged(cells: Int, expected: Int)
    /// The cells of a view form no rectangle.
    case area(name: String)
    /// There are more or fewer tracks than columns or rows.
    case trackCount(tracks: Int, expected: Int)
    /// A row has no cells.
    case emptyRow
  }
}
