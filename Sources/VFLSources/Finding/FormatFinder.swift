import VFLDiagnostics

/// Finds the calls of a file that are given format strings, and reads their arguments.
final class FormatFinder {
  let syntax: HostSyntax
  /// The wrappers that are known: those of the configuration, of other files, and of the file.
  private(set) var wrappers: [FormatWrapper]
  /// How many of the wrappers come from the configuration and from other files: they are the first ones.
  private(set) var given: Int
  /// For each wrapper of the file the block of the function or closure that it is.
  private(set) var blocks: [Int] = []
  /// The calls, each once.
  private(set) var calls: [FormatCall] = []
  /// The calls whose strings are of the extended dialect.
  private(set) var extendedCalls: [FormatCall] = []
  /// What stands in the calls.
  private(set) var callTokens: CallTokens
  /// What each found call calls, by the token of its name.
  private var callees: [Int: FormatCall.Callee] = [:]
  /// The parameters of the macro that the tokens are the body of, each of them standing for whatever its
  /// calls give.
  var parameters: [String] = []
  /// The macros, by name, and in which bytes of the file each stands for what it says.
  private(set) var definitions: [String: [(macro: HostTokens.Macro, reach: Range<Int>)]] = [:]
  /// The bytes of the file in which each of the first wrappers may be called.
  private let reach: [Range<Int>]
  /// The calls whose format is a parameter that a wrapper was learnt from.
  private var learnt: [Int: Int] = [:]
  /// The wrappers of the file, by their names and homes.
  private var learntAt: [WrapperOverloads.Key: Int] = [:]
  /// What was learnt of functions of which there are several with one name.
  private var overloads = WrapperOverloads()
  /// For each wrapper of the file the first call that it was learnt from.
  private var firstCalls: [Int: Int] = [:]
  /// The calls whose format is a parameter that goes elsewhere, by the block of the function.
  private var stalled: [Int: [Int]] = [:]
  /// How many calls of one function are kept whose format goes elsewhere as well.
  private static let stalledLimit = 64
  /// The mentions of the names of functions, by the labels of calls.
  private var labelled = LabelledCalls()
  /// The calls of functions of types, by their full names.
  private var callsByName: [String: TypedCalls] = [:]
  /// The wrappers that are called.
  private var called: Set<Int> = []
  /// For each wrapper what has to stand in front of its name.
  private(set) var homes: [WrapperHome] = []
  /// For each wrapper what its callers write, where that is known: for each of its definitions.
  private(set) var shapes: [[CallShape]] = []
  /// What stands above the types that were asked for.
  private let heritages = HeritageMemo()

  /// The functions of the file.
  let functions: FunctionTable
  /// The functions of the file, and those of other files with the names of wrappers.
  private(set) var known: FunctionTable
  /// The wrappers of other files that need not be what is called, by their index.
  private var uncertain: Set<Int> = []
  /// Which functions of other files the wrappers are, by their index.
  private var foreign: [Int: SharedFunction.Key] = [:]
  /// The functions of other files that are called, or may be.
  private(set) var calledElsewhere: Set<SharedFunction.Key> = []
  /// The types on whose declarations in other files it hangs whether a call is one of a wrapper.
  private(set) var soughtTypes: Set<Int32> = []
  /// The types of properties that other files declare, by the numbers of the names of their types.
  private(set) var foreignProperties: [Int32: [String: Int32]] = [:]
  /// The types of other files that this one does not name.
  private(set) var foreignTypes: [String] = []

  /// What the macros of the file do to variables; `nil` in Swift.
  let macros: MacroEffects?

  /// What is known of variables as long as no call is added.
  let memo = VariableMemo()
  /// What is known of names for good.
  let kinds = KindMemo()

  /// How deep one expression is followed into another.
  static let depthLimit = 8

  /// Prepares the search in some tokens.
  ///
  /// - Parameters:
  ///   - syntax: the tokens.
  ///   - callable: the wrappers that are known, and the bytes of the file in which each may be called.
  ///   - macros: the bytes of the file in which each macro stands for its body; all where nothing is said.
  init(
    _ syntax: HostSyntax, callable: [(wrapper: FormatWrapper, reach: Range<Int>)] = [],
    macros ranges: [Range<Int>] = []
  ) {
    self.syntax = syntax
    callTokens = CallTokens(tokenCount: syntax.tokens.count)
    wrappers = callable.map { $0.wrapper }
    reach = callable.map { $0.reach }
    given = callable.count
    functions = FunctionTable(syntax)
    known = functions
    macros = syntax.isSwift ? nil : MacroEffects(syntax.source)
    for (index, macro) in syntax.source.macros.enumerated() {
      let reach = ranges.indices.contains(index) ? ranges[index] : 0..<syntax.source.bytes.count
      definitions[syntax.source.text(of: macro.name), default: []].append((macro, reach))
    }
  }

