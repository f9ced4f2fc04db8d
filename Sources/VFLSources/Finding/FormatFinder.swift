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
  /// Whether a token is the name of a call that was found.
  private var isName: [Bool]
  /// What macros without parameters stand for, by name.
  var constants: [String: HostTokens.Macro] = [:]
  /// The calls whose format is a parameter that a wrapper was learnt from.
  private var learnt: [Int: Int] = [:]
  /// The wrappers that are called.
  private var called: Set<Int> = []
  /// For each wrapper the tokens in which its name stands for it.
  private var scopes: [Range<Int>] = []

  /// How many functions of the file have a name; filled when the first wrapper is learnt.
  private var functionCounts: [String: Int] = [:]

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
    for macro in syntax.source.macros where macro.parameters == nil {
      let name = syntax.source.bytes[macro.name.start..<macro.name.end]
      constants[String(decoding: name, as: UTF8.self)] = macro
    }
  }

  /// Finds all calls, and learns the wrappers of the file on the way.
  mutating func findCalls() {
    findSystemCalls()
    scopes = Array(repeating: syntax.tokens.indices, count: wrappers.count)
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
    for range in call.others + call.arguments.compactMap(\.self) where range.count == 1 {
      isArgument[range.lowerBound] = true
    }
  }

  // MARK: Wrappers

  /// Finds the calls of a wrapper that are not yet found.
  private mutating func findCalls(of index: Int) {
    let wrapper = wrappers[index]
    let (base, labels) = wrapper.parts
    for mention in syntax.mentions(of: base) where scopes[index].contains(Int(mention)) {
      let name = Int(mention)
      guard let arguments = arguments(ofCallAt: name, labels) else { continue }
      guard wrapper.format < arguments.parts.count, let format = arguments.parts[wrapper.format],
        !isName[name]
      else { continue }
      called.insert(index)
      var call = FormatCall(range: arguments.range, name: name, format: format)
      if case .argument(let index) = wrapper.views { call.views = arguments[index] }
      if case .argument(let index) = wrapper.metrics { call.metrics = arguments[index] }
      if case .argument(let index) = wrapper.options { call.options = arguments[index] }
      call.wrapper = index
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
    guard let parameter = format(call.format, at: call.name).parameter,
      let wrapper = wrapper(around: call, block: parameter.block, format: parameter.index)
    else { return }
    if syntax.kind(ofBlock: parameter.block) == .function, hasNamesakes(wrapper.name) { return }
    let scope = scope(ofBlock: parameter.block)
    if let known = wrappers.indices.first(where: {
      wrappers[$0].name == wrapper.name && scopes[$0] == scope
    }) {
      learnt[index] = known
      // Two functions of one name: what they do not have in common is not known.
      if known >= configured { wrappers[known] = wrappers[known].intersection(wrapper) }
      return
    }
    learnt[index] = wrappers.count
    wrappers.append(wrapper)
    scopes.append(scope)
    findCalls(of: wrappers.count - 1)
  }

  /// Whether several functions of the file have a name, so that a call may mean any of them: one of
  /// another type, or one that does something else with its parameters.
  private mutating func hasNamesakes(_ name: String) -> Bool {
    if functionCounts.isEmpty {
      for index in syntax.tokens.indices
      where syntax.at(index, "{") && !syntax.isBoxed(index)
        && syntax.kind(ofBlock: index) == .function
      {
        if let name = syntax.signature(ofFunction: index)?.name {
          functionCounts[name, default: 0] += 1
        }
      }
    }
    return functionCounts[name, default: 0] > 1
  }

  /// Where the name of a function or closure stands for it: for a closure, from where it is declared
  /// to the end of the block around that.
  private func scope(ofBlock block: Int) -> Range<Int> {
    let outer = syntax.block(of: block)
    guard syntax.kind(ofBlock: block) == .closure, outer >= 0 else { return syntax.tokens.indices }
    return block..<max(block, syntax.partner(outer))
  }

  /// Whether the format of a call is told at the calls of a wrapper in the file.
  func isToldByCallers(_ index: Int) -> Bool { learnt[index].map(called.contains) ?? false }
}
