import VFLDiagnostics
import VFLLayout
import VFLNarration
import VFLRecords

/// Describes the conflicts among the constraints of a log.
struct LogNarration {
  let conflict: LoggedConflict
  let names: LogNames
  let problem: LogProblem

  /// Returns a diagnostic for each conflict of a result, with its members in the order of its table.
  ///
  /// `result` contains only plausible changes, `all` contains all changes.
  func entries(_ result: LayoutResult, of all: LayoutResult) -> [LogExplanation.Entry] {
    let tables = result.conflicts.map { LogTable($0, in: conflict, problem, names) }
    var ordered = result
    ordered.conflicts = zip(result.conflicts, tables).map { found, table in
      table.walk.map { found.reordered($0.order) } ?? found
    }
    let conflicts = LayoutNarration(of: problem.layout).conflicts(
      ordered, judgingRepairs: false)
    let search = LogMistakeSearch(self, result)
    return conflicts.enumerated().map { place, narrated in
      var words = narrated.conflict
      let members = result.conflicts[place].members
      rename(&words, ordered.conflicts[place])
      if let walk = tables[place].walk {
        // Comparing two sizes is clearer than comparing a number with a size.
        if case .both = words.claim {
        } else {
          words.claim = claim(walk, members[walk.limit]) ?? words.claim
        }
        words.fitting = fitting(walk, all.conflicts[place])
      } else if words.members.count == 2, words.claim.isOfPlaces {
        words.claim = .both(words.members[0], words.members[1])
      }
      let isOnly = result.conflicts.count == 1
      let mistake = search.mistake(in: result.conflicts[place], tables[place].walk, isOnly: isOnly)
      let verdict = verdict(
        ordered.conflicts[place], all.conflicts[place], tables[place], mistake, search.nested)
      let notes = notes(about: members, isOnly: isOnly, verdict)
      if !verdict.cause.hasOtherNumbers { words.changed = nil }
      if verdict.cause != .unknown { words.fitting = nil }
      let sentence = LazyDiagnostic.conflict(words, in: narrated.origin).diagnostic(
        in: narrated.origin)
      let whole =
        verdict.headline.map {
          sentence.judged($0, [sentence.message] + sentence.helpful(verdict))
        } ?? sentence
      // The table shows all members. A single member is enough for the note about priorities.
      words.members = Array(
        words.members.filter { if case .written = $0 { true } else { false } }.prefix(1))
      words.addends = []
      let short = LazyDiagnostic.conflict(words, in: narrated.origin).diagnostic(
        in: narrated.origin)
      let headlineNotes =
        verdict.headline == nil
        ? short.notes : [short.message] + short.helpful(verdict)
      return LogExplanation.Entry(
        diagnostic: whole.adding(notes + verdict.notes),
        tableNotes: headlineNotes + verdict.notes + verdict.page + notes + legend(members),
        table: tables[place], verdict: verdict)
    }
  }

  /// Replaces the names of nodes by the names of the log, in which baselines and margins are attributes.
  private func rename(_ words: inout LayoutConflict, _ found: Conflict) {
    guard words.members.count == found.members.count else { return }
    if let change = found.change, let index = problem.constraint(of: change.member) {
      var constraint = conflict.constraints[index]
      words.replaced = names.equation(of: constraint)
      constraint.constant = problem.likely(change.to, in: found)
      words.changed = names.equation(of: constraint)
    }
    var texts: [String: String] = [:]
    for (place, member) in found.members.enumerated() {
      guard case .written(let location, let text) = words.members[place],
        let equation = equation(of: member)
      else { continue }
      texts[text] = equation
      words.members[place] = .written(location, text: equation)
    }
    words.text = texts[words.text] ?? words.text
    func renamed(_ member: LayoutConflict.Member) -> LayoutConflict.Member {
      guard case .written(let location, let text) = member else { return member }
      return .written(location, text: texts[text] ?? text)
    }
    switch words.claim {
    case .sum(let sum, let bound, let member):
      words.claim = .sum(sum, bound, against: renamed(member))
    case .both(let one, let other): words.claim = .both(renamed(one), renamed(other))
    case .sums, .shares, .unspoken: break
    }
  }

