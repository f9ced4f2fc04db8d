import VFLDiagnostics
import VFLRecords
import VFLSyntax

extension Lint {
  /// Finds predicates that stand twice in a list, and those that no number meets: VFL0504 and
  /// VFL0505.
  static func checkPredicates(
    of format: FormatUse, _ findings: inout LintFindings
  ) {
    guard findings.isOn(.duplicatePredicate) || findings.isOn(.contradictoryPredicates) else {
      return
    }
    let tree = format.tree
    for view in tree.views {
      if let connection = view.connection {
        checkList(connection.predicates, isGap: true, of: format, &findings)
      }
      checkList(view.predicates, isGap: false, of: format, &findings)
    }
    if let connection = tree.closingConnection {
      checkList(connection.predicates, isGap: true, of: format, &findings)
    }
  }

  private static func checkList(
    _ list: Range<Int>, isGap: Bool, of format: FormatUse, _ findings: inout LintFindings
  ) {
    guard !list.isEmpty else { return }
    let tree = format.tree
    var bound = PredicateBound()
    // Most lists have one predicate, and then nothing is looked up.
    var seen: [PredicateKey: SourceSpan] = [:]
    for index in list {
      let predicate = tree.predicates[index]
      if list.count > 1 {
        let key = PredicateKey(predicate, in: tree)
        if let first = seen[key] {
          findings.report(
            DuplicatePredicate(
              span: predicate.span, text: tree.string(predicate.span), first: first,
              previousEnd: tree.predicates[index - 1].span.end, isRequired: key.isRequired),
            in: format.origin)
          continue
        }
        seen[key] = predicate.span
      }
      guard predicate.isRequired, let value = number(of: predicate.value, in: format) else {
        continue
      }
      let other = bound.add(predicate, value)
      let isNegative = !isGap && value < 0 && predicate.relation != .greaterThanOrEqual
      guard other != nil || isNegative else { continue }
      findings.report(
        ContradictoryPredicates(
          span: predicate.span, text: tree.string(predicate.span), other: other?.span,
          otherText: other.map { tree.string($0.span) } ?? "", isGap: isGap),
        in: format.origin)
    }
  }

  /// The number of a value, where it is known.
  private static func number(of value: ValueNode, in format: FormatUse) -> Double? {
    switch value.kind {
    case .number(let number): number
    case .name where format.metricValues.isEmpty: nil
    case .name: format.metricValues[format.tree.string(value.span)]
    case .missing: nil
    }
  }
}

extension PredicateNode {
  /// Whether it has to hold, as far as the text alone says.
  fileprivate var isRequired: Bool { priority == nil || priority?.kind == .number(1000) }
}
