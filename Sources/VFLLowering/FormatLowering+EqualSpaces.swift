import VFLDiagnostics
import VFLRecords
import VFLSyntax

/// Equal spaces.
///
/// Each equal space has a guide. As an exception, two equal spaces around a single view are replaced by a
/// center constraint.
extension FormatLowering {
  /// Adds guides of the same size as all other equal spaces of the statement.
  ///
  /// Pairs with required constraints share a guide if they include the edge of the same container, or if they
  /// include no edge. All views of these pairs must touch the guide, so the layout is the same as with a
  /// guide for each pair. Optional constraints on several guides have more weight than on a single guide, so
  /// each pair with optional constraints has its own guide.
  mutating func appendEqual(_ pairs: [(ChainSide, ChainSide)], _ span: SourceSpan) {
    guard context.priority.isRequired, gaps.allSatisfy({ $0.priority.isRequired }) else {
      for pair in pairs { appendEqual([pair], beside: span) }
      return
    }
    var places: [ItemID?: Int] = [:]
    var groups: [[(ChainSide, ChainSide)]] = []
    for (left, right) in pairs {
      let place = places[left.edgeItem ?? right.edgeItem, default: groups.count]
      places[left.edgeItem ?? right.edgeItem] = place
      if place == groups.count { groups.append([]) }
      groups[place].append((left, right))
    }
    for group in groups { appendEqual(group, beside: span) }
  }

  /// Adds a guide between the sides of the given pairs.
  private mutating func appendEqual(_ pairs: [(ChainSide, ChainSide)], beside span: SourceSpan) {
    guard let guide = makeGuide(.equalSpace, at: span) else { return }
    let side = ChainSide.item(guide, isGuide: true)
    let order = context.order
    append(pairs.map { order.join($0.0, side) }, at: span)
    for gap in gaps { appendSize(gap, of: guide) }
    if let reference = context.equalReference {
      append(
        ConstraintRecord(
          guide, context.order.size, .equal, reference, context.order.size,
          priority: context.priority,
          provenance: provenance(span, .fill)))
    } else {
      context.equalReference = guide
    }
    append(pairs.map { order.join(side, $0.1) }, at: span)
  }

  /// Adds records for sides that touch, without duplicates.
  private mutating func append(_ joins: [Join], at span: SourceSpan) {
    var seen: Set<Join> = []
    for join in joins where seen.insert(join).inserted {
      appendJoin(join, .equal, 0, context.priority, provenance(span, .flushGap))
    }
  }

  // MARK: Centres

  /// Returns the span of two equal spaces that center a single view in its container, as in `|~[a]~|`.
  ///
  /// Returns `nil` unless both ends are container edges without margins, the spaces have no predicates and
  /// are required, and no view is a stack. Optional guides and an optional center constraint would have
  /// different weights.
  func spacesAround(
    _ element: ElementNode, from start: ChainPlace?, _ closing: ConnectionNode?,
    to end: ChainPlace?
  ) -> SourceSpan? {
    guard case .containerEdge(isMargin: false, _) = start,
      case .containerEdge(isMargin: false, _) = end,
      let opening = element.connection, let closing,
      opening.kind == .equal, closing.kind == .equal,
      opening.predicates.isEmpty, closing.predicates.isEmpty,
      tree.views[element.views].allSatisfy({ $0.stack == nil }),
      context.priority.isRequired, !context.order.isVertical || !context.order.isBaseline
    else { return nil }
    return opening.span.union(closing.span)
  }

  /// Adds the constraints that center a view in its container and keep the view inside, as equal spaces
  /// around the view would.
  mutating func centre(
    _ view: PlacedItem, from start: ChainPlace, to end: ChainPlace, at span: SourceSpan
  ) {
    // Both sides are computed first, so that each bar reports a missing superview.
    let (first, last) = (side(start, beside: view), side(end, beside: view))
    guard case .edge(let container, _) = first, case .edge = last else { return }
    let centre: Attribute = context.order.isVertical ? .centerY : .centerX
    let edge = context.order.edges.start
    let provenance = provenance(span, .fill)
    append(
      ConstraintRecord(view.item, centre, .equal, container, centre, provenance: provenance))
    append(
      ConstraintRecord(
        view.item, edge, .greaterThanOrEqual, container, edge, provenance: provenance))
  }
}
