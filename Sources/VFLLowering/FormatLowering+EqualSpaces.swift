import VFLDiagnostics
import VFLRecords
import VFLSyntax

/// Equal spaces: a guide for each of them, or a centre where there are two around one view.
extension FormatLowering {
  /// Adds guides as large as all other equal spaces of the statement.
  ///
  /// Views that take the same place have one guide between them, as far as all of them have the same edge on
  /// its other side: as they all have to touch it, the layout is that of a guide for each. Where they only
  /// wish to, a guide for each weighs more, so there they have it.
  mutating func appendEqual(
    _ gaps: [Gap], _ pairs: [(ChainSide, ChainSide)], _ span: SourceSpan
  ) {
    guard context.priority.isRequired, gaps.allSatisfy({ $0.priority.isRequired }) else {
      for pair in pairs { appendEqual(gaps, [pair], beside: span) }
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
    for group in groups { appendEqual(gaps, group, beside: span) }
  }

  /// Adds one guide between the sides of some pairs.
  private mutating func appendEqual(
    _ gaps: [Gap], _ pairs: [(ChainSide, ChainSide)], beside span: SourceSpan
  ) {
    guard let guide = makeGuide(.equalSpace, at: span) else { return }
    let side = ChainSide.item(guide, isGuide: true)
    append(pairs.map { join($0.0, side) }, at: span)
    appendSizes(gaps, of: guide)
    if let reference = context.equalReference {
      append(
        ConstraintRecord(
          guide, context.size, .equal, reference, context.size, priority: context.priority,
          provenance: provenance(span, .fill)))
    } else {
      context.equalReference = guide
    }
    append(pairs.map { join(side, $0.1) }, at: span)
  }

  /// Adds records of what touches, each once.
  private mutating func append(_ joins: [Join], at span: SourceSpan) {
    var seen: Set<Join> = []
    for join in joins where seen.insert(join).inserted {
      appendJoin(join, .equal, 0, context.priority, provenance(span, .flushGap))
    }
  }

  // MARK: Centres

  /// The equal spaces around an element between two places, where these are all that is said of its place, so
  /// that one view there is centred: `|~[a]~|`; `nil` for any other element.
  ///
  /// Where the spaces are wishes, guides weigh otherwise than a centre.
  func spacesAround(
    _ element: ElementNode, from start: ChainPlace?, _ closing: ConnectionNode?,
    to end: ChainPlace?
  ) -> SourceSpan? {
    guard case .containerEdge(isMargin: false, _) = start,
      case .containerEdge(isMargin: false, _) = end,
      let opening = element.connection, let closing,
      case .equal(let before) = opening.kind, case .equal(let behind) = closing.kind,
      before.isEmpty, behind.isEmpty, element.views.allSatisfy({ $0.stack == nil }),
      context.priority.isRequired, !context.isVertical || !context.isBaseline
    else { return nil }
    return opening.span.union(closing.span)
  }

  /// Adds the centre of a view in its container, and that it lies inside, as spaces beside it would have it.
  mutating func centre(
    _ view: PlacedItem, from start: ChainPlace, to end: ChainPlace, at span: SourceSpan
  ) {
    // Each of the bars tells that the view has no superview.
    let (first, last) = (side(start, beside: view), side(end, beside: view))
    guard case .edge(let container, _) = first, case .edge = last else { return }
    let centre: Attribute = context.isVertical ? .centerY : .centerX
    let provenance = provenance(span, .fill)
    append(
      ConstraintRecord(view.item, centre, .equal, container, centre, provenance: provenance))
    append(
      ConstraintRecord(
        view.item, edges.start, .greaterThanOrEqual, container, edges.start,
        provenance: provenance))
  }
}
