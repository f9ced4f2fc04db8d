package import VFLDiagnostics
package import VFLLayout
import VFLRecords

extension LayoutNarration {
  /// Returns one diagnostic for each conflict, up to the limit of reported conflicts.
  func conflictDiagnostics(for result: LayoutResult) -> [Diagnostic] {
    conflicts(result, judgingRepairs: true).map { conflict, origin in
      LazyDiagnostic.conflict(conflict, in: origin).diagnostic(in: origin)
    }
  }

  /// The maximum numbers of records and items in the layouts that are solved to judge repairs, for all
  /// conflicts and for one of them.
  ///
  /// Solving them takes a fraction of a second. If a number is exceeded, no further repairs are offered.
  private static let repairEffort = (total: 200_000, each: 40_000)

  /// Returns the descriptions of the reported conflicts, each with the source that its span refers to.
  ///
  /// - Parameters:
  ///   - others: The members of each conflict that is reported elsewhere.
  ///   - judgingRepairs: Whether a repair is only offered if the resulting layout has no faults.
  ///   - sizes: Other sizes of the container at which a repair has to resolve the conflict.
  package func conflicts(
    _ result: LayoutResult, besides others: [[ConflictMember]] = [], judgingRepairs: Bool,
    at sizes: [PerAxis<Double?>] = []
  ) -> [(conflict: LayoutConflict, origin: SourceOrigin)] {
    let reported = result.conflicts.prefix(limit ?? Limit.textDiagnostics.value)
    let effort = min(
      Self.repairEffort.each, Self.repairEffort.total / max(1, reported.count))
    return reported.enumerated().map { place, conflict in
      let isLast = place == reported.count - 1
      let unreported = isLast && limit == nil ? result.conflicts.count - reported.count : 0
      let mayBeMore = isLast && result.mayHaveMoreConflicts
      guard let terms = ConflictTerm.terms(of: conflict, in: problem, text: text) else {
        var unknown = LayoutConflict(span: nil, text: "", members: [], claim: .unspoken)
        unknown.mayBeMore = mayBeMore
        return (unknown, .document)
      }
      var advice =
        judgingRepairs
        ? ConflictAdvice(withoutRepairs: conflict) : ConflictAdvice(unjudged: conflict)
      // A judge that cannot solve the layout even once is not needed.
      if judgingRepairs, effort >= problem.records.count + problem.nodes.count {
        let others = others + result.conflicts.filter { $0 != conflict }.map { $0.members }
        var judge = RepairJudge(
          conflict, in: problem, besides: others, at: sizes, effort: effort)
        advice = ConflictAdvice(conflict, in: problem, &judge)
      }
      var found = described(conflict, terms, advice)
      found.conflict.unreported = unreported
      found.conflict.mayBeMore = mayBeMore
      return found
    }
  }

  private func described(
    _ conflict: Conflict, _ terms: [ConflictTerm], _ advice: ConflictAdvice
  ) -> (conflict: LayoutConflict, origin: SourceOrigin) {
    let members = terms.map { term -> LayoutConflict.Member in
      guard case .record(let index) = term.member else { return term.words }
      return .written(problem.records[index].provenance.location, text: problem.text(of: index))
    }
    let repeated = repeatedView(conflict)
    let softContent = softContent(conflict, advice)
    // A required hugging priority is a mistake, and no other constraint needs to change.
    let keepsOthers = softContent?.isHugging == true
    let edit = repeated == nil && !keepsOthers ? edit(advice) : nil
    // A lower priority would make one of several equal sizes unequal.
    let hasDemotion = repeated == nil && !keepsOthers && (edit?.edits.count ?? 0) < 2
    let demotion = hasDemotion ? demotion(advice, preferring: edit?.record) : nil
    let primary =
      advice.mistakes.first?.index ?? edit?.record ?? demotion?.record ?? primary(conflict)
    let record = primary.map { problem.records[$0] }
    var found = LayoutConflict(
      span: record?.provenance.location.span, text: primary.map(problem.text) ?? "",
      members: members, claim: ConflictArithmetic(terms: terms, problem: problem).claim)
    found.repeatedView = repeated
    if repeated == nil {
      found.mistake = words(advice.mistakes)
      found.fitting = fittingContainer(advice).map { (nil, $0.points, $0.isHorizontal) }
      found.demotion = demotion.map { ($0.edit, $0.result, $0.effect) }
      found.change = edit.map { ($0.edits, $0.from) }
      found.softContent = softContent?.words
      found.changed =
        edit?.isCheapest == true || keepsOthers ? nil : changed(conflict, advice)
      if case .record(let index)? = advice.needlessAlignment {
        found.needlessAlignment = problem.text(of: index)
      }
      found.mayBeRelaxed = advice.mayBeRelaxed
      found.hindrance = advice.hindrance.map(words)
    } else {
      found.mayBeRelaxed = false
    }
    found.addends = zip(conflict.multipliers, conflict.members).map {
      ($0, problem.equation(of: $1, multiplier: $0))
    }
    found.shortfall = conflict.shortfall
    return (found, record?.provenance.location.origin ?? .document)
  }

