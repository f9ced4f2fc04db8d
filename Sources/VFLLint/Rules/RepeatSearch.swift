import VFLDiagnostics
import VFLRecords

/// Searches for records that an earlier format string or equation has already created.
///
/// `a.width == b.width` and `b.width == a.width` count as the same constraint.
struct RepeatSearch {
  /// Whether the standard spacing is known.
  ///
  /// If it is, a standard gap can duplicate a gap with a number.
  private let knowsSpacing: Bool
  /// The location of the first occurrence of each record.
  private var first: [ConstraintRecord: SourceLocation] = [:]

  /// Creates a search without any records.
  init(knowsSpacing: Bool) {
    self.knowsSpacing = knowsSpacing
  }

  /// Adds the record of an equation.
  mutating func add(_ equation: ConstraintRecord) {
    let key = key(of: equation)
    if first[key] == nil { first[key] = equation.provenance.location }
  }

  /// Adds the records of the next format string, and reports duplicates.
  mutating func add(
    _ records: [ConstraintRecord], of format: FormatUse, _ diagnostics: inout DiagnosticBag
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
      diagnostics.report(.repeatedFormat(span: format.span, first: last.first), in: format.origin)
    } else {
      for (span, first) in repeated {
        diagnostics.report(.repeatedConstraint(span: span, first: first), in: format.origin)
      }
    }
  }

  /// Returns a record without its location, in which the two sides have a canonical order.
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

  /// Returns the span of a record for diagnostics.
  ///
  /// The empty span of a flush connection is extended to the adjacent characters.
  private static func visible(_ span: SourceSpan) -> SourceSpan {
    span.isEmpty && span.start > 0 ? SourceSpan(span.start - 1, span.end + 1) : span
  }
}
