import VFLDiagnostics

/// Finds the calls of a file that are given format strings, and what they are given.
struct FormatFinder {
  let syntax: HostSyntax
  /// The wrappers that are known, those of the file behind those of the configuration.
  private(set) var wrappers: [FormatWrapper]
  /// How many of them the configuration gave.
  let configured: Int
  /// The calls, each once.
  private(set) var calls: [FormatCall] = []
  /// Whether a token is all of an argument of a call that was found.
  private(set) var isArgument: [Bool]
  /// Whether it is one of a call of the system, which does nothing else with it.
  private(set) var isSystemArgument: [Bool]
  /// Whether a token is the name of a call that was found.
  private var isName: [Bool]
  /// The parameters of the macro that the tokens are the body of, each of them standing for whatever its
  /// calls give.
  var parameters: [String] = []
  /// What macros without parameters stand for, by name.
  var constants: [String: HostTokens.Macro] = [:]
  /// The calls whose format is a parameter that a wrapper was learnt from.
  private var learnt: [Int: Int] = [:]
  /// The wrappers of the file, by their names.
  private var learntByName: [String: [Int]] = [:]
  /// How many types of one file may have a wrapper of one name.
  private static let namesakeLimit = 64
  /// The wrappers that are called.
  private var called: Set<Int> = []
  /// For each wrapper what has to stand in front of its name.
  private var homes: [WrapperHome] = []
  /// Whether a token is a part of what a call is given as its format.
  private(set) var isFormat: [Bool]

  /// The functions of the file.
  let functions: FunctionTable

  /// What the macros of the file do to variables; `nil` in Swift.
  let macros: MacroEffects?

  /// What is known of variables as long as no call is added.
  let memo = VariableMemo()

  /// How deep one expression is followed into another.
  static let depthLimit = 8

  /// Prepares the search in some tokens.
  init(_ syntax: HostSyntax, wrappers: [FormatWrapper]) {
    self.syntax = syntax
    self.wrappers = wrappers
    configured = wrappers.count
    isArgument = Array(repeating: false, count: syntax.tokens.count)
    isName = isArgument
    isFormat = isArgument
    isSystemArgument = isArgument
    functions = FunctionTable(syntax)
    macros = syntax.isSwift ? nil : MacroEffects(syntax.source)
    for macro in syntax.source.macros where macro.parameters == nil {
      let name = syntax.source.bytes[macro.name.start..<macro.name.end]
      constants[String(decoding: name, as: UTF8.self)] = macro
    }
  }

  /// Finds all calls, and learns the wrappers of the file on the way.
  mutating func findCalls() {
    findSystemCalls()
    homes = Array(repeating: .anywhere, count: wrappers.count)
    for index in wrappers.indices { findCalls(of: index) }
    // A wrapper of a wrapper is learnt from the calls of the latter.
    var looked = 0
    while looked < calls.count {
      learn(from: looked)
      looked += 1
    }
  }

  private mutating func findSystemCalls() {
    for name in syntax.mentions(of: "constraints") where syntax.isSwift {
      guard let call = syntax.call(at: Int(name)), let first = call.arguments.first,
        first.label == "withVisualFormat" || first.label == "visualFormat"
      else { continue }
      add(call, at: Int(name), format: first.range, takesNames: first.label == "visualFormat")
    }
    for mention in syntax.mentions(of: "constraintsWithVisualFormat") {
      let name = Int(mention)
      guard let call = syntax.isSwift ? syntax.call(at: name) : syntax.message(at: name),
        let first = call.arguments.first
      else { continue }
      add(call, at: name, format: first.range, takesNames: false)
    }
  }

  private mutating func add(
    _ call: HostCall, at name: Int, format: Range<Int>, takesNames: Bool
  ) {
    append(
      FormatCall(
        range: call.range, name: name, format: format, options: call["options"],
        metrics: call["metrics"], views: call["views"], takesNames: takesNames))
  }

  private mutating func append(_ call: FormatCall) {
    calls.append(call)
    isName[call.name] = true
    memo.removeAll()
    for index in call.format { isFormat[index] = true }
    for range in call.others + call.arguments.compactMap(\.self) where range.count == 1 {
      isArgument[range.lowerBound] = true
      if call.wrapper == nil { isSystemArgument[range.lowerBound] = true }
    }
  }

  // MARK: Wrappers

