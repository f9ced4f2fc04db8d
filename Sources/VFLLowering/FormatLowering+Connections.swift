import VFLDiagnostics
import VFLRecords
import VFLSyntax

extension FormatLowering {
  /// Adds the records of the connection between two positions, for each pair of a view on the left and a view
  /// on the right.
  mutating func connect(
    _ left: ChainPlace, _ connection: ConnectionNode, _ right: ChainPlace
  ) {
    if case .none = connection.kind { return }
    let gaps = self.gaps(of: connection, besideEdge: left.isEdge || right.isEdge)
    guard let gaps, !reportPointAtEdge(left, beside: right),
      !reportPointAtEdge(right, beside: left),
      left.canJoin(right)
    else { return }
    let pairCount = max(left.itemCount, 1) * max(right.itemCount, 1)
    if reportTooManyPairs(pairCount, max(gaps.count, 1), at: connection.span) { return }
    if case .equal = connection.kind {
      return appendEqual(gaps, sides(left, right), connection.span)
    }
    for (left, right) in sides(left, right) {
      switch connection.kind {
      case .none, .equal: break
      case .flush:
        appendJoin(
          join(left, right), .equal, 0, context.priority,
          provenance(connection.span, .flushGap))
      case .standard: appendStandard(left, right, connection.span)
      case .gap: appendGap(gaps, left, right, connection.span)
      }
    }
  }

  /// Reports the errors of a connection that connects no views.
  mutating func check(_ connection: ConnectionNode) {
    _ = gaps(of: connection, besideEdge: false)
  }

  /// Returns the number of sizes to which the predicates of a connection evaluate.
  func choiceCount(of connection: ConnectionNode) -> Int {
    let predicates = connection.predicates
    return predicates.isEmpty
      ? 1
      : predicates.reduce(0) { count, predicate in
        guard case .expression(let expression) = predicate.value else { return count + 1 }
        return count + choiceCount(of: expression)
      }
  }

  /// Reports an error if a relation connects too many pairs of views, and returns whether there is an error.
  mutating func reportTooManyPairs(
    _ left: Int, _ right: Int, at span: SourceSpan
  ) -> Bool {
    guard left * right > Limit.pairs.value else { return false }
    report(.limitExceeded(.pairs, span: span))
    return true
  }

  // MARK: Sizes of gaps

  /// Returns the evaluated predicates of a connection, or `nil` if a predicate has an error.
  private mutating func gaps(
    of connection: ConnectionNode, besideEdge isEdge: Bool
  ) -> [Gap]? {
    var gaps: [Gap] = []
    var isInvalid = false
    for predicate in connection.predicates {
      if !collectGaps(of: predicate, besideEdge: isEdge, into: &gaps) { isInvalid = true }
    }
    return isInvalid ? nil : gaps
  }

  /// Evaluates a predicate and appends a result for each view that a name in the predicate refers to.
  ///
  /// - Returns: Whether the predicate has no errors.
  private mutating func collectGaps(
    of predicate: PredicateNode, besideEdge isEdge: Bool, into gaps: inout [Gap]
  ) -> Bool {
    // The size and the priority are evaluated first, so that the errors of both are reported.
    let sizes = sizes(of: predicate, besideEdge: isEdge)
    guard let priority = priority(predicate.priority), let sizes else { return false }
    gaps += sizes.map { size in
      Gap(
        relation: predicate.relation, size: size, priority: priority, span: predicate.span,
        label: predicate.label)
    }
    return true
  }

  private mutating func sizes(
    of predicate: PredicateNode, besideEdge isEdge: Bool
  ) -> [GapSize]? {
    switch predicate.value {
    case .missing: return nil
    case .weight(let weight): return [.weight(weight)]
    case .expression(let expression):
      if reportViewAsGap(predicate, expression) { return nil }
      var sizes: [GapSize] = []
      var operand = OperandContext(
        attribute: context.size, container: context.container,
        standard: standard(besideEdge: isEdge))
      for choice in 0..<choiceCount(of: expression) {
        operand.choice = choice
        guard let value = value(of: expression, in: operand) else { return nil }
        sizes.append(value.isNumber ? .constant(value.constant) : .value(value))
      }
      return sizes
    }
  }

  /// Reports an error if a gap must be a metric but names something else, and returns whether there is an
  /// error.
  private mutating func reportViewAsGap(
    _ predicate: PredicateNode, _ expression: ExpressionNode
  ) -> Bool {
    guard predicate.takesMetric, let name = expression.bareName,
      scope.metric(named: name.text) == nil
    else { return false }
    if scope.array(named: name.text) != nil || isItem(name.text) {
      let isAlone = predicate.span == name.span && !namesInChain.contains(name.text)
      report(
        .viewAsGap(
          span: name.span, name: name.text,
          perhapsView: isAlone ? tree.withParentheses(name.span) : nil))
      return true
    }
    if tree.dialect == .extended, name.text == "std" { return false }
    reportUnknownMetric(name.text, at: name.span)
    return true
  }

  /// Returns the length of `std` in points, which is the length of a `-` at the same position.
  func standard(besideEdge isEdge: Bool) -> Double {
    guard isEdge else { return context.gap ?? spacing.sibling }
    if let given = context.margin ?? context.gap ?? spacing.edge { return given }
    // The layout margins have no fixed size, and no length is added to them. Use the sibling spacing instead.
    return spacing.profile == .classic ? StandardSpacing.superview : StandardSpacing.sibling
  }

  // MARK: Records

