import VFLDiagnostics

/// Finds out which functions and closures pass a parameter on as a format, from the calls in their bodies.
struct WrapperLearner {
  let file: FileReading
  private var tokens: HostTokens { file.tree.tokens }

  /// A parameter that a call is given as its format, and the texts around it.
  private struct Forwarding {
    let parameter: ParameterReference
    /// The text around the parameter, or several of which a condition chooses one.
    let affixes: [FormatAffix]
  }

  /// Returns the wrappers that a function or closure is by some calls.
  func wrappers(
    of function: Int, by calls: [RecordedCall]
  ) -> [WrapperTable.Definition] {
    guard let (name, home) = identity(of: function) else { return [] }
    var found: [Int: (wrapper: FormatWrapper, calls: [RecordedCall])] = [:]
    let given = calls.flatMap { call in
      forwardings(by: call).map { (call: call, forwarding: $0) }
    }.filter { $0.forwarding.parameter.function == function }
    let formats = given.map { $0.call.format }
    for (call, forwarding) in given
    where call.certainty > .possible || isOverload(function, of: call) {
      guard isForwarded(forwarding.parameter, to: call),
        var wrapper = wrapper(named: name, by: call, forwarding)
      else { continue }
      let index = forwarding.parameter.index
      if isText(forwarding.parameter, besides: call, isConditional: wrapper.isConditional) {
        wrapper.isLikely = true
      }
      if wrapper.isConditional && goesElsewhere(forwarding.parameter, than: call)
        || isPart(forwarding.parameter, elsewhereThan: call, besides: formats)
      {
        // Callers may mean what else is done with the parameter.
        wrapper = wrapper.intersection(unknown(wrapper, affixes: wrapper.affixes))
      }
      if calls.contains(where: { grows(forwarding.parameter, by: $0) }) {
        wrapper = wrapper.intersection(unknown(wrapper, affixes: []))
      }
      guard let (known, calls) = found[index] else {
        found[index] = (wrapper, [call])
        continue
      }
      // What two calls in one function do not have in common is not known.
      var common = known.intersection(wrapper)
      file.budget.spend(common.affixes.count)
      // One of two branches is always taken.
      if Arm.areBranches(call.arm, calls[0].arm) { common.isConditional = false }
      found[index] = (common, calls + [call])
    }
    return found.sorted { $0.key < $1.key }.map { _, value in
      WrapperTable.Definition(
        wrapper: value.wrapper, home: home,
        conditions: value.calls.map { file.conditions(at: $0.name) })
    }
  }

  /// Whether a function has the name of the function that a call may call.
  private func isOverload(_ function: Int, of call: RecordedCall) -> Bool {
    guard let number = call.wrapper, let (name, home) = identity(of: function) else { return false }
    let candidate = file.wrappers.entries[number].candidate
    return candidate.wrapper.name == name && candidate.home == home
      && call.affixes == [FormatAffix()]
  }

  /// The functions and closures whose parameters some calls are given as formats.
  func functions(of calls: [RecordedCall]) -> Set<Int> {
    Set(calls.flatMap { forwardings(by: $0).map { $0.parameter.function } })
  }

  /// The parameters that a call is given as its format: one, or the elements of a list that a loop walks over.
  private func forwardings(by call: RecordedCall) -> [Forwarding] {
    if let parameter = call.parameter, call.text.alternatives.isEmpty {
      return [Forwarding(parameter: parameter, affixes: [FormatAffix()])]
    }
    let literals = call.text.alternatives.map { $0.literal }
    let parameters = literals.map { $0.parameter }
    guard call.text.rest == nil, let first = parameters.first, let parameter = first else {
      return []
    }
    if parameters.allSatisfy({ $0 == parameter }) {
      return [Forwarding(parameter: parameter, affixes: literals.map { $0.affix })]
    }
    // Each element reaches the call in any case.
    guard !call.isTested, !call.isSelective, call.leads.allSatisfy({ !$0.contains(false) }),
      call.areElements.allSatisfy({ $0.count == 1 && $0[0] })
    else { return [] }
    return zip(parameters, literals).compactMap { parameter, literal in
      parameter.map { Forwarding(parameter: $0, affixes: [literal.affix]) }
    }
  }

  // MARK: Functions

  /// The name that callers write, and the receiver of the calls; `nil` for code that cannot be called by a name.
  private func identity(of function: Int) -> (name: String, home: Candidate.Home)? {
    if let found = file.index.function(function) {
      if found.owner == -2 {
        guard let name = found.declaration.name, let variable = file.bindings.variable(at: name),
          file.bindings.variables[variable].token == name
        else { return nil }
        return (found.name, .variable(variable))
      }
      return (
        found.name, found.owner == -1 ? .file : .type(found.owner, isStatic: found.isStatic)
      )
    }
    if let macro = file.macroName(function) { return (macro, .anywhere) }
    guard let variable = file.tables.closureVariables[function] else { return nil }
    let facts = file.bindings.variables[variable]
    switch facts.kind {
    case .local: guard facts.writes.isEmpty else { return nil }
    case .member, .global:
      guard facts.declaration?.modifiers.contains(.isConstant) == true else { return nil }
    case .parameter, .function, .pattern: return nil
    }
    return (tokens.word(facts.token), .variable(variable))
  }

