import VFLDiagnostics

/// Code of which only one of several parts is run or compiled.
extension Walk {
  /// Evaluates conditions and binds the names in them.
  func walk(_ conditions: [Statement.Condition]) {
    for condition in conditions {
      switch condition {
      case .expression(let expression): evaluate(expression, .compared)
      case .binding(let pattern, let value, let isCase, _):
        guard let value else {
          for token in pattern.names { mark(token, as: .write) }
          continue
        }
        let variable = holder(of: pattern)
        // `if let name = name` gives the value another name, and changes nothing.
        if !isCase, let variable, case .name(let token) = value.kind,
          file.bindings.variable(at: token) == variable
        {
          for token in pattern.names + [token] { mark(token, as: .write) }
          continue
        }
        let found = evaluate(value, isCase ? .compared : variable.map(Use.holder) ?? .other)
        if isCase { match(pattern) } else { bind(pattern, to: found) }
      }
    }
  }

  /// Evaluates the code of a pattern that a value matches, and gives unknown values to the variables.
  func match(_ pattern: Pattern) {
    evaluateCode(of: pattern)
    forget(pattern)
    if let filter = pattern.filter { evaluate(filter, .compared) }
  }

  private func evaluateCode(of pattern: Pattern) {
    switch pattern.form {
    case .expression(let expression): if isSwift { evaluateCode(in: expression) }
    case .tuple(let parts): for part in parts { evaluateCode(of: part) }
    case .name, .other: break
    }
  }

  /// Evaluates the calls that an expression in the place of a pattern contains.
  ///
  /// A case with patterns is spelled like a call of a member.
  private func evaluateCode(in expression: Expression) {
    switch expression.kind {
    case .call(let call):
      guard case .member = call.callee.kind else {
        evaluate(expression, .compared)
        return
      }
      for argument in call.arguments { evaluateCode(in: argument.value) }
    case .tuple(let parts): for part in parts { evaluateCode(in: part.value) }
    case .postfix(let inner, _), .prefix(_, let inner), .cast(let inner, _):
      evaluateCode(in: inner)
    case .operation(let operands, _): for operand in operands { evaluateCode(in: operand) }
    default: break
    }
  }

  /// Adds the variables whose values the filters of patterns test.
  func addTested(by patterns: [Pattern], to tested: inout Set<Int>) {
    for pattern in patterns {
      if let filter = pattern.filter { addTested(by: filter, to: &tested) }
    }
  }

  /// A part of a statement that is run instead of its other parts.
  struct Part {
    /// The choice that leads to the part if no part before it is run; `nil` for a part that is run otherwise.
    let choice: Choice?
    /// The variables whose values the condition tests.
    var tested: Set<Int> = []
    /// Whether the condition is the same in all turns of the loops around it.
    var isSteady = false
    /// Whether the condition only asks whether something is missing or empty.
    var asksIfMissing = false
    /// Walks the part, and returns whether its end is reached.
    let body: () -> Bool
  }

  /// How many conditions that do not hold are kept for a branch that is run otherwise.
  static let decisionLimit = 64
  /// The steps for each variable whose value a condition tests.
  private static let stepsPerTest = 8

