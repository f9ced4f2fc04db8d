import VFLDiagnostics

extension FormatFinder {
  /// The wrapper that a call makes of the function or closure around it, one of whose parameters is
  /// its format; `nil` when that has no name.
  func wrapper(around call: FormatCall, block: Int, format: Int) -> FormatWrapper? {
    guard let name = wrapperName(ofBlock: block) else { return nil }
    return FormatWrapper(
      name: name, format: format,
      views: names(call.views, call.wrapper.map { wrappers[$0].views }, of: call, in: block),
      metrics: names(call.metrics, call.wrapper.map { wrappers[$0].metrics }, of: call, in: block),
      options: options(of: call, in: block))
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
      case .numbered(let prefix, let first, isList: false)?:
        let count = max(0, call.arguments.count - first)
        let names = (0..<count).map { number in
          KnownName(prefix + String(number), span: syntax.span(call.range))
        }
        return .fixed(.exactly(names))
      default: return .unknown
      }
    }
    if let parameter = parameter(range, of: block) { return .argument(parameter) }
    if let numbered = numberedNames(range, of: block) { return numbered }
    let set = names(range, at: call.name, takesNames: call.takesNames)
    return .fixed(set.knowledge)
  }

  private func options(of call: FormatCall, in block: Int) -> FormatWrapper.Options {
    guard let range = call.options else {
      guard let wrapper = call.wrapper else { return .fixed(options(nil, at: call.name)) }
      guard case .fixed(let options) = wrappers[wrapper].options else { return .unknown }
      return .fixed(options)
    }
    if let parameter = parameter(range, of: block) { return .argument(parameter) }
    return .fixed(options(range, at: call.name))
  }

  /// The index of the parameter of a function or closure that some tokens name and nothing else.
  private func parameter(_ range: Range<Int>, of block: Int) -> Int? {
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

  /// The names of a dictionary that a loop fills with `v0`, `v1` and so on from an array that is a
  /// parameter.
  private func numberedNames(_ range: Range<Int>, of block: Int) -> FormatWrapper.Names? {
    guard range.count == 1, syntax.isName(range.lowerBound),
      case .local(let declaration, let scope) = syntax.binding(of: range.lowerBound)
    else { return nil }
    var found: FormatWrapper.Names?
    for mention in syntax.mentions(ofToken: declaration, in: scope) {
      let index = Int(mention)
      guard let write = write(at: index) else { continue }
      switch write.effect {
      case .assignment(let value):
        let set = names(value, at: index)
        guard set.isExact, set.names.isEmpty else { return nil }
      case .addition(let key, _):
        guard found == nil, let names = numbered(key, of: block) else { return nil }
        found = names
      default: return nil
      }
    }
    return found
  }

  /// What a key such as `"v\(index)"` numbers, where `index` counts a parameter.
  private func numbered(_ key: Range<Int>, of block: Int) -> FormatWrapper.Names? {
    let literals = format(key, at: key.lowerBound).literals
    guard literals.count == 1, let literal = literals.first, literal.holes.count == 1,
      let hole = literal.holes.first, hole.offset == literal.text.count
    else { return nil }
    // `\(index)`, or an argument of a `%d`.
    var name = syntax.source.bytes[hole.span.start..<hole.span.end]
    if name.starts(with: Array(#"\("#.utf8)) { name = name.dropFirst(2).dropLast() }
    let text = String(decoding: name, as: UTF8.self)
    var opener = syntax.block(of: key.lowerBound)
    while opener > block {
      let head = syntax.blockStart(opener)..<opener
      if let parameter = enumerated(head, by: text, of: block) {
        return .numbered(
          prefix: String(decoding: literal.text, as: UTF8.self), argument: parameter,
          isList: !isVariadic(parameter, of: block))
      }
      opener = syntax.block(of: opener)
    }
    return nil
  }

  private func isVariadic(_ index: Int, of block: Int) -> Bool {
    guard syntax.kind(ofBlock: block) == .function else { return false }
    return syntax.parameters(ofFunction: block)[index].isVariadic
  }

  /// The parameter that `for (index, …) in parameter.enumerated()` counts.
  private func enumerated(_ head: Range<Int>, by name: String, of block: Int) -> Int? {
    let start = head.lowerBound
    guard syntax.at(start, word: "for"), syntax.at(start + 1, "("), syntax.isName(start + 2),
      syntax.text(start + 2) == name
    else { return nil }
    let list = syntax.partner(start + 1) + 2
    guard syntax.isName(list), syntax.at(list + 1, "."), syntax.at(list + 2, word: "enumerated"),
      list + 5 == head.upperBound
    else { return nil }
    return parameter(list..<(list + 1), of: block)
  }
}