  /// Returns the content priority that can be lowered, such as "horizontal compression resistance of `a`";
  /// `nil` if no content size is part of the conflict, or if a lower priority does not resolve it.
  func softContent(
    _ conflict: Conflict, _ advice: ConflictAdvice
  ) -> (words: String, isHugging: Bool)? {
    for (member, _) in advice.demotions {
      guard case .contentSize(let item, let axis) = member,
        let place = conflict.members.firstIndex(of: member)
      else { continue }
      let isMinimum = conflict.multipliers[place] > 0
      let relation: Relation = isMinimum ? .greaterThanOrEqual : .lessThanOrEqual
      return (contentPriority(of: item, axis, relation), !isMinimum)
    }
    return nil
  }

  /// Returns the view that occurs twice in a format string, if gaps of a conflict lead from the view to
  /// itself.
  ///
  /// The view or another one of the row would have a negative width, unless the sum of the gaps is negative.
  private func repeatedView(_ conflict: Conflict) -> String? {
    var gaps: [(left: ItemID, right: ItemID, record: ConstraintRecord)] = []
    for case .record(let index) in conflict.members {
      let record = problem.records[index]
      guard let left = record.secondItem, record.multiplier == 1,
        record.relation != .lessThanOrEqual,
        [.leading, .left, .top].contains(record.firstAttribute),
        [.trailing, .right, .bottom].contains(record.secondAttribute),
        [.gap, .standardGap, .flushGap].contains(record.provenance.rule)
      else { continue }
      gaps.append((left, record.firstItem, record))
    }
    gaps.sort {
      $0.record.provenance.location.span.start < $1.record.provenance.location.span.start
    }
    // The places in `gaps` at which the views of the row so far begin.
    var starts: [ItemID: Int] = [:]
    for (place, gap) in gaps.enumerated() {
      if place > 0, gaps[place - 1].right != gap.left { starts = [:] }
      starts[gap.left] = place
      let location = gap.record.provenance.location
      guard let start = starts[gap.right],
        gaps[start...place].allSatisfy({ $0.record.provenance.location.origin == location.origin }),
        gaps[start...place].reduce(0, { $0 + $1.record.constant }) >= 0
      else { continue }
      // Two format strings of a document are on different lines.
      let span = SourceSpan(
        gaps[start].record.provenance.location.span.start, location.span.end)
      if let text = text(SourceLocation(location.origin, span)), !text.contains("\n") {
        return problem.name(of: gap.right)
      }
    }
    return nil
  }

  /// Returns the index of the record that the diagnostic points at if no edit of a number resolves the
  /// conflict; `nil` if no member is a record.
  ///
  /// It is the first record among these members: the member of the cheapest change, the member whose priority
  /// is to be lowered, the member whose priority is easiest to lower in the source, and all other members.
  private func primary(_ conflict: Conflict) -> Int? {
    let easiest = problem.demotions(of: conflict.members).first.map { conflict.members[$0] }
    let likeliest = [conflict.change?.member, conflict.demotion, easiest].compactMap { $0 }
    for case .record(let index) in likeliest + conflict.members { return index }
    return nil
  }
}
