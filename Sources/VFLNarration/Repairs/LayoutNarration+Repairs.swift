import VFLDiagnostics
import VFLLayout
import VFLRecords

/// Describes repairs of conflicts as edits of the source or as text.
extension LayoutNarration {
  /// Returns the container size that is offered, with its axis.
  func fittingContainer(_ advice: ConflictAdvice) -> (points: Double, isHorizontal: Bool)? {
    guard let change = advice.container, case .container(let axis) = change.member else {
      return nil
    }
    return (DecimalText.tidied(change.to), axis == .horizontal)
  }

  /// Returns the edits for the best change of numbers in format strings; `nil` if no such change exists.
  ///
  /// A number that comes from a metric, or that would need many digits, cannot be replaced.
  func edit(
    _ advice: ConflictAdvice
  ) -> (record: Int, edits: [SourceEdit], from: String, isCheapest: Bool)? {
    let together = advice.together.compactMap(edit)
    if let first = together.first, together.count == advice.together.count,
      together.allSatisfy({ origin(of: $0.record) == origin(of: first.record) })
    {
      return (first.record, together.map { $0.edit }, first.from, true)
    }
    if let index = advice.opening, let edit = opening(of: index) {
      return (index, [edit.edit], edit.from, true)
    }
    for change in advice.changes {
      guard let edit = edit(change) else { continue }
      return (edit.record, [edit.edit], edit.from, change == advice.changes.first)
    }
    return nil
  }

  private func edit(
    _ change: ConstantChange
  ) -> (record: Int, edit: SourceEdit, from: String)? {
    guard case .record(let index) = change.member, let found = edit(change, of: index) else {
      return nil
    }
    return (index, found.edit, found.from)
  }

  /// Returns the first edit that lowers a priority, with the resulting text and its effect on the layout;
  /// `nil` if the source cannot be edited in this way.
  ///
  /// The record `preferred` comes before the other records. The edit is in the same source as that record.
  func demotion(
    _ advice: ConflictAdvice, preferring preferred: Int?
  ) -> (record: Int, edit: SourceEdit, result: String, effect: String?)? {
    let same = advice.demotions.filter { $0.member == preferred.map(ConflictMember.record) }
    let origin = preferred.map(origin)
    for (member, layout) in same + advice.demotions {
      guard case .record(let index) = member, origin == nil || origin == self.origin(of: index),
        let found = demotion(problem.records[index])
      else {
        continue
      }
      return (index, found.edit, found.result, layout.flatMap { effect(of: index, $0) })
    }
    return nil
  }

  private func origin(of record: Int) -> SourceOrigin {
    problem.records[record].provenance.location.origin
  }

  /// Describes a record of which the priority was lowered, in the resulting layout.
  private func effect(of index: Int, _ layout: LayoutResult) -> String? {
    let record = problem.records[index]
    guard let tree = try? ItemTree(problem),
      let row = try? RecordRow(record, at: index, of: tree)
    else { return nil }
    let residual = row.residual(
      parent: { problem.nodes[$0].parent?.index ?? row.ancestor },
      span: {
        let frame = layout.frames[$0]
        return $1 == .horizontal ? (frame.x, frame.width) : (frame.y, frame.height)
      }
    ).value
    let rounded = (residual * 100).rounded() / 100
    guard rounded != 0 else { return nil }
    let frame = layout.frames[record.firstItem.index]
    switch record.provenance.rule {
    case _ where record.firstAttribute == .width:
      let width = DecimalText.readable((frame.width * 100).rounded() / 100)
      return "`\(problem.name(of: record.firstItem))` is then \(width) wide"
    case _ where record.firstAttribute == .height:
      let height = DecimalText.readable((frame.height * 100).rounded() / 100)
      return "`\(problem.name(of: record.firstItem))` is then \(height) high"
    case .gap, .standardGap:
      return "the gap is then \(DecimalText.readable(record.constant + rounded))"
    default: return "off by \(DecimalText.shortest(rounded.magnitude))"
    }
  }

  /// Returns the edit that lowers a record's priority to 999, with the resulting text; `nil` if the source
  /// cannot be edited in this way.
  private func demotion(_ record: ConstraintRecord) -> (edit: SourceEdit, result: String)? {
    let location = record.provenance.location
    guard let text = text(location) else { return nil }
    let end = location.span.end
    switch record.provenance.rule {
    case .flushGap, .alignment, .fill, .object, .autoresizingMask: return nil
    case .standardGap:
      guard record.firstRegion == .frame, record.secondRegion == .frame, record.constant > 0 else {
        return nil
      }
      let result = "-\(DecimalText.shortest(record.constant))@999-"
      return (SourceEdit(location.span, result), result)
    case .gap where text == "-":
      guard record.constant > 0 else { return nil }
      let result = "-\(DecimalText.shortest(record.constant))@999-"
      return (SourceEdit(location.span, result), result)
    case .size, .gap, .equation:
      if let at = text.utf8.lastIndex(of: UInt8(ascii: "@")) {
        let kept = text.utf8.distance(from: text.startIndex, to: at)
        let edit = SourceEdit(SourceSpan(location.span.start + kept, end), "@999")
        return (edit, text[..<at] + "@999")
      }
      let priority = record.provenance.rule == .equation ? " @999" : "@999"
      return (SourceEdit(SourceSpan(at: end), priority), text + priority)
    }
  }

