import VFLDiagnostics
import VFLLayout
import VFLRecords

/// Finds constraints that determine ambiguous views as their authors probably intend.
extension LayoutNarration {
  /// The maximum number of views that get equal sizes, so that the suggestion stays readable.
  private static let equalViews = 8

  /// Returns format strings that give neighbors in a row or column the same size, and all neighbors, if this
  /// determines them; `nil` otherwise.
  func equalSizes(
    _ group: FreeGroup, _ judge: inout SuggestionJudge
  ) -> (items: [ItemID], formats: [String])? {
    let axis = group.axis
    let items = judge.row(of: group.item, on: axis, limit: Self.equalViews)
    guard items.count > 1, items.allSatisfy({ NameText.isName(problem.name(of: $0)) }) else {
      return nil
    }
    let size: Attribute = axis == .horizontal ? .width : .height
    let records = items.dropFirst().map {
      ConstraintRecord(
        $0, size, .equal, items[0], size,
        provenance: Provenance(SourceLocation(.document, SourceSpan(at: 0)), .equation))
    }
    guard judge.complete(items, on: axis, with: records) else { return nil }
    let first = problem.name(of: items[0])
    return (
      items, items.dropFirst().map { "\(prefix(axis))[\(problem.name(of: $0))(==\(first))]" }
    )
  }

  /// Returns a format string that makes an open gap next to a view as small, or as large, as its bound, if
  /// this determines the view; `nil` otherwise.
  func optionalGap(_ group: FreeGroup, _ judge: inout SuggestionJudge) -> String? {
    guard group.attributes.allSatisfy({ !$0.part.isSize }) else { return nil }
    for record in judge.inequalities(of: group.item) where record.multiplier == 1 {
      guard let text = optionalGap(record, group.axis) else { continue }
      var gap = record
      gap.relation = .equal
      gap.priority = Priority(1)
      if judge.complete([group.item], on: group.axis, with: [gap]) { return text }
    }
    return nil
  }

  /// Returns a format string that makes a view as small as its minimum, or as large as its maximum if it has
  /// no minimum, if this determines the view; `nil` otherwise.
  func optionalSize(_ group: FreeGroup, _ judge: inout SuggestionJudge) -> String? {
    let size: Attribute = group.axis == .horizontal ? .width : .height
    let name = problem.name(of: group.item)
    guard NameText.isName(name) else { return nil }
    let bounds = judge.inequalities(of: group.item).filter {
      $0.firstItem == group.item && $0.firstAttribute == size && $0.secondItem == nil
        && $0.constant > 0
    }
    let minima = bounds.filter { $0.relation == .greaterThanOrEqual }
    for record in minima.isEmpty ? bounds : minima {
      var bound = record
      bound.relation = .equal
      bound.priority = Priority(1)
      guard judge.complete([group.item], on: group.axis, with: [bound]) else { continue }
      return "\(prefix(group.axis))[\(name)(\(DecimalText.shortest(record.constant))@1)]"
    }
    return nil
  }

  /// Returns a format string that connects the last subview of a view to its edge, if this determines the
  /// view; `nil` otherwise.
  func connectedSubview(_ group: FreeGroup, _ judge: inout SuggestionJudge) -> String? {
    // In a right-to-left layout, the trailing edge is at the start of the axis.
    guard group.axis == .vertical || problem.direction == .leftToRight,
      let last = judge.lastSubview(of: group.item, on: group.axis),
      NameText.isName(problem.name(of: last))
    else { return nil }
    let far: Attribute = group.axis == .horizontal ? .trailing : .bottom
    let record = ConstraintRecord(
      group.item, far, .equal, last, far, constant: 20,
      provenance: Provenance(SourceLocation(.document, SourceSpan(at: 0)), .gap))
    guard judge.complete([group.item], on: group.axis, with: [record]) else { return nil }
    return "\(prefix(group.axis))[\(problem.name(of: last))]-20-|"
  }

  /// Returns a size that determines a view instead of a position, if the view has a position already, such as
  /// its center.
  func missingSize(
    _ group: FreeGroup, _ settlement: LayoutSettlement, _ judge: inout SuggestionJudge
  ) -> LayoutSettlement? {
    guard group.attributes.count == 2, settlement.own.count == 1, settlement.others.isEmpty,
      settlement.own[0].attribute.part.isSize == false
    else { return nil }
    let size = group.attributes[1]
    for value in [size.valueInside, size.lower] where value.isFinite && value > 0 {
      let record = problem.equation(settling: size.withoutRange, at: value)
      guard judge.complete([group.item], on: group.axis, with: [record]) else { continue }
      return LayoutSettlement(own: [.init(attribute: size, value: value)], others: [])
    }
    return nil
  }

  /// Returns the gap of a record as a format string with the priority 1; `nil` if the record has another
  /// form.
  private func optionalGap(_ record: ConstraintRecord, _ axis: Axis) -> String? {
    guard let second = record.secondItem, record.firstRegion == .frame,
      record.secondRegion == .frame,
      record.firstAttribute.axis == axis
    else { return nil }
    func view(_ item: ItemID) -> String? {
      let name = problem.name(of: item)
      return NameText.isName(name) ? "[\(name)]" : nil
    }
    let isInside = problem.nodes[record.firstItem.index].parent == second
    let isAround = problem.nodes[second.index].parent == record.firstItem
    let ends: (String?, String?, Double) =
      switch (record.firstAttribute, record.secondAttribute) {
      case (.leading, .leading) where isInside, (.top, .top) where isInside:
        ("|", view(record.firstItem), record.constant)
      case (.trailing, .trailing) where isInside, (.bottom, .bottom) where isInside:
        (view(record.firstItem), "|", 0 - record.constant)
      case (.trailing, .trailing) where isAround, (.bottom, .bottom) where isAround:
        (view(second), "|", record.constant)
      case (.leading, .trailing), (.top, .bottom):
        (view(second), view(record.firstItem), record.constant)
      default: (nil, nil, 0)
      }
    guard let start = ends.0, let end = ends.1, ends.2 >= 0 else { return nil }
    return "\(prefix(axis))\(start)-\(DecimalText.shortest(ends.2))@1-\(end)"
  }

  private func prefix(_ axis: Axis) -> String { axis == .horizontal ? "H:" : "V:" }
}

extension LayoutProblem {
  /// Returns a settlement with smaller values if the values move a view out of its parent or over another
  /// view, and smaller ones do not.
  func improved(
    _ settlement: LayoutSettlement, of group: FreeGroup, _ judge: inout SuggestionJudge
  ) -> LayoutSettlement {
    guard settlement.others.isEmpty, group.item != Self.container else { return settlement }
    for share in [1, 0.5, 0.25, 0.125, 0.0625, 0.03125] {
      let own = settlement.own.map { addition -> LayoutSettlement.Addition in
        let lower = max(addition.attribute.lower, 0)
        let value = lower + (addition.value - lower) * share
        return .init(
          attribute: addition.attribute,
          value: share == 1 || addition.value < lower ? addition.value : value.rounded(.up))
      }
      let records = own.map { equation(settling: $0.attribute.withoutRange, at: $0.value) }
      if judge.complete([group.item], on: group.axis, with: records) {
        return LayoutSettlement(own: own, others: [])
      }
    }
    return settlement
  }
}
