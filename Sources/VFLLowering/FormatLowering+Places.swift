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

  /// Returns the sides of two adjacent positions, for one item of each position.
  ///
  /// - Parameters:
  ///   - leftIndex: One of the indices of `left`.
  ///   - rightIndex: One of the indices of `right`.
  /// - Returns: The sides, or `nil` if there is no item, or if the superview of an item is unknown.
  mutating func sides(
    _ left: ChainPlace, _ leftIndex: Int, _ right: ChainPlace, _ rightIndex: Int
  ) -> (ChainSide, ChainSide)? {
    switch (left, right) {
    case (.items, .items): return (side(placed[leftIndex].item), side(placed[rightIndex].item))
    case (.items, let edge):
      let item = placed[leftIndex]
      return side(edge, beside: item).map { (side(item.item), $0) }
    case (let edge, .items):
      let item = placed[rightIndex]
      return side(edge, beside: item).map { ($0, side(item.item)) }
    default: return nil
    }
  }

  private func side(_ item: ItemID) -> ChainSide {
    .item(item, isGuide: !guides.isEmpty && guides.contains(item))
  }

  mutating func side(_ place: ChainPlace, beside placed: PlacedItem) -> ChainSide? {
    switch place {
    case .items: return nil
    case .containerEdge(let isMargin, let span):
      return container(beside: placed.item, view: placed.view, at: span).map {
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
    let start = context.order.edges.start
    if value.isNumber {
      guard let container = context.container else {
        report(.barWithoutSuperview(span: span, view: nil, viewSpan: nil))
        return nil
      }
      // From right to left, chains begin at the right edge.
      let edge = context.order.isMirrored ? context.order.edges.end : start
      value.term = LinearValue.Term(item: container, attribute: edge, span: span)
      value.factor = 1
      if context.order.isMirrored { value.constant = -value.constant }
      return value
    }
    if tree.choiceCount(of: expression, in: scope) > 1 {
      report(.misplacedAttribute(span: span, found: tree.string(span), reason: .point))
      return nil
    }
    guard let term = value.term else { return nil }
    if term.attribute.isSize || term.attribute.axis != context.order.axis {
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
