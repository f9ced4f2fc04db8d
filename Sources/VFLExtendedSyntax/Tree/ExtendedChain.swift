package import VFLDiagnostics

/// A row or a column of views between the edges of a container.
package struct ExtendedChain: Sendable, Hashable {
  /// The axes of a chain.
  package enum Direction: Sendable, Hashable {
    /// `H:`, or nothing.
    case horizontal
    /// `V:`
    case vertical
    /// `HV:`, one after the other.
    case both
  }

  /// An edge of the container.
  package struct Edge: Sendable, Hashable {
    /// The bar or bars.
    package let span: SourceSpan
    /// Whether it is the margin, `||`.
    package let isMargin: Bool
  }

  /// What stands in a chain.
  package enum Content: Sendable, Hashable {
    /// Views that take the same place; joined to a chain of their own where they are repeated.
    case group([ExtendedItem], repetition: ExtendedConnection?)
    /// A position between `<` and `>`.
    case point(ExtendedExpression)
  }

  /// A place in a chain.
  package struct Element: Sendable, Hashable {
    /// What stands between it and what is in front of it; `nil` where nothing is.
    package let connection: ExtendedConnection?
    /// The brackets and what is in them.
    package let span: SourceSpan
    /// What stands there.
    package let content: Content
  }

  /// The axes.
  package let direction: Direction
  /// The edge in front of the first element, if there is one.
  package let leading: Edge?
  /// The elements; at least one.
  package let elements: [Element]
  /// What stands between the last element and the closing edge.
  package let closing: ExtendedConnection?
  /// The edge behind the last element, if there is one.
  package let trailing: Edge?
}

/// A view in brackets, or several.
package struct ExtendedItem: Sendable, Hashable {
  /// The name, the range or the array.
  package let name: ExtendedName
  /// What its size is compared with.
  package let predicates: [ExtendedPredicate]
  /// The chain inside of it, if it is a stack.
  package let stack: ExtendedStack?
}

/// The chain between the edges of a stack.
package struct ExtendedStack: Sendable, Hashable {
  /// What stands between the leading edge and the first element.
  package let opening: ExtendedConnection
  /// The elements; at least one, the first of them without a connection.
  package let elements: [ExtendedChain.Element]
  /// What stands between the last element and the trailing edge.
  package let closing: ExtendedConnection
}
