public import VFLDiagnostics
public import VFLRecords
import VFLSyntax

/// Reads the equations of documents: `a.width == 2 * b.height + 3 @750`.
///
/// ```ebnf
/// equation   = attribute relation expression [ "@" number ] .
/// expression = [ "-" ] part { ( "+" | "-" ) part } .
/// part       = number [ "*" attribute ] | attribute [ ( "*" | "/" ) number ] .
/// attribute  = ( name | "|" ) "." name .
/// ```
///
/// An expression has at most one attribute; white space may stand between any two of these. A name
/// without an attribute is a metric and stands where a number may.
public struct EquationParser<Scope: NameScope> {
  let text: [UInt8]
  var position = 0
  var scope: Scope
  var faults: DiagnosticBag

  /// Reads an equation.
  ///
  /// Gives the record, or `nil` when there is an error, and what is wrong. `container` is the item
  /// that `|` names.
  public static func parse(
    _ text: [UInt8], in scope: inout Scope, container: ItemID, origin: SourceOrigin = .equation(0)
  ) -> (record: ConstraintRecord?, diagnostics: [Diagnostic]) {
    var parser = EquationParser(
      text: text, scope: scope, faults: DiagnosticBag(origin: origin), container: container)
    let record = parser.parseEquation()
    scope = parser.scope
    return (parser.faults.hasErrors ? nil : record, parser.faults.diagnostics)
  }

  let container: ItemID

  private init(text: [UInt8], scope: Scope, faults: DiagnosticBag, container: ItemID) {
    self.text = text
    self.scope = scope
    self.faults = faults
    self.container = container
  }

  /// An item's attribute as it was read.
  struct Reference {
    var item: ItemID
    var attribute: Attribute
  }

  /// A sum of at most one attribute and a number.
  struct Expression {
    var reference: Reference?
    var multiplier = 1.0
    var constant = 0.0
  }

  private mutating func parseEquation() -> ConstraintRecord? {
    guard let first = parseReference(), let relation = parseRelation(),
      let expression = parseExpression()
    else { return nil }
    var priority = Priority.required
    if take("@") {
      guard let number = parseNumber(expected: "a priority") else { return nil }
      priority = Priority(number)
    }
    skipBlanks()
    guard position == text.count else {
      return fail(expected: "`+`, `-`, `@` or the end of the equation")
    }
    let whole = SourceLocation(faults.origin, SourceSpan(0, text.count))
    let record = ConstraintRecord(
      first.item, first.attribute, relation, expression.reference?.item,
      expression.reference?.attribute ?? .notAnAttribute, multiplier: expression.multiplier,
      constant: expression.constant, priority: priority,
      provenance: Provenance(whole, .equation))
    RecordValidity.check(record, into: &faults)
    return record
  }

  private mutating func parseRelation() -> Relation? {
    skipBlanks()
    for relation in Relation.allCases where take(relation.rawValue) { return relation }
    return fail(expected: "`==`, `>=` or `<=`")
  }

  private mutating func parseExpression() -> Expression? {
    var sum = Expression()
    var isNegative = take("-")
    repeat {
      guard let part = parsePart() else { return nil }
      let sign = isNegative ? -1.0 : 1.0
      sum.constant += sign * part.constant
      if let reference = part.reference {
        guard sum.reference == nil else { return fail(expected: "one attribute at most") }
        sum.reference = reference
        sum.multiplier = sign * part.multiplier
      }
      skipBlanks()
      isNegative = byte == UInt8(ascii: "-")
    } while take("+") || take("-")
    return sum
  }

  private mutating func parsePart() -> Expression? {
    skipBlanks()
    if isReferenceAhead {
      guard let reference = parseReference() else { return nil }
      var multiplier = 1.0
      if take("*") {
        guard let factor = parseNumber(expected: "a factor") else { return nil }
        multiplier = factor
      } else if take("/") {
        guard let divisor = parseNumber(expected: "a divisor") else { return nil }
        multiplier = 1 / divisor
      }
      return Expression(reference: reference, multiplier: multiplier)
    }
    guard let number = parseNumber(expected: "a number or an attribute such as `a.width`") else {
      return nil
    }
    guard take("*") else { return Expression(constant: number) }
    guard let reference = parseReference() else { return nil }
    return Expression(reference: reference, multiplier: number)
  }
}
