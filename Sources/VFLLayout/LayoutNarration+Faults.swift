import VFLDiagnostics
import VFLRecords

extension LayoutNarration {
  /// The diagnostic of something that keeps a problem from being tried.
  func diagnostic(_ fault: LayoutFault) -> Diagnostic {
    switch fault {
    case .badParent(let item):
      return Diagnostic(
        .parentCycle, .error,
        "expected the parent of `\(problem.name(of: item))` to be another item that does not lie in it",
        at: nil)
    case .badNumber(let item):
      return Diagnostic(
        .constantNotFinite, .error,
        "expected finite sizes, margins and baselines and positive priorities for "
          + "`\(problem.name(of: item))`", at: nil)
    default:
      guard let index = fault.record, problem.records.indices.contains(index) else {
        return Diagnostic(.malformedEquation, .error, "expected a constraint", at: nil)
      }
      return diagnostic(fault, problem.records[index])
    }
  }

  private func diagnostic(_ fault: LayoutFault, _ record: ConstraintRecord) -> Diagnostic {
    let location = record.provenance.location
    let (span, origin) = (location.span, location.origin)
    switch fault {
    case .noCommonAncestor(_, let first, let second):
      return NoCommonAncestor(
        span: span, first: problem.name(of: first), second: problem.name(of: second)
      ).diagnostic(in: origin)
    case .locationWithoutPartner:
      return LocationWithoutPartner(span: span, attribute: record.firstAttribute.name)
        .diagnostic(in: origin)
    case .incompatibleAttributes:
      return IncompatibleAttributes(
        span: span, first: record.firstAttribute.name, second: record.secondAttribute.name,
        reason: IncompatibleAttributes.Reason(record.firstAttribute, record.secondAttribute)
      ).diagnostic(in: origin)
    case .zeroMultiplier: return ZeroMultiplier(span: span).diagnostic(in: origin)
    case .priorityOutOfRange:
      let priority = record.priority.rawValue
      return PriorityOutOfRange(
        span: span, text: DecimalText.shortest(priority), value: priority
      ).diagnostic(in: origin)
    case .unknownItem:
      let items = [record.firstItem] + (record.secondItem.map { [$0] } ?? [])
      let unknown = items.first { !problem.nodes.indices.contains($0.index) }
      return UnknownView(
        span: span, name: "#\(unknown?.index ?? 0)", known: problem.nodes.map(\.name)
      ).diagnostic(in: origin)
    case .recordNotFinite, .badParent, .badNumber:
      return ConstantNotFinite(
        span: span, text: DecimalText.shortest(record.constant), isMetric: false
      ).diagnostic(in: origin)
    }
  }
}

extension IncompatibleAttributes.Reason {
  /// Why two attributes cannot be related.
  fileprivate init(_ first: Attribute, _ second: Attribute) {
    if first.isSize != second.isSize {
      self = .sizeWithLocation
    } else if first.axis != second.axis {
      self = .axes
    } else {
      self = .directionWithAbsolute
    }
  }
}
