package import VFLDiagnostics
package import VFLRecords
package import VFLSyntax

/// Converts the syntax tree of an equation to a constraint record.
///
/// All unknown names of an equation are reported, even if there is a syntax error after them. An equation
/// without these errors must also satisfy the following rules:
///
/// - The right-hand side has at most one attribute.
/// - A position must be compared with a position, not with a number.
/// - Both attributes must be on the same axis.
/// - Sizes must not be compared with positions, and leading or trailing must not be compared with left or
///   right.
/// - A multiplier must not be 0.
/// - Numbers must be finite, and priorities must be in range.
package struct EquationLowering {
  /// An attribute, with `nil` for an unknown item and for an unknown attribute.
  struct Operand {
    let node: EquationTree.Attribute
    let item: ItemID?
    let attribute: Attribute?
  }

  /// A number, with `nil` for the value of an unknown metric.
  struct Number {
    let node: EquationTree.Value
    let value: Double?
  }

  /// The sum on the right-hand side.
  struct Sum {
    var operand: Operand?
    var multiplier: Number?
    /// Whether the attribute is divided by the multiplier.
    var isDivision = false
    /// Whether the attribute is subtracted.
    var isNegative = false
    var constants: [(number: Number, sign: Double)] = []
  }

  let tree: EquationTree
  let scope: any NameScope
  private let container: ItemID
  private var bag: DiagnosticBag

  /// Returns the record of an equation, or reports errors and returns `nil` if there are any.
  ///
  /// - Parameter container: The item that `|` refers to.
  package static func record(
    of tree: EquationTree, in scope: any NameScope, container: ItemID, into bag: inout DiagnosticBag
  ) -> ConstraintRecord? {
    var lowering = EquationLowering(tree: tree, scope: scope, container: container, bag: bag)
    let record = lowering.lower()
    bag = lowering.bag
    return bag.hasErrors ? nil : record
  }

  private mutating func lower() -> ConstraintRecord? {
    let subject = tree.subject.map { operand(of: $0) }
    let right = sum(of: tree.terms)
    let written = tree.priority.map { number(of: $0) }
    if let error = tree.error { bag.report(error) }
    guard tree.error == nil, let subject else { return nil }
    checkAttributes(subject, right)
    let multiplier = self.multiplier(of: right)
    let constant = self.constant(of: right)
    let priority = self.priority(of: written)
    guard let item = subject.item, let attribute = subject.attribute, let multiplier, let constant,
      let priority
    else { return nil }
    let whole = SourceLocation(bag.origin, SourceSpan(0, tree.text.count))
    let provenance = Provenance(whole, .equation)
    let second = right.operand
    if let second, second.item == nil || second.attribute == nil { return nil }
    let record = ConstraintRecord(
      item, attribute, tree.relation, second?.item, second?.attribute ?? .notAnAttribute,
      multiplier: multiplier, constant: constant, priority: priority, provenance: provenance)
    let span = right.constants.count == 1 ? right.constants[0].number.node.span : whole.span
    if let diagnostic = record.limitDiagnostic(at: span) { bag.report(diagnostic) }
    return record
  }

  // MARK: Names

  private mutating func sum(of terms: [EquationTree.Term]) -> Sum {
    var sum = Sum()
    for term in terms {
      let number = term.value.map { self.number(of: $0) }
      guard let attribute = term.attribute else {
        if let number { sum.constants.append((number, term.isNegative ? -1 : 1)) }
        continue
      }
      let operand = self.operand(of: attribute)
      if sum.operand != nil {
        let span = attribute.span
        bag.report(
          .malformedEquation(
            span: span, found: tree.string(span), expected: "at most one attribute on this side"))
      }
      (sum.operand, sum.isNegative) = (operand, term.isNegative)
      if let number { (sum.multiplier, sum.isDivision) = (number, term.isDivision) }
    }
    return sum
  }

  private mutating func operand(of node: EquationTree.Attribute) -> Operand {
    let name = tree.string(node.item)
    let item = name == "|" ? container : scope.item(named: name)
    if item == nil {
      bag.report(.unknownView(span: node.item, name: name, known: scope.viewNames))
    }
    let attributeName = tree.string(node.name)
    var attribute = Attribute(name: attributeName)
    if attribute == .notAnAttribute { attribute = nil }
    if attribute == nil {
      let known = Attribute.allCases.dropFirst().map { $0.name }
      bag.report(.unknownAttribute(span: node.name, name: attributeName, known: known))
    }
    return Operand(node: node, item: item, attribute: attribute)
  }

  private mutating func number(of node: EquationTree.Value) -> Number {
    switch node {
    case .number(let value, _): return Number(node: node, value: value)
    case .metric(let span):
      let name = tree.string(span)
      switch scope.metric(named: name) {
      case .number(let value): return Number(node: node, value: value)
      case .notNumber(let value):
        bag.report(.metricNotNumber(span: span, name: name, value: value))
      case nil:
        bag.report(
          .unknownMetric(
            span: span, name: name, known: scope.metricNames, allowsView: false, views: []))
      }
      return Number(node: node, value: nil)
    }
  }

  // MARK: Rules

  private mutating func checkAttributes(_ subject: Operand, _ right: Sum) {
    guard let first = subject.attribute else { return }
    guard let operand = right.operand else {
      if !first.isSize {
        bag.report(
          .locationWithoutPartner(
            span: subject.node.name, attribute: first.name,
            fixIts: positionFixIts(for: subject, right.constants)))
      }
      return
    }
    guard let second = operand.attribute, let reason = first.incompatibility(with: second) else {
      return
    }
    let span = subject.node.span.union(operand.node.span)
    bag.report(
      .incompatibleAttributes(span: span, first: first.name, second: second.name, reason: reason))
  }

  /// Returns the factor of the attribute on the right-hand side, or 1 if none is written.
  ///
  /// Returns `nil` if the factor is invalid.
  private mutating func multiplier(of right: Sum) -> Double? {
    let sign = right.isNegative ? -1.0 : 1.0
    guard let number = right.multiplier else { return sign }
    guard let value = finite(number) else { return nil }
    let span = number.node.span
    if value == 0 {
      bag.report(
        right.isDivision
          ? .malformedEquation(
            span: span, found: tree.string(span), expected: "a divisor other than 0")
          : .zeroMultiplier(span: span))
      return nil
    }
    guard right.isDivision else { return sign * value }
    let quotient = 1 / value
    if quotient.isFinite { return sign * quotient }
    bag.report(
      .constantNotFinite(span: span, text: "1 / \(tree.string(span))", isMetric: false))
    return nil
  }

  private mutating func constant(of right: Sum) -> Double? {
    var sum: Double? = 0
    for (number, sign) in right.constants {
      guard let value = finite(number) else {
        sum = nil
        continue
      }
      sum = sum.map { $0 + sign * value }
    }
    guard let sum, sum.isFinite else {
      if let sum, let last = right.constants.last {
        let text = DecimalText.shortest(sum)
        bag.report(
          .constantNotFinite(span: last.number.node.span, text: text, isMetric: false))
      }
      return nil
    }
    return sum
  }

  private mutating func priority(of number: Number?) -> Priority? {
    guard let number else { return .required }
    guard let value = number.value else { return nil }
    let span = number.node.span
    return bag.priority(value, text: tree.string(span), at: span)
  }

  /// Returns the value of a number if it is finite, or reports an error and returns `nil` otherwise.
  private mutating func finite(_ number: Number) -> Double? {
    guard let value = number.value else { return nil }
    if value.isFinite { return value }
    let span = number.node.span
    let isMetric = if case .metric = number.node { true } else { false }
    bag.report(.constantNotFinite(span: span, text: tree.string(span), isMetric: isMetric))
    return nil
  }
}