  /// Returns the edit that makes a gap of a format string a minimum, with the text that it replaces; `nil` if
  /// the source cannot be edited in this way.
  private func opening(of index: Int) -> (edit: SourceEdit, from: String)? {
    let record = problem.records[index]
    let location = record.provenance.location
    guard let gap = text(location), let first = gap.utf8.first else { return nil }
    if gap == "-" {
      let minimum = "-(>=\(DecimalText.shortest(record.constant)))-"
      return (SourceEdit(location.span, minimum), gap)
    }
    let before = SourceSpan(location.span.start - 1, location.span.start)
    guard location.span.start > 0, first != UInt8(ascii: "="),
      let previous = text(SourceLocation(location.origin, before))
    else { return nil }
    let minimum = previous == "-" ? "(>=\(gap))" : ">=\(gap)"
    return (SourceEdit(location.span, minimum), gap)
  }

  /// Returns the edit that replaces a number in a format string, with the old number; `nil` if there is no
  /// such edit.
  private func edit(
    _ change: ConstantChange, of index: Int
  ) -> (edit: SourceEdit, from: String)? {
    let record = problem.records[index]
    let location = record.provenance.location
    guard record.provenance.rule == .size || record.provenance.rule == .gap,
      let text = text(location)
    else { return nil }
    let head = text.utf8.prefix { "<>=".utf8.contains($0) }
    let digits = text.utf8.dropFirst(head.count).prefix { $0 != UInt8(ascii: "@") }
    guard let number = String(digits), Double(number) == record.constant else { return nil }
    let fitting = (change.to * 1e4).rounded() / 1e4
    let replacement = DecimalText.shortest(fitting)
    // A number with more digits or an exponent would not be readable, and fewer digits do not resolve the
    // conflict.
    guard fitting >= 0, (fitting - change.to).magnitude <= 1e-10 * max(1, change.to),
      fitting != record.constant, !replacement.contains("e")
    else { return nil }
    let start = location.span.start + head.count
    return (
      SourceEdit(SourceSpan(start, start + digits.count), replacement), number
    )
  }

  /// Returns the constraint of the cheapest change with its new number; `nil` if there is no change, or if
  /// the change is the container's size, which is reported separately.
  func changed(_ conflict: Conflict, _ advice: ConflictAdvice) -> String? {
    guard let change = advice.changes.first, change.isShort else { return nil }
    switch change.member {
    case .record(let index):
      return problem.text(of: index, withConstant: DecimalText.tidied(change.to))
    case .contentSize:
      guard softContent(conflict, advice) == nil,
        let place = conflict.members.firstIndex(of: change.member)
      else { return nil }
      var changed = problem
      if case .contentSize(let item, let axis) = change.member {
        changed.nodes[item.index].content[axis] = change.to
      }
      return changed.equation(of: change.member, multiplier: conflict.multipliers[place])
    case .container, .nonNegative: return nil
    }
  }

  /// Describes mistakes, with the edit that corrects a single one if the source contains the record as it is
  /// printed; `nil` if there are none.
  func words(_ mistakes: [RecordMistake]) -> LayoutConflict.Mistake? {
    guard let first = mistakes.first else { return nil }
    var corrected = problem
    for mistake in mistakes { corrected.records[mistake.index] = mistake.corrected }
    let written = mistakes.map { problem.text(of: $0.index) }
    let fixed = mistakes.map { corrected.text(of: $0.index) }
    let location = problem.records[first.index].provenance.location
    let isEditable = mistakes.count == 1 && text(location) == written[0]
    return LayoutConflict.Mistake(
      isSign: first.kind == .sign, written: written, corrected: fixed,
      edit: isEditable ? SourceEdit(location.span, fixed[0]) : nil)
  }

  /// Describes a fault that a repair would cause.
  func words(_ fault: LayoutFault) -> String {
    func name(_ item: ItemID) -> String { "`\(problem.name(of: item))`" }
    switch fault {
    case .outside(let item, _): return "\(name(item)) would extend beyond its superview"
    case .empty(let item, .horizontal): return "\(name(item)) would be 0 wide"
    case .empty(let item, .vertical): return "\(name(item)) would be 0 high"
    case .conflict: return "other constraints would still conflict"
    case .closed(let first, let second, _), .overlap(let first, let second):
      return "\(name(first)) and \(name(second)) would overlap"
    }
  }
}

extension ConstantChange {
  /// Whether a reader would write the new number: it has at most two decimal places.
  fileprivate var isShort: Bool {
    (DecimalText.tidied(to) * 100).rounded() / 100 == DecimalText.tidied(to)
  }
}
