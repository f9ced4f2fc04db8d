import VFLDiagnostics

/// The calls that are given format strings.
extension Walk {
  func record(
    _ system: SystemCall, of call: Expression.Call, named name: Int, in range: Range<Int>
  ) {
    if case .member(let base?, _) = call.callee.kind { evaluate(base, .system) }
    let given = [system.views, system.metrics, system.options].compactMap { $0?.range }
    var values: [Range<Int>: Value] = [:]
    for argument in call.arguments {
      let range = argument.value.range
      let isFormat = range == system.format.range
      values[range] = evaluate(
        argument.value, isFormat ? .format : given.contains(range) ? .system : .other)
    }
    func source(_ expression: Expression?) -> RecordedCall.Source {
      guard let expression, let value = values[expression.range] else {
        return .keys(system.takesNames ? NameSet() : .unknown)
      }
      return names(value, expression, takesNames: system.takesNames)
    }
    guard let format = values[system.format.range] else { return }
    let options = system.options.flatMap { values[$0.range] }
    record(
      RecordedCall(
        range: range, name: name, format: system.format.range, views: source(system.views),
        metrics: source(system.metrics), options: options?.options ?? .exactly([]),
        optionsParameter: options?.parameter, certainty: system.isCertain ? .certain : .possible,
        home: home),
      given: format, call)
  }

  /// Returns the names that a value gives as a dictionary or, where that is allowed, as a list of names.
  private func names(
    _ value: Value, _ expression: Expression, takesNames: Bool
  ) -> RecordedCall.Source {
    switch value {
    case .keys(let keys): return .keys(keys)
    // Which element belongs to which format is not known.
    case .parameter(let parameter) where parameter.part == .all: return .parameter(parameter)
    case .unknown where home < -1:
      if case .name(let token) = expression.kind, macroLocals[tokens.word(token)] == nil {
        return .variable(tokens.word(token))
      }
      return boundParameter(of: expression).map(RecordedCall.Source.bindings) ?? .keys(.unknown)
    case .missing: return .keys(NameSet(source: expression.range.lowerBound))
    case .number(0) where !isSwift: return .keys(NameSet(source: expression.range.lowerBound))
    case .list(let list) where takesNames:
      var keys = NameSet(source: expression.range.lowerBound)
      for element in list.elements {
        add(key: element.value, expression.range, entry: nil, to: &keys)
      }
      if list.rest != nil { keys.isExact = false }
      return .keys(keys)
    default: return .keys(.unknown)
    }
  }

  /// The parameter of a macro in `NSDictionaryOfVariableBindings(parameter)`.
  private func boundParameter(of expression: Expression) -> Int? {
    guard case .call(let call) = expression.kind, call.arguments.count == 1,
      case .name(let callee) = call.callee.kind,
      tokens.isWord(callee, "NSDictionaryOfVariableBindings"),
      case .name(let token) = call.arguments[0].value.kind
    else { return nil }
    return macroParameters.firstIndex(of: tokens.word(token))
  }

  // MARK: Wrappers

  /// Records a call of functions that pass an argument on as a format, and returns whether it is one.
  func recordWrappers(
    _ call: Expression.Call, named name: Int, _ receiver: Expression?, in range: Range<Int>
  ) -> Bool {
    let candidates = file.wrappers.candidates(of: call, named: name, in: self)
    guard !candidates.isEmpty else { return false }
    if let receiver {
      let isUncertain = candidates.allSatisfy { $0.certainty == .possible }
      if isUncertain, isOfSystem(receiver) { return false }
      evaluate(receiver, .member)
    }
    var values: [Int: Value] = [:]
    let formats = Set(candidates.map { $0.candidate.wrapper.format })
    // The arguments are evaluated once, whichever functions the call may call.
    let arguments = candidates[0].arguments
    for (index, part) in arguments.parts.enumerated() {
      guard let part else { continue }
      let isFormat = candidates[0].certainty > .possible && formats.contains(index)
      if case .closure(let closure) = part.kind {
        walk(closure, with: [], runsNow: false)
      } else {
        values[index] = evaluate(part, isFormat ? .format : .argument)
      }
    }
    let takesFormats = candidates.contains {
      $0.candidate.wrapper.variadic == $0.candidate.wrapper.format
    }
    let rest = arguments.rest.map { evaluate($0, takesFormats ? .format : .argument) }
    for argument in call.arguments where argument.isTrailing {
      if case .closure(let closure) = argument.value.kind {
        walk(closure, with: [], runsNow: false)
      }
    }
    for found in candidates {
      record(found, call, named: name, values, rest, in: range)
      changeArguments(of: found, values)
    }
    return candidates.contains { $0.certainty > .possible }
  }