  /// Returns the claim that compares the sum of a walk with its limit, or `nil` if the two cannot be
  /// compared.
  private func claim(_ walk: LogWalk, _ limit: ConflictMember) -> LayoutConflict.Claim? {
    guard case .record(let index) = limit,
      let sum = ConflictSum(walk.steps.map { (1, $0.distance) })
    else { return nil }
    let record = problem.layout.records[index]
    let words =
      record.secondItem == nil
      ? LayoutConflict.Member.size(
        view: problem.layout.name(of: record.firstItem),
        isHorizontal: record.firstAttribute == .width, bound: LayoutConflict.Bound(record.relation),
        points: record.constant) : place(record, walk.steps.last?.end.item, limit)
    return .sum(sum.text, LayoutConflict.Bound(walk.relation), against: words)
  }

  /// Returns the limit of a walk as a distance in the direction of the walk.
  private func place(
    _ record: ConstraintRecord, _ end: ItemID?, _ limit: ConflictMember
  ) -> LayoutConflict.Member {
    guard let constraint = problem.constraint(of: limit).map({ conflict.constraints[$0] }),
      let second = constraint.second, record.firstItem != record.secondItem
    else { return .written(record.provenance.location, text: equation(of: limit) ?? "") }
    let isForward = record.firstItem == end
    let (edge, start) = isForward ? (constraint.first, second) : (second, constraint.first)
    let relation = isForward ? constraint.relation : constraint.relation.reversed
    return .place(
      edge: "\(names.name(of: edge.item)).\(edge.attribute.name)",
      bound: LayoutConflict.Bound(relation),
      points: isForward ? constraint.constant : 0 - constraint.constant,
      from: "`\(names.name(of: start.item)).\(start.attribute.name)`")
  }

  /// Returns the size at which the constraints would be satisfiable, for a view whose size is set by its
  /// host.
  private func fitting(
    _ walk: LogWalk, _ conflict: Conflict
  ) -> (view: String?, points: Double, isHorizontal: Bool)? {
    let member = conflict.members[walk.limit]
    guard origin(of: member) == .encapsulatedSize, case .record(let index) = member,
      let change = conflict.changes.first(where: { $0.member == member })
    else { return nil }
    let record = problem.layout.records[index]
    return (
      problem.layout.name(of: record.firstItem), change.to,
      record.firstAttribute == .width
    )
  }

  func origin(of member: ConflictMember) -> SystemConstraint? {
    problem.constraint(of: member).flatMap { conflict.constraints[$0].origin }
  }

  private func equation(of member: ConflictMember) -> String? {
    problem.constraint(of: member).map { names.equation(of: conflict.constraints[$0]) }
  }

