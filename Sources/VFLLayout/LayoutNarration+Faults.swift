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
    case .badNumber(let item): return badNumber(item)
    case .numbersTooLarge(let index): return numbersTooLarge(index)
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
      return Finding.noCommonAncestor(
        span: span, first: problem.name(of: first), second: problem.name(of: second)
      ).diagnostic(in: origin)
    case .locationWithoutPartner:
      return Finding.locationWithoutPartner(span: span, attribute: record.firstAttribute.name)
        .diagnostic(in: origin)
    case .incompatibleAttributes:
      return Finding.incompatibleAttributes(
        span: span, first: record.firstAttribute.name, second: record.secondAttribute.name,
        reason: record.firstAttribute.incompatibility(with: record.secondAttribute) ?? .axes
      ).diagnostic(in: origin)
    case .zeroMultiplier: return Finding.zeroMultiplier(span: span).diagnostic(in: origin)
    case .priorityOutOfRange:
      let priority = record.priority.rawValue
      return Finding.priorityOutOfRange(
        span: span, text: DecimalText.shortest(priority), value: priority
      ).diagnostic(in: origin)
    case .unknownItem:
      let items = [record.firstItem] + (record.secondItem.map { [$0] } ?? [])
      let unknown = items.first { !problem.nodes.indices.contains($0.index) }
      return Finding.unknownView(
        span: span, name: "#\(unknown?.index ?? 0)", known: problem.nodes.map { $0.name }
      ).diagnostic(in: origin)
    case .recordNotFinite, .badParent, .badNumber, .numbersTooLarge: return notFinite(record)
    }
  }

  /// Which number of an item rows cannot hold.
  private func badNumber(_ item: ItemID) -> Diagnostic {
    if item == LayoutProblem.container {
      for axis in Axis.allCases {
        guard let size = problem.containerSize[axis], !size.isFinite else { continue }
        let name = axis == .horizontal ? "width" : "height"
        return Diagnostic(
          .constantNotFinite, .error,
          "expected a finite \(name) of the container, found `\(DecimalText.shortest(size))`",
          at: nil)
      }
    }
    let nodes = problem.nodes
    guard nodes.indices.contains(item.index), let number = nodes[item.index].unusableNumber else {
      return Diagnostic(.constantNotFinite, .error, "expected finite numbers", at: nil)
    }
    let view = item == LayoutProblem.container ? "the container" : "`\(problem.name(of: item))`"
    let found = "found `\(DecimalText.shortest(number.value))`"
    return number.isPriority
      ? Diagnostic(
        .priorityOutOfRange, .error,
        "expected a priority above 0 for the \(number.name) of \(view), \(found)", at: nil)
      : Diagnostic(
        .constantNotFinite, .error, "expected a finite \(number.name) of \(view), \(found)",
        at: nil)
  }

  /// Which number of a record is not finite, or does not stay so.
  private func notFinite(_ record: ConstraintRecord) -> Diagnostic {
    let location = record.provenance.location
    guard record.constant.isFinite else {
      return Finding.constantNotFinite(
        span: location.span, text: DecimalText.shortest(record.constant), isMetric: false
      ).diagnostic(in: location.origin)
    }
    guard record.multiplier.isFinite else {
      return Diagnostic(
        .constantNotFinite, .error,
        "expected a finite multiplier, found `\(DecimalText.shortest(record.multiplier))`, "
          + "which is not finite",
        at: location, caption: "a finite number could stand here")
    }
    return Diagnostic(
      .constantNotFinite, .error,
      "expected a constant that stays finite with the margins and baselines it counts from, "
        + "found `\(DecimalText.shortest(record.constant))`, which does not",
      at: location, caption: "adds up to more than a number can hold")
  }

  /// The diagnostic that no layout can be computed, at the record with the largest number.
  private func numbersTooLarge(_ index: Int?) -> Diagnostic {
    let record = index.flatMap { problem.records.indices.contains($0) ? problem.records[$0] : nil }
    return Diagnostic(
      .constantNotFinite, .error,
      "found numbers too large, or too different in size, to be laid out: no layout computed with "
        + "them could be verified",
      at: record?.provenance.location,
      caption: record == nil ? "" : "has the largest number",
      notes: ["a sum keeps about 15 digits, so small distances are lost beside very large numbers"])
  }
}
