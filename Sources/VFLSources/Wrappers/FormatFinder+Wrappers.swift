import VFLDiagnostics

extension FormatFinder {
  /// The wrapper that a call makes of the function or closure around it, one of whose parameters is
  /// its format; `nil` when that has no name.
  func wrapper(
    around call: FormatCall, block: Int, format: Int, affix: FormatAffix
  ) -> FormatWrapper? {
    guard let name = wrapperName(ofBlock: block) else { return nil }
    let affixes = (call.wrapper.map { wrappers[$0].affixes } ?? [FormatAffix()]).map(affix.inside)
    guard !affixes.contains(nil) else { return nil }
    syntax.budget.spend(affixes.reduce(0) { $0 + ($1?.length ?? 0) + 1 })
    var wrapper = FormatWrapper(
      name: name, format: format,
      views: names(call.views, supply(of: call, { $0.views }, { $0.views }), of: call, in: block),
      metrics: names(
        call.metrics, supply(of: call, { $0.metrics }, { $0.metrics }), of: call, in: block),
      options: options(of: call, in: block), variadic: variadic(of: block),
      affixes: affixes.compactMap { $0 },
      required: required(of: block))
    wrapper.isLikely = call.certainty < .certain
    wrapper.isConditional =
      isUnderTest(call.name, in: block)
      || call.wrapper.map { wrappers[$0].isConditional } ?? false
    wrapper.defaults = defaults(of: wrapper, block)
    wrapper.changed = changedParameters(ofBlock: block)
    return wrapper
  }

  /// The parameters of a function or closure whose objects its body may change.
  private func changedParameters(ofBlock block: Int) -> Set<Int> {
    // Of other objects callers see no change.
    let signature = syntax.blockStart(block)..<block
    guard signature.contains(where: { syntax.at($0, anyOf: Self.mutableObjects) }) else {
      return []
    }
    var changed: Set<Int> = []
    for index in syntax.content(of: block) where syntax.isName(index) {
      guard case .parameter(block, let parameter) = syntax.binding(of: index),
        write(at: index) != nil || syntax.isSwift && unseenWrite(at: index) != nil
      else { continue }
      changed.insert(parameter)
    }
    return changed
  }

  /// What a wrapper gives where a call leaves arguments out.
  private func defaults(of wrapper: FormatWrapper, _ block: Int) -> FormatWrapper.Defaults {
    var defaults = FormatWrapper.Defaults()
    guard syntax.isSwift, syntax.kind(ofBlock: block) == .function else { return defaults }
    let parameters = syntax.parameters(ofFunction: block)
    func value(_ index: Int) -> Range<Int>? {
      parameters.indices.contains(index) ? parameters[index].defaultValue : nil
    }
    func names(_ supply: FormatWrapper.Names) -> NameKnowledge? {
      guard case .argument(let index) = supply, let value = value(index) else { return nil }
      return self.names(value, at: value.lowerBound).knowledge
    }
    (defaults.views, defaults.metrics) = (names(wrapper.views), names(wrapper.metrics))
    if case .argument(let index) = wrapper.options, let value = value(index) {
      defaults.options = options(value, at: value.lowerBound)
    }
    defaults.format = value(wrapper.format)
    return defaults
  }

  /// The parameter that a call is given as its format, and what is put around it.
  func forwarded(
    by call: FormatCall
  ) -> (block: Int, index: Int, affix: FormatAffix)? {
    let value = format(call.format, at: call.formatPlace)
    if let (block, index) = value.parameter, value.choices.isEmpty {
      return (block, index, FormatAffix())
    }
    guard value.reason == nil, value.choices.count == 1, let literal = value.literals.first,
      let first = literal.holes.first, !literal.holes.contains(where: { $0.isNumber })
    else { return nil }
    let bytes = name(inHole: first)
    guard !bytes.isEmpty, bytes.allSatisfy(ByteKind.continuesName),
      literal.holes.allSatisfy({ name(inHole: $0) == bytes }),
      let mention = syntax.mentions(of: String(decoding: bytes, as: UTF8.self)).first,
      let (block, index) = variable(Int(mention), at: call.format.lowerBound, depth: 0).parameter
    else { return nil }
    var parts: [[UInt8]] = []
    var start = 0
    for hole in literal.holes {
      parts.append(Array(literal.text[start..<hole.offset]))
      start = hole.offset
    }
    return (block, index, FormatAffix(parts + [Array(literal.text[start...])]))
  }

