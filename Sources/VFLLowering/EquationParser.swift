package import VFLDiagnostics
package import VFLRecords

/// Parses the equations of documents, such as `a.width == 2 * b.height + 3 @750`.
///
/// ```text
/// equation   = attribute relation expression [ "@" number ] .
/// expression = [ "-" ] part { ( "+" | "-" ) part } .
/// part       = number [ "*" attribute ] | attribute [ ( "*" | "/" ) number ] .
/// attribute  = ( name | "|" ) "." name .
/// ```
///
/// An expression has at most one attribute. White space is allowed everywhere except inside an attribute or a
/// number. A name without an attribute refers to a metric and is allowed wherever a number is.
package struct EquationParser {
  let text: [UInt8]
  var position = 0
  let scope: any NameScope
  var bag: DiagnosticBag
  /// The item that `|` refers to.
  let container: ItemID

  /// Parses an equation.
  ///
  /// - Parameter container: The item that `|` refers to.
  /// - Returns: The record, or `nil` if there is an error, and the diagnostics.
  package static func parse(
    _ text: [UInt8], in scope: any NameScope, container: ItemID, origin: SourceOrigin = .equation(0)
  ) -> (record: ConstraintRecord?, diagnostics: [Diagnostic]) {
    var bag = DiagnosticBag(origin: origin)
    let record = parse(text, in: scope, container: container, into: &bag)
    return (record, bag.diagnostics)
  }

  /// Parses an equation, or returns `nil` and reports errors to the bag of the caller.
  package static func parse(
    _ text: [UInt8], in scope: any NameScope, container: ItemID, into bag: inout DiagnosticBag
  ) -> ConstraintRecord? {
    guard text.count <= Limit.formatBytes.value else {
      bag.report(.limitExceeded(.formatBytes, span: SourceSpan(at: 0)))
      return nil
    }
    var parser = EquationParser(text: text, scope: scope, bag: bag, container: container)
    let equation = parser.parseEquation()
    let record = equation.flatMap { parser.record(of: $0) }
    bag = parser.bag
    return bag.hasErrors ? nil : record
  }

  private init(text: [UInt8], scope: any NameScope, bag: DiagnosticBag, container: ItemID) {
    self.text = text
    self.scope = scope
    self.bag = bag
    self.container = container
  }

  /// A parsed equation.
  struct Equation {
    var first: Reference
    var relation: Relation
    var right: Expression
    var priority: Number?
  }

  /// A reference to an attribute of an item.
  ///
  /// If the item or the attribute is unknown, the corresponding property is `nil`.
  struct Reference {
    var item: ItemID?
    var attribute: Attribute?
    var span: SourceSpan
    /// The span of the attribute's name.
    var attributeSpan: SourceSpan
  }

  /// A number or a metric.
  ///
  /// The value is `nil` if the metric is unknown.
  struct Number {
    var value: Double?
    var span: SourceSpan
  }

  /// A sum of numbers and at most one attribute.
  struct Expression {
    var reference: Reference?
    var multiplier: Number?
    /// Whether the attribute is divided by the multiplier.
    var isDivision = false
    /// Whether the attribute is subtracted.
    var isNegative = false
    var constants: [(number: Number, sign: Double)] = []
  }

  private mutating func parseEquation() -> Equation? {
    guard let first = parseReference(), let relation = parseRelation(),
      let right = parseExpression()
    else { return nil }
    var equation = Equation(first: first, relation: relation, right: right)
    if take("@") {
      guard let priority = parseNumber(expected: "a priority") else { return nil }
      equation.priority = priority
    }
    skipBlanks()
    guard position == text.count else {
      return fail(expected: "`+`, `-`, `@` or the end of the equation")
    }
    return equation
  }

  private mutating func parseRelation() -> Relation? {
    for relation in Relation.allCases where take(relation.rawValue) { return relation }
    return fail(expected: "`==`, `>=` or `<=`")
  }

  private mutating func parseExpression() -> Expression? {
    var sum = Expression()
    var isNegative = take("-")
    while true {
      guard parsePart(isNegative: isNegative, into: &sum) else { return nil }
      if take("+") {
        isNegative = false
      } else if take("-") {
        isNegative = true
      } else {
        return sum
      }
    }
  }

  /// Parses a part of an expression, adds the part to `sum`, and returns whether parsing succeeded.
  private mutating func parsePart(isNegative: Bool, into sum: inout Expression) -> Bool {
    skipBlanks()
    if isReferenceAhead {
      guard let reference = parseReference() else { return false }
      add(reference, isNegative: isNegative, to: &sum)
      let isDivision = take("/")
      guard isDivision || take("*") else { return true }
      let factor = parseNumber(expected: isDivision ? "a divisor" : "a factor")
      (sum.multiplier, sum.isDivision) = (factor, isDivision)
      return factor != nil
    }
    guard let number = parseNumber(expected: "a number or an attribute such as `a.width`") else {
      return false
    }
    guard take("*") else {
      sum.constants.append((number, isNegative ? -1 : 1))
      return true
    }
    guard let reference = parseReference() else { return false }
    add(reference, isNegative: isNegative, to: &sum)
    sum.multiplier = number
    return true
  }

  private mutating func add(
    _ reference: Reference, isNegative: Bool, to sum: inout Expression
  ) {
    if sum.reference != nil {
      bag.report(
        .malformedEquation(
          span: reference.span, found: string(reference.span),
          expected: "at most one attribute on this side"))
    }
    sum.reference = reference
    sum.isNegative = isNegative
  }
}
