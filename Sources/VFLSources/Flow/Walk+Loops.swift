import VFLDiagnostics

/// Loops, and closures that are called for each element of a list.
extension Walk {
  /// Walks a loop, and returns whether the code after it is reached.
  func walk(_ loop: Statement.Loop, label: Int32?) -> Bool {
    switch loop.head {
    case .each(let pattern, let sequence, let filter):
      let list = evaluate(sequence, holder(of: pattern).map(Use.elements) ?? .other)
      let element = self.element(of: list)
      return run(loop, label: label, isForEach: true, over: counter(of: list)) {
        if let filter {
          self.evaluate(filter, .compared)
          self.hideTested(by: [.expression(filter)])
        }
        self.notePartners(pattern.names.compactMap { self.file.bindings.variable(at: $0) })
        if filter == nil { self.bind(pattern, to: element) } else { self.forget(pattern) }
      }
    case .counting(let start, let condition, let step):
      walk(start)
      let counter = countedVariable(condition, start, step)
      return run(loop, label: label, isForEach: true, countedBy: counter) {
        if let condition { self.evaluate(condition, .compared) }
      } after: {
        if let step { self.evaluate(step, .other) }
      }
    case .whileTrue(let conditions):
      return run(loop, label: label, isForEach: false) {
        self.walk(conditions)
        self.hideTested(by: conditions)
      }
    case .untilFalse(let condition):
      return run(loop, label: label, isForEach: false, isOnce: true) {
      } after: {
        if let condition { self.evaluate(condition, .compared) }
      }
    }
  }

  /// Forgets the values that conditions test, which need not get into the body of a loop.
  private func hideTested(by conditions: [Statement.Condition]) {
    _ = hide(tested(by: conditions))
  }

  private func run(
    _ loop: Statement.Loop, label: Int32?, isForEach: Bool, isOnce: Bool = false,
    over list: Counter? = nil, countedBy counted: (variable: Int, counter: Counter)? = nil,
    before: @escaping () -> Void,
    after: @escaping () -> Void = {}
  ) -> Bool {
    let range =
      loop.headRange.lowerBound..<max(loop.headRange.upperBound, loop.body.range.upperBound)
    addTarget(label, isLoop: true)
    let kind: FlowPath.Step.Kind = isOnce ? .once : .loop(isForEach: isForEach)
    repeated(range, isOnce: isOnce, as: kind, over: list, countedBy: counted) {
      before()
      _ = self.walk(loop.body)
      after()
    }
    // A `break` leaves the variables as the body does.
    targets.removeLast()
    return true
  }

  /// Walks code that is run any number of times.
  ///
  /// The values that the code itself changes are not known at its beginning, except for additions to
  /// dictionaries and lists, and for strings that only grow.
  ///
  /// - Parameter mayEnd: Whether the code may set a flag that ends the loop.
  func repeated(
    _ range: Range<Int>, isOnce: Bool, mayEnd: Bool = false, as kind: FlowPath.Step.Kind,
    over list: Counter? = nil,
    countedBy counted: (variable: Int, counter: Counter)? = nil, _ body: () -> Void
  ) {
    let written = file.bindings.variablesWritten(in: range).filter { $0 != counted?.variable }
    let start = state.begin()
    let position = advance()
    let before = Dictionary(first: written.map { ($0, state[$0]) })
    forgetMembers()
    if let counted { state.set(counted.variable, .counter(counted.counter), at: position) }
    var collected = additions(to: written, in: range, numbers: [:], body)
    let numbers = changingNumbers(written, collected, over: list)
    // Additions whose keys contain a number are collected again.
    if !numbers.isEmpty, !isDry {
      collected = additions(to: written, in: range, numbers: numbers, body)
      for (variable, number) in numbers { collected[variable] = number }
    }
    let turn = file.number(ofChoice: "loop \(range.lowerBound)")
    for variable in written {
      let entry = entry(of: variable, collected[variable], over: list, in: range)
      state.set(variable, entry, at: position)
    }
    let mark = path.mark
    let outerArm = arm
    arm = Arm(Arm.Statement(), 0, around: outerArm)
    path.enter(kind, at: position)
    loops.append(LoopScope(position: position, body: range, counter: list ?? counted?.counter))
    let firstCall = result.calls.count
    body()
    loops.removeLast()
    arm = outerArm
    let ends = path.lastEnds(since: mark)
    let outer = loops.last?.position ?? 0
    if let end = mayEnd ? .max : ends.ofLoop {
      endTurns(of: outer..<position, firstCall, before: end)
    }
    if let end = ends.ofFunction { endTurns(of: 0..<position, firstCall, before: end) }
    path.leave(to: mark, stopping: [.stop, .skip])
    let after = advance()
    let last = Dictionary(first: state.changes(since: start).map { ($0.variable, $0.slot) })
    state.end()
    for variable in written {
      let end = left(
        in: variable, before[variable]??.value, last[variable]?.value, isOnce: isOnce, turn,
        in: range, at: position)
      state.set(variable, end, at: after)
    }
    if let counted { state.set(counted.variable, .number(nil), at: after) }
  }

