package import VFLDiagnostics
package import VFLLayout
import VFLRecords

extension LayoutNarration {
  /// Returns one diagnostic for each conflict, up to the limit of reported conflicts.
  func conflictDiagnostics(for result: LayoutResult) -> [Diagnostic] {
    conflicts(result).map { conflict, origin in
      LazyDiagnostic.conflict(conflict, in: origin).diagnostic(in: origin)
    }
  }

  /// Returns the descriptions of the reported conflicts, each with the source that its span refers to.
  package func conflicts(
    _ result: LayoutResult
  ) -> [(conflict: LayoutConflict, origin: SourceOrigin)] {
    let reported = result.conflicts.prefix(limit ?? Limit.textDiagnostics.value)
    return reported.enumerated().map { place, conflict in
      let isLast = place == reported.count - 1
      let unreported = isLast && limit == nil ? result.conflicts.count - reported.count : 0
      let mayBeMore = isLast && result.mayHaveMoreConflicts
      guard let terms = ConflictTerm.terms(of: conflict, in: problem, text: text) else {
        var unknown = LayoutConflict(span: nil, text: "", members: [], claim: .unspoken)
        unknown.mayBeMore = mayBeMore
        return (unknown, .document)
      }
      return described(conflict, terms, unreported: unreported, mayBeMore: mayBeMore)
    }
  }

  private func described(
    _ conflict: Conflict, _ terms: [ConflictTerm], unreported: Int, mayBeMore: Bool
  ) -> (conflict: LayoutConflict, origin: SourceOrigin) {
    let members = terms.map { term -> LayoutConflict.Member in
      guard case .record(let index) = term.member else { return term.words }
      return .written(problem.records[index].provenance.location, text: problem.text(of: index))
    }
    let edit = edit(conflict)
    let primary = edit?.record ?? primary(conflict)
    let record = primary.map { problem.records[$0] }
    var found = LayoutConflict(
      span: record?.provenance.location.span, text: primary.map(problem.text) ?? "",
      members: members, claim: ConflictArithmetic(terms: terms, problem: problem).claim)
    found.repeatedView = repeatedView(conflict)
    if found.repeatedView == nil {
      found.fitting = fittingContainer(conflict).map { (nil, $0.points, $0.isHorizontal) }
      found.demotion = conflict.demotion == nil ? nil : record.flatMap(demotion)
      found.change = edit.map { ($0.edit, $0.from) }
      found.changed = edit?.isCheapest == true ? nil : changed(conflict)
    }
    found.mayBeRelaxed = found.repeatedView == nil && conflict.demotion != nil
    found.addends = zip(conflict.multipliers, conflict.members).map {
      ($0, problem.equation(of: $1, multiplier: $0))
    }
    found.shortfall = conflict.shortfall
    found.unreported = unreported
    found.mayBeMore = mayBeMore
    return (found, record?.provenance.location.origin ?? .document)
  }

  /// Returns the view that occurs twice in a format string, if each gap of a conflict begins at the view at
  /// which the gap before it ends, and the last one ends at the view at which the first one begins.
  private func repeatedView(_ conflict: Conflict) -> String? {
    var gaps: [(left: ItemID, right: ItemID, location: SourceLocation)] = []
    for member in conflict.members {
      switch member {
      case .nonNegative, .contentSize: continue
      case .container: return nil
      case .record(let index):
        let record = problem.records[index]
        switch (record.provenance.rule, record.secondItem) {
        case (.size, _): continue
        case (.gap, let left?), (.standardGap, let left?), (.flushGap, let left?):
          // The gap to a superview is between two equal edges.
          guard record.firstAttribute != record.secondAttribute else { return nil }
          gaps.append((left, record.firstItem, record.provenance.location))
        default: return nil
        }
      }
    }
    gaps.sort { $0.location.span.start < $1.location.span.start }
    guard let first = gaps.first, let last = gaps.last, last.right == first.left,
      gaps.allSatisfy({ $0.location.origin == first.location.origin }),
      zip(gaps, gaps.dropFirst()).allSatisfy({ $0.right == $1.left })
    else { return nil }
    // Two format strings of a document are on different lines.
    let span = SourceSpan(first.location.span.start, last.location.span.end)
    guard let text = text(SourceLocation(first.location.origin, span)), !text.contains("\n") else {
      return nil
    }
    return problem.name(of: first.left)
  }

  /// Returns the container size that resolves a conflict, with its axis; `nil` if there is no such size or it
  /// is not useful.
  private func fittingContainer(_ conflict: Conflict) -> (points: Double, isHorizontal: Bool)? {
    for change in conflict.changes {
      guard case .container(let axis) = change.member else { continue }
      // A container of size 0 is not a useful suggestion.
      if change.to == 0 && change.from > 0 { continue }
      return (ConflictSum.tidied(change.to), axis == .horizontal)
    }
    return nil
  }

  /// Returns the index of the record that the diagnostic points at if no edit of a number resolves the
  /// conflict; `nil` if no member is a record.
  ///
  /// It is the first record among these members: the member of the cheapest change, the member whose priority
  /// is to be lowered, the member whose priority is easiest to lower in the source, and all other members.
  private func primary(_ conflict: Conflict) -> Int? {
    let easiest = problem.easiestDemotion(of: conflict.members).map { conflict.members[$0] }
    let likeliest = [conflict.change?.member, conflict.demotion, easiest].compactMap { $0 }
    for case .record(let index) in likeliest + conflict.members { return index }
    return nil
  }

  /// Returns the cheapest change that can be made by replacing one number in a format string; `nil` if no
  /// such change exists.
  ///
  /// A number that comes from a metric, or that would need many digits, cannot be replaced.
  private func edit(
    _ conflict: Conflict
  ) -> (record: Int, edit: SourceEdit, from: String, isCheapest: Bool)? {
    for change in conflict.changes {
      guard case .record(let index) = change.member, let edit = self.edit(change, of: index) else {
        continue
      }
      return (index, edit.edit, edit.from, change == conflict.change)
    }
    return nil
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
  private func changed(_ conflict: Conflict) -> String? {
    guard let change = conflict.change else { return nil }
    switch change.member {
    case .record(let index):
      return problem.text(of: index, withConstant: ConflictSum.tidied(change.to))
    case .contentSize:
      guard let place = conflict.members.firstIndex(of: change.member) else { return nil }
      var changed = problem
      if case .contentSize(let item, let axis) = change.member {
        changed.nodes[item.index].content[axis] = change.to
      }
      return changed.equation(of: change.member, multiplier: conflict.multipliers[place])
    case .container, .nonNegative: return nil
    }
  }
}
