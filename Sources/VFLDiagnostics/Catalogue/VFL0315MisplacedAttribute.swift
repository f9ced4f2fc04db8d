/// An attribute, a percentage or a point that means nothing where it stands.
package struct MisplacedAttribute: DiagnosticDefinition {
  /// What is wrong with it.
  package enum Reason: Sendable, Hashable {
    /// A percentage of a position.
    case percentOfPosition
    /// An attribute in front of the relation of a gap.
    case subjectOfGap
    /// A number beside `edges`.
    case compositeWithNumber
    /// A point that is no position on the axis of its chain.
    case point
    /// A point beside the edge of the container.
    case pointAtEdge
    /// An attribute of a gap itself.
    case ownAttributeOfGap
  }

  /// The attribute, the percentage or the point.
  package let span: SourceSpan
  /// What stands there.
  package let found: String
  /// What is wrong with it.
  package let reason: Reason

  package init(span: SourceSpan, found: String, reason: Reason) {
    self.span = span
    self.found = found
    self.reason = reason
  }

  package static let code = DiagnosticCode.misplacedAttribute
  package static let severity = Severity.error
  package static let title = "an attribute is out of its place"
  package static let explanation = """
    A percentage is one of the container's width or height, so it goes with sizes and gaps, not
    with positions. `edges` stands for four attributes and equals those of another item, without a
    number beside it. Between `<` and `>` stands a position on the axis of the chain, such as
    `<a.centerX>`, beside views and not beside `|`. A gap has no attribute of its own.
    """
  package static let example = DiagnosticExample.check(
    "C: a.left == 10%", "--dialect", "extended")
  package static let repair = DiagnosticExample.check(
    "C: a.width == 10%", "--dialect", "extended")

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    let (expected, caption) =
      switch reason {
      case .percentOfPosition: ("a number or an attribute of a position", "is one of a size")
      case .subjectOfGap: ("a relation or the size of the gap", "a gap has no attributes")
      case .compositeWithNumber: ("another item alone", "stands for several numbers")
      case .point: ("a position on the axis of the chain", "is none")
      case .pointAtEdge: ("a view between a point and the edge", "stands at the edge")
      case .ownAttributeOfGap: ("the attribute of an item", "a gap has no attributes")
      }
    return Diagnostic(
      Self.code, Self.severity, "expected \(expected), found \(Wording.quoted(found))",
      at: SourceLocation(origin, span), caption: caption)
  }
}
