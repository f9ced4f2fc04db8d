import VFLDiagnostics
import VFLRecords

/// Looks for records that an earlier format makes already.
///
/// `a.width == b.width` and `b.width == a.width` are one.
struct RepeatSearch {
  /// Whether the standard space is known, so that a number can be the same.
  private let knowsSpacing: Bool
  /// Where each record was made first.
  private var first: [ConstraintRecord: SourceLocation] = [:]

  /// Creates a search that has seen nothing yet.
  init(knowsSpacing: Bool) {
    self.knowsSpacing = knowsSpacing
  }

  /// Takes what an equation says.
  mutating func add(_ equation: ConstraintRecord) {
    let key = key(of: equation)
    if first[key] == nil { first[key] = equation.provenance.location }
  }

  /// Takes the records of the next format.
  mutating func add(
    _ records: [ConstraintRecord], of format: FormatUse, _ findings: inout LintFindings
  ) {
    var repeated: [(span: SourceSpan, first: SourceLocation)] = []
    for record in records {
      let place = record.provenance.location
      let key = key(of: record)
      if let known = first[key] {
        if known.origin != place.origin {
          repeated.append((Self.visible(place.span), Self.visible(known)))
        }
      } else {
        first[key] = place
      }
    }
    guard let last = repeated.last else { return }
    if repeated.count == records.count {
      findings.report(.repeatedFormat(span: format.span, first: last.first), in: format.origin)
    } else {
      for (span, first) in repeated {
        findings.report(.repeatedConstraint(span: span, first: first), in: format.origin)
      }
    }
  }

  /// A record without its place, with its sides in the one order of the two.
  private func key(of record: ConstraintRecord) -> ConstraintRecord {
    var key = record.withoutPlace
    let isStandard = record.isStandardSpacing && !knowsSpacing
    key.provenance = Provenance(
      SourceLocation(.document, SourceSpan(at: 0)), isStandard ? .standardGap : .gap)
    guard let second = key.secondItem, key.multiplier == 1,
      (second.index, key.secondAttribute.rawValue)
        < (key.firstItem.index, key.firstAttribute.rawValue)
    else { return key }
    return ConstraintRecord(
      second, key.secondAttribute, key.relation.reversed, key.firstItem, key.firstAttribute,
      constant: 0 - key.constant, priority: key.priority, firstRegion: key.secondRegion,
      secondRegion: key.firstRegion, provenance: key.provenance)
  }

  private static func visible(_ location: SourceLocation) -> SourceLocation {
    SourceLocation(location.origin, visible(location.span))
  }

  /// The bytes of a record; the two that meet where it is a flush join, which has none.
  private static func visible(_ span: SourceSpan) -> SourceSpan {
    span.isEmpty && span.start > 0 ? SourceSpan(span.start - 1, span.end + 1) : span
  }
}
