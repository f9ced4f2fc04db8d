import VFLDiagnostics
import VFLRecords
import VFLSyntax

/// The context of an expression that determines its meaning.
struct OperandContext {
  /// The item whose attribute is on the left-hand side, or `nil` for a gap and for a position.
  var subject: ItemID?
  /// The attribute that is implied for a name without an attribute, or `nil` if it must be written.
  var attribute: Attribute?
  /// The composite attribute on the left-hand side, or `nil` if the attribute is not composite.
  var composite: CompositeAttribute?
  /// The container that `|` and percentages refer to.
  var container: ItemID?
  /// The length of `std`, or `nil` if `std` is not allowed.
  var standard: Double?
  /// The index of the view to use if a name refers to several views.
  var choice = 0
}

extension FormatLowering {
  /// Evaluates an expression.
  ///
  /// Reports errors and returns `nil` if there are any.
  mutating func value(
    of expression: ExpressionNode, in operand: OperandContext
  ) -> LinearValue? {
    let span = expression.span
    switch expression.kind {
    case .number(let number): return finite(LinearValue(number), at: span)
    case .percent(let number): return percentage(number, at: span, in: operand)
    case .name(let name, let attribute):
      return value(of: name, attribute, at: span, in: operand)
    case .container(let bar, let attribute):
      guard let item = operand.container else {
        report(.barWithoutSuperview(span: bar, view: nil, viewSpan: nil))
        return nil
      }
      return term(item, attribute, at: bar, in: operand)
    case .own(let attribute):
      guard let subject = operand.subject else {
        let text = "." + tree.string(attribute)
        report(
          .misplacedAttribute(span: attribute, found: text, reason: .ownAttributeOfGap))
        return nil
      }
      return term(subject, attribute, at: attribute, in: operand)
    case .negative(let inner):
      return value(of: tree.expressions[inner], in: operand)?.times(-1)
    case .binary(let left, let sign, let signSpan, let right):
      // Both operands are evaluated first, so that the errors of both are reported.
      let spans = (left: tree.expressions[left].span, right: tree.expressions[right].span)
      let left = value(of: tree.expressions[left], in: operand)
      let right = value(of: tree.expressions[right], in: operand)
      guard let left, let right else { return nil }
      if sign == .times, let factor = zeroFactor(left, right, at: spans) {
        report(.zeroMultiplier(span: factor))
        return nil
      }
      return combine(left, sign, at: signSpan, right).flatMap { finite($0, at: span) }
    }
  }

  /// Returns the span of a 0 by which an attribute is multiplied, or `nil` for other factors.
  private func zeroFactor(
    _ left: LinearValue, _ right: LinearValue, at spans: (left: SourceSpan, right: SourceSpan)
  ) -> SourceSpan? {
    if !left.isNumber, right.isNumber, right.constant == 0 { return spans.right }
    if !right.isNumber, left.isNumber, left.constant == 0 { return spans.left }
    return nil
  }

  private mutating func combine(
    _ left: LinearValue, _ sign: ExpressionNode.Operator, at span: SourceSpan,
    _ right: LinearValue
  ) -> LinearValue? {
    let reason: LazyDiagnostic.NonlinearExpressionReason
    switch sign {
    case .plus, .minus:
      if let sum = left.plus(sign == .plus ? right : right.times(-1)) { return sum }
      reason = .twoItems
    case .times:
      if right.isNumber { return left.times(right.constant) }
      if left.isNumber { return right.times(left.constant) }
      reason = .product
    case .over:
      if right.isNumber, right.constant != 0 { return left.divided(by: right.constant) }
      reason = right.isNumber ? .divisionByZero : .product
    }
    report(.nonlinearExpression(span: span, reason: reason))
    return nil
  }

  /// Returns the value if its numbers are finite, or reports an error and returns `nil` otherwise.
  private mutating func finite(
    _ value: LinearValue, at span: SourceSpan, metric: String? = nil
  ) -> LinearValue? {
    if value.constant.isFinite, value.factor.isFinite { return value }
    let text = metric ?? tree.string(span)
    report(.constantNotFinite(span: span, text: text, isMetric: metric != nil))
    return nil
  }

  /// Returns a percentage of the container's size, on the axis of the attribute on the left-hand side.
  ///
  /// Reports an error and returns `nil` if that attribute is not a size or there is no container.
  private mutating func percentage(
    _ number: Double, at span: SourceSpan, in operand: OperandContext
  ) -> LinearValue? {
    guard let attribute = operand.attribute, attribute.isSize else {
      report(
        .misplacedAttribute(span: span, found: tree.string(span), reason: .percentOfPosition))
      return nil
    }
    guard let container = operand.container else {
      report(.barWithoutSuperview(span: span, view: nil, viewSpan: nil))
      return nil
    }
    let term = LinearValue.Term(item: container, attribute: attribute, span: span)
    return finite(LinearValue(term, times: number / 100), at: span)
  }

