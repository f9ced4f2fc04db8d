import VFLDiagnostics
import VFLRecords
import VFLSyntax

extension FormatLowering {
  /// Adds the records of a predicate of a view.
  mutating func lowerPredicate(
    _ predicate: PredicateNode, of item: ItemID, isRepeated: Bool, rule: RecordRule = .size
  ) {
    switch predicate.value {
    case .missing: _ = priority(predicate.priority)
    case .weight(let weight):
      guard let priority = priority(predicate.priority) else { return }
      appendWeight(
        weight, of: item, at: predicate.span, priority: priority, label: predicate.label,
        rule: .size)
    case .expression(let expression):
      if let subject = predicate.subject {
        lowerWritten(
          predicate, expression, of: item, attribute: subject, at: predicate.comparison, .size,
          isRepeated: isRepeated)
      } else {
        lowerSingle(
          predicate, expression, of: item, attribute: context.order.size, nil,
          at: predicate.comparison,
          rule, isRepeated: isRepeated)
      }
    }
  }

  /// Reports the errors in predicates of an unknown view.
  mutating func check(_ predicates: Range<Int>) {
    for index in predicates { check(tree.predicates[index]) }
  }

  private mutating func check(_ predicate: PredicateNode) {
    let operand = OperandContext(
      subject: context.container, attribute: context.order.size, container: context.container)
    if case .expression(let expression) = predicate.value {
      _ = value(of: expression, in: operand)
    }
    _ = priority(predicate.priority)
  }

  /// Adds the records of an explicit attribute, which may be composite.
  mutating func lowerWritten(
    _ predicate: PredicateNode, _ expression: ExpressionNode, of item: ItemID,
    attribute written: SourceSpan, at span: SourceSpan, _ rule: RecordRule, isRepeated: Bool
  ) {
    guard let composite = CompositeAttribute(rawValue: tree.string(written)) else {
      guard let attribute = attribute(written) else {
        // The predicate of an unknown attribute can contain further errors.
        check(predicate)
        return
      }
      lowerSingle(
        predicate, expression, of: item, attribute: attribute, nil, at: span, rule,
        isRepeated: isRepeated)
      return
    }
    let errorCount = context.errorCount
    for attribute in composite.attributes {
      lowerSingle(
        predicate, expression, of: item, attribute: attribute, composite, at: span, rule,
        isRepeated: isRepeated)
      // An error in the predicate applies to all attributes, so report the error once.
      if context.errorCount > errorCount { return }
    }
  }

  /// Adds the records of a single attribute.
  ///
  /// There are several records if a name in the expression refers to several views.
  private mutating func lowerSingle(
    _ predicate: PredicateNode, _ expression: ExpressionNode, of item: ItemID,
    attribute: Attribute, _ composite: CompositeAttribute?, at span: SourceSpan,
    _ rule: RecordRule, isRepeated: Bool
  ) {
    let count = tree.choiceCount(of: expression, in: scope)
    if count > 1, reportTooManyPairs(context.viewCount, count, at: span) { return }
    var operand = OperandContext(
      subject: item, attribute: attribute, composite: composite, container: context.container)
    for choice in 0..<count {
      operand.choice = choice
      let value = value(of: expression, in: operand)
      let priority = priority(predicate.priority)
      guard let value, let priority else { return }
      if composite == .edges, value.constant != 0 || value.isNumber || value.factor != 1 {
        report(
          .misplacedAttribute(
            span: expression.span, found: tree.string(expression.span),
            reason: .compositeWithNumber))
        return
      }
      if predicate.relation == .equal, value.isNumber,
        attribute == .centerX || attribute == .centerY
      {
        reportCenterAtEdge(
          value.constant, of: item, attribute, at: expression.span, isComposite: composite != nil)
      }
      appendComparison(
        value, of: item, attribute, predicate.relation, priority, at: span,
        provenance(predicate.span, rule), predicate.label, isRepeated: isRepeated || count > 1)
    }
  }