  /// Whether a receiver is a variable with a string, list, dictionary or number, whose methods the system has.
  private func isOfSystem(_ receiver: Expression) -> Bool {
    guard let variable = variable(of: receiver)?.number else { return false }
    let isMember = file.bindings.variables[variable].kind.isMember
    switch state[variable]?.value ?? (isMember ? file.members.value(of: variable) : .missing) {
    case .text, .list, .keys, .number: return true
    default: return false
    }
  }

  private func record(
    _ found: WrapperTable.Match, _ call: Expression.Call, named name: Int, _ values: [Int: Value],
    _ rest: [Value], in range: Range<Int>
  ) {
    let wrapper = found.candidate.wrapper
    guard wrapper.language != .none else { return }
    var value = values[wrapper.format]
    var format = found.arguments[wrapper.format]?.range
    if value == nil {
      guard let standard = wrapper.defaults.format.flatMap({ file.defaults[$0.lowerBound] }) else {
        return
      }
      value = file.constant(standard)
      format = standard.range
    }
    guard var value, let format else { return }
    if wrapper.variadic == wrapper.format, !rest.isEmpty {
      value = several([value] + rest, [format] + found.arguments.rest.map { $0.range }, name)
    }
    func source(
      _ names: FormatWrapper.Names, _ standard: NameKnowledge?
    ) -> RecordedCall.Source {
      given(names, standard, found, values, call, name)
    }
    var (options, optionsParameter): (KnownOptions, ParameterReference?) = (.unknown, nil)
    switch wrapper.options {
    case .fixed(let known): options = known.implied
    case .unknown: break
    case .argument(let index):
      optionsParameter = values[index]?.parameter
      options = values[index]?.options ?? wrapper.defaults.options?.implied ?? .unknown
    }
    record(
      RecordedCall(
        range: range, name: name, format: format,
        views: source(wrapper.views, wrapper.defaults.views),
        metrics: source(wrapper.metrics, wrapper.defaults.metrics), options: options,
        optionsParameter: optionsParameter, wrapper: found.number,
        certainty: certainty(of: found, given: value), affixes: wrapper.affixes,
        isConditional: wrapper.isConditional, home: home,
        isExtended: wrapper.language == .extended),
      given: value, call)
  }

  /// How certain it is that a call calls a wrapper that is given a value: strings that begin with an orientation
  /// are formats, whichever object of unknown type the receiver is.
  private func certainty(of found: WrapperTable.Match, given value: Value) -> Certainty {
    guard found.isOnly else { return found.certainty }
    var value = value
    if case .list = value { value = element(of: value) }
    let text = value.text
    let areFormats = text.alternatives.allSatisfy {
      $0.literal.hasOrientation && $0.literal.looksLikeFormat
    }
    return areFormats && !text.alternatives.isEmpty && text.rest == nil ? .likely : found.certainty
  }

  /// The value of several formats that a variadic parameter is given.
  private func several(_ values: [Value], _ ranges: [Range<Int>], _ name: Int) -> Value {
    var list = ListValue(choice: file.number(ofChoice: "#\(name)"))
    for (value, range) in zip(values, ranges) {
      list.append(part(value), branch: "\(range.lowerBound)", at: advance())
    }
    return .list(list)
  }

  private func given(
    _ names: FormatWrapper.Names, _ standard: NameKnowledge?, _ found: WrapperTable.Match,
    _ values: [Int: Value], _ call: Expression.Call, _ name: Int
  ) -> RecordedCall.Source {
    switch names {
    case .argument(let index):
      guard let value = values[index], let expression = found.arguments[index] else { break }
      let source = self.names(value, expression, takesNames: false)
      guard case .keys(let keys) = source else { return source }
      // The wrapper may use the dictionary otherwise, too.
      return .keys(keys.withoutSource)
    case .variable(let variable):
      guard let number = file.variable(named: variable, visibleAt: call.callee.range.lowerBound)
      else { break }
      return .keys(read(number, at: name, .other).keys.withoutSource)
    case .bindings(let index):
      let arguments = Array(call.arguments.map { $0.value }.dropFirst(index))
      guard let first = arguments.first else { break }
      return .keys(bindings(arguments, in: first.range).keys)
    case .numbered(let prefix, let index, let isList, let first):
      return .keys(numbered(prefix, index, isList: isList, first: first, found, values, name))
    case .unknown, .fixed, .formed: break
    }
    return .keys(names.keys(default: standard))
  }

