import VFLDiagnostics
import VFLRecords
import VFLSyntax

extension Lint {
  /// Finds what could be spelled better and means the same: VFL0503, VFL0509 and VFL0511.
  static func checkSpelling(of format: FormatUse, _ findings: inout LintFindings) {
    let tree = format.tree
    if findings.isOn(.zeroGap) || findings.isOn(.undocumentedSpelling) {
      for view in tree.views {
        if let connection = view.connection { checkGap(connection, of: format, &findings) }
      }
      if let connection = tree.closingConnection { checkGap(connection, of: format, &findings) }
    }
    guard findings.isOn(.writtenRequiredPriority) else { return }
    for predicate in tree.predicates {
      guard let priority = predicate.priority, case .number(1000) = priority.kind else { continue }
      let span = SourceSpan(predicate.value.span.end, priority.span.end)
      findings.report(
        WrittenRequiredPriority(span: span, text: tree.string(span)), in: format.origin)
    }
  }

  private static func checkGap(
    _ connection: ConnectionNode, of format: FormatUse, _ findings: inout LintFindings
  ) {
    guard connection.kind == .gap, connection.predicates.count == 1 else { return }
    let tree = format.tree
    let predicate = tree.predicates[connection.predicates.lowerBound]
    if predicate.saysZero {
      findings.report(
        ZeroGap(span: connection.span, text: tree.string(connection.span)), in: format.origin)
    }
    let isBare = tree.text[connection.span.start + 1] != UInt8(ascii: "(")
    if isBare, predicate.span.start < predicate.value.span.start || predicate.priority != nil {
      findings.report(
        UndocumentedSpelling(span: predicate.span, text: tree.string(predicate.span)),
        in: format.origin)
    }
  }
}

extension PredicateNode {
  /// Whether it asks for exactly 0, and has to hold.
  fileprivate var saysZero: Bool {
    guard relation == .equal, case .number(0) = value.kind else { return false }
    guard let priority else { return true }
    return priority.kind == .number(1000)
  }
}