  /// Finds all calls, and learns the wrappers of the file on the way.
  func findCalls(_ shared: SharedWrappers = SharedWrappers()) {
    let system = systemCalls()
    for found in system where found.isCertain { append(found.call) }
    homes = Array(repeating: .anywhere, count: wrappers.count)
    shapes = Array(repeating: [], count: wrappers.count)
    add(shared)
    for index in wrappers.indices { findCalls(of: index) }
    // A wrapper of a wrapper is learnt from the calls of the latter.
    var looked = 0
    repeat {
      while looked < calls.count, !syntax.budget.isExceeded {
        learn(from: looked)
        looked += 1
      }
    } while settleOverloads()
    addDefaults()
    // What may be a call of something else with the system's name is counted, and nothing more.
    for found in system where !found.isCertain && callees[found.call.name] == nil {
      var call = found.call
      call.certainty = .possible
      calls.append(call)
    }
  }

  /// Adds the default formats of wrappers, which calls in other files may use.
  private func addDefaults() {
    for index in given..<wrappers.count {
      guard let format = wrappers[index].defaults.format,
        !callTokens.isInFormat(format.lowerBound)
      else { continue }
      var value = self.format(format, at: format.lowerBound)
      if value.choices.isEmpty { value = elements(format, at: format.lowerBound, depth: 0) }
      guard value.reason == nil, value.literals.allSatisfy({ $0.looksLikeFormat }) else { continue }
      var call = FormatCall(range: format, name: format.lowerBound, format: format)
      call.wrapper = index
      call.certainty = wrappers[index].isLikely ? .likely : .certain
      calls.append(call)
    }
  }

  private func append(_ call: FormatCall) {
    syntax.budget.spend(call.format.count)
    calls.append(call)
    if callees[call.name] == nil { callees[call.name] = call.callee }
    memo.removeAll()
    callTokens.add(call, changing: call.arguments.indices.filter { isChanged($0, by: call) })
  }

  /// Whether a call may change the object that is its argument for a parameter.
  private func isChanged(_ parameter: Int, by call: FormatCall) -> Bool {
    guard let index = call.wrapper else { return false }
    let name = wrappers[index].name
    return wrappers[index].changed.contains(parameter)
      || macros.map { $0.defines(name) && $0.changes(argument: parameter, of: name) } ?? false
  }

  /// What stands above a type, by the number of its name.
  func heritage(of type: Int32) -> TypeHeritage {
    heritages.heritage(of: type, in: syntax, named: text(ofType:))
  }

  // MARK: Wrappers

  /// Adds the wrappers of other files, but for those that the file defines itself.
  private func add(_ shared: SharedWrappers) {
    for type in shared.types where type.language == syntax.source.language {
      let number = typeNumber(type.name)
      heritages.add(number, below: type.parents.map { typeNumber($0) })
      foreignProperties[number] = type.properties.mapValues { typeNumber($0) }
    }
    for function in shared.functions where function.key.language == syntax.source.language {
      let owner = function.key.owner.map { typeNumber($0) } ?? -1
      known.addForeign(
        function.key.name, of: owner, isStatic: function.key.isStatic, shape: function.shape,
        hasBody: function.hasBody)
    }
    for entry in shared.entries where entry.key.language == syntax.source.language {
      let base = entry.wrapper.parts.base
      guard !syntax.mentions(of: base).isEmpty || base == "init" else { continue }
      let owner = entry.key.owner.map { typeNumber($0) } ?? -1
      guard functions.count(of: entry.key.name, in: owner, isStatic: entry.key.isStatic) == 0 else {
        continue
      }
      if !entry.isCertain { uncertain.insert(wrappers.count) }
      foreign[wrappers.count] = entry.key
      wrappers.append(entry.wrapper)
      homes.append(
        entry.key.owner == nil ? .file : .type(owner, isStatic: entry.key.isStatic))
      shapes.append(entry.shapes)
    }
    given = wrappers.count
  }

