import VFLDiagnostics
import VFLLayout
import VFLRecords

extension LayoutNarration {
  /// Returns the diagnostic for a reason why a layout problem is malformed.
  func diagnostic(_ reason: LayoutError.Reason) -> Diagnostic {
    switch reason {
    case .badParent(let item):
      return Diagnostic(
        .parentCycle, .error,
        "invalid parent of `\(problem.name(of: item))`: expected another item that is not one of its "
          + "descendants",
        at: nil)
    case .badNumber(let item): return badNumber(item)
    case .numbersTooLarge(let index): return numbersTooLarge(index)
    default:
      guard let index = reason.record, problem.records.indices.contains(index) else {
        return Diagnostic(.malformedEquation, .error, "expected a constraint", at: nil)
      }
      return diagnostic(reason, problem.records[index])
    }
  }

  private func diagnostic(_ reason: LayoutError.Reason, _ record: ConstraintRecord) -> Diagnostic {
    let location = record.provenance.location
    let (span, origin) = (location.span, location.origin)
    switch reason {
    case .noCommonAncestor(_, let first, let second):
      return LazyDiagnostic.noCommonAncestor(
        span: span, first: problem.name(of: first), second: problem.name(of: second)
      ).diagnostic(in: origin)
    case .locationWithoutPartner:
      return LazyDiagnostic.locationWithoutPartner(
        span: span, attribute: record.firstAttribute.name
      )
      .diagnostic(in: origin)
    case .incompatibleAttributes:
      return LazyDiagnostic.incompatibleAttributes(
        span: span, first: record.firstAttribute.name, second: record.secondAttribute.name,
        reason: record.firstAttribute.incompatibility(with: record.secondAttribute) ?? .axes
      ).diagnostic(in: origin)
    case .zeroMultiplier: return LazyDiagnostic.zeroMultiplier(span: span).diagnostic(in: origin)
    case .priorityOutOfRange:
      let priority = record.priority.rawValue
      return LazyDiagnostic.priorityOutOfRange(
        span: span, text: DecimalText.shortest(priority), value: priority
      ).diagnostic(in: origin)
    case .unknownItem:
      let items = [record.firstItem] + (record.secondItem.map { [$0] } ?? [])
      let unknown = items.first { !problem.nodes.indices.contains($0.index) }
      return LazyDiagnostic.unknownView(
        span: span, name: "#\(unknown?.index ?? 0)", known: problem.nodes.map { $0.name }
      ).diagnostic(in: origin)
    case .recordNotFinite, .badParent, .badNumber, .numbersTooLarge: return notFinite(record)
    }
  }

  /// Returns the diagnostic for an item with a number that is not finite or with a priority that is not
  /// greater than 0.
  private func badNumber(_ item: ItemID) -> Diagnostic {
    if item == LayoutProblem.container {
      for axis in Axis.allCases {
        guard let size = problem.containerSize[axis], !size.isFinite else { continue }
        let name = axis == .horizontal ? "width" : "height"
        return Diagnostic(
          .constantNotFinite, .error,
          "the \(name) of the container is `\(DecimalText.shortest(size))`, which is not finite",
          at: nil)
      }
    }
    let node = problem.nodes.indices.contains(item.index) ? problem.nodes[item.index] : nil
    let view = item == LayoutProblem.container ? "the container" : "`\(problem.name(of: item))`"
    func found(_ name: String, _ value: Double) -> String {
      "the \(name) of \(view) is `\(DecimalText.shortest(value))`"
    }
    if let (value, name) = node?.namedLengths.first(where: { !$0.0.isFinite }) {
      return Diagnostic(
        .constantNotFinite, .error, "\(found(name, value)), which is not finite", at: nil)
    }
    if let (priority, name) = node?.namedPriorities.first(where: { !$0.0.isUsable }) {
      return Diagnostic(
        .priorityOutOfRange, .error,
        "\(found(name, priority.rawValue)), but a priority must be greater than 0", at: nil)
    }
    return Diagnostic(.constantNotFinite, .error, "a number is not finite", at: nil)
  }

  /// Returns the diagnostic for a record whose constant or multiplier is not finite, or whose constant
  /// exceeds the range of `Double` once margins and baselines are included.
  private func notFinite(_ record: ConstraintRecord) -> Diagnostic {
    let location = record.provenance.location
    guard record.constant.isFinite else {
      return LazyDiagnostic.constantNotFinite(
        span: location.span, text: DecimalText.shortest(record.constant), isMetric: false
      ).diagnostic(in: location.origin)
    }
    guard record.multiplier.isFinite else {
      return Diagnostic(
        .constantNotFinite, .error,
        "multiplier `\(DecimalText.shortest(record.multiplier))` is not finite",
        at: location, caption: "expected a finite number")
    }
    return Diagnostic(
      .constantNotFinite, .error,
      "the sum of constant `\(DecimalText.shortest(record.constant))` and its margins and baselines is "
        + "not finite",
      at: location, caption: "exceeds the range of Double")
  }

  /// Returns the diagnostic for numbers that are too large to verify a layout.
  ///
  /// The diagnostic is at the record with the largest number, or has no location if `index` is `nil`.
  private func numbersTooLarge(_ index: Int?) -> Diagnostic {
    let record = index.flatMap { problem.records.indices.contains($0) ? problem.records[$0] : nil }
    return Diagnostic(
      .constantNotFinite, .error,
      "numbers too large, or too different in size: no computed layout could be verified",
      at: record?.provenance.location,
      caption: record == nil ? "" : "largest number",
      notes: ["a sum keeps about 15 digits, so small distances are lost next to very large numbers"]
    )
  }
}

extension LayoutNode {
  /// The lengths of the item, each with its name in a message.
  fileprivate var namedLengths: [(Double, String)] {
    [
      (content.horizontal ?? 0, "content width"), (content.vertical ?? 0, "content height"),
      (margins.top, "top margin"), (margins.leading, "leading margin"),
      (margins.bottom, "bottom margin"), (margins.trailing, "trailing margin"),
      (firstBaseline, "first baseline"), (lastBaseline, "last baseline"),
      (safeArea.top, "top of the safe area"), (safeArea.left, "left of the safe area"),
      (safeArea.bottom, "bottom of the safe area"), (safeArea.right, "right of the safe area"),
    ]
  }

  /// The priorities of the item, each with its name in a message.
  fileprivate var namedPriorities: [(Priority, String)] {
    [
      (hugging.horizontal, "horizontal hugging"), (hugging.vertical, "vertical hugging"),
      (compression.horizontal, "horizontal compression resistance"),
      (compression.vertical, "vertical compression resistance"),
    ]
  }
}
