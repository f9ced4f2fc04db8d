import VFLDiagnostics
import VFLRecords
import VFLSyntax

/// One of the two sides of a connection.
enum ChainSide {
  /// A view or a guide.
  case item(ItemID, isGuide: Bool)
  /// An edge of a container, seen from the inside.
  case edge(ItemID, isMargin: Bool)
  /// A position, given as a multiple of an attribute plus a constant.
  case point(LinearValue.Term, factor: Double, constant: Double)

  /// Whether a `-` next to it is the standard space at the edge of a container.
  var isEdge: Bool {
    if case .edge = self { true } else { false }
  }

  /// The container, if the side is an edge of a container.
  var edgeItem: ItemID? {
    if case .edge(let item, _) = self { item } else { nil }
  }
}

/// A view in a chain, with the name by which the chain refers to it.
struct PlacedItem {
  let item: ItemID
  let name: NameNode
}

/// The content at one position of a chain, before its neighbours are known.
enum ChainPlace {
  /// Views that share one position.
  ///
  /// Unknown views are not included.
  case items([PlacedItem])
  /// An edge of the container of the adjacent view.
  case containerEdge(isMargin: Bool, SourceSpan)
  /// The inside of an edge of a stack.
  case stackEdge(ItemID)
  /// A position, or `nil` if its expression has an error.
  case point(LinearValue?, SourceSpan)
}

extension ChainPlace {
  /// The number of views, or 0 for other content.
  var itemCount: Int {
    if case .items(let items) = self { items.count } else { 0 }
  }

  /// Whether it is the edge of a container or of a stack.
  var isEdge: Bool {
    switch self {
    case .containerEdge, .stackEdge: true
    case .items, .point: false
    }
  }

  /// Returns whether a connection between the two can create a constraint.
  ///
  /// A position with an error cannot be constrained. Two positions contain no item that could move, so a gap
  /// between them has no effect.
  func canJoin(_ other: ChainPlace) -> Bool {
    switch (self, other) {
    case (.point, .point), (.point(nil, _), _), (_, .point(nil, _)): false
    default: true
    }
  }
}