  /// Reports a number that moves a center to an edge of the container, because the number is half the size of
  /// the container.
  ///
  /// The number is probably intended as a distance from the opposite edge.
  private mutating func reportCenterAtEdge(
    _ number: Double, of item: ItemID, _ attribute: Attribute, at span: SourceSpan,
    isComposite: Bool
  ) {
    guard number > 0, let axis = attribute.axis,
      let container = context.givenContainer ?? scope.superview(of: item),
      scope.length(of: container, along: axis) == 2 * number
    else { return }
    let edge = axis == .horizontal ? Attribute.right : .bottom
    report(.centerAtEdge(span: span, edge: edge.name, isComposite: isComposite))
  }

  /// Adds the record that compares an attribute with a value.
  ///
  /// If the value is a number, a position is compared with the same attribute of the container.
  private mutating func appendComparison(
    _ value: LinearValue, of item: ItemID, _ attribute: Attribute, _ relation: Relation,
    _ priority: Priority, at span: SourceSpan, _ provenance: Provenance, _ label: SourceSpan?,
    isRepeated: Bool
  ) {
    var other: LinearValue.Term?
    var factor = 1.0
    if let term = value.term, !value.isNumber {
      (other, factor) = (term, value.factor)
    } else if !attribute.isSize {
      guard let container = container(beside: item, at: span) else { return }
      other = LinearValue.Term(item: container, attribute: attribute, span: span)
    }
    guard let other else {
      append(
        ConstraintRecord(
          item, attribute, relation, nil, .notAnAttribute, constant: value.constant,
          priority: priority, provenance: provenance),
        label: label, isRepeated: isRepeated)
      return
    }
    if let reason = attribute.incompatibility(with: other.attribute) {
      report(
        .incompatibleAttributes(
          span: span, first: attribute.name, second: other.attribute.name, reason: reason))
      return
    }
    append(
      ConstraintRecord(
        item, attribute, relation, other.item, other.attribute, multiplier: factor,
        constant: value.constant, priority: priority, provenance: provenance),
      label: label, isRepeated: isRepeated)
  }

  /// Adds the record that makes a part `weight / reference.weight` times as large as the first weighted part
  /// of the statement.
  ///
  /// For the first weighted part, no record is added. This part becomes the reference.
  mutating func appendWeight(
    _ weight: Double, of part: ItemID, at span: SourceSpan, priority: Priority, label: SourceSpan?,
    rule: RecordRule
  ) {
    guard let reference = context.weightReference else {
      context.weightReference = (part, weight)
      return
    }
    append(
      ConstraintRecord(
        part, context.order.size, .equal, reference.item, context.order.size,
        multiplier: weight / reference.weight, priority: priority,
        provenance: provenance(span, rule)),
      label: label)
  }

  // MARK: Explicit constraints

  /// Adds the records of an entry of a `C:` statement.
  mutating func lowerEntry(_ entry: EntryNode) {
    context.container = scope.container
    var subjects = NamedItems.list([])
    if let subject = entry.subject {
      subjects = items(named: subject)
    } else if let container = scope.container {
      subjects = .one(container)
    } else {
      let span = entry.subjectSpan
      report(.barWithoutSuperview(span: span, view: nil, viewSpan: nil))
    }
    let start = entry.subjectSpan.union(entry.attribute)
    context.viewCount = subjects.count
    for index in 0..<subjects.count {
      let item = subjects[index]
      // `|` and percentages refer to the superview of the item.
      context.container = scope.superview(of: item) ?? scope.container
      for index in entry.predicates {
        let predicate = tree.predicates[index]
        guard case .expression(let expression) = predicate.value else { continue }
        let errorCount = context.errorCount
        lowerWritten(
          predicate, expression, of: item, attribute: entry.attribute, at: start, .equation,
          isRepeated: subjects.count > 1)
        // An error for an item also applies to the remaining items, so report the error once.
        if context.errorCount > errorCount { return }
      }
    }
  }
}
