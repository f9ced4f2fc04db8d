import VFLDiagnostics

/// Calls of functions, and closures.
extension Walk {
  func evaluate(_ call: Expression.Call, in range: Range<Int>, _ use: Use) -> Value {
    defer { lastCall = advance() }
    if case .closure(let closure) = call.callee.kind {
      return walk(closure, with: call.arguments.map { evaluate($0.value, .other) })
    }
    if let value = emptyCollection(call, in: range, use) { return value }
    guard let name = call.name else { return other(call, in: range, use) }
    return expectingFailure(checksFailure(call, named: name)) {
      evaluate(call, named: name, in: range, use)
    }
  }

  private func evaluate(
    _ call: Expression.Call, named name: Int, in range: Range<Int>, _ use: Use
  ) -> Value {
    if !isDry { file.reachedCalls.insert(name) }
    let receiver = call.receiver
    // A function call begins with its name, not with its receiver.
    let range = call.style == .function ? name..<max(name, range.upperBound) : range
    if call.style == .function, let value = expand(call, named: name, in: range, use) {
      return value
    }
    if let system = file.resolution.systemCall(call, named: name, in: context) {
      keepingApart(isOnlyCounted(use)) { record(system, of: call, named: name, in: range) }
      return .unknown(.callResult)
    }
    if recordWrappers(call, named: name, receiver, in: range) { return .unknown(.callResult) }
    if let receiver, let variable = variable(of: receiver),
      let effect = mutation(of: variable, by: call, named: name, use)
    {
      return effect
    }
    if let value = iterate(call, named: name, receiver, use) { return value }
    if let value = library(call, named: name, receiver, in: range, use) { return value }
    return other(call, in: range, use, named: name, receiver)
  }

  /// Evaluates code whose value is perhaps not used together with values of other iterations.
  func keepingApart<Result>(_ isKeptApart: Bool, _ body: () -> Result) -> Result {
    let outer = self.isKeptApart
    self.isKeptApart = outer || isKeptApart
    defer { self.isKeptApart = outer }
    return body()
  }

  /// Whether a list is given to a variable of which nothing but the number of elements is read.
  private func isOnlyCounted(_ use: Use) -> Bool {
    guard case .holder(let variable) = use else { return false }
    let mentions = file.bindings.variables[variable].mentions
    return !mentions.isEmpty
      && mentions.allSatisfy { mention in
        let next = Int(mention) + 1
        return tokens.isWord(next, "count")
          || tokens.isWord(next, ".") && tokens.isWord(next + 1, "count")
      }
  }

  // MARK: Unknown functions

  /// Evaluates the parts of a call of which nothing else is known.
  private func other(
    _ call: Expression.Call, in range: Range<Int>, _ use: Use, named name: Int? = nil,
    _ receiver: Expression? = nil
  ) -> Value {
    if let receiver {
      evaluate(receiver, .member)
    } else if name == nil {
      evaluate(call.callee, .other)
    }
    if let name, call.arguments.isEmpty { noteResult(of: name, as: use) }
    let isReport = name.map { tokens.isWord($0, anyOf: LeavingCalls.reporting) } ?? false
    let isTest = name.map { tokens.word($0).hasPrefix("XCT") } ?? false
    let runsNow = name.map { tokens.isWord($0, anyOf: LeavingCalls.runners) } ?? false
    var values: [Value] = []
    for argument in call.arguments {
      if case .closure(let closure) = argument.value.kind {
        walk(closure, with: [], runsNow: runsNow)
        values.append(.unknown(.expression))
      } else {
        let value = keepingApart(isTest) {
          evaluate(argument.value, isReport ? .report : .other)
        }
        if let receiver { lookUp(value, argument.value.range, in: receiver) }
        values.append(value)
      }
    }
    if let name { changeArguments(ofMacro: name, call) }
    if let name, tokens.isWord(name, anyOf: LeavingCalls.leaving + LeavingCalls.assertions) {
      path.leave(by: nil, at: advance(), isSteady: isSteadyHere)
    }
    if let name,
      let value = file.returnedValue(
        ofCall: call, named: name, receiver, values, in: range, use, self)
        ?? property(named: name, receiver, call)
    {
      return value
    }
    if !isReport { forgetMembers() }
    if let name, let keys = foreignDictionary(call, named: name, receiver, use) { return keys }
    if let name, let type = file.printedType(madeBy: name, receiver) { return .printed(type: type) }
    return .unknown(.callResult)
  }

  /// The string that the code before the message `[self name]` has given to the property `name`.
  private func property(
    named name: Int, _ receiver: Expression?, _ call: Expression.Call
  ) -> Value? {
    guard call.style == .message, call.arguments.isEmpty, let receiver,
      case .name(let own) = receiver.kind, tokens.isWord(own, "self"),
      let owner = context.owners.first,
      let property = file.bindings.members.first(
        tokens.tokens[name].link, of: owner, isProperty: true),
      !file.hasAccessor(tokens.tokens[name].link), case .text? = state[property]?.value
    else { return nil }
    return read(property, at: name, .format)
  }