  /// What stands in a hole, without the `\(` and `)` around it.
  private func name(inHole hole: FormatLiteral.Hole) -> ArraySlice<UInt8> {
    let bytes = syntax.source.bytes[hole.span.start..<hole.span.end]
    return bytes.starts(with: Array(#"\("#.utf8)) ? bytes.dropFirst(2).dropLast() : bytes
  }

  /// What callers write for the function or closure whose body a brace opens.
  func wrapperName(ofBlock block: Int) -> String? {
    if syntax.kind(ofBlock: block) == .function {
      return syntax.signature(ofFunction: block)?.name
    }
    return declaration(ofBlock: block).map(syntax.text)
  }

  /// The token that names the variable whose value is the closure that a brace opens.
  func declaration(ofBlock block: Int) -> Int? {
    // `let name = {`, `auto name = [&](…) {` and `NSArray *(^name)(…) = ^(…) {`.
    let start = syntax.blockStart(block)
    guard let equals = syntax.first("=", in: start..<block), equals > start else { return nil }
    if syntax.isSwift {
      guard let word = (start..<equals).first(where: { syntax.at($0, anyOf: ["let", "var"]) }),
        syntax.isName(word + 1), equals == block - 1
      else { return nil }
      return word + 1
    }
    if syntax.isName(equals - 1) { return equals - 1 }
    guard syntax.at(equals - 1, ")") else { return nil }
    let parameters = syntax.previous(before: equals)
    guard syntax.at(parameters - 1, ")"), syntax.isName(parameters - 2),
      syntax.at(parameters - 3, "^")
    else { return nil }
    return parameters - 2
  }

  /// What the wrapper that is called makes of the arguments of a call; `nil` for the system's calls.
  func supply(
    of call: FormatCall, _ names: (FormatWrapper) -> FormatWrapper.Names,
    _ defaults: (FormatWrapper.Defaults) -> NameKnowledge?
  ) -> FormatWrapper.Names? {
    guard let index = call.wrapper else { return nil }
    let supply = names(wrappers[index])
    guard case .argument(let argument) = supply,
      !call.arguments.indices.contains(argument) || call.arguments[argument] == nil
    else { return supply }
    return defaults(wrappers[index].defaults).map { .fixed($0) } ?? supply
  }

  /// Where callers of the function around a call give the names.
  ///
  /// - Parameters:
  ///   - range: the argument of the call.
  ///   - supply: what the wrapper that is called makes of its arguments; `nil` for the system's calls.
  private func names(
    _ range: Range<Int>?, _ supply: FormatWrapper.Names?, of call: FormatCall, in block: Int
  ) -> FormatWrapper.Names {
    guard let range else {
      switch supply {
      case .fixed?: return supply ?? .unknown
      case .formed?: return supply ?? .unknown
      case .numbered(let prefix, let argument, isList: false, let first)?:
        let count = call.isLabelled ? 1 + call.rest.count : call.arguments.count - argument
        let names = (0..<max(0, count)).map { number in
          KnownName(prefix + String(first + number), span: syntax.span(call.range))
        }
        return .fixed(.exactly(names))
      default: return .unknown
      }
    }
    if let parameter = parameter(range, of: block) { return .argument(parameter) }
    if let numbered = numberedNames(range, of: block) { return numbered }
    let set = names(range, at: call.name, takesNames: call.takesNames)
    return set.supply
  }

  private func options(of call: FormatCall, in block: Int) -> FormatWrapper.Options {
    guard let range = call.options else {
      guard let wrapper = call.wrapper else { return .fixed(options(nil, at: call.name)) }
      if case .fixed(let options) = wrappers[wrapper].options { return .fixed(options) }
      return wrappers[wrapper].defaults.options.map { .fixed($0) } ?? .unknown
    }
    if let parameter = parameter(range, of: block) { return .argument(parameter) }
    return .fixed(options(range, at: call.name))
  }

  /// The index of the parameter of a function or closure that some tokens name and nothing else.
  func parameter(_ range: Range<Int>, of block: Int) -> Int? {
    guard range.count == 1, syntax.isName(range.lowerBound),
      case .parameter(block, let index) = syntax.binding(of: range.lowerBound),
      !isWritten(range.lowerBound, in: block)
    else { return nil }
    return index
  }

  /// Whether a function or closure changes its parameter that a token names.
  private func isWritten(_ name: Int, in block: Int) -> Bool {
    syntax.mentions(ofToken: name, in: block..<syntax.partner(block)).contains { mention in
      let index = Int(mention)
      switch write(at: index)?.effect {
      case nil, .unknownIfShared: return false
      default:
        return !syntax.declares(index) && syntax.binding(of: index) == syntax.binding(of: name)
      }
    }
  }

  /// What has to stand in front of the name of a function or closure; `nil` when that could stand for
  /// something else as well.
  func home(ofBlock block: Int, _ wrapper: FormatWrapper) -> WrapperHome? {
    if syntax.kind(ofBlock: block) == .function {
      let owner = FunctionTable.owner(of: block, in: syntax)
      if owner == -2 {
        guard syntax.isSwift,
          let word = (syntax.blockStart(block)..<block).first(where: {
            syntax.at($0, word: "func")
          }), case .function(let declaration) = syntax.binding(of: word + 1),
          isOnlyFunction(declaration, around: block)
        else { return nil }
        return declaration == word + 1 ? .declaration(declaration) : nil
      }
      return owner == -1 ? .file : .type(owner, isStatic: syntax.isStatic(function: block))
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

  /// Whether a block declares no other function with the name of one in it, under whatever condition.
  private func isOnlyFunction(_ declaration: Int, around block: Int) -> Bool {
    let home = Int32(syntax.block(of: block))
    return syntax.locals.entries(of: syntax.tokens[declaration].link, in: home).count == 1
  }

  /// The functions of a wrapper's name and home that some blocks are not the bodies of, but for those that
  /// what a call is given tells from some shapes.
  func others(
    of key: WrapperOverloads.Key, than blocks: Set<Int>, _ shapes: [CallShape]?
  ) -> [Int] {
    let (owner, isStatic): (Int32, Bool?)
    switch key.home {
    case .file: (owner, isStatic) = (-1, nil)
    case .type(let type, let isOfType): (owner, isStatic) = (type, isOfType)
    case .anywhere, .declaration: return []
    }
    return functions.bodies(of: key.name, in: owner, isStatic: isStatic).filter { body in
      guard !blocks.contains(body) else { return false }
      guard let shapes, let shape = syntax.shape(ofFunction: body) else { return true }
      return shapes.contains(shape)
    }
  }
}
