import VFLDiagnostics
import VFLRecords

/// Looks for records that an earlier format makes already.
struct RepeatSearch {
  /// Where each record was made first.
  private var first: [ConstraintRecord: SourceLocation] = [:]

  /// Takes the records of the next format.
  mutating func add(
    _ records: [ConstraintRecord], of format: FormatUse, _ findings: inout LintFindings
  ) {
    var repeated: [(span: SourceSpan, first: SourceLocation)] = []
    for record in records {
      let place = record.provenance.location
      let known = first[record.withoutPlace] ?? place
      if known.origin != place.origin {
        repeated.append((Self.visible(place.span), Self.visible(known)))
      } else {
        first[record.withoutPlace] = known
      }
    }
    guard let last = repeated.last else { return }
    if repeated.count == records.count {
      findings.report(RepeatedFormat(span: format.span, first: last.first), in: format.origin)
    } else {
      for (span, first) in repeated {
        findings.report(RepeatedConstraint(span: span, first: first), in: format.origin)
      }
    }
  }

  private static func visible(_ location: SourceLocation) -> SourceLocation {
    SourceLocation(location.origin, visible(location.span))
  }

  /// The bytes of a record; the two that meet where it is a flush join, which has none.
  private static func visible(_ span: SourceSpan) -> SourceSpan {
    span.isEmpty && span.start > 0 ? SourceSpan(span.start - 1, span.end + 1) : span
  }
}