  // MARK: Closures

  /// Walks the body of a closure, and returns the value that it returns.
  ///
  /// - Parameters:
  ///   - values: The values of its arguments.
  ///   - isElement: Whether the closure is called for each element of a list.
  ///   - runsNow: Whether the closure is called once.
  @discardableResult
  func walk(
    _ closure: Closure, with values: [Value], isElement: Bool = false, runsNow: Bool = true
  ) -> Value {
    guard let number = file.bindings.closures[closure.body.range.lowerBound] else {
      touch(closure.body.range)
      return .unknown(.expression)
    }
    let (outerHome, outerTargets, outerTaker) = (home, targets, takeValue)
    let (outerAttempts, wasKeptApart) = (attempts, isKeptApart)
    isKeptApart = isKeptApart && isElement
    let (mark, pathMark) = (state.begin(), path.mark)
    (home, targets, takeValue, attempts) = (number, [], nil, [])
    for capture in closure.captures { evaluate(capture.value, .other) }
    let position = advance()
    if isElement {
      path.enter(.closure, at: position)
    } else if !runsNow {
      path.enter(.branch(nil), at: position)
    }
    bindParameters(of: closure, number, to: values)
    if isElement {
      notePartners(
        (0..<file.parameterCount(of: number)).compactMap { file.parameter($0, of: number) })
    }
    if !isElement, !runsNow { forgetOwnChanges(in: closure.body.range, of: number) }
    let known = returned[number]?.count ?? 0
    walkBody(closure.body, isClosure: true)
    let value = returnedValue(of: number, after: known) ?? .unknown(.expression)
    (home, targets, takeValue, attempts) = (outerHome, outerTargets, outerTaker, outerAttempts)
    isKeptApart = wasKeptApart
    path.leaveClosure(to: pathMark)
    let changed = state.changes(since: mark)
    defer { state.end() }
    if isElement {
      file.inlineClosures.insert(number)
      lastReducedValue = file.parameter(0, of: number).flatMap { state[$0]?.value }
      return value
    }
    // Code that may run at another time leaves nothing certain in the variables outside of it.
    state.undo(to: mark)
    for (variable, _) in changed where file.bindings.variables[variable].kind.isMember {
      setMembers.insert(variable)
      state.set(variable, nil, at: advance())
    }
    return value
  }

  /// Returns the value of a function or closure; `nil` if it returns none.
  ///
  /// Which of several strings or lists it is, is a choice.
  ///
  /// - Parameter count: The number of returned values that are left out.
  func returnedValue(of function: Int, after count: Int = 0) -> Value? {
    let all = returned[function]?.dropFirst(count) ?? []
    guard all.count(where: { $0.hasStrings }) > 1 else { return Value.joined(all) }
    let choice = file.number(ofChoice: "returned by \(function)")
    let position = advance()
    return Value.joined(
      zip(all.indices, all).map { index, value in
        guard value.hasStrings else { return value }
        return value.under(Decisions(choice, ChoiceBranch("\(index - count)"), at: position))
      })
  }

  /// Forgets the numbers and strings in variables around a function that the function itself changes.
  ///
  /// An earlier call of the function may have changed them.
  func forgetOwnChanges(in body: Range<Int>, of function: Int) {
    for variable in file.bindings.variablesWritten(in: body)
    where file.bindings.variables[variable].home != function {
      switch state[variable]?.value {
      case .number?, .counter?: state.set(variable, .number(nil), at: advance())
      case .text?: state.set(variable, .unknown(.variable), at: advance())
      default: break
      }
    }
  }

  private func bindParameters(of closure: Closure, _ number: Int, to values: [Value]) {
    var values = values
    let count = file.parameterCount(of: number)
    // `{ index, view in … }` takes a pair apart.
    if values.count == 1, count > 1, case .tuple(let parts) = values[0], parts.count == count {
      values = parts.map { $0.value }
    }
    for index in 0..<count {
      guard let variable = file.parameter(index, of: number) else { continue }
      let value =
        index < values.count
        ? values[index] : .parameter(ParameterReference(function: number, index: index))
      // A number that the closure changes is no counter.
      let isChanged = !file.bindings.variables[variable].writes.isEmpty
      if isChanged, case .counter = value {
        state.set(variable, .number(nil), at: advance())
      } else {
        state.set(variable, value, at: advance())
      }
    }
  }

  // MARK: Elements