  /// Walks parts of which the first one whose condition holds is run.
  ///
  /// - Parameters:
  ///   - parts: For each part a function that evaluates its condition. It is called in the state in which the
  ///     program tests the condition.
  ///   - isComplete: Whether one of the parts is always run.
  /// - Returns: Whether the code after the statement is reached.
  func walk(oneOf parts: [() -> Part], isComplete: Bool) -> Bool {
    // The first condition is tested in any case.
    let first = parts.first?()
    let start = state.begin()
    let position = advance()
    let statement = Arm.Statement()
    var others: Decisions? = Decisions()
    var leaving: [Decisions] = []
    var (ends, tested): ([BranchEnd], Set<Int>) = ([], [])
    var (isLeft, isFirst, isTest, isSteady) = (false, true, true, true)
    for (index, makePart) in parts.enumerated() {
      let part = index == 0 ? first ?? makePart() : makePart()
      let yes = part.choice?.holding(at: position) ?? Decisions()
      let no = part.choice?.failing(at: position)
      var decisions = others?.union(yes)
      if index >= Self.decisionLimit { decisions = decisions?.narrowed(before: .max) }
      tested.formUnion(part.tested)
      isTest = isTest && !part.asksIfMissing
      isSteady = isSteady && part.isSteady
      let (completes, changes) = walk(
        branch: index, of: statement, decisions, at: position, from: start, isSteady: isSteady,
        isTest: isTest, hiding: tested, part.body)
      if !completes {
        isLeft = true
        if isFirst, let no { leaving.append(no) }
      } else if let decisions {
        ends.append(BranchEnd(decisions: decisions, changes: changes))
      }
      isFirst = isFirst && !completes
      if let known = others, known.all.count >= Self.decisionLimit {
        // A later branch need not be the only one under the conditions that are kept.
        others = known.narrowed(before: .max)
      } else {
        others = no.flatMap { others?.union($0) }
      }
    }
    if !isComplete { ends.append(BranchEnd(decisions: others ?? Decisions(), changes: [])) }
    state.end()
    join(ends, tested: tested, from: position)
    for decisions in leaving { path.assume(decisions) }
    if isLeft { _ = hide(tested) }
    return !ends.isEmpty
  }

  /// Walks one of the branches of a statement, and undoes its changes.
  ///
  /// - Parameters:
  ///   - start: The mark of the state before the statement.
  ///   - tested: The variables whose values decide which branch is taken.
  /// - Returns: Whether the end of the branch is reached, and the variables that it has changed.
  func walk(
    branch index: Int, of statement: Arm.Statement, _ decisions: Decisions?, at position: Int,
    from start: Int, isSteady: Bool = false, isTest: Bool = true, hiding tested: Set<Int> = [],
    _ body: () -> Bool
  ) -> (completes: Bool, changes: [(variable: Int, slot: FlowState.Slot)]) {
    let (mark, outerArm) = (path.mark, arm)
    arm = Arm(statement, index, around: outerArm)
    path.enter(.branch(decisions), at: position, isSteady: isSteady, isTest: isTest)
    branchStarts.append(position)
    let hidden = hide(tested)
    let completes = body()
    branchStarts.removeLast()
    arm?.isLeft = !completes
    arm = outerArm
    // Variables whose values were only hidden are not changed.
    let changes = state.changes(since: start).filter { hidden[$0.variable] != $0.slot.version }
    state.undo(to: start)
    path.leave(to: mark)
    return (completes, changes)
  }

  /// Forgets the values of variables that a condition tests: some strings may not get past the test.
  ///
  /// - Returns: The versions of the variables that it has hidden.
  func hide(_ tested: Set<Int>) -> [Int: Int] {
    var hidden: [Int: Int] = [:]
    file.budget.spend(Self.stepsPerTest * tested.count)
    for variable in tested.sorted() {
      let position = advance()
      switch state[variable]?.value {
      case .text(let text)?
      where text.alternatives.count > 1 || text.rest != nil
        || !file.bindings.variables[variable].writes.isEmpty:
        state.set(variable, .unknown(.variable), at: position)
      case .parameter?: state.set(variable, .unknown(.parameter), at: position)
      case .tuple?: doubt(variable, at: position)
      default: continue
      }
      hidden[variable] = position
    }
    // A test of one part of an element may exclude the whole element.
    let others = Set(tested.flatMap { partners[$0] ?? [] }).subtracting(tested)
    for variable in others.sorted() where state[variable]?.value?.isConditional == true {
      let position = advance()
      doubt(variable, at: position)
      hidden[variable] = position
    }
    return hidden
  }

