import VFLLayout
import VFLRecords

/// Finds the verdict on a conflict: its owner, its cause and the fix.
///
/// The tests are ordered by the strength of their evidence: constraints that the program cannot change,
/// known conflicts, then the numbers. If no test matches, the cause is unknown.
struct VerdictFinder {
  let conflict: LoggedConflict
  let names: LogNames
  let problem: LogProblem
  /// The constraints that conflict, in the order of the table, or `nil` if no conflict is proved.
  let found: Conflict?
  /// The walk of the table, or `nil` if the table is a list.
  let walk: LogWalk?
  /// The constraints with the wrong sign or direction, or `nil` if no such mistake explains the conflict.
  let mistake: LogMistake?
  /// The items of the log that contain other items.
  let nested: NestedItems
  /// The constraints of the log that conflict.
  let members: [LoggedConstraint]
  /// The constraints of the conflict that only the program can have created, in the order of the table.
  let own: [LoggedConstraint]

  init(
    conflict: LoggedConflict, names: LogNames, problem: LogProblem, found: Conflict?,
    walk: LogWalk?, mistake: LogMistake?, nested: NestedItems
  ) {
    (self.conflict, self.names, self.problem) = (conflict, names, problem)
    (self.found, self.walk, self.mistake, self.nested) = (found, walk, mistake, nested)
    members = (found?.members ?? []).compactMap { problem.constraint(of: $0) }.map {
      conflict.constraints[$0]
    }
    own = members.filter { $0.isOfProgram }
  }

  /// The verdict.
  var verdict: Verdict {
    let known = KnownConflict.recognised(in: conflict.constraints)
    guard let owner = ConflictOwner(judged, knownAs: known) else { return .unknown }
    var verdict = verdict(of: owner, known)
    if verdict.cause == .unknown { return .unknown }
    if let known, verdict.cause == .systemOnly || owner == .both { verdict.notes += known.notes }
    return verdict
  }

  private func verdict(of owner: ConflictOwner, _ known: KnownConflict?) -> Verdict {
    if owner == .system {
      let cure = known?.cure.map { "no constraint or view belongs to your code; workaround: \($0)" }
      return Verdict(
        owner: .system, cause: .systemOnly,
        cure: cure
          ?? "no constraint or view belongs to your code, so changing your constraints does not help"
      )
    }
    for test in found == nil ? unproved : proved {
      if let (cause, cure) = test() {
        let isKnown = known?.standing == .avoidable && Self.causesOfKnown.contains(cause)
        let chosen = isKnown ? known?.cure ?? cure : cure
        return Verdict(owner: cause.isYours ? .yours : owner, cause: cause, cure: chosen)
      }
    }
    if let known, known.standing == .avoidable, let cure = known.cure {
      return Verdict(owner: owner, cause: .hostSize, cure: cure)
    }
    return contradiction.map { Verdict(owner: owner, cause: $0.cause, cure: $0.cure) } ?? .unknown
  }

  /// The causes for which the workaround of a known conflict replaces the fix.
  private static let causesOfKnown: Set<ConflictCause> = [
    .hostSize, .managedMask, .contentTooLarge,
  ]

  /// A cause and the fix.
  typealias Cause = (cause: ConflictCause, cure: String)

  private var proved: [() -> Cause?] {
    [
      hidden, twoHosts, wrongDirection, mask, prototyped, twice, twiceByShares, twiceByStack,
      outside, rounding,
      measuring, collapsed, scrolling, wrongSign, ratio, placing, content, equalSizes, shares,
      overconstrained, host, tooLarge, tooSmall,
    ]
  }

  private var unproved: [() -> Cause?] { [measuringOfList, roundingOfList] }

  // MARK: Groups of constraints

  /// The constraints that conflict, or all listed constraints if no conflict is proved.
  private var judged: [LoggedConstraint] {
    found == nil ? conflict.constraints : members
  }

  /// Whether the program created all members of the conflict, apart from constraints of guides.
  var isAmongOwn: Bool { members.allSatisfy { $0.isOfProgram || $0.isOfGuide } }

  func name(_ item: LoggedItem) -> String { LogQuote.text(names.name(of: item)) }

  /// Returns a constraint as an equation, with the source line that created it.
  func text(_ constraint: LoggedConstraint) -> String {
    let equation = LogQuote.text(names.equation(of: constraint))
    return constraint.site.map { "\(equation) (\($0.file):\($0.line))" } ?? equation
  }

  /// The size that a host sets and that contradicts the other constraints, or `nil` if there is none.
  var given: LoggedConstraint? {
    let sizes = members.filter { $0.isGivenSize && $0.origin != .autoresizingMask }
    // If a ratio relates both sizes, the height follows from the width.
    return sizes.first { $0.origin == .encapsulatedSize && $0.first.attribute == .height }
      ?? sizes.first ?? limitConstraint
  }

  /// The last member of the table, with which the walk is compared, or `nil` if there is no walk.
  var limit: ConflictMember? { walk == nil ? nil : found?.members.last }

  /// The limit of the walk if it is a size that is set from outside the layout, or otherwise any such
  /// constraint.
  private var limitConstraint: LoggedConstraint? {
    guard let limit, let index = problem.constraint(of: limit),
      conflict.constraints[index].isGivenSize
    else { return members.first { $0.isGivenSize } }
    return conflict.constraints[index]
  }

  /// The difference between the size that the host sets and the size that the constraints require, in points,
  /// or `nil` if it is unknown.
  var miss: Double? {
    guard let found, let given,
      let place = found.members.firstIndex(where: {
        problem.constraint(of: $0).map { conflict.constraints[$0] } == given
      }), found.multipliers[place] != 0
    else { return nil }
    return found.shortfall / found.multipliers[place].magnitude
  }

  /// The constraint of the program whose priority should be 999, or `nil` if there is none.
  ///
  /// The constraint is the last one in the walk that refers to an edge, so that the other constraints keep
  /// their values.
  var waiting: LoggedConstraint? {
    let free = own.filter { !$0.isKept }
    let edges = free.filter { $0.second != nil }
    if walk != nil { return edges.last ?? free.last }
    let broken = conflict.broken.map { conflict.constraints[$0] }
    if let broken, free.contains(broken) { return broken }
    return edges.last ?? free.last
  }

  /// The advice to lower the priority of ``waiting`` to 999.
  var letWait: String {
    waiting.map { "lower the priority of \(text($0)) to 999" }
      ?? "lower the priority of one of your own constraints to 999"
  }
}

extension LoggedConstraint {
  /// Whether only the program can have created the constraint.
  var isOfProgram: Bool {
    origin == nil && content == nil && !isOfGuide
      && (maker == .app || maker == .anybody && !isAmongSystem)
  }
}