  /// The number of a type's name, one below those of the file for what the file does not name.
  private func typeNumber(_ name: String) -> Int32 {
    if let number = syntax.source.names.number(of: name, in: syntax.source.bytes) { return number }
    let known = foreignTypes.firstIndex(of: name) ?? foreignTypes.count
    if known == foreignTypes.count { foreignTypes.append(name) }
    return Self.firstForeignType - Int32(known)
  }

  /// The number of the first type that the file does not name.
  static let firstForeignType: Int32 = -10

  /// Whether a token stands in an argument of a call that was found, right behind its opening bracket.
  func isInFoundCall(_ index: Int) -> Bool {
    let open = syntax.parent(index)
    return syntax.at(open, "(") && callees[open - 1] != nil
  }

  /// Whether this name was found as a call of something else, or of this wrapper by the same parameter.
  private func isAlreadyFound(_ name: Int, from index: Int) -> Bool {
    guard let found = callees[name] else { return false }
    // A function may be given several formats, each of which is found by itself.
    guard case .wrapper(let callee) = found else { return true }
    return wrappers[callee].name != wrappers[index].name || homes[callee] != homes[index]
      || wrappers[callee].format == wrappers[index].format
  }

  /// Finds the calls of a wrapper that are not yet found.
  private func findCalls(of index: Int) {
    let wrapper = wrappers[index]
    let (base, labels) = wrapper.parts
    // An initialiser is called by the name of its type.
    var mentions = syntax.mentions(of: base)
    if base == "init", syntax.isSwift {
      guard case .type(let type, _) = homes[index] else { return }
      mentions = syntax.mentions(ofName: type)
    } else if let labels {
      mentions = labelled.mentions(of: base, labels, among: mentions, in: syntax)
    }
    for name in candidates(mentions, for: index) where !isAlreadyFound(name, from: index) {
      if syntax.budget.isExceeded { return }
      if reach.indices.contains(index), !reach[index].contains(Int(syntax.tokens[name].start)) {
        continue
      }
      guard let arguments = arguments(ofCallAt: name, labels) else { continue }
      guard let format = arguments[wrapper.format] ?? wrapper.defaults.format else { continue }
      guard fits(arguments, wrapper, homes[index]) else { continue }
      _ = heritages.takeMissed()
      let certainty = certainty(ofCallAt: name, index)
      if certainty == .possible { soughtTypes.formUnion(heritages.takeMissed()) }
      if certainty == .none { continue }
      called.insert(index)
      var call = FormatCall(range: arguments.range, name: name, format: format)
      if wrapper.language != .apple {
        callees[name] = .wrapper(index)
        if wrapper.language == .extended { extendedCalls.append(call) }
        continue
      }
      if case .argument(let argument) = wrapper.views { call.views = arguments[argument] }
      if case .argument(let argument) = wrapper.metrics { call.metrics = arguments[argument] }
      if case .argument(let argument) = wrapper.options { call.options = arguments[argument] }
      call.wrapper = index
      call.certainty = uncertain.contains(index) ? .possible : certainty
      call.arguments = arguments.parts
      call.rest = arguments.rest
      call.isLabelled = labels != nil && syntax.isSwift
      call.takesFormats = wrapper.variadic == wrapper.format
      if let key = foreign[index] { calledElsewhere.insert(key) }
      append(call)
    }
  }

  /// Learns a wrapper from a call whose format is a parameter.
  private func learn(from index: Int) {
    let call = calls[index]
    guard call.certainty > .possible else { return }
    guard let (block, number, affix) = forwarded(by: call) else { return stall(index) }
    guard var wrapper = wrapper(around: call, block: block, format: number, affix: affix),
      let home = home(ofBlock: block, wrapper)
    else { return }
    if wrapper.isConditional, goesElsewhere(number, of: block, than: call.format) {
      // Who calls may mean what else is done with it.
      wrapper = wrapper.intersection(
        FormatWrapper(
          name: wrapper.name, format: number, variadic: wrapper.variadic,
          affixes: wrapper.affixes, required: wrapper.required))
    }
    let key = WrapperOverloads.Key(name: wrapper.name, home: home, format: wrapper.format)
    // What gives its parameter to this call as well may turn out to hand it on.
    defer { if call.wrapper != nil { learnStalled(in: block) } }
    if let known = learntAt[key] {
      learnt[index] = known
      // Two calls in one function: what they do not have in common is not known.
      syntax.budget.spend(wrappers[known].affixes.count * wrapper.affixes.count)
      var common = wrappers[known].intersection(wrapper)
      // One of two branches is always taken.
      let others = firstCalls[known].map { calls[$0].name }
      if let other = others, areBranches(call.name, other, in: block) {
        common.isConditional = false
      }
      wrappers[known] = common
      return
    }
    guard others(of: key, than: [block], nil).isEmpty else {
      return overloads.add(wrapper, key, block, index)
    }
    learn(wrapper, key, [block], from: [index])
  }