  /// Notes that a test may exclude the elements of a list that a variable is.
  private func doubt(_ variable: Int, at position: Int) {
    guard let value = state[variable]?.value else { return }
    state.set(variable, value.mapDecisions { $0.doubted }, at: position)
  }

  /// The steps for each decision of a value that is joined, which the value keeps.
  private static let stepsPerDecision = 8
  /// The steps for each key of a dictionary that is joined.
  private static let stepsPerKey = 8

  /// The value of an expression that has one of some values; `nil` for none.
  func joined(_ values: [Value]) -> Value? {
    let result = Value.joined(values)
    switch result {
    case .keys(let keys)?: file.budget.spend(Self.stepsPerKey * keys.names.count)
    case let value?: file.budget.spend(Self.stepsPerDecision * value.decisionCount)
    case nil: break
    }
    return result
  }

  /// Joins the states at the ends of branches.
  ///
  /// - Parameters:
  ///   - tested: The variables whose values decide which branch is taken.
  ///   - position: The position at which the branches begin.
  func join(_ ends: [BranchEnd], tested: Set<Int>, from position: Int) {
    var changed: Set<Int> = []
    for end in ends { changed.formUnion(end.changes.map { $0.variable }) }
    let now = advance()
    for variable in changed.sorted() {
      let before = state[variable]?.value
      let slots = ends.map { end in end.changes.first { $0.variable == variable }?.slot }
      file.budget.spend(ends.reduce(0) { $0 + 1 + $1.changes.count })
      let grows = slots.allSatisfy { $0 == nil || $0?.assigned ?? 0 <= position }
      var joined: Value?
      if grows, case .list(let start)? = before, let list = grown(start, to: slots, ends) {
        joined = .list(list)
      } else {
        let values = zip(slots, ends).compactMap { slot, end in
          let isHidden = slot == nil && tested.contains(variable)
          let value = isHidden ? .unknown(.variable) : slot.map { $0.value } ?? before
          return value?.under(end.decisions)
        }
        // The value is not known if one of the branches does not know it.
        joined = values.count == ends.count ? self.joined(values) : nil
      }
      if case .text(let text)? = joined {
        joined = .text(bounded(text, before: before, grows: grows))
      }
      state.set(variable, joined, at: now, grows: grows)
    }
  }

  /// Returns a list to which branches add elements: the elements that it had are there in any case.
  ///
  /// Returns `nil` if a branch leaves something else.
  private func grown(
    _ start: ListValue, to slots: [FlowState.Slot?], _ ends: [BranchEnd]
  ) -> ListValue? {
    var result = start
    file.budget.spend(start.elements.count)
    for case (let slot?, let end) in zip(slots, ends) {
      guard case .list(let list)? = slot.value, list.elements.count >= start.elements.count else {
        return nil
      }
      let added = list.elements.dropFirst(start.elements.count)
      result.elements += added.compactMap { element in
        element.decisions.union(end.decisions).map {
          ListValue.Element(value: element.value, decisions: $0)
        }
      }
      result.rest = result.rest ?? list.rest
    }
    result.isWritten = false
    return result
  }

  /// Returns the strings that branches leave in a variable, unless there are too many.
  private func bounded(_ text: TextValue, before: Value?, grows: Bool) -> TextValue {
    if text.alternatives.isEmpty, text.rest == nil { return TextValue(rest: .variable) }
    guard text.alternatives.count > TextValue.alternativeLimit, case .text(let start)? = before,
      start.alternatives.count > 1
    else { return text }
    guard grows, let span = start.alternatives.first?.literal.span else {
      return text.alternatives.count > TextValue.branchLimit ? TextValue(rest: .combination) : text
    }
    var result = start.followed(by: hole(at: span), tokens.bytes, span)
    result.rest = result.rest ?? .combination
    return result
  }

  // MARK: Statements

