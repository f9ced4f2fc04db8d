import VFLDiagnostics
import VFLRecords
import VFLSyntax

extension Lint {
  /// Reports duplicate predicates in a list (VFL0504), and predicates that no length satisfies (VFL0505).
  static func checkPredicates(
    of format: FormatUse, _ diagnostics: inout DiagnosticBag
  ) {
    guard diagnostics.isOn(.duplicatePredicate) || diagnostics.isOn(.contradictoryPredicates) else {
      return
    }
    let tree = format.tree
    for element in tree.chainElements {
      if let connection = element.connection {
        checkList(connection.predicates, isGap: true, of: format, &diagnostics)
      }
      for view in tree.views[element.views] {
        checkList(view.predicates, isGap: false, of: format, &diagnostics)
      }
    }
    if let closing = tree.chain.closing {
      checkList(closing.predicates, isGap: true, of: format, &diagnostics)
    }
  }

  private static func checkList(
    _ list: Range<Int>, isGap: Bool, of format: FormatUse, _ diagnostics: inout DiagnosticBag
  ) {
    guard !list.isEmpty else { return }
    let tree = format.tree
    var bound = PredicateBound()
    // Most lists contain a single predicate and need no dictionary.
    var seen: [PredicateKey: SourceSpan] = [:]
    for index in list {
      let predicate = tree.predicates[index]
      if list.count > 1, let key = PredicateKey(predicate, in: tree) {
        if let first = seen[key] {
          diagnostics.report(
            .duplicatePredicate(
              span: predicate.span, text: tree.string(predicate.span), first: first,
              previousEnd: tree.predicates[index - 1].span.end, isRequired: predicate.isRequired),
            in: format.origin)
          continue
        }
        seen[key] = predicate.span
      }
      guard predicate.isRequired, let value = number(of: predicate, in: format) else {
        continue
      }
      let other = bound.add(predicate, value)
      let isNegative = !isGap && value < 0 && predicate.relation != .greaterThanOrEqual
      guard other != nil || isNegative else { continue }
      diagnostics.report(
        .contradictoryPredicates(
          span: predicate.span, text: tree.string(predicate.span), other: other,
          otherText: other.map { tree.string($0) } ?? "", isGap: isGap),
        in: format.origin)
    }
  }

  /// Returns the value of a predicate; `nil` if it is not a known number.
  private static func number(of predicate: PredicateNode, in format: FormatUse) -> Double? {
    predicate.number ?? predicate.name.flatMap { format.metricValues[format.tree.string(of: $0)] }
  }
}
