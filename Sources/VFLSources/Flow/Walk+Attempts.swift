/// Statements with blocks that are run when something is thrown.
extension Walk {
  /// Walks `do` with its handlers, and returns whether the code after it is reached.
  func walk(_ block: Block, _ handlers: [Statement.Handler], finally: Block?) -> Bool {
    let position = advance()
    guard !handlers.isEmpty || finally != nil else { return walk(block) }
    let start = state.begin()
    let choice = file.number(ofChoice: "catch \(block.range.lowerBound)")
    let statement = Arm.Statement()
    let outerArm = arm
    arm = Arm(statement, 0, around: outerArm)
    attempts.append(Attempt(mark: start))
    let completes = expectingFailure(isExpectedToFail(block, handlers)) { walk(block) }
    let attempt = attempts.removeLast()
    arm?.isLeft = !completes
    arm = outerArm
    var (ends, tested): ([BranchEnd], Set<Int>) = ([], [])
    if completes {
      ends.append(
        BranchEnd(
          decisions: Decisions(choice, ChoiceBranch("0"), at: position),
          changes: state.changes(since: start)))
    }
    let changed = state.changes(since: start).map { $0.variable }
    state.undo(to: start)
    for (index, handler) in handlers.enumerated() {
      let decisions = Decisions(choice, ChoiceBranch("\(index + 1)"), at: position)
      addTested(by: handler.patterns, to: &tested)
      let (completes, changes) = walk(
        branch: index + 1, of: statement, decisions, at: position, from: start
      ) {
        for variable in changed { state.set(variable, thrown(variable, attempt), at: advance()) }
        _ = hide(tested)
        for pattern in handler.patterns { match(pattern) }
        return walk(handler.body)
      }
      if completes { ends.append(BranchEnd(decisions: decisions, changes: changes)) }
    }
    state.end()
    join(ends, tested: [], from: position)
    return (finally.map { walk($0) } ?? true) && !ends.isEmpty
  }

  /// The possible value of a variable at a throw.
  private func thrown(_ variable: Int, _ attempt: Attempt) -> Value {
    let before = state[variable]?.value ?? .unknown(.variable)
    // In Objective-C any message may throw.
    guard isSwift else { return .unknown(.variable) }
    guard let (value, count, _) = attempt.thrown[variable] else { return before }
    return count < attempt.count ? joined([before, value]) ?? value : value
  }

  /// Adds the present state to those at which something may be thrown.
  func throwHere() {
    guard let index = attempts.indices.last else { return }
    attempts[index].count += 1
    let changes = state.changes(since: attempts[index].mark)
    file.budget.spend(changes.count)
    for (variable, slot) in changes {
      let value = slot.value ?? .unknown(.variable)
      var (found, count) = (value, 1)
      if let known = attempts[index].thrown[variable] {
        found = known.version == slot.version ? known.value : joined([known.value, value]) ?? value
        count += known.count
      }
      attempts[index].thrown[variable] = (found, count, slot.version)
    }
  }
}