  /// Walks an `if` with its `else` branches.
  func walk(_ branches: [Statement.Branch]) -> Bool {
    let parts = branches.map { branch in
      {
        let isSteady = self.isSteady(branch.conditions)
        self.walk(branch.conditions)
        return Part(
          choice: branch.conditions.isEmpty ? nil : self.choice(of: branch.conditions),
          tested: self.tested(by: branch.conditions), isSteady: isSteady,
          asksIfMissing: self.askIfMissing(branch.conditions)
        ) { self.walk(branch.body) }
      }
    }
    return walk(oneOf: parts, isComplete: branches.last?.conditions.isEmpty ?? true)
  }

  /// Walks a `guard`.
  func walk(exit conditions: [Statement.Condition], _ block: Block) -> Bool {
    let part = {
      self.walk(conditions)
      return Part(
        choice: self.choice(of: conditions).inverted, tested: self.tested(by: conditions),
        isSteady: self.isSteady(conditions), asksIfMissing: self.askIfMissing(conditions)
      ) { self.walk(block) }
    }
    return walk(oneOf: [part], isComplete: false)
  }

  /// Walks the branches of an `#if`.
  func walk(compiled branches: [(branch: Int32, statements: [Statement])]) -> Bool {
    var isComplete = false
    var parts: [() -> Part] = []
    for (branch, statements) in branches.prefix(Self.compiledLimit) {
      let test = tokens.conditionals[branch].test
      if case .never = test { continue }
      if case .always = test { isComplete = true }
      parts.append {
        Part(choice: self.file.choice(ofCompiled: test), asksIfMissing: true) {
          self.walk(statements)
        }
      }
    }
    return walk(oneOf: parts, isComplete: isComplete)
  }

  /// How many branches of one `#if` are walked.
  private static let compiledLimit = 32

  /// Walks a `switch`.
  func walk(_ cases: [Statement.Case], of subject: Expression, label: Int32?) -> Bool {
    evaluate(subject, .compared)
    let cases = isSwift ? cases : withoutEmptyCases(cases)
    let position = advance()
    let (number, branches) = choice(of: cases, on: subject)
    addTarget(label)
    let outer = path.mark
    var tested: Set<Int> = []
    addMentionsTested(by: subject, to: &tested)
    let (start, statement) = (state.begin(), Arm.Statement())
    var (ends, running): ([BranchEnd], [BranchEnd]) = ([], [])
    var isComplete = isSwift
    for (index, item) in cases.enumerated() {
      if item.patterns.isEmpty { isComplete = true }
      addTested(by: item.patterns, to: &tested)
      let decisions = Decisions(number, branches[index], at: position)
      let (completes, changes) = walk(
        branch: index, of: statement, decisions, at: position, from: start, hiding: tested
      ) {
        // The case before may run into this one.
        if !running.isEmpty {
          state.undo(to: start)
          join(running + [BranchEnd(decisions: decisions, changes: [])], tested: [], from: position)
          running = []
        }
        for pattern in item.patterns { match(pattern) }
        return walk(item.body)
      }
      let end = BranchEnd(decisions: decisions, changes: changes)
      let runsOn = isSwift ? item.body.falls : completes && index + 1 < cases.count
      if runsOn { running.append(end) } else if completes { ends.append(end) }
    }
    ends += running
    if !isComplete { ends.append(BranchEnd(decisions: Decisions(), changes: [])) }
    state.end()
    join(ends, tested: tested, from: position)
    path.leave(to: outer, stopping: [.stop])
    return arrive(completes: !ends.isEmpty, from: position)
  }

  private func addMentionsTested(by subject: Expression, to tested: inout Set<Int>) {
    if case .name(let token) = subject.kind, let variable = file.bindings.variable(at: token) {
      tested.insert(variable)
    } else {
      addTested(by: subject, to: &tested)
    }
  }
}

extension Block {
  /// Whether the last statement is `fallthrough`.
  var falls: Bool {
    guard case .jump(.fall, _, _)? = statements.last?.kind else { return false }
    return true
  }
}