  /// Adds the records of a gap: distances, or a guide whose size satisfies all predicates.
  private mutating func appendGap(
    _ gaps: [Gap], _ left: ChainSide, _ right: ChainSide, _ span: SourceSpan
  ) {
    guard gaps.contains(where: { $0.constant == nil }) else {
      for gap in gaps {
        appendJoin(
          join(left, right), gap.relation, gap.constant ?? 0, gap.priority,
          provenance(gap.span, .gap), gap.label)
      }
      return
    }
    if gaps.contains(where: { $0.isNegative }), gaps.count > 1 || gaps[0].relation != .equal {
      for gap in gaps { measure(gap, left, right, span) }
      return
    }
    guard let guide = makeGuide(.gap, at: span) else { return }
    let side = ChainSide.item(guide, isGuide: true)
    let isBackwards = gaps[0].isNegative
    appendJoin(
      join(left, side, backwards: isBackwards ? .right : nil), .equal, 0, context.priority,
      provenance(span, .flushGap))
    appendSizes(gaps, of: guide, isBackwards: isBackwards)
    appendJoin(
      join(side, right, backwards: isBackwards ? .left : nil), .equal, 0, context.priority,
      provenance(span, .flushGap))
  }

  /// Adds the records of a gap that may be negative: a guide that has exactly the given size, and a
  /// constraint between the end of the guide and the next view that has the relation of the gap.
  private mutating func measure(
    _ gap: Gap, _ left: ChainSide, _ right: ChainSide, _ span: SourceSpan
  ) {
    if let constant = gap.constant {
      return appendJoin(
        join(left, right), gap.relation, constant, gap.priority, provenance(gap.span, .gap),
        gap.label)
    }
    guard let guide = makeGuide(.gap, at: span) else { return }
    let side = ChainSide.item(guide, isGuide: true)
    appendJoin(
      join(left, side, backwards: gap.isNegative ? .right : nil), .equal, 0, context.priority,
      provenance(span, .flushGap))
    let size = Gap(
      relation: .equal, size: gap.size, priority: context.priority, span: gap.span, label: nil)
    appendSizes([size], of: guide, isBackwards: gap.isNegative)
    appendJoin(
      join(side, right, backwards: gap.isNegative ? .left : nil), gap.relation, 0, gap.priority,
      provenance(gap.span, .gap), gap.label)
  }

  mutating func appendSizes(_ gaps: [Gap], of guide: ItemID, isBackwards: Bool = false) {
    for gap in gaps {
      switch gap.size {
      case .weight(let weight):
        appendWeight(
          weight, of: guide, at: gap.span, priority: gap.priority, label: gap.label, rule: .gap)
      case .constant(let constant):
        append(
          ConstraintRecord(
            guide, context.size, gap.relation, nil, .notAnAttribute, constant: constant,
            priority: gap.priority, provenance: provenance(gap.span, .gap)),
          label: gap.label)
      case .value(let value):
        guard let term = value.term else { continue }
        let size = isBackwards ? value.times(-1) : value
        if let reason = context.size.incompatibility(with: term.attribute) {
          report(
            .incompatibleAttributes(
              span: term.span, first: context.size.name, second: term.attribute.name,
              reason: reason))
          continue
        }
        append(
          ConstraintRecord(
            guide, context.size, gap.relation, term.item, term.attribute,
            multiplier: size.factor, constant: size.constant, priority: gap.priority,
            provenance: provenance(gap.span, .gap)),
          label: gap.label)
      }
    }
  }

  /// Adds the record of a `-`, as defined by the options of the statement or by the standard spacing profile.
  private mutating func appendStandard(
    _ left: ChainSide, _ right: ChainSide, _ span: SourceSpan
  ) {
    let isEdge = left.isEdge || right.isEdge
    let join = join(left, right)
    if join.constant != 0 {
      // In `<a.left + 10>-[b]`, the constant is 10 plus the standard spacing, so it must not be displayed as
      // `std(…)`.
      return appendJoin(
        join, .equal, standard(besideEdge: isEdge), context.priority, provenance(span, .fill))
    }
    if context.gap != nil || isEdge && context.margin != nil {
      return appendJoin(
        join, .equal, standard(besideEdge: isEdge), context.priority, provenance(span, .gap))
    }
    let provenance = provenance(span, .standardGap)
    let edgeItem = left.edgeItem ?? right.edgeItem
    let hasMargins = edgeItem.map { !guides.contains($0) } ?? false
    guard spacing.profile != .classic, spacing.edge == nil, hasMargins, !join.isAtMargin else {
      return appendJoin(
        join, .equal, standard(besideEdge: isEdge), context.priority, provenance)
    }
    if spacing.profile == .layoutMargins {
      appendJoin(join.atMargins(of: edgeItem), .equal, 0, context.priority, provenance)
      return
    }
    appendJoin(join, .equal, 0, context.priority, provenance)
    if records[records.count - 1].firstItem == edgeItem {
      records[records.count - 1].firstRegion = .layoutMarginsGuide
    } else {
      records[records.count - 1].secondRegion = .layoutMarginsGuide
    }
  }

  mutating func appendJoin(
    _ join: Join, _ relation: Relation, _ constant: Double, _ priority: Priority,
    _ provenance: Provenance, _ label: String? = nil
  ) {
    append(
      ConstraintRecord(
        join.first, join.firstAttribute, join.isReversed ? relation.reversed : relation,
        join.second, join.secondAttribute, multiplier: join.factor,
        constant: join.constant + (join.isReversed ? -constant : constant), priority: priority,
        provenance: provenance),
      label: label)
  }
}
