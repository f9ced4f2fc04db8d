import VFLDiagnostics
import VFLRecords
import VFLSyntax

/// One side of a connection.
enum ChainSide {
  /// A view or a guide.
  case item(ItemID, isGuide: Bool)
  /// The edge of a container, seen from inside.
  case edge(ItemID, isMargin: Bool)
  /// A position.
  case point(LinearValue.Term, factor: Double, constant: Double)

  /// Whether a `-` beside it is the space at the edge of a container.
  var isEdge: Bool {
    if case .edge = self { true } else { false }
  }

  /// The container whose edge it is.
  var edgeItem: ItemID? {
    if case .edge(let item, _) = self { item } else { nil }
  }
}

/// A view in a chain, and the name that it has there.
struct PlacedItem {
  let item: ItemID
  let name: NameNode
}

/// What stands in a place of a chain, before it is known beside what.
enum ChainPlace {
  /// Views that take the same place; those with unknown names are not among them.
  case items([PlacedItem])
  /// The edge of the container of whatever stands beside it.
  case containerEdge(isMargin: Bool, SourceSpan)
  /// The inside of the edge of a stack.
  case stackEdge(ItemID)
  /// A position; `nil` where it has a fault.
  case point(LinearValue?, SourceSpan)
}

extension ChainPlace {
  /// How many views there are, if it is some.
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

  /// Whether what stands between the two can make a record: a point with a fault has no position, and two
  /// points have nothing that could move, so that a gap between them says nothing.
  func canJoin(_ other: ChainPlace) -> Bool {
    switch (self, other) {
    case (.point, .point), (.point(nil, _), _), (_, .point(nil, _)): false
    default: true
    }
  }
}
