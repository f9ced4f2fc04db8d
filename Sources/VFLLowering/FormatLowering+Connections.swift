import VFLDiagnostics
import VFLRecords
import VFLSyntax

extension FormatLowering {
  /// Adds the records of the connection between two positions, for each pair of a view on the left and a view
  /// on the right.
  mutating func connect(
    _ left: ChainPlace, _ connection: ConnectionNode, _ right: ChainPlace
  ) {
    if connection.kind == .none { return }
    guard evaluateGaps(of: connection, besideEdge: left.isEdge || right.isEdge),
      !reportPointAtEdge(left, beside: right), !reportPointAtEdge(right, beside: left),
      left.canJoin(right)
    else { return }
    let pairCount = max(left.indices.count, 1) * max(right.indices.count, 1)
    if reportTooManyPairs(pairCount, max(gaps.count, 1), at: connection.span) { return }
    let order = context.order
    var equalPairs: [(ChainSide, ChainSide)] = []
    for rightIndex in right.indices {
      for leftIndex in left.indices {
        guard let (left, right) = sides(left, leftIndex, right, rightIndex) else { continue }
        switch connection.kind {
        case .none: break
        case .equal: equalPairs.append((left, right))
        case .flush:
          appendJoin(
            order.join(left, right), .equal, 0, context.priority,
            provenance(connection.span, .flushGap))
        case .standard: appendStandard(left, right, connection.span)
        case .gap: appendGap(left, right, connection.span)
        }
      }
    }
    if connection.kind == .equal { appendEqual(equalPairs, connection.span) }
  }

  /// Reports the errors of a connection that connects no views.
  mutating func check(_ connection: ConnectionNode) {
    _ = evaluateGaps(of: connection, besideEdge: false)
  }

