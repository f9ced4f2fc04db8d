import VFLLayout
import VFLRecords

/// Finds the verdict on a conflict: its owner, the kind of mistake, and what to change.
///
/// The tests are tried in the order of the strength of their evidence: constraints that nobody can change,
/// conflicts that are known by name, then the numbers alone. Where no test fits, the verdict is unknown.
struct VerdictFinder {
  let conflict: LoggedConflict
  let names: LogNames
  let problem: LogProblem
  /// The constraints that conflict, in the order of the table; `nil` where no conflict is proved.
  let found: Conflict?
  /// The way that the table goes.
  let walk: LogWalk?
  /// The constraint with the wrong sign, and the mended one, where one sign explains the whole list.
  let sign: (written: String, mended: String)?

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
      let cure = known?.cure.map { "nothing here is yours; what helps: \($0)" }
      return Verdict(
        owner: .system, cause: .systemOnly,
        cure: cure ?? "nothing here is yours, and no number of yours would change it")
    }
    for test in found == nil ? unproved : proved {
      if let (cause, cure) = test() {
        let isKnown = known?.standing == .avoidable && Self.causesOfKnown.contains(cause)
        let told = isKnown ? known?.cure ?? cure : cure
        return Verdict(owner: cause.isYours ? .yours : owner, cause: cause, cure: told)
      }
    }
    guard let known, known.standing == .avoidable, let cure = known.cure else { return .unknown }
    return Verdict(owner: owner, cause: .hostSize, cure: cure)
  }

  /// What the cure of a known conflict may be for; a mistake of another kind has its own.
  private static let causesOfKnown: Set<ConflictCause> = [
    .hostSize, .managedMask, .contentTooLarge,
  ]

  /// A cause and its cure.
  typealias Cause = (cause: ConflictCause, cure: String)

  private var proved: [() -> Cause?] {
    [
      hidden, mask, prototyped, twice, twiceByShares, twiceByStack, rounding, twoHosts, measuring,
      wrongSign, ratio, placing,
      content, equalSizes, shares, overPinned, host, tooLarge, tooSmall,
    ]
  }

  private var unproved: [() -> Cause?] { [measuringOfList, roundingOfList] }

  // MARK: What the constraints are

  /// The constraints that conflict, or all that are listed.
  private var judged: [LoggedConstraint] {
    found == nil ? conflict.constraints : members
  }

  /// The constraints of the log that conflict.
  var members: [LoggedConstraint] {
    (found?.members ?? []).compactMap { problem.constraint(of: $0) }.map {
      conflict.constraints[$0]
    }
  }

  /// The constraints of the conflict that only the program can have made, in the order of the table.
  var own: [LoggedConstraint] {
    members.filter { constraint in
      constraint.origin == nil && constraint.content == nil
        && (constraint.maker == .app || constraint.maker == .anybody && !constraint.isAmongSystem)
    }
  }

  func name(_ item: LoggedItem) -> String { LogQuote.text(names.name(of: item)) }

  /// A constraint as an equation, with the line that made it.
  func text(_ constraint: LoggedConstraint) -> String {
    let equation = LogQuote.text(names.equation(of: constraint))
    return constraint.site.map { "\(equation) (\($0.file):\($0.line))" } ?? equation
  }

  /// The size that a host gives, which the others are held against.
  var given: LoggedConstraint? {
    let sizes = members.filter { $0.isGivenSize && $0.origin != .autoresizingMask }
    // Where a ratio ties both, the height follows from the width.
    return sizes.first { $0.origin == .encapsulatedSize && $0.first.attribute == .height }
      ?? sizes.first ?? limitConstraint
  }

  /// The member that the way is held against, which the table has at its end; `nil` where there is no way.
  var limit: ConflictMember? { walk == nil ? nil : found?.members.last }

  /// The limit of the way if its size is given from outside, or else any constraint whose size is.
  private var limitConstraint: LoggedConstraint? {
    guard let limit, let index = problem.constraint(of: limit),
      conflict.constraints[index].isGivenSize
    else { return members.first { $0.isGivenSize } }
    return conflict.constraints[index]
  }

  /// By how much the list misses the size that the host gives, in points.
  var miss: Double? {
    guard let found, let given,
      let place = found.members.firstIndex(where: {
        problem.constraint(of: $0).map { conflict.constraints[$0] } == given
      }), found.multipliers[place] != 0
    else { return nil }
    return found.shortfall / found.multipliers[place].magnitude
  }

  /// The constraint of the program's own to give a priority of 999: the last one along the way that is at an
  /// edge, so that the others keep their numbers.
  var waiting: LoggedConstraint? {
    let free = own.filter { !$0.isKept }
    let edges = free.filter { $0.second != nil }
    if walk != nil { return edges.last ?? free.last }
    let broken = conflict.broken.map { conflict.constraints[$0] }
    if let broken, free.contains(broken) { return broken }
    return edges.last ?? free.last
  }

  /// What to do with the constraint that may wait.
  var letWait: String {
    waiting.map { "a priority of 999 on \(text($0))" }
      ?? "a priority of 999 on one of your own constraints"
  }
}