  /// Keeps a call whose format is a parameter that is given to something else as well.
  private func stall(_ index: Int) {
    for token in calls[index].format.prefix(Self.depthLimit) where syntax.isName(token) {
      guard case .parameter(let block, _) = syntax.binding(of: token) else { continue }
      return stalled[block, default: []].append(index)
    }
  }

  /// Looks once more at the calls that were kept of a function.
  private func learnStalled(in block: Int) {
    guard let indices = stalled.removeValue(forKey: block) else { return }
    for index in indices.prefix(Self.stalledLimit) { learn(from: index) }
  }

  private func learn(
    _ wrapper: FormatWrapper, _ key: WrapperOverloads.Key, _ blocks: [Int], from indices: [Int]
  ) {
    for index in indices { learnt[index] = wrappers.count }
    firstCalls[wrappers.count] = indices.first
    learntAt[key] = wrappers.count
    wrappers.append(wrapper)
    homes.append(key.home)
    shapes.append(
      blocks.filter { syntax.kind(ofBlock: $0) == .function }.compactMap(syntax.shape(ofFunction:)))
    self.blocks.append(blocks[0])
    syntax.budget.spend(SearchBudget.stepsPerWrapper)
    findCalls(of: wrappers.count - 1)
  }

  /// Takes what was learnt of functions with one name, and says whether there were any.
  ///
  /// Their calls are certain where all of them hand the format on.
  private func settleOverloads() -> Bool {
    let settled = overloads.take()
    for (key, group) in settled {
      let (number, first) = (wrappers.count, calls.count)
      uncertain.insert(number)
      learn(group.wrapper, key, group.blocks, from: group.calls)
      var blocks = Set(group.blocks)
      // One of them may be called by the others.
      for index in first..<calls.count {
        guard let (block, format, affix) = forwarded(by: calls[index]),
          format == group.wrapper.format,
          affix == FormatAffix(), wrapperName(ofBlock: block) == key.name,
          syntax.kind(ofBlock: block) == .function
        else { continue }
        blocks.insert(block)
        learnt[index] = number
        wrappers[number] = wrappers[number].intersection(
          FormatWrapper(name: key.name, format: format, affixes: group.wrapper.affixes))
        if let shape = syntax.shape(ofFunction: block) { shapes[number].append(shape) }
      }
      guard others(of: key, than: blocks, shapes[number]).isEmpty else { continue }
      uncertain.remove(number)
      for index in first..<calls.count {
        calls[index].certainty = certainty(ofCallAt: calls[index].name, number)
      }
    }
    return !settled.isEmpty
  }

  /// The tokens that may name calls of a wrapper, among those that say its name.
  private func candidates(_ mentions: ArraySlice<Int32>, for index: Int) -> [Int] {
    let wrapper = wrappers[index]
    guard case .type(let type, _) = homes[index], wrapper.parts.base != "init" else {
      return mentions.map(Int.init)
    }
    if callsByName[wrapper.name] == nil {
      var calls = TypedCalls()
      for mention in mentions {
        calls.append(Int(mention), to: self.type(ofCallAt: Int(mention), wrapper.name))
      }
      callsByName[wrapper.name] = calls
    }
    return callsByName[wrapper.name]?.takeCalls(of: type) ?? []
  }

  /// Whether the format of a call is told at the calls of a wrapper in the file.
  func isToldByCallers(_ index: Int) -> Bool { learnt[index].map(called.contains) ?? false }

  /// The function whose callers in other files tell the format of a call.
  func openFunction(ofCall index: Int) -> SharedFunction.Key? {
    guard let wrapper = learnt[index], blocks.indices.contains(wrapper - given) else { return nil }
    return syntax.sharedFunction(
      blocks[wrapper - given], name: wrappers[wrapper].name, wrapper: nil)?.key
  }

  /// For each wrapper how many formats of its body only its callers tell, where the file has none of
  /// them.
  var openFormats: [Int] {
    var counts = Array(repeating: 0, count: wrappers.count)
    for wrapper in learnt.values where !called.contains(wrapper) { counts[wrapper] += 1 }
    return counts
  }
}