  /// Notes on the members of a conflict, and on the listed constraints that are not involved.
  private func notes(
    about members: [ConflictMember], isOnly: Bool, _ verdict: Verdict
  ) -> [String] {
    let involved = members.compactMap { problem.constraint(of: $0) }
    let isJudged = verdict.cause != .unknown
    var notes =
      verdict.cause == .systemOnly
      ? [] : advice(about: involved) { !isJudged || !$0.isJudged }
    if !isJudged, involved.contains(where: { conflict.constraints[$0].isOfUnsetFrame }) {
      notes.append(
        "the size of 0 may come from a frame that is not set yet: lower the priority of one of your own "
          + "constraints to 999 so that it yields until then")
    }
    switch problem.assumption {
    case .nothing: break
    case .superviews:
      for index in involved {
        guard let child = conflict.constraints[index].items.first(where: { $0.child != nil }),
          let item = names.items.first(where: { $0.key == child.child }),
          let parent = problem.assumedSuperview(of: item)
        else { continue }
        notes.append(
          "the log does not name the superview of `\(names.name(of: item))`; it is assumed to be "
            + "`\(names.name(of: parent))`")
        break
      }
    case .otherEnds:
      notes.append(
        "the masks are assumed to measure vertical distances from the other end of the superview, because "
          + "AppKit measures from the bottom unless the superview is flipped")
    case .withInactive:
      notes.append("satisfiable without the constraints that are printed as inactive")
    case .usualMargins: notes.append("layout margins are assumed to be 8 points, the default")
    case .rightToLeft:
      notes.append("unsatisfiable only in a right-to-left layout, as in Arabic or Hebrew")
    }
    let others = conflict.constraints.count - Set(involved).count
    if others > 0, isOnly {
      notes.append(
        others == 1
          ? "the other listed constraint is not involved"
          : "the other \(others) listed constraints are not involved")
    }
    if let broken = conflict.broken, isOnly, !involved.contains(broken) {
      notes.append(
        "`\(names.equation(of: conflict.constraints[broken]))`, which was broken, is one of them")
    }
    return notes
  }

  /// Returns notes with the addresses of the views whose names contain a number.
  private func legend(_ members: [ConflictMember]) -> [String] {
    var places: [Int] = []
    for index in members.compactMap({ problem.constraint(of: $0) }) {
      let constraint = conflict.constraints[index]
      for item in [constraint.first.item, constraint.second?.item].compactMap({ $0 }) {
        guard let place = names.place(of: item), !places.contains(place),
          names.names[place].contains("#"), names.items[place].address != nil, places.count < 12
        else { continue }
        places.append(place)
      }
    }
    places.sort()
    return LogNames.legend(
      places.map { names.items[$0] }, named: places.map { names.names[$0] })
  }

  /// Returns the advice about system constraints of the kinds that `isMeant` selects.
  func advice(
    about constraints: [Int], where isMeant: (SystemConstraint) -> Bool
  ) -> [String] {
    SystemConstraint.allCases.filter(isMeant).compactMap { origin in
      var views: [String] = []
      for index in constraints where conflict.constraints[index].origin == origin {
        // The program does not control the mask of a view that the system lays out.
        if origin == .autoresizingMask, conflict.constraints[index].first.item.isManaged {
          continue
        }
        let view = names.name(of: conflict.constraints[index].viewOfSystem)
        if !views.contains(view) { views.append(view) }
      }
      return views.isEmpty ? nil : origin.advice(about: Self.list(views))
    }
  }

  /// Returns names in backquotes.
  ///
  /// A long list is truncated and ends with the number of omitted names.
  private static func list(_ names: [String]) -> String {
    let shown = names.count > 4 ? 3 : names.count
    var words = names.prefix(shown).map { "`\($0)`" }
    if shown < names.count { words.append("\(names.count - shown) more views") }
    guard let last = words.popLast() else { return "" }
    return words.isEmpty ? last : words.joined(separator: ", ") + " and " + last
  }
}

extension LoggedConstraint {
  /// Whether the constraint is a size of 0 of an autoresizing mask, because the frame of the view was never
  /// set.
  fileprivate var isOfUnsetFrame: Bool {
    origin == .autoresizingMask && first.attribute.isSize && second == nil && constant == 0
  }

  /// The view that the advice mentions: the owner of the guide if the constraint positions a guide.
  fileprivate var viewOfSystem: LoggedItem {
    switch origin {
    case .layoutMargins, .safeArea:
      first.item.isSystemGuide ? second?.item ?? first.item : first.item
    default: first.item
    }
  }
}

extension Conflict {
  /// Returns the conflict with its members, multipliers and constants in a different order.
  fileprivate func reordered(_ order: [Int]) -> Conflict {
    var conflict = self
    conflict.members = order.map { members[$0] }
    conflict.multipliers = order.map { multipliers[$0] }
    conflict.constants = order.map { constants[$0] }
    return conflict
  }
}