  /// Finds the calls of a wrapper that are not yet found.
  private mutating func findCalls(of index: Int) {
    let wrapper = wrappers[index]
    let (base, labels) = wrapper.parts
    // An initialiser is called by the name of its type.
    var mentions = syntax.mentions(of: base)
    if base == "init", syntax.isSwift {
      guard case .type(let type) = homes[index] else { return }
      mentions = syntax.mentions(ofName: type)
    }
    for mention in mentions {
      let name = Int(mention)
      guard let arguments = arguments(ofCallAt: name, labels) else { continue }
      guard wrapper.format < arguments.parts.count, let format = arguments.parts[wrapper.format],
        !isName[name]
      else { continue }
      let certainty = certainty(ofCallAt: name, wrapper, homes[index])
      if certainty == .none { continue }
      called.insert(index)
      var call = FormatCall(range: arguments.range, name: name, format: format)
      if case .argument(let index) = wrapper.views { call.views = arguments[index] }
      if case .argument(let index) = wrapper.metrics { call.metrics = arguments[index] }
      if case .argument(let index) = wrapper.options { call.options = arguments[index] }
      call.wrapper = index
      call.isCertain = certainty == .certain
      call.arguments = arguments.parts
      append(call)
    }
  }

  /// The arguments of a call, in the order of some labels; `nil` when it is a call of something else.
  private func arguments(ofCallAt name: Int, _ labels: [String]?) -> OrderedArguments? {
    if syntax.isSwift || labels == nil {
      guard let call = syntax.call(at: name), !isDefinition(name, call) else { return nil }
      return OrderedArguments(call, labels: labels)
    }
    guard let labels, let call = syntax.message(at: name),
      call.arguments.map(\.label) == labels
    else { return nil }
    return OrderedArguments(call, labels: nil)
  }

  private func isDefinition(_ name: Int, _ call: HostCall) -> Bool {
    if syntax.isSwift { return syntax.at(name - 1, word: "func") }
    return syntax.at(call.range.upperBound, "{")
  }

  /// Learns a wrapper from a call whose format is a parameter.
  private mutating func learn(from index: Int) {
    let call = calls[index]
    let value = format(call.format, at: call.name)
    guard call.isCertain, value.choices.isEmpty, let parameter = value.parameter,
      let wrapper = wrapper(around: call, block: parameter.block, format: parameter.index),
      let home = home(ofBlock: parameter.block, wrapper)
    else { return }
    let namesakes = learntByName[wrapper.name, default: []]
    if let known = namesakes.first(where: { homes[$0] == home }) {
      learnt[index] = known
      // Two calls in one function: what they do not have in common is not known.
      wrappers[known] = wrappers[known].intersection(wrapper)
      return
    }
    guard namesakes.count < Self.namesakeLimit else { return }
    learnt[index] = wrappers.count
    learntByName[wrapper.name, default: []].append(wrappers.count)
    wrappers.append(wrapper)
    homes.append(home)
    findCalls(of: wrappers.count - 1)
  }

  /// What has to stand in front of the name of a function or closure; `nil` when that could stand for
  /// something else as well.
  private func home(ofBlock block: Int, _ wrapper: FormatWrapper) -> WrapperHome? {
    if syntax.kind(ofBlock: block) == .function {
      let owner = FunctionTable.owner(of: block, in: syntax)
      if owner == -2 {
        guard syntax.isSwift,
          let word = (syntax.blockStart(block)..<block).first(where: {
            syntax.at($0, word: "func")
          }), case .function(let declaration) = syntax.binding(of: word + 1)
        else { return nil }
        return declaration == word + 1 ? .declaration(declaration) : nil
      }
      guard functions.count(of: wrapper.name, in: owner) == 1 else { return nil }
      return owner == -1 ? .file : .type(owner)
    }
    guard let declaration = declaration(ofBlock: block) else { return nil }
    switch syntax.binding(of: declaration) {
    case .local(declaration, let scope):
      let isSet = writes(of: declaration, in: scope).contains { write in
        if case .unknownIfShared = write.effect { return false }
        return write.token != declaration
      }
      return isSet ? nil : .declaration(declaration)
    case .member(declaration):
      return syntax.isSwift && syntax.at(declaration - 1, word: "let")
        ? .declaration(declaration) : nil
    default: return nil
    }
  }

  /// Whether the format of a call is told at the calls of a wrapper in the file.
  func isToldByCallers(_ index: Int) -> Bool { learnt[index].map(called.contains) ?? false }
}