  /// Notes that a loop need not reach all elements of a list, because a jump after a call ends it.
  ///
  /// - Parameters:
  ///   - elements: The positions at which the elements begin to be used, up to that of the loop.
  ///   - firstCall: The number of the first recorded call in the loop.
  ///   - end: The position of the jump.
  private func endTurns(of elements: Range<Int>, _ firstCall: Int, before end: Int) {
    for number in result.calls.indices.dropFirst(firstCall)
    where result.calls[number].position < end {
      let call = result.calls[number]
      // The loop may count the elements.
      let last = call.loop == elements.upperBound ? call.position : elements.upperBound
      for (index, alternative) in call.text.alternatives.enumerated() {
        for (place, decision) in alternative.decisions.all.enumerated()
        where decision.isElement && (elements.lowerBound..<last).contains(decision.position) {
          result.calls[number].leads[index][place] = false
        }
      }
    }
  }

  /// The values of variables after one turn that starts with the present values, for variables that are
  /// dictionaries, lists or counters.
  private func additions(
    to written: [Int], in range: Range<Int>, numbers: [Int: Value], _ body: () -> Void
  ) -> [Int: Value] {
    let tracked = written.filter { variable in
      switch state[variable]?.value {
      case .keys?, .list?, .number?, .counter?: true
      default: false
      }
    }
    guard !tracked.isEmpty else { return [:] }
    // An outer iteration collects the additions of one inner iteration.
    guard !isDry else {
      return Dictionary(
        first: tracked.compactMap { variable in
          state[variable]?.value.map { (variable, $0) }
        })
    }
    let (mark, pathMark, start) = (state.begin(), path.mark, advance())
    let before = Dictionary(first: tracked.map { ($0, state[$0]?.value) })
    for variable in written where !tracked.contains(variable) {
      state.set(variable, .unknown(.variable), at: advance())
    }
    for (variable, number) in numbers { state.set(variable, number, at: advance()) }
    isDry = true
    loops.append(LoopScope(position: advance(), body: range, counter: nil))
    body()
    loops.removeLast()
    isDry = false
    var found: [Int: Value] = [:]
    for variable in tracked {
      guard let slot = state[variable] else { continue }
      found[variable] = slot.value
      // The first turn begins with the value before the loop, which later turns may not have.
      guard slot.assigned > start, let value = slot.value, let first = before[variable] ?? nil
      else {
        continue
      }
      switch (first, value) {
      case (.keys, .keys), (.list, .list): found[variable] = first.joined(value)
      default: break
      }
    }
    state.undo(to: mark)
    state.end()
    path.leaveClosure(to: pathMark)
    return found
  }

