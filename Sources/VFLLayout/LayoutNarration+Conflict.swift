package import VFLDiagnostics
import VFLRecords

extension LayoutNarration {
  /// The diagnostics of all conflicts, one each, as far as anybody reads them.
  func conflictDiagnostics(for result: LayoutResult) -> [Diagnostic] {
    conflicts(result).map { conflict, origin in
      LazyDiagnostic.conflict(conflict, in: origin).diagnostic(in: origin)
    }
  }

  /// The conflicts that are told, before they are put into words, each with the text that it points into.
  package func conflicts(
    _ result: LayoutResult
  ) -> [(conflict: LayoutConflict, origin: SourceOrigin)] {
    let reported = result.conflicts.prefix(limit ?? Limit.textDiagnostics.value)
    let tree = try? ItemTree(problem.nodes)
    return reported.enumerated().map { place, conflict in
      let isLast = place == reported.count - 1
      let unreported = isLast && limit == nil ? result.conflicts.count - reported.count : 0
      let mayBeMore = isLast && result.mayHaveMoreConflicts
      guard let tree, let terms = ConflictTerm.terms(conflict, problem, tree, text: text) else {
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
      members: members, claim: ConflictArithmetic.claim(of: terms, in: problem))
    found.fitting = fittingContainer(conflict).map { (nil, $0.points, $0.isHorizontal) }
    found.mayBeRelaxed = conflict.demotion != nil
    found.demotion = conflict.demotion == nil ? nil : record.flatMap(demotion)
    found.change = edit.map { ($0.edit, $0.from) }
    found.changed = edit?.isCheapest == true ? nil : changed(conflict)
    found.addends = zip(conflict.multipliers, conflict.members).map {
      ($0, problem.equation(of: $1, multiplier: $0))
    }
    found.shortfall = conflict.shortfall
    found.unreported = unreported
    found.mayBeMore = mayBeMore
    return (found, record?.provenance.location.origin ?? .document)
  }

  /// The size of the container that ends a conflict, and its axis.
  private func fittingContainer(_ conflict: Conflict) -> (points: Double, isHorizontal: Bool)? {
    for change in conflict.changes {
      guard case .container(let axis) = change.member else { continue }
      // That everything would fit into nothing helps nobody who has something.
      if change.to == 0 && change.from > 0 { continue }
      return (ConflictSum.tidied(change.to), axis == .horizontal)
    }
    return nil
  }

  /// The record to point at where no text can be edited: the one that is cheapest to change, or else
  /// whose priority to lower; where nothing is known to help, the one that a text can change best.
  private func primary(_ conflict: Conflict) -> Int? {
    let easiest = ConflictRelaxation.easiestDemotion(of: conflict.members, in: problem)
      .map { conflict.members[$0] }
    let likeliest = [conflict.change?.member, conflict.demotion, easiest].compactMap { $0 }
    for case .record(let index) in likeliest + conflict.members { return index }
    return nil
  }

  /// The cheapest change that an edit of one number in a format can make.
  ///
  /// A number that stands behind a metric's name, or would need many digits, cannot be edited in its
  /// place.
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

  /// The edit that takes a record below the required priority.
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

  /// The edit that changes a number written in a format to another one.
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
    // Nobody would have written more digits or an exponent, and fewer digits do not come out.
    guard fitting >= 0, (fitting - change.to).magnitude <= 1e-10 * max(1, change.to),
      fitting != record.constant, !replacement.contains("e")
    else { return nil }
    let start = location.span.start + head.count
    return (
      SourceEdit(SourceSpan(start, start + digits.count), replacement), number
    )
  }

  /// The constraint with the number that it would have to have; `nil` for the container's size, which
  /// is told anyway.
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