  /// Returns the value of a name, or reports an error and returns `nil` if the name is not valid here.
  ///
  /// A name without an attribute refers to a metric or, if no metric has this name, to an item.
  private mutating func value(
    of name: NameNode, _ attribute: SourceSpan?, at span: SourceSpan, in operand: OperandContext
  ) -> LinearValue? {
    let text = tree.string(of: name)
    var known: ItemID?
    if attribute == nil, name.kind == .plain {
      if let metric = scope.metric(named: text) { return value(of: metric, text, at: name.span) }
      known = knownItem(named: text)
      if known == nil, scope.array(named: text) == nil {
        if tree.dialect == .extended, text == "std", let standard = operand.standard {
          return LinearValue(standard)
        }
        reportUnknownMetric(text, at: name.span, allowsView: true)
        return nil
      }
    }
    if scope.isImplied(text) { report(.impliedView(span: name.span, name: text)) }
    let items = known.map { NamedItems.one($0) } ?? items(named: name)
    guard !items.isEmpty else { return nil }
    return term(items[min(operand.choice, items.count - 1)], attribute, at: span, in: operand)
  }

  /// Returns the value of a metric, or reports an error and returns `nil` if it is not a finite number.
  mutating func value(
    of metric: MetricValue, _ name: String, at span: SourceSpan
  ) -> LinearValue? {
    switch metric {
    case .number(let number):
      return finite(LinearValue(number), at: span, metric: name)
    case .notNumber(let text):
      report(.metricNotNumber(span: span, name: name, value: text))
      return nil
    }
  }

  /// Returns whether a view or a stack has the given name.
  mutating func isItem(_ name: String) -> Bool { knownItem(named: name) != nil }

  /// Returns an attribute of an item: the written attribute, or the attribute on the left-hand side if none
  /// is written.
  ///
  /// Returns `nil` if there is an error.
  private mutating func term(
    _ item: ItemID, _ written: SourceSpan?, at span: SourceSpan,
    in operand: OperandContext
  ) -> LinearValue? {
    guard let written else {
      guard let attribute = operand.attribute else {
        report(
          .misplacedAttribute(span: span, found: tree.string(span), reason: .point))
        return nil
      }
      return LinearValue(LinearValue.Term(item: item, attribute: attribute, span: span))
    }
    let name = tree.string(written)
    if let composite = CompositeAttribute(rawValue: name) {
      // A composite attribute can only be compared with the same composite attribute. Each of its attributes
      // is compared separately.
      guard composite == operand.composite, let attribute = operand.attribute else {
        report(
          .incompatibleAttributes(
            span: span, first: operand.composite?.rawValue ?? operand.attribute?.name ?? "a gap",
            second: name, reason: .sizeWithLocation))
        return nil
      }
      return LinearValue(LinearValue.Term(item: item, attribute: attribute, span: span))
    }
    guard let attribute = attribute(written) else { return nil }
    return LinearValue(LinearValue.Term(item: item, attribute: attribute, span: span))
  }

  /// Returns the single attribute with the written name, or reports an error and returns `nil` if the name is
  /// unknown.
  mutating func attribute(
    _ written: SourceSpan, among known: [String] = CompositeAttribute.names
  ) -> Attribute? {
    let name = tree.string(written)
    if let attribute = CompositeAttribute.single(named: name) { return attribute }
    report(.unknownAttribute(span: written, name: name, known: known))
    return nil
  }

  /// Returns the value of a priority, or the priority of the statement if none is written.
  ///
  /// Returns `nil` if there is an error.
  mutating func priority(_ written: PriorityNode?) -> Priority? {
    guard let written else { return context.priority }
    var number: Double
    switch written.base {
    case .missing: return nil
    case .number(let literal): number = literal
    case .name(let name):
      guard let value = priority(named: tree.string(of: name), at: written.span) else {
        return nil
      }
      number = value
    }
    number += written.offset
    let priority = Priority(number)
    if let diagnostic = priority.diagnostic(
      of: number, text: tree.string(written.span), at: written.span)
    {
      report(diagnostic)
    }
    return priority.isInRange ? priority : nil
  }

  private mutating func priority(named name: String, at span: SourceSpan) -> Double? {
    switch scope.metric(named: name) {
    case .number(let number): return number
    case .notNumber(let text):
      report(.metricNotNumber(span: span, name: name, value: text))
      return nil
    case nil: break
    }
    if tree.dialect == .extended, let word = PriorityName(rawValue: name) { return word.number }
    if isItem(name) {
      report(.viewAsPriority(span: span, name: name))
    } else {
      reportUnknownMetric(name, at: span, isPriority: true)
    }
    return nil
  }
}

extension FormatTree {
  /// Returns the name if the expression is only a name, possibly negated, or `nil` otherwise.
  func bareName(of expression: ExpressionNode) -> NameNode? {
    switch expression.kind {
    case .name(let name, attribute: nil): name
    case .negative(let operand): bareName(of: expressions[operand])
    default: nil
    }
  }

  /// Returns the largest number of views that a name in the expression refers to.
  func choiceCount(of expression: ExpressionNode, in scope: any NameScope) -> Int {
    switch expression.kind {
    case .number, .percent, .container, .own: return 1
    case .name(let name, let attribute):
      if case .range(let range) = name.kind { return rangeNames[range].count }
      guard name.kind == .plain else { return 1 }
      let text = string(of: name)
      guard let array = scope.array(named: text) else { return 1 }
      return attribute == nil && scope.metric(named: text) != nil ? 1 : max(array.count, 1)
    case .negative(let operand): return choiceCount(of: expressions[operand], in: scope)
    case .binary(let left, _, _, let right):
      return max(
        choiceCount(of: expressions[left], in: scope),
        choiceCount(of: expressions[right], in: scope))
    }
  }
}