  /// Evaluates a call that runs a closure for each element of a list; `nil` for any other call.
  private func iterate(
    _ call: Expression.Call, named name: Int, _ receiver: Expression?, _ use: Use
  ) -> Value? {
    guard let receiver, let last = call.arguments.last, case .closure(let closure) = last.value.kind
    else { return nil }
    let isBlock = tokens.isWord(name, "enumerateObjectsUsingBlock")
    let isReduction = tokens.isWord(name, "reduce")
    guard
      isBlock || isReduction
        || tokens.isWord(name, anyOf: ["map", "flatMap", "forEach", "compactMap"])
    else { return nil }
    let list = evaluate(receiver, .ofClosure(closure.body.range.lowerBound))
    var result: Value?
    var initial: Value?
    if isReduction, let first = call.arguments.first, call.arguments.count > 1 {
      initial = evaluate(first.value, .other)
    }
    let counter = self.counter(of: list)
    let element = self.element(of: list)
    // The parameters belong to the turn.
    let mayEnd = isBlock && mayStop(closure)
    repeated(last.value.range, isOnce: false, mayEnd: mayEnd, as: .closure, over: counter) {
      var values = [element]
      if isBlock { values = [element, .counter(counter), .unknown(.parameter)] }
      if let initial { values = [initial, element] }
      let wasKeptApart = self.isKeptApart
      self.isKeptApart = self.tokens.isWord(name, anyOf: ["map", "compactMap"])
      result = self.walk(closure, with: values, isElement: true)
      self.isKeptApart = wasKeptApart
    }
    if isReduction {
      return call.arguments.first?.label == nil ? .unknown(.callResult) : lastReducedValue
    }
    guard tokens.isWord(name, anyOf: ["map", "compactMap"]), let result else {
      return .unknown(.callResult)
    }
    var rest = list.isUnreadable ? list.reason : nil
    if case .list(let list) = list { rest = list.rest }
    let choice = file.number(ofChoice: "#\(closure.body.range.lowerBound)")
    return .list(ListValue(choice: choice, any: part(result), rest: rest))
  }

  /// Whether the block of an enumeration sets its last parameter, so that no element follows.
  private func mayStop(_ block: Closure) -> Bool {
    guard let number = file.bindings.closures[block.body.range.lowerBound],
      let stop = file.parameter(2, of: number)
    else { return false }
    return !file.bindings.variables[stop].writes.isEmpty
  }

  // MARK: Changes by methods

  /// Applies the effect of a method on the variable that is its receiver; `nil` if it changes nothing.
  private func mutation(
    of variable: (number: Int, token: Int), by call: Expression.Call, named name: Int, _ use: Use
  ) -> Value? {
    let effect =
      call.style == .message
      ? Mutation(selector: selector(of: call, name)) : Mutation(method: tokens, name, call)
    guard let effect else {
      changeObject(of: variable, byMessage: call, named: name)
      return nil
    }
    let isTracked: Bool
    switch state[variable.number]?.value {
    case .text?, .list?, .keys?, .parameter?: isTracked = true
    default: isTracked = file.bindings.variables[variable.number].kind.isMember
    }
    guard isTracked || effect != .unknown else { return nil }
    note(at: variable.token)
    mark(variable.token, as: effect == .unknown ? .other : .write)
    func value(_ index: Int) -> Value {
      evaluate(call.arguments[index].value, .holder(variable.number))
    }
    func range(_ index: Int) -> Range<Int> { call.arguments[index].value.range }
    switch effect {
    case .set(let keyIndex, let valueIndex):
      guard call.arguments.indices.contains(keyIndex) else { return nil }
      let key = evaluate(call.arguments[keyIndex].value, .key)
      evaluate(call.arguments[valueIndex].value, .other)
      change(
        variable.number,
        .addition(key: key, keyRange: range(keyIndex), entry: call.arguments[valueIndex].value),
        at: variable.token)
    case .merge: change(variable.number, .merge(value(0), range(0)), at: variable.token)
    case .append: change(variable.number, .append(value(0), range(0)), at: variable.token)
    case .format:
      let text = formatted(call.arguments[...], .holder(variable.number))
      change(variable.number, .append(text, range(0)), at: variable.token)
    case .remove:
      for argument in call.arguments { evaluate(argument.value, .other) }
      change(variable.number, .removal, at: variable.token)
    case .unknown:
      for argument in call.arguments { evaluate(argument.value, .other) }
      change(variable.number, .unknown, at: variable.token)
    }
    return .unknown(.callResult)
  }

  /// Forgets the keys of a mutable dictionary after a message that may change it, such as one of a category or
  /// `performSelector:`.
  private func changeObject(
    of variable: (number: Int, token: Int), byMessage call: Expression.Call, named name: Int
  ) {
    guard call.style == .message, !call.arguments.isEmpty,
      case .keys? = state[variable.number]?.value, mayChange(variable.number),
      !Mutation.isReader(selector: selector(of: call, name))
    else { return }
    mark(variable.token, as: .other)
    change(variable.number, .unknown, at: variable.token)
  }

  func selector(of call: Expression.Call, _ name: Int) -> String {
    guard !call.arguments.isEmpty else { return tokens.word(name) }
    return call.selector(named: name, in: tokens)
  }
}
