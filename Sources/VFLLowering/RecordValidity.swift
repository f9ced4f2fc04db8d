package import VFLDiagnostics
package import VFLRecords

/// The rules that a constraint keeps wherever it comes from.
package enum RecordValidity {
  /// The findings about a record, at most one a rule.
  ///
  /// A position needs a position to be measured against, never a bare number; the two attributes lie
  /// on one axis; sizes don't mix with positions, nor leading and trailing with left and right; a
  /// multiplier is not 0; constant, multiplier and priority are finite and in range.
  package static func check(
    _ record: ConstraintRecord, into faults: inout DiagnosticBag
  ) {
    let span = record.provenance.location.span
    if !record.constant.isFinite {
      let text = DecimalText.shortest(record.constant)
      faults.report(ConstantNotFinite(span: span, text: text, isMetric: false), at: span)
    }
    if !(record.priority.rawValue > 0 && record.priority.rawValue <= 1000) {
      let value = record.priority.rawValue
      faults.report(
        PriorityOutOfRange(span: span, text: DecimalText.shortest(value), value: value), at: span)
    }
    guard record.secondItem != nil else {
      if !record.firstAttribute.isSize {
        faults.report(
          LocationWithoutPartner(span: span, attribute: record.firstAttribute.name), at: span)
      }
      return
    }
    if record.multiplier == 0 || !record.multiplier.isFinite {
      faults.report(ZeroMultiplier(span: span), at: span)
    }
    if let reason = incompatibility(record.firstAttribute, record.secondAttribute) {
      faults.report(
        IncompatibleAttributes(
          span: span, first: record.firstAttribute.name, second: record.secondAttribute.name,
          reason: reason),
        at: span)
    }
  }

  private static func incompatibility(
    _ first: Attribute, _ second: Attribute
  ) -> IncompatibleAttributes.Reason? {
    if first.isSize != second.isSize { return .sizeWithLocation }
    if first.isSize { return nil }
    if first.axis != second.axis { return .axes }
    let isMixed =
      first.followsDirection && second.isAbsoluteHorizontalEdge
      || second.followsDirection && first.isAbsoluteHorizontalEdge
    return isMixed ? .directionWithAbsolute : nil
  }
}