  /// Returns the number of sizes to which the predicates of a connection evaluate.
  func choiceCount(of connection: ConnectionNode) -> Int {
    connection.predicates.isEmpty
      ? 1
      : tree.predicates[connection.predicates].reduce(0) { count, predicate in
        guard case .expression(let expression) = predicate.value else { return count + 1 }
        return count + tree.choiceCount(of: expression, in: scope)
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

  /// Evaluates the predicates of a connection and stores the results in ``gaps``.
  ///
  /// - Returns: Whether the predicates have no errors.
  private mutating func evaluateGaps(
    of connection: ConnectionNode, besideEdge isEdge: Bool
  ) -> Bool {
    gaps.removeAll(keepingCapacity: true)
    var isValid = true
    for index in connection.predicates {
      let predicate = tree.predicates[index]
      let first = gaps.count
      // The size and the priority are evaluated first, so that the errors of both are reported.
      let hasSize = evaluateSizes(of: predicate, besideEdge: isEdge)
      if let priority = priority(predicate.priority), hasSize {
        for index in first..<gaps.count { gaps[index].priority = priority }
      } else {
        isValid = false
      }
    }
    return isValid
  }

  /// Evaluates the value of a predicate and appends a gap for each view that a name in the value refers to.
  ///
  /// - Returns: Whether the value has no errors.
  private mutating func evaluateSizes(
    of predicate: PredicateNode, besideEdge isEdge: Bool
  ) -> Bool {
    switch predicate.value {
    case .missing: return false
    case .weight(let weight):
      appendGap(.weight(weight), of: predicate)
      return true
    case .expression(let expression):
      if predicate.takesMetric, let name = tree.bareName(of: expression) {
        let text = tree.string(of: name)
        let metric = scope.metric(named: text)
        if metric == nil, reportNoMetric(text, name, predicate) { return false }
        if let metric, case .name = expression.kind {
          guard let value = value(of: metric, text, at: name.span) else { return false }
          appendGap(.constant(value.constant), of: predicate)
          return true
        }
      }
      if case .number(let number) = expression.kind, number.isFinite {
        appendGap(.constant(number), of: predicate)
        return true
      }
      var operand = OperandContext(
        attribute: context.order.size, container: context.container,
        standard: standard(besideEdge: isEdge))
      for choice in 0..<tree.choiceCount(of: expression, in: scope) {
        operand.choice = choice
        guard let value = value(of: expression, in: operand) else { return false }
        appendGap(value.isNumber ? .constant(value.constant) : .value(value), of: predicate)
      }
      return true
    }
  }

  private mutating func appendGap(_ size: GapSize, of predicate: PredicateNode) {
    gaps.append(
      Gap(
        relation: predicate.relation, size: size, priority: context.priority, span: predicate.span,
        label: predicate.label))
  }

  /// Reports an error for the name of a gap that is no metric, and returns whether there is an error.
  ///
  /// There is no error for `std`.
  private mutating func reportNoMetric(
    _ text: String, _ name: NameNode, _ predicate: PredicateNode
  ) -> Bool {
    if scope.array(named: text) != nil || isItem(text) {
      let isAlone = predicate.span == name.span && !namesInChain.contains(text)
      report(
        .viewAsGap(
          span: name.span, name: text,
          perhapsView: isAlone ? tree.withParentheses(name.span) : nil))
      return true
    }
    if tree.dialect == .extended, text == "std" { return false }
    reportUnknownMetric(text, at: name.span)
    return true
  }

  /// Returns the length of `std` in points, which is the length of a `-` at the same position.
  func standard(besideEdge isEdge: Bool) -> Double {
    spacing.length(besideEdge: isEdge, gap: context.gap, margin: context.margin)
  }

  // MARK: Records

  /// Adds the records of a gap: distances, or a guide whose size satisfies all predicates.
  private mutating func appendGap(_ left: ChainSide, _ right: ChainSide, _ span: SourceSpan) {
    let order = context.order
    guard gaps.contains(where: { $0.constant == nil }) else {
      for gap in gaps {
        appendJoin(
          order.join(left, right), gap.relation, gap.constant ?? 0, gap.priority,
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
      order.join(left, side, backwards: isBackwards ? .right : nil), .equal, 0, context.priority,
      provenance(span, .flushGap))
    for gap in gaps { appendSize(gap, of: guide, isBackwards: isBackwards) }
    appendJoin(
      order.join(side, right, backwards: isBackwards ? .left : nil), .equal, 0, context.priority,
      provenance(span, .flushGap))
  }

  /// Adds the records of a gap that may be negative: a guide that has exactly the given size, and a
  /// constraint between the end of the guide and the next view that has the relation of the gap.
  private mutating func measure(
    _ gap: Gap, _ left: ChainSide, _ right: ChainSide, _ span: SourceSpan
  ) {
    let order = context.order
    if let constant = gap.constant {
      return appendJoin(
        order.join(left, right), gap.relation, constant, gap.priority, provenance(gap.span, .gap),
        gap.label)
    }
    guard let guide = makeGuide(.gap, at: span) else { return }
    let side = ChainSide.item(guide, isGuide: true)
    appendJoin(
      order.join(left, side, backwards: gap.isNegative ? .right : nil), .equal, 0, context.priority,
      provenance(span, .flushGap))
    let size = Gap(
      relation: .equal, size: gap.size, priority: context.priority, span: gap.span, label: nil)
    appendSize(size, of: guide, isBackwards: gap.isNegative)
    appendJoin(
      order.join(side, right, backwards: gap.isNegative ? .left : nil), gap.relation, 0,
      gap.priority,
      provenance(gap.span, .gap), gap.label)
  }

  /// Adds the record of a gap's size, for the guide in the gap.
  mutating func appendSize(_ gap: Gap, of guide: ItemID, isBackwards: Bool = false) {
    switch gap.size {
    case .weight(let weight):
      appendWeight(
        weight, of: guide, at: gap.span, priority: gap.priority, label: gap.label, rule: .gap)
    case .constant(let constant):
      append(
        ConstraintRecord(
          guide, context.order.size, gap.relation, nil, .notAnAttribute, constant: constant,
          priority: gap.priority, provenance: provenance(gap.span, .gap)),
        label: gap.label)
    case .value(let value):
      guard let term = value.term else { return }
      let size = isBackwards ? value.times(-1) : value
      if let reason = context.order.size.incompatibility(with: term.attribute) {
        return report(
          .incompatibleAttributes(
            span: term.span, first: context.order.size.name, second: term.attribute.name,
            reason: reason))
      }
      append(
        ConstraintRecord(
          guide, context.order.size, gap.relation, term.item, term.attribute,
          multiplier: size.factor, constant: size.constant, priority: gap.priority,
          provenance: provenance(gap.span, .gap)),
        label: gap.label)
    }
  }

  /// Adds the record of a `-`, as defined by the options of the statement or by the standard spacing profile.
  private mutating func appendStandard(
    _ left: ChainSide, _ right: ChainSide, _ span: SourceSpan
  ) {
    let isEdge = left.isEdge || right.isEdge
    let join = context.order.join(left, right)
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
    _ provenance: Provenance, _ label: SourceSpan? = nil
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