  /// The names `v0`, `v1` and so on, as many as there are arguments or elements.
  private func numbered(
    _ prefix: String, _ index: Int, isList: Bool, first: Int, _ found: WrapperTable.Match,
    _ values: [Int: Value], _ name: Int
  ) -> NameSet {
    mark(name, as: .system)
    guard let part = found.arguments[index] else { return .unknown }
    var keys = NameSet(source: name)
    var ranges: [Range<Int>] = []
    if isList {
      guard case .array(let elements) = part.kind else {
        keys.insert(
          NamePattern(prefix: prefix, isNumbered: true, span: file.span(of: part.range)))
        keys.source = nil
        return keys
      }
      ranges = elements.map { $0.range }
    } else {
      let isLabelled = isSwift && found.candidate.wrapper.labels != nil
      let others =
        isLabelled
        ? found.arguments.rest : Array(found.arguments.parts[(index + 1)...]).compactMap { $0 }
      ranges = [part.range] + others.map { $0.range }
    }
    for (number, range) in ranges.enumerated() {
      keys.insert(KnownName(prefix + String(first + number), span: file.span(of: range)))
    }
    return keys
  }

  private func changeArguments(of found: WrapperTable.Match, _ values: [Int: Value]) {
    for index in found.candidate.wrapper.changed.sorted() {
      guard let part = found.arguments[index], let variable = variable(of: part) else { continue }
      change(variable.number, .unknown, at: variable.token)
    }
  }

  // MARK: Records

  /// Records a call whose format has a value, with what the path to the call shows.
  private func record(_ known: RecordedCall, given value: Value, _ call: Expression.Call) {
    guard !isDry else { return }
    var (recorded, value) = (known, value)
    // A test that expects an error of a string is correct.
    if expectsFailure { value = .unknown(.expression) }
    recorded.parameter = value.parameter
    // A wrapper may accept a list of formats.
    if recorded.wrapper != nil, case .list = value { value = element(of: value) }
    var text = reaching(value.text)
    if recorded.wrapper != nil { text.alternatives.removeAll { $0.isEmpty } }
    if text.alternatives.isEmpty, text.rest == nil { text.rest = .expression }
    recorded.areElements = text.alternatives.map { alternative in
      alternative.decisions.all.map { decision in
        decision.isElement && !isKeptApart && isSteady(known, call, from: decision.position)
      }
    }
    recorded.leads = text.alternatives.map { alternative in
      alternative.decisions.all.map { self.leads($0, of: alternative) }
    }
    recorded.text = text
    recorded.range = callRanges.first ?? known.range
    recorded.isConditional = known.isConditional || path.isTested
    (recorded.isTested, recorded.arm) = (path.isTested, arm)
    (recorded.position, recorded.loop) = (advance(), loops.last?.position ?? 0)
    recorded.isSelective = path.isSelective
    result.calls.append(recorded)
  }

  private func reaching(_ text: TextValue) -> TextValue {
    let text = text.withoutEmptyStrings
    guard text.alternatives.count > 1 else { return text }
    file.budget.spend(path.facts.count * text.alternatives.count)
    var result = text
    result.alternatives.removeAll { path.excludes($0.decisions) }
    return result.alternatives.isEmpty && result.rest == nil ? text : result
  }

  /// Whether a decision of a string is certain and every path from it leads here.
  private func leads(_ decision: Decisions.Decision, of alternative: TextValue.Alternative) -> Bool
  {
    guard !decision.isNarrowed else { return false }
    file.budget.spend(path.facts.count)
    let parts = alternative.parts.isEmpty ? [alternative.decisions] : alternative.parts
    return parts.contains { part in
      part.branch(of: decision.choice) == decision.branch
        && path.leads(from: decision.position, given: part, isWalk: decision.isElement)
    }
  }

  /// Whether each turn of the loops after a position gives a call the same arguments other than the format: nothing
  /// else in the bodies of the loops mentions the variables in them.
  private func isSteady(
    _ recorded: RecordedCall, _ call: Expression.Call, from position: Int
  ) -> Bool {
    guard let body = loops.first(where: { $0.position > position })?.body else { return true }
    return call.arguments.allSatisfy { argument in
      let range = argument.value.range
      guard range != recorded.format else { return true }
      return range.allSatisfy { token in
        !tokens.isName(token)
          || file.mentions(of: token, in: body).allSatisfy { recorded.range.contains($0) }
      }
    }
  }
}

extension FormatWrapper.Names {
  /// The names that the wrapper gives a call whose arguments do not show any.
  ///
  /// - Parameter standard: The default value of the argument.
  func keys(default standard: NameKnowledge?) -> NameSet {
    switch self {
    case .fixed(let knowledge): return NameSet(knowledge)
    case .argument: return standard.map { NameSet($0) } ?? .unknown
    case .formed(let patterns, let others):
      var keys = NameSet(.exactly(others))
      for pattern in patterns { keys.insert(pattern) }
      return keys
    case .unknown, .variable, .bindings, .numbered: return .unknown
    }
  }
}
