/// The conditions on the path from the beginning of a function to a point of the walk.
///
/// They answer whether every path from an earlier point leads to this one. A string and the call that it is given
/// to may depend on one condition that is spelled in two ways, such as `switch axis` and `axis == .horizontal`. So
/// a string is compared with the other arguments of the call only if nothing in between may lead elsewhere, other
/// than conditions that are known to be as the string needs them.
struct FlowPath {
  /// A step on the path after which the program need not reach the next point.
  struct Step {
    /// An alternative to the step.
    enum Kind {
      /// It takes another branch; the branch taken has these decisions, or unknown ones.
      case branch(Decisions?)
      /// It runs the body of a loop no time or several times.
      case loop(isForEach: Bool)
      /// It runs the body of a loop at least once.
      case once
      /// It runs a closure for each element of a list.
      case closure
      /// It leaves by a jump, or ends. The conditions are some decisions and the first facts, by their number.
      case exit(facts: Int, [Decisions], Statement.Jump?)
      /// It leaves because something throws.
      case failure
    }
    /// The position of the walk.
    let position: Int
    fileprivate(set) var kind: Kind
    /// Whether the step is the same in all turns of the loops around it.
    let isSteady: Bool
    /// Whether the step depends on a test that callers of the function may know, too.
    let isTest: Bool
  }
  private(set) var steps: [Step] = []
  /// The decisions that hold at this point.
  private(set) var facts: [Decisions] = []

  /// How many jumps between two points are examined.
  private static let exitLimit = 64

  /// The number of steps and facts, to return to.
  struct Mark {
    fileprivate let steps: Int
    fileprivate let facts: Int
  }
  /// The present point.
  var mark: Mark { Mark(steps: steps.count, facts: facts.count) }

  /// Enters a part of the code that need not be run.
  ///
  /// - Parameter isTest: Whether the program tests something other than whether a value is missing or empty.
  mutating func enter(
    _ kind: Step.Kind, at position: Int, isSteady: Bool = false, isTest: Bool = true
  ) {
    steps.append(Step(position: position, kind: kind, isSteady: isSteady, isTest: isTest))
    if case .branch(let decisions?) = kind { facts.append(decisions) }
  }

  /// Adds decisions that hold from here on, because the program has left otherwise.
  mutating func assume(_ decisions: Decisions) { facts.append(decisions) }

  /// Adds a jump, or another end of the path, at this point.
  mutating func leave(by jump: Statement.Jump?, at position: Int, isSteady: Bool) {
    let kind = Step.Kind.exit(facts: facts.count, [], jump)
    steps.append(Step(position: position, kind: kind, isSteady: isSteady, isTest: isTested))
  }

  /// Leaves a part of the code.
  ///
  /// - Parameter stopped: The jumps that lead to the code after the part.
  mutating func leave(to mark: Mark, stopping stopped: [Statement.Jump] = []) {
    var inner: [Step] = []
    // More exits than are examined have the effect of the limit.
    for var step in steps[mark.steps...] where inner.count <= Self.exitLimit {
      switch step.kind {
      case .exit(let count, let more, let jump):
        if let jump, stopped.contains(jump) { continue }
        if count > mark.facts {
          let own = facts[mark.facts..<count] + more
          step.kind = .exit(facts: mark.facts, Array(own), jump)
        }
      case .failure: break
      default: continue
      }
      inner.append(step)
    }
    facts.removeSubrange(mark.facts...)
    steps.removeSubrange(mark.steps...)
    steps += inner
  }

  /// Returns whether every path from an earlier position leads here, if some decisions are taken.
  ///
  /// - Parameter isWalk: Whether the position precedes a loop over elements of which each comes here. Steps that
  ///   are the same in all turns are then the same for all elements.
  func leads(from position: Int, given decisions: Decisions, isWalk: Bool) -> Bool {
    var exits = 0
    // The first fact that does not hold under the decisions.
    var failing: Int?
    let hasElement = decisions.all.contains { $0.isElement }
    for step in steps.reversed() {
      guard step.position > position else { break }
      let isSteady = isWalk && step.isSteady
      switch step.kind {
      case .branch(let branch):
        guard isSteady || branch.map(decisions.implies) ?? false else { return false }
      case .loop(let isForEach): guard hasElement && isForEach else { return false }
      case .once: break
      case .closure: guard hasElement else { return false }
      case .failure: if isWalk { return false }
      case .exit(let count, let more, _):
        exits += 1
        guard exits <= Self.exitLimit else { return false }
        if isSteady || more.contains(where: { decisions.excludes($0) }) { continue }
        let first = failing ?? facts.firstIndex { decisions.excludes($0) } ?? facts.count
        failing = first
        guard first < count else { return false }
      }
    }
    return true
  }

  /// The positions of the last jumps after a mark that end the loop around them: by a `break`, or by any jump out of
  /// the loop.
  func lastEnds(since mark: Mark) -> (ofLoop: Int?, ofFunction: Int?) {
    var (loop, function): (Int?, Int?)
    for step in steps[mark.steps...] {
      switch step.kind {
      case .exit(_, _, .stop?): loop = step.position
      case .exit(_, _, .leave?), .exit(_, _, .fail?): function = step.position
      default: break
      }
    }
    return (loop, function)
  }

  /// Leaves a closure or function, whose jumps lead nowhere else.
  mutating func leaveClosure(to mark: Mark) {
    facts.removeSubrange(mark.facts...)
    steps.removeSubrange(mark.steps...)
  }

  /// The step into the outermost loop.
  private var firstLoop: Int? {
    steps.firstIndex { step in
      switch step.kind {
      case .loop, .closure, .once: true
      default: false
      }
    }
  }

  /// Whether all branches inside the outermost loop are the same in all turns.
  var isSteadyInLoops: Bool {
    guard let first = firstLoop else { return false }
    return steps[first...].allSatisfy { step in
      if case .branch = step.kind { step.isSteady } else { true }
    }
  }

  /// Whether a test decides in which turns of the outermost loop around this point the program comes here.
  var isSelective: Bool {
    guard let first = firstLoop else { return false }
    return steps[first...].contains { step in
      switch step.kind {
      case .branch, .exit: step.isTest && !step.isSteady
      default: false
      }
    }
  }

  /// Returns whether some decisions contradict the current ones.
  func excludes(_ decisions: Decisions) -> Bool {
    facts.contains { decisions.excludes($0) }
  }

  /// Whether a test decides whether this point is reached.
  var isTested: Bool {
    steps.contains { step in
      switch step.kind {
      case .branch, .exit: step.isTest
      default: false
      }
    }
  }
}