  /// The value of a variable at the beginning of a turn.
  private func entry(
    of variable: Int, _ collected: Value?, over list: Counter?, in range: Range<Int>
  ) -> Value {
    let before = state[variable]?.value
    switch (before, collected) {
    case (.keys(let keys)?, .keys(var more)?):
      if keys.source != more.source { more.source = nil }
      return .keys(more.withoutBranches)
    case (.list(let own)?, .list(var more)?):
      more.isWritten = more.elements.count == own.elements.count && own.isWritten
      return .list(more)
    case (.number(let number)?, .number(let next)?):
      return .number(number == next && !isDry ? number : nil)
    case (.number?, .counter(let counter)?): return .counter(counter)
    case (.counter(let counter)?, .counter(let next)?) where next.first == counter.first + 1:
      return .counter(counter)
    case (.text?, _):
      // What earlier turns appended is one computed part.
      var text = hole(at: file.span(of: range.lowerBound))
      text.isCarried = true
      return .text(text)
    default: return .unknown(.variable)
    }
  }

  /// The numbers that a loop changes: a counter if each turn adds 1, or else an unknown number.
  private func changingNumbers(
    _ written: [Int], _ collected: [Int: Value], over list: Counter?
  ) -> [Int: Value] {
    var found: [Int: Value] = [:]
    for variable in written {
      guard case .number(let number)? = state[variable]?.value,
        case .number(let next)? = collected[variable], number != next
      else { continue }
      guard let number, let next, next == number + 1, abs(number) < 1e6 else {
        found[variable] = .number(nil)
        continue
      }
      found[variable] = .counter(
        Counter(first: Int(number), count: list?.count, parameter: list?.parameter))
    }
    return found
  }

  func counter(of list: Value, first: Int = 0) -> Counter {
    switch list {
    case .list(let list): Counter(first: first, count: list.isWritten ? list.elements.count : nil)
    case .parameter(let parameter): Counter(first: first, parameter: parameter)
    default: Counter(first: first)
    }
  }

  /// The value that a loop leaves in a variable.
  private func left(
    in variable: Int, _ before: Value?, _ after: Value?, isOnce: Bool, _ turn: Int,
    in range: Range<Int>, at position: Int
  ) -> Value {
    guard let after else { return before ?? .unknown(.variable) }
    switch (before, after) {
    case (.keys(let own)?, .keys(var keys)):
      if keys.source != own.source { keys.source = nil }
      return .keys(keys.withoutBranches)
    case (.list?, .list): return after
    case (.text(let start)?, .text(let end)) where end.isCarried && !start.alternatives.isEmpty:
      return .text(grown(start, by: end, turn, in: range, at: position))
    case (_, .text(var text)):
      // Of the elements of a list, only the last one remains.
      text.alternatives.removeAll { $0.decisions.all.contains { $0.isElement } }
      if !isOnce { text.rest = text.rest ?? .variable }
      text.isCarried = false
      return .text(text)
    case (.number?, _), (.counter?, _): return .number(nil)
    default: return isOnce ? after : .unknown(.variable)
    }
  }

  /// The value of a string that a loop appends to in each turn.
  ///
  /// The text of one iteration is between the texts of its neighbors. Either may be missing, so computed
  /// parts represent them.
  private func grown(
    _ start: TextValue, by end: TextValue, _ turn: Int, in range: Range<Int>, at position: Int
  ) -> TextValue {
    guard let span = start.alternatives.first?.literal.span else { return start }
    let place = file.span(of: range.lowerBound)
    let skipped = start.followed(by: hole(at: place), tokens.bytes, span)
    guard end.alternatives.contains(where: { !$0.literal.text.isEmpty }) else { return skipped }
    func under(_ text: TextValue, _ turns: String) -> TextValue {
      let decisions = Decisions(turn, ChoiceBranch(turns), at: position)
      return text.mapDecisions { $0.union(decisions) }
    }
    var result = under(skipped, "none")
    var body = end
    body.isCarried = false
    result.formUnion(
      start.followed(
        by: under(body, "some"), orHole: FormatLiteral.Hole(offset: 0, span: place), tokens.bytes,
        span
      ).followed(by: hole(at: place), tokens.bytes, span))
    return result
  }