  // MARK: Wrappers

  /// A wrapper with the format of another one, of which nothing else is known.
  private func unknown(_ wrapper: FormatWrapper, affixes: [FormatAffix]) -> FormatWrapper {
    FormatWrapper(
      name: wrapper.name, format: wrapper.format, variadic: wrapper.variadic, affixes: affixes,
      required: wrapper.required)
  }

  private func wrapper(
    named name: String, by call: RecordedCall, _ forwarding: Forwarding
  ) -> FormatWrapper? {
    let function = forwarding.parameter.function
    let affixes = forwarding.affixes.flatMap { own in call.affixes.map { own.inside($0) } }
    guard !affixes.contains(nil) else { return nil }
    file.budget.spend(affixes.reduce(0) { $0 + ($1?.length ?? 0) + 1 })
    let parameters = file.parameters(of: function)
    let variadic = parameters.firstIndex { $0.isVariadic }
    let required =
      tokens.language == .swift && file.index.function(function) != nil
      ? parameters.indices.filter {
        parameters[$0].defaultValue == nil && !parameters[$0].isVariadic
      }
      : []
    var options: FormatWrapper.Options = .fixed(call.options)
    if let parameter = call.optionsParameter {
      options = argument(parameter, of: function).map { .argument($0) } ?? .unknown
    } else if case .unknown = call.options, call.wrapper != nil {
      options = .unknown
    }
    var wrapper = FormatWrapper(
      name: name, format: forwarding.parameter.index,
      views: names(call.views, of: function, variadic),
      metrics: names(call.metrics, of: function, variadic),
      options: options, variadic: variadic, affixes: affixes.compactMap { $0 }, required: required)
    wrapper.isLikely = call.certainty == .likely || isSelected(forwarding.parameter, by: call)
    wrapper.isConditional = call.isConditional
    wrapper.defaults = defaults(of: wrapper, parameters)
    wrapper.changed = changed(parameters, of: function)
    return wrapper
  }

  /// The index of a parameter of a function that nothing changes.
  private func argument(_ parameter: ParameterReference, of function: Int) -> Int? {
    guard parameter.function == function, parameter.part == .all else { return nil }
    guard let variable = file.parameter(parameter.index, of: function) else {
      return parameter.index
    }
    return file.bindings.variables[variable].writes.isEmpty ? parameter.index : nil
  }

  private func names(
    _ source: RecordedCall.Source, of function: Int, _ variadic: Int?
  ) -> FormatWrapper.Names {
    switch source {
    case .parameter(let parameter):
      return argument(parameter, of: function).map { .argument($0) } ?? .unknown
    case .variable(let name): return .variable(name)
    case .bindings(let index): return .bindings(index)
    case .keys(let keys):
      if keys.isExact, keys.names.isEmpty, keys.patterns.count == 1,
        let counter = keys.patterns[0].counter,
        keys.patterns[0].suffix.isEmpty, let parameter = counter.parameter,
        let index = argument(parameter, of: function)
      {
        return .numbered(
          prefix: keys.patterns[0].prefix, argument: index, isList: variadic != index,
          first: counter.first)
      }
      return keys.supply
    }
  }

  private func defaults(
    of wrapper: FormatWrapper, _ parameters: [Parameter]
  ) -> FormatWrapper.Defaults {
    var defaults = FormatWrapper.Defaults()
    guard tokens.language == .swift else { return defaults }
    func value(_ index: Int) -> Expression? {
      parameters.indices.contains(index) ? parameters[index].defaultValue : nil
    }
    func names(_ names: FormatWrapper.Names) -> NameKnowledge? {
      guard case .argument(let index) = names, let value = value(index) else { return nil }
      let found = file.constant(value)
      return found.isMissing ? .exactly([]) : found.keys.knowledge
    }
    (defaults.views, defaults.metrics) = (names(wrapper.views), names(wrapper.metrics))
    if case .argument(let index) = wrapper.options, let value = value(index) {
      defaults.options = file.constant(value).options
    }
    if let format = value(wrapper.format) {
      defaults.format = format.range
      file.defaults[format.range.lowerBound] = format
    }
    return defaults
  }

  /// The parameters whose objects the body of a function may change.
  private func changed(_ parameters: [Parameter], of function: Int) -> Set<Int> {
    var changed: Set<Int> = []
    for index in parameters.indices {
      guard let type = parameters[index].type,
        type.range.contains(where: { tokens.isWord($0, anyOf: MemberValues.mutableTypes) }),
        let variable = file.parameter(index, of: function)
      else { continue }
      let facts = file.bindings.variables[variable]
      let isChanged =
        !facts.writes.isEmpty
        || facts.mentions.contains { file.uses[Int($0)].mayChange }
      if isChanged { changed.insert(index) }
    }
    return changed
  }
}

extension FormatLiteral {
  /// The text around the computed parts.
  fileprivate var affix: FormatAffix {
    var parts: [[UInt8]] = []
    var start = 0
    for hole in holes {
      parts.append(Array(text[start..<hole.offset]))
      start = hole.offset
    }
    return FormatAffix(parts + [Array(text[start...])])
  }
}
