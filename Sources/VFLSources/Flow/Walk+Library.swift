import VFLDiagnostics

/// The results of functions of Swift, Foundation and UIKit.
extension Walk {
  /// Evaluates a call of a known function; `nil` for any other call.
  func library(
    _ call: Expression.Call, named name: Int, _ receiver: Expression?, in range: Range<Int>,
    _ use: Use
  ) -> Value? {
    guard !file.tables.declaredFunctions.contains(tokens.tokens[name].link),
      let function = knownFunction(call, named: name, receiver)
    else { return nil }
    let arguments = call.arguments.map { $0.value }
    let span = file.span(of: range)
    mark(range.lowerBound, as: use)
    switch function {
    case .text: return (arguments.first ?? receiver).flatMap { textOrNumber($0, use) }
    case .formatted: return formatted(call.arguments[...], use)
    case .appended:
      guard let receiver, arguments.count == 1 else { return nil }
      let terms = [receiver, arguments[0]]
      return joined(terms.map { evaluate($0, use) }, of: terms, at: span) ?? .unknown(.callResult)
    case .appendedFormat:
      guard let receiver else { return nil }
      let first = part(evaluate(receiver, use), at: file.span(of: receiver.range))
      let more = part(formatted(call.arguments[...], use), at: span)
      return .text(string(of: [first, more], at: span))
    case .receiver: return receiver.flatMap { copy($0, named: name, in: range, use) }
    case .empty: return emptyObject(of: receiver, named: name, in: range)
    case .count: return receiver.map { count(of: evaluate($0, .member)) }
    case .index: return receiver.flatMap { index(in: evaluate($0, .member), of: arguments) }
    case .element: return receiver.map { element($0, call.arguments, use) }
    case .argument: return arguments.first.map { evaluate($0, use) }
    case .joined: return receiver.flatMap { joined($0, by: arguments.first, in: span, use) }
    case .joinedBySeparator:
      guard let list = arguments.last else { return nil }
      return joined(list, by: receiver ?? arguments.first, in: span, use)
    case .elements: return list(arguments, in: range, use)
    case .bindings: return bindings(arguments, in: range)
    case .listedBindings: return listedBindings(arguments, in: range)
    case .objectsAndKeys, .objectAndKey, .objectsForKeys, .keysOfArgument, .pairs, .merged:
      return keys(function, call, receiver, in: range)
    case .enumerated: return (arguments.first ?? receiver).map { enumerated(evaluate($0, use)) }
    case .zipped:
      guard arguments.count == 2 else { return nil }
      return zipped(evaluate(arguments[0], use), evaluate(arguments[1], use))
    case .number: return arguments.first.map { number($0) }
    case .integer:
      let value = arguments.first.map { number($0) }
      if case .number(let number?)? = value, number != number.rounded() { return .number(nil) }
      return value
    case .options:
      let values = arguments.map { evaluate($0, .system) }
      guard case .exactly(let options) = Value.options(of: values) else {
        return .unknown(.expression)
      }
      return .options(options)
    }
  }

  private func knownFunction(
    _ call: Expression.Call, named name: Int, _ receiver: Expression?
  ) -> KnownFunction? {
    if call.style == .message { return KnownFunction.message(selector(of: call, name)) }
    let word = tokens.word(name)
    guard isSwift else { return receiver == nil ? KnownFunction.function(word) : nil }
    var key = receiver == nil ? "" : "."
    key += word + "("
    if let first = call.arguments.first { key += first.label.map { tokens.word($0) } ?? "_" }
    return KnownFunction.swift(key + ")")
  }

  // MARK: Receivers

  func isNamed(_ expression: Expression, _ word: StaticString) -> Bool {
    switch expression.kind {
    case .name(let token): tokens.isWord(token, word)
    case .call(let call):
      // `[NSMutableDictionary alloc]`.
      if case .member(let base?, _) = call.callee.kind { isNamed(base, word) } else { false }
    default: false
    }
  }

