package import VFLDiagnostics

/// A row or a column of views between the edges of a container.
package struct ChainNode: Sendable, Hashable {
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

  /// The axes.
  package internal(set) var direction: Direction
  /// The `H:` or the like, if it is written.
  package internal(set) var orientation: SourceSpan?
  /// The edge in front of the first element, if there is one.
  package internal(set) var leading: Edge?
  /// The elements; at least one where the chain has no fault.
  package internal(set) var elements: [ElementNode] = []
  /// What stands between the last element and the closing edge; `nil` without a closing edge.
  package internal(set) var closing: ConnectionNode?
  /// The edge behind the last element, if there is one.
  package internal(set) var trailing: Edge?

  /// Creates a chain with nothing in it.
  package init(_ direction: Direction) {
    self.direction = direction
  }

  /// The views, those in stacks left out.
  package var views: [ViewNode] { elements.flatMap { $0.views } }

  /// What stands between neighbours, in the order of the text; what is in stacks is left out.
  package var connections: [ConnectionNode] {
    elements.compactMap { $0.connection } + [closing].compactMap { $0 }
  }

  /// The predicates of gaps and sizes, in the order of the text; what is in stacks is left out.
  package var predicates: [PredicateNode] {
    var all: [PredicateNode] = []
    for element in elements {
      if let connection = element.connection { all += connection.predicates }
      for view in element.views { all += view.predicates }
    }
    if let closing { all += closing.predicates }
    return all
  }
}

/// A place in a chain.
package struct ElementNode: Sendable, Hashable {
  /// What stands in a chain.
  package enum Content: Sendable, Hashable {
    /// Views that take the same place; joined to a chain of their own where they are repeated. There is
    /// one in Apple's dialect.
    case group([ViewNode], repetition: ConnectionNode?)
    /// A position between `<` and `>`.
    case point(ExpressionNode)
  }

  /// What stands between it and what is in front of it; `nil` where nothing is.
  package let connection: ConnectionNode?
  /// The brackets and what is in them.
  package let span: SourceSpan
  /// What stands there.
  package let content: Content

  /// The views; none of a position.
  package var views: [ViewNode] {
    if case .group(let views, _) = content { views } else { [] }
  }
}

/// A view in brackets.
package struct ViewNode: Sendable, Hashable {
  /// The name, the range or the array; empty where it is missing.
  package let name: NameNode
  /// What its size is compared with.
  package let predicates: [PredicateNode]
  /// The chain inside of it, if it is a stack.
  package let stack: StackNode?
}

/// The chain between the edges of a stack.
package struct StackNode: Sendable, Hashable {
  /// What stands between the leading edge and the first element.
  package let opening: ConnectionNode
  /// The elements; at least one, the first of them without a connection.
  package let elements: [ElementNode]
  /// What stands between the last element and the trailing edge.
  package let closing: ConnectionNode
}
