import VFLDiagnostics
import VFLRecords
import VFLSyntax

extension FormatLowering {
  /// Adds the records of a view's size predicates; of a view that is unknown, the values alone are
  /// checked.
  mutating func lowerSizes(of view: ViewNode, _ item: ItemID?) {
    let attribute: Attribute = tree.isVertical ? .height : .width
    for predicate in tree.predicates[view.predicates] {
      let size = resolveSize(predicate.value)
      let priority = resolvePriority(predicate.priority)
      guard let item, let size, let priority else { continue }
      let provenance = provenance(predicate.span, .size)
      switch size {
      case .constant(let constant):
        records.append(
          ConstraintRecord(
            item, attribute, predicate.relation, nil, .notAnAttribute, constant: constant,
            priority: priority, provenance: provenance))
      case .view(let other):
        records.append(
          ConstraintRecord(
            item, attribute, predicate.relation, other, attribute, priority: priority,
            provenance: provenance))
      }
    }
  }

  /// Resolves the value of a size predicate: a number, a metric, or else a view.
  private mutating func resolveSize(_ value: ValueNode) -> SizeValue? {
    guard value.kind == .name else { return resolveNumber(value).map(SizeValue.constant) }
    let name = tree.string(value.span)
    if let metric = scope.metric(named: name) {
      return constant(of: metric, named: name, at: value.span).map(SizeValue.constant)
    }
    if let item = scope.item(named: name) { return .view(item) }
    reportUnknownMetric(name, at: value.span, allowsView: true)
    return nil
  }

  /// Resolves the value of a gap predicate: a number or a metric.
  mutating func resolveGap(_ predicate: PredicateNode) -> Double? {
    let value = predicate.value
    guard value.kind == .name else { return resolveNumber(value) }
    let name = tree.string(value.span)
    if let metric = scope.metric(named: name) {
      return constant(of: metric, named: name, at: value.span)
    }
    if scope.item(named: name) != nil {
      let isRepeated = tree.views.contains { tree.string($0.name) == name }
      let isAlone = predicate.span == value.span && !isRepeated
      faults.report(
        ViewAsGap(
          span: value.span, name: name,
          perhapsView: isAlone ? tree.withParentheses(value.span) : nil),
        at: value.span)
    } else {
      reportUnknownMetric(name, at: value.span, allowsView: false)
    }
    return nil
  }

  /// Resolves a priority; 1000 when none is written.
  mutating func resolvePriority(_ node: ValueNode?) -> Priority? {
    guard let node else { return .required }
    let number: Double
    switch node.kind {
    case .missing: return nil
    case .number(let literal): number = literal
    case .name:
      let name = tree.string(node.span)
      guard let metric = scope.metric(named: name) else {
        reportUnknownPriority(name, at: node.span)
        return nil
      }
      guard case .number(let value) = metric else {
        reportNotNumber(metric, named: name, at: node.span)
        return nil
      }
      number = value
    }
    guard number > 0, number <= 1000 else {
      let text = tree.string(node.span)
      faults.report(
        PriorityOutOfRange(span: node.span, text: text, value: number), at: node.span)
      return nil
    }
    return Priority(number)
  }

  private mutating func resolveNumber(_ value: ValueNode) -> Double? {
    guard case .number(let number) = value.kind else { return nil }
    if number.isFinite { return number }
    let text = tree.string(value.span)
    faults.report(
      ConstantNotFinite(span: value.span, text: text, isMetric: false), at: value.span)
    return nil
  }

  private mutating func constant(
    of metric: MetricValue, named name: String, at span: SourceSpan
  ) -> Double? {
    guard case .number(let number) = metric else {
      reportNotNumber(metric, named: name, at: span)
      return nil
    }
    if number.isFinite { return number }
    faults.report(ConstantNotFinite(span: span, text: name, isMetric: true), at: span)
    return nil
  }

  private mutating func reportNotNumber(
    _ metric: MetricValue, named name: String, at span: SourceSpan
  ) {
    guard case .notNumber(let text) = metric else { return }
    faults.report(MetricNotNumber(span: span, name: name, value: text), at: span)
  }

  private mutating func reportUnknownPriority(_ name: String, at span: SourceSpan) {
    if scope.item(named: name) != nil {
      faults.report(ViewAsPriority(span: span, name: name), at: span)
    } else {
      reportUnknownMetric(name, at: span, allowsView: false, isPriority: true)
    }
  }

  private mutating func reportUnknownMetric(
    _ name: String, at span: SourceSpan, allowsView: Bool, isPriority: Bool = false
  ) {
    faults.report(
      UnknownMetric(
        span: span, name: name, known: scope.metricNames, allowsView: allowsView,
        views: scope.viewNames, isPriority: isPriority),
      at: span)
  }
}

/// What a size is compared with.
private enum SizeValue {
  case constant(Double)
  case view(ItemID)
}
