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
    switch expression {
    case .number(let number, let span):
      return finite(LinearValue(number), at: span, metric: nil)
    case .percent(let number, let span):
      return percentage(number, at: span, in: operand)
    case .name(let name, let attribute):
      return value(of: name, attribute, in: operand)
    case .container(let span, let attribute):
      guard let item = operand.container else {
        report(.barWithoutSuperview(span: span, view: nil, viewSpan: nil))
        return nil
      }
      return term(item, attribute, at: span, in: operand)
    case .own(let attribute):
      guard let subject = operand.subject else {
        let text = "." + attribute.name
        report(
          .misplacedAttribute(span: attribute.span, found: text, reason: .ownAttributeOfGap))
        return nil
      }
      return term(subject, attribute, at: attribute.span, in: operand)
    case .negative(let inner, _):
      return value(of: inner, in: operand)?.times(-1)
    case .binary(let left, let sign, let span, let right):
      // Both operands are evaluated first, so that the errors of both are reported.
      let values = (value(of: left, in: operand), value(of: right, in: operand))
      guard let left = values.0, let right = values.1 else { return nil }
      let whole = expression.span
      return combine(left, sign, at: span, right).flatMap { finite($0, at: whole, metric: nil) }
    }
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
    _ value: LinearValue, at span: SourceSpan, metric: String?
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
    return finite(LinearValue(term, times: number / 100), at: span, metric: nil)
  }

  /// Returns the value of a name, or reports an error and returns `nil` if the name is not valid here.
  ///
  /// A name without an attribute refers to a metric or, if no metric has this name, to an item.
  private mutating func value(
    of name: NameNode, _ attribute: AttributeNode?, in operand: OperandContext
  ) -> LinearValue? {
    if attribute == nil, name.kind == .plain {
      if let metric = scope.metric(named: name.text) { return value(of: metric, name) }
      if !isItem(name.text), scope.array(named: name.text) == nil {
        if tree.dialect == .extended, name.text == "std", let standard = operand.standard {
          return LinearValue(standard)
        }
        reportUnknownMetric(name.text, at: name.span, allowsView: true)
        return nil
      }
    }
    if scope.isImplied(name.text) {
      report(.impliedView(span: name.span, name: name.text))
    }
    let items = items(named: name)
    guard !items.isEmpty else { return nil }
    let span = attribute.map { name.span.union($0.span) } ?? name.span
    return term(items[min(operand.choice, items.count - 1)], attribute, at: span, in: operand)
  }

  private mutating func value(of metric: MetricValue, _ name: NameNode) -> LinearValue? {
    switch metric {
    case .number(let number):
      return finite(LinearValue(number), at: name.span, metric: name.text)
    case .notNumber(let text):
      report(
        .metricNotNumber(span: name.span, name: name.text, value: text))
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
    _ item: ItemID, _ written: AttributeNode?, at span: SourceSpan,
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
    if let composite = CompositeAttribute(rawValue: written.name) {
      // A composite attribute can only be compared with the same composite attribute. Each of its attributes
      // is compared separately.
      guard composite == operand.composite, let attribute = operand.attribute else {
        report(
          .incompatibleAttributes(
            span: span, first: operand.composite?.rawValue ?? operand.attribute?.name ?? "a gap",
            second: written.name, reason: .sizeWithLocation))
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
    _ written: AttributeNode, among known: [String] = CompositeAttribute.names
  ) -> Attribute? {
    if let attribute = CompositeAttribute.single(named: written.name) { return attribute }
    report(
      .unknownAttribute(span: written.span, name: written.name, known: known))
    return nil
  }

  /// Returns the largest number of views that a name in the expression refers to.
  func choiceCount(of expression: ExpressionNode) -> Int {
    switch expression {
    case .number, .percent, .container, .own: return 1
    case .name(let name, let attribute):
      if name.kind != .plain { return name.names.count }
      if attribute == nil, scope.metric(named: name.text) != nil { return 1 }
      return max(scope.array(named: name.text)?.count ?? 1, 1)
    case .negative(let operand, _): return choiceCount(of: operand)
    case .binary(let left, _, _, let right):
      return max(choiceCount(of: left), choiceCount(of: right))
    }
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
      guard let value = priority(named: name.text, at: written.span) else { return nil }
      number = value
    }
    number += written.offset
    let priority = Priority(number)
    let text = tree.string(written.span)
    if let diagnostic = priority.diagnostic(of: number, text: text, at: written.span) {
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
