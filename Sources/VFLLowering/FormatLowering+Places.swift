import VFLDiagnostics
import VFLRecords
import VFLSyntax

extension FormatLowering {
  /// Reports an error if a position is next to an edge of a container or stack, and returns whether there is
  /// an error.
  mutating func reportPointAtEdge(_ place: ChainPlace, beside other: ChainPlace) -> Bool {
    guard case .point(_, let span) = place, other.isEdge else { return false }
    report(
      .misplacedAttribute(span: span, found: tree.string(span), reason: .pointAtEdge))
    return true
  }

  /// Returns the pairs of sides for two adjacent positions: each item on the right with each item on the
  /// left.
  mutating func sides(
    _ left: ChainPlace, _ right: ChainPlace
  ) -> [(ChainSide, ChainSide)] {
    var pairs: [(ChainSide, ChainSide)] = []
    switch (left, right) {
    case (.items(let lefts), .items(let rights)):
      for right in rights {
        for left in lefts { pairs.append((side(left.item), side(right.item))) }
      }
    case (.items(let lefts), let edge):
      for left in lefts {
        if let right = side(edge, beside: left) { pairs.append((side(left.item), right)) }
      }
    case (let edge, .items(let rights)):
      for right in rights {
        if let left = side(edge, beside: right) { pairs.append((left, side(right.item))) }
      }
    default: break
    }
    return pairs
  }

  private func side(_ item: ItemID) -> ChainSide {
    .item(item, isGuide: guides.contains(item))
  }

  mutating func side(_ place: ChainPlace, beside view: PlacedItem) -> ChainSide? {
    switch place {
    case .items: return nil
    case .containerEdge(let isMargin, let span):
      return container(beside: view.item, named: view.name, at: span).map {
        .edge($0, isMargin: isMargin)
      }
    case .stackEdge(let stack): return .edge(stack, isMargin: false)
    case .point(let value, _):
      guard let value, let term = value.term else { return nil }
      return .point(term, factor: value.factor, constant: value.constant)
    }
  }

  /// Returns the position given by an expression between `<` and `>`, or `nil` if it is not a position.
  mutating func anchor(_ expression: ExpressionNode) -> LinearValue? {
    let operand = OperandContext(container: context.container)
    guard var value = value(of: expression, in: operand) else { return nil }
    let span = expression.span
    let start = edges.start
    if value.isNumber {
      guard let container = context.container else {
        report(.barWithoutSuperview(span: span, view: nil, viewSpan: nil))
        return nil
      }
      // From right to left, chains begin at the right edge.
      let edge = isMirrored ? edges.end : start
      value.term = LinearValue.Term(item: container, attribute: edge, span: span)
      value.factor = 1
      if isMirrored { value.constant = -value.constant }
      return value
    }
    if choiceCount(of: expression) > 1 {
      report(.misplacedAttribute(span: span, found: tree.string(span), reason: .point))
      return nil
    }
    guard let term = value.term else { return nil }
    if term.attribute.isSize || term.attribute.axis != context.axis {
      report(
        .misplacedAttribute(span: span, found: tree.string(span), reason: .point))
      return nil
    }
    if let reason = start.incompatibility(with: term.attribute) {
      report(
        .incompatibleAttributes(
          span: span, first: start.name, second: term.attribute.name, reason: reason))
      return nil
    }
    return value
  }
}