  // MARK: Elements

  /// Notes that variables are bound to the parts of one element.
  func notePartners(_ parts: [Int]) {
    for variable in parts { partners[variable] = parts.filter { $0 != variable } }
  }

  /// Notes that a variable depends on parts of an element.
  func notePartners(of variable: Int, in value: Range<Int>) {
    guard !partners.isEmpty else { return }
    var others: Set<Int> = []
    for token in value.prefix(Self.tokenLimit) where tokens.isName(token) {
      guard let part = file.bindings.variable(at: token), let found = partners[part] else {
        continue
      }
      others.formUnion(found)
      others.insert(part)
    }
    others.remove(variable)
    if !others.isEmpty { partners[variable] = Array(others.sorted().prefix(Self.partnerLimit)) }
  }

  /// How many parts of elements a variable may depend on; the parts that are declared last are left out.
  private static let partnerLimit = 16
  /// How many tokens of the value of a variable are searched for parts of elements.
  private static let tokenLimit = 64

  /// Returns the value of any element of a list that is used now.
  func element(of list: Value) -> Value {
    switch list {
    case .list(var list):
      let position = advance()
      // Elements that are there in any case are used from here on.
      for index in list.elements.indices where list.elements[index].decisions.areElements {
        list.elements[index].decisions = list.elements[index].decisions.moved(to: position)
      }
      if list.elements.count > 1 {
        for index in list.elements.indices {
          list.elements[index].value = asText(list.elements[index].value)
        }
      }
      return list.anyElement
    case .parameter(let parameter): return .parameter(parameter.eachElement)
    case .counter(let counter): return .counter(counter)
    default: return .unknown(list.reason)
    }
  }

  /// Returns a parameter that is a string as a text with one computed part, which can be joined with others.
  private func asText(_ value: Value) -> Value {
    guard case .parameter(let parameter) = value, parameter.part == .all,
      parameter.function >= 0,
      let variable = file.parameter(parameter.index, of: parameter.function),
      let type = file.parameters(of: parameter.function)[parameter.index].type,
      ValueKind(type, in: tokens) == .text
    else { return value }
    let span = file.span(of: file.bindings.variables[variable].token)
    var builder = LiteralBuilder(tokens.bytes)
    builder.append(hole(for: value, at: span))
    return .text(TextValue(builder.literal(at: span)))
  }

  /// The variable that counts in `for (int i = 0; i < list.count; i++)`.
  private func countedVariable(
    _ condition: Expression?, _ start: [Statement], _ step: Expression?
  ) -> (variable: Int, counter: Counter)? {
    guard case .operation(let operands, let operators)? = condition?.kind, operators.count == 1,
      tokens.isWord(operators[0], anyOf: ["<", "<="]), case .name(let token) = operands[0].kind,
      let variable = file.bindings.variable(at: token),
      let first = state[variable]?.value?.wholeNumber, let step, isStep(step, of: variable)
    else { return nil }
    let limit = evaluate(operands[1], .other)
    return (
      variable,
      counter(from: first, to: limit, isClosed: tokens.isWord(operators[0], "<="))
    )
  }

  /// Whether an expression adds 1 to a variable.
  private func isStep(_ expression: Expression, of variable: Int) -> Bool {
    switch expression.kind {
    case .postfix(let inner, let sign), .prefix(let sign, let inner):
      return tokens.isWord(sign, "++") && self.variable(of: inner)?.number == variable
    case .operation(let operands, let operators):
      guard operators.count == 1, tokens.isWord(operators[0], "+="),
        case .number(let amount) = operands[1].kind
      else { return false }
      return tokens.isWord(amount, "1") && self.variable(of: operands[0])?.number == variable
    default: return false
    }
  }
}