  /// Evaluates a receiver of which a method returns a copy, or initializes the object.
  private func copy(_ receiver: Expression, named name: Int, in range: Range<Int>, _ use: Use)
    -> Value?
  {
    // `[[NSMutableArray alloc] init]`.
    if case .call(let call) = receiver.kind, case .member(_, let alloc) = call.callee.kind,
      tokens.isWord(alloc, anyOf: ["alloc", "new"])
    {
      return emptyObject(of: receiver, named: name, in: range)
    }
    let isCopy = tokens.isWord(name, anyOf: ["copy", "mutableCopy"])
    guard isCopy || !tokens.isWord(name, "init") else { return nil }
    switch evaluate(receiver, variable(of: receiver) == nil || use == .format ? use : .argument) {
    case .text(let text): return .text(text)
    case .list(let list): return .list(list)
    case .keys(var keys):
      keys.isShared = keys.isShared || tokens.isWord(name, "mutableCopy")
      if keys.source.map({ !receiver.range.contains($0) }) ?? true { keys.source = nil }
      return .keys(keys)
    case .parameter(let parameter): return .parameter(parameter)
    default: return .unknown(.callResult)
    }
  }

  /// A new string, list or dictionary of the class that is the receiver or the called name; `nil` for others.
  private func emptyObject(
    of receiver: Expression?, named name: Int, in range: Range<Int>
  ) -> Value? {
    func isClass(_ words: StaticString...) -> Bool {
      words.contains { word in receiver.map { isNamed($0, word) } ?? tokens.isWord(name, word) }
    }
    if isClass("NSMutableDictionary", "NSDictionary", "Dictionary") {
      return .keys(NameSet(isShared: isClass("NSMutableDictionary"), source: range.lowerBound))
    }
    if isClass("NSMutableArray", "NSArray", "Array") { return emptyList(range) }
    guard isClass("NSMutableString", "NSString", "String") else { return nil }
    return .text(TextValue(LiteralBuilder(tokens.bytes).literal(at: file.span(of: range))))
  }

  private func emptyList(_ range: Range<Int>) -> Value {
    .list(ListValue(choice: file.number(ofChoice: "#\(range.lowerBound)")))
  }

  /// `[String: UIView]()` and `[String]()`.
  func emptyCollection(
    _ call: Expression.Call, in range: Range<Int>, _ use: Use
  ) -> Value? {
    switch call.callee.kind {
    case .dictionary:
      mark(range.lowerBound, as: use)
      return .keys(NameSet(source: range.lowerBound))
    case .array where call.arguments.isEmpty: return emptyList(range)
    default: return nil
    }
  }

  // MARK: Lists

  func index(in list: Value, of arguments: [Expression]) -> Value {
    for argument in arguments { evaluate(argument, .other) }
    switch list {
    case .list, .parameter: return .counter(counter(of: list))
    default: return .unknown(.callResult)
    }
  }

  private func enumerated(_ value: Value) -> Value {
    pairList(("offset", .counter(counter(of: value))), ("element", element(of: value)), of: value)
  }

  private func zipped(_ first: Value, _ second: Value) -> Value {
    func part(_ value: Value, beside other: Value) -> Value {
      guard case .counter(var counter) = value else { return element(of: value) }
      let elements = self.counter(of: other)
      (counter.count, counter.parameter) = (elements.count, elements.parameter)
      return .counter(counter)
    }
    return pairList(
      ("0", part(first, beside: second)), ("1", part(second, beside: first)), of: second)
  }

  /// Returns a list of pairs, of which any number may be there.
  private func pairList(
    _ first: (label: String, value: Value), _ second: (label: String, value: Value),
    of source: Value
  ) -> Value {
    var rest: UnreadableSite.Reason?
    if case .list(let known) = source { rest = known.rest }
    let pair = Value.tuple([(first.label, part(first.value)), (second.label, part(second.value))])
    return .list(
      ListValue(
        choice: file.number(ofChoice: "pairs \(advance())"), any: pair,
        rest: rest))
  }
}
