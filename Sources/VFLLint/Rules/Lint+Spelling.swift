import VFLDiagnostics
import VFLRecords
import VFLSyntax

extension Lint {
  /// Reports parts of a format string that have a better spelling: VFL0503, VFL0509 and VFL0511.
  static func checkSpelling(of format: FormatUse, _ diagnostics: inout DiagnosticBag) {
    let tree = format.tree
    if diagnostics.isOn(.zeroGap) || diagnostics.isOn(.undocumentedSpelling) {
      for connection in tree.connections(of: tree.chain) {
        checkGap(connection, of: format, &diagnostics)
      }
    }
    guard diagnostics.isOn(.writtenRequiredPriority) else { return }
    for predicate in tree.chainPredicates {
      guard let priority = predicate.priority, priority.number == 1000 else { continue }
      let span = SourceSpan(predicate.comparison.end, priority.span.end)
      diagnostics.report(
        .writtenRequiredPriority(span: span, text: tree.string(span)), in: format.origin)
    }
  }

  private static func checkGap(
    _ connection: ConnectionNode, of format: FormatUse, _ diagnostics: inout DiagnosticBag
  ) {
    guard connection.kind == .gap, connection.predicates.count == 1 else { return }
    let tree = format.tree
    let predicate = tree.predicates[connection.predicates.lowerBound]
    if predicate.relation == .equal, predicate.number == 0, predicate.isRequired {
      diagnostics.report(
        .zeroGap(span: connection.span, text: tree.string(connection.span)), in: format.origin)
    }
    let isBare = tree.text[connection.span.start + 1] != UInt8(ascii: "(")
    let isPlain = predicate.span == predicate.valueSpan
    if isBare, !isPlain {
      diagnostics.report(
        .undocumentedSpelling(span: predicate.span, text: tree.string(predicate.span)),
        in: format.origin)
    }
  }
}
