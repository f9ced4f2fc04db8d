import VFLDiagnostics

/// The results of functions of Swift, Foundation and UIKit.
extension Walk {
  /// Evaluates a call of a known function; `nil` for any other call.
  func library(
    _ call: Expression.Call, named name: Int, _ receiver: Expression?, in range: Range<Int>,
    _ use: Use
  ) -> Value? {
    guard !file.declaresFunction(tokens.tokens[name].link),
      let function = knownFunction(call, named: name, receiver)
    else { return nil }
    let arguments = call.arguments.map { $0.value }
    let span = file.span(of: range)
    mark(range.lowerBound, as: use)
    switch function {
    case .text: return textOrNumber(arguments, use)
    case .formatted: return formatted(call.arguments[...], use)
    case .appended:
      guard let receiver, arguments.count == 1 else { return nil }
      return joined([receiver, arguments[0]], in: span, use)
    case .appendedFormat:
      guard let receiver else { return nil }
      let first = part(evaluate(receiver, use), at: file.span(of: receiver.range))
      let more = part(formatted(call.arguments[...], use), at: span)
      return .text(
        TextValue.joined([first, more], of: tokens.bytes, at: span) { file.budget.spend($0) })
    case .receiver: return receiver.flatMap { copy($0, named: name, in: range, use) }
    case .allocated: return receiver.flatMap { allocated($0, in: range) }
    case .count: return receiver.map { count(of: evaluate($0, .member)) }
    case .element: return receiver.map { element($0, call.arguments, use) }
    case .argument: return arguments.first.map { evaluate($0, use) }
    case .emptyText:
      return isClass(receiver, ["NSString", "NSMutableString"], call) ? emptyText(span) : nil
    case .emptyList:
      return isClass(receiver, ["NSArray", "NSMutableArray"], call) ? emptyList(range) : nil
    case .emptyKeys(let isShared):
      guard isClass(receiver, ["NSDictionary", "NSMutableDictionary"], call) else { return nil }
      let isMutable = receiver.map { isNamed($0, "NSMutableDictionary") } ?? false
      return .keys(NameSet(isShared: isShared || isMutable, source: range.lowerBound))
    case .joined: return receiver.flatMap { joined($0, by: arguments.first, in: span, use) }
    case .joinedBySeparator:
      guard let list = arguments.last else { return nil }
      return joined(list, by: receiver ?? arguments.first, in: span, use)
    case .elements: return elements(arguments, in: range, use)
    case .bindings: return bindings(arguments, in: range)
    case .listedBindings: return listedBindings(arguments, in: range)
    case .objectsAndKeys, .objectAndKey, .objectsForKeys, .keysOfArgument, .pairs, .merged:
      return keys(function, call, receiver, in: range)
    case .enumerated: return receiver.map { enumerated(evaluate($0, use)) }
    case .enumeratedArgument: return arguments.first.map { enumerated(evaluate($0, use)) }
    case .zipped:
      guard arguments.count == 2 else { return nil }
      return zipped(evaluate(arguments[0], use), evaluate(arguments[1], use))
    case .number: return arguments.first.map { number($0) }
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

  private func isNamed(_ expression: Expression, _ word: StaticString) -> Bool {
    switch expression.kind {
    case .name(let token): tokens.isWord(token, word)
    case .call(let call):
      // `[NSMutableDictionary alloc]`.
      if case .member(let base?, _) = call.callee.kind { isNamed(base, word) } else { false }
    default: false
    }
  }

  private func isClass(
    _ receiver: Expression?, _ words: [StaticString], _ call: Expression.Call
  ) -> Bool {
    guard let receiver else { return call.style == .function }
    return words.contains { isNamed(receiver, $0) }
  }

  /// Evaluates a receiver of which a method returns a copy, or initializes the object.
  private func copy(_ receiver: Expression, named name: Int, in range: Range<Int>, _ use: Use)
    -> Value?
  {
    // `[[NSMutableArray alloc] init]`.
    if case .call(let call) = receiver.kind, case .member(_, let alloc) = call.callee.kind,
      tokens.isWord(alloc, anyOf: ["alloc", "new"])
    {
      return allocated(receiver, in: range)
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

  private func allocated(_ receiver: Expression, in range: Range<Int>) -> Value? {
    if isNamed(receiver, "NSMutableDictionary") || isNamed(receiver, "NSDictionary") {
      return .keys(
        NameSet(isShared: isNamed(receiver, "NSMutableDictionary"), source: range.lowerBound))
    }
    if isNamed(receiver, "NSMutableArray") || isNamed(receiver, "NSArray") {
      return emptyList(range)
    }
    if isNamed(receiver, "NSMutableString") || isNamed(receiver, "NSString") {
      return emptyText(file.span(of: range))
    }
    return nil
  }

  private func emptyText(_ span: SourceSpan) -> Value {
    .text(TextValue(LiteralBuilder(tokens.bytes).literal(at: span)))
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

  // MARK: Strings

  private func textOrNumber(_ arguments: [Expression], _ use: Use) -> Value? {
    guard let first = arguments.first else { return nil }
    let value = evaluate(first, use)
    switch value {
    case .text, .parameter, .printed: return value
    case .number, .counter:
      return .text(
        TextValue.joined(
          [part(value, at: file.span(of: first.range))], of: tokens.bytes,
          at: file.span(of: first.range)
        ) { _ in })
    default: return .unknown(.callResult)
    }
  }

  private func joined(_ terms: [Expression], in span: SourceSpan, _ use: Use) -> Value {
    let values = terms.map { evaluate($0, use) }
    let isText = values.contains { value in
      if case .text(let text) = value { !text.alternatives.isEmpty } else { false }
    }
    guard isText else { return .unknown(.callResult) }
    let parts = zip(values, terms).map { part($0, at: file.span(of: $1.range)) }
    return .text(TextValue.joined(parts, of: tokens.bytes, at: span) { file.budget.spend($0) })
  }

  private func joined(
    _ list: Expression, by separator: Expression?, in span: SourceSpan, _ use: Use
  ) -> Value? {
    guard case .list(let list) = evaluate(list, use) else { return nil }
    let between = separator.map { part(evaluate($0, use), at: file.span(of: $0.range)) }
    guard list.isWritten, list.rest == nil, !list.elements.isEmpty else {
      return .unknown(.callResult)
    }
    var parts: [TextValue.Part] = []
    for element in list.elements {
      if let between, !parts.isEmpty { parts.append(between) }
      parts.append(part(element.value, at: span))
    }
    return .text(TextValue.joined(parts, of: tokens.bytes, at: span) { file.budget.spend($0) })
  }

  /// Returns the string of a `printf` template, which is the first argument, with the other arguments.
  func formatted(_ arguments: ArraySlice<Expression.Argument>, _ use: Use) -> Value {
    guard let template = arguments.first?.value else { return .unknown(.expression) }
    let value = evaluate(template, use)
    let rest = arguments.dropFirst().map { $0.value }
    let values = rest.map { evaluate($0, use.ofComputedPart) }
    guard case .text(let text) = value, text.rest == nil else { return .unknown(.callResult) }
    var result = TextValue()
    for alternative in text.alternatives {
      var filled = fill(alternative.literal, with: values, of: rest)
      for index in filled.alternatives.indices {
        guard
          let decisions = alternative.decisions.union(filled.alternatives[index].decisions)
        else { continue }
        filled.alternatives[index].decisions = decisions
        let isComposed = filled.alternatives[index].isComposed || alternative.isComposed
        filled.alternatives[index].isComposed = isComposed
      }
      result.formUnion(filled)
    }
    return .text(result)
  }

  private func fill(
    _ template: FormatLiteral, with values: [Value], of arguments: [Expression]
  ) -> TextValue {
    let conversions = PrintfTemplate(literal: template).conversions
    let isPlain = conversions.allSatisfy { $0.isPlain }
    var parts: [TextValue.Part] = []
    var start = 0
    func addText(to end: Int) {
      guard start < end else { return }
      var builder = LiteralBuilder(tokens.bytes)
      builder.append(template, from: start, to: end, holes: true)
      parts.append(
        .text(TextValue(builder.literal(at: template.span)), .init(offset: 0, span: template.span)))
    }
    for conversion in conversions {
      addText(to: conversion.span.start)
      start = conversion.span.end
      let span = template.fileSpan(of: conversion.span)
      let index = conversion.argument.flatMap { arguments.indices.contains($0) ? $0 : nil }
      // `%02d` spells its argument in another way than the argument itself.
      let isAsIs = conversion.isPlain && (conversion.isText || conversion.isInteger)
      let place = index.flatMap { isAsIs ? file.span(of: arguments[$0].range) : nil } ?? span
      if conversion.argument == nil {
        parts.append(.text(TextValue(file.spelled("%", at: span)), .init(offset: 0, span: span)))
      } else if isPlain, let index {
        parts.append(converted(values[index], conversion, at: place))
      } else {
        parts.append(.hole(.init(offset: 0, span: place, isNumber: conversion.isNumber)))
      }
    }
    addText(to: template.text.count)
    return TextValue.joined(parts, pieces: template.pieces, of: tokens.bytes, at: template.span) {
      file.budget.spend($0)
    }
  }

  /// Returns the part of a string that an argument makes at its conversion.
  private func converted(
    _ value: Value, _ conversion: PrintfTemplate.Conversion, at span: SourceSpan
  ) -> TextValue.Part {
    if conversion.isText {
      if case .printed = value { return .hole(.init(offset: 0, span: span)) }
      return part(value, at: span)
    }
    // A character, a string of C, or digits of another base are no number of a format.
    guard conversion.isNumber else { return .hole(.init(offset: 0, span: span)) }
    switch value {
    case .number(let number?) where (number == number.rounded()) == conversion.isInteger:
      return .text(
        TextValue(file.spelled(Self.text(of: number), at: span)), .init(offset: 0, span: span))
    case .counter: return .hole(hole(for: value, at: span))
    default: return .hole(.init(offset: 0, span: span, isNumber: true))
    }
  }

  private func number(_ argument: Expression) -> Value {
    switch evaluate(argument, .other) {
    case .number(let number): .number(number)
    case .counter(let counter): .counter(counter)
    default: .number(nil)
    }
  }

  // MARK: Lists

  private func elements(_ arguments: [Expression], in range: Range<Int>, _ use: Use) -> Value {
    let choice = file.number(ofChoice: "#\(range.lowerBound)")
    var list = ListValue(choice: choice)
    for (index, argument) in arguments.enumerated() {
      let position = advance()
      let value = evaluate(argument, use)
      if case .missing = value, index == arguments.count - 1 { break }
      let branch = ChoiceBranch("\(argument.range.lowerBound)")
      list.elements.append(
        ListValue.Element(
          value: value, decisions: Decisions(choice, branch, at: position, isElement: true)))
    }
    return .list(list)
  }

  /// Returns pairs of the numbers and the elements of a list.
  private func enumerated(_ value: Value) -> Value {
    guard let counter = counter(of: value) else { return .unknown(value.reason) }
    let elements = element(of: value)
    return pairList(("offset", .counter(counter)), ("element", elements), of: value)
  }

  private func zipped(_ first: Value, _ second: Value) -> Value {
    func part(_ value: Value, beside other: Value) -> Value {
      guard case .counter(var counter) = value else { return element(of: value) }
      let elements = self.counter(of: other)
      (counter.count, counter.parameter) = (elements?.count, elements?.parameter)
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
    var list = ListValue(choice: file.number(ofChoice: "pairs \(advance())"))
    list.elements = [.init(value: .tuple([first, second]), decisions: Decisions())]
    list.isWritten = false
    if case .list(let known) = source { list.rest = known.rest }
    return .list(list)
  }

  // MARK: Dictionaries

  func bindings(_ arguments: [Expression], in range: Range<Int>) -> Value {
    // Which names a parameter of a macro stands for is not known here.
    if arguments.contains(where: isMacroParameter) { return .unknown(.expression) }
    var keys = NameSet(source: range.lowerBound)
    for argument in arguments {
      for expression in macroArguments(in: argument) {
        evaluate(expression, .other)
        guard let name = bindingName(expression) else {
          keys.isExact = false
          continue
        }
        let span = file.span(of: expression.range)
        keys.insert(
          KnownName(name, span: span, expression: span, kind: file.kind(ofValue: expression)))
      }
    }
    return .keys(keys)
  }

  /// The key that the macro makes of an argument: its text with single spaces.
  private func bindingName(_ expression: Expression) -> String? {
    if isMacroParameter(expression) { return nil }
    let span = file.span(of: expression.range)
    return String(decoding: tokens.bytes[span.start..<span.end], as: UTF8.self)
      .split { $0.isWhitespace }.joined(separator: " ")
  }

  private func listedBindings(_ arguments: [Expression], in range: Range<Int>) -> Value {
    for argument in arguments.dropFirst() { evaluate(argument, .other) }
    guard let (text, span) = arguments.first.map({ evaluate($0, .key) })?.plainText else {
      return .keys(.unknown)
    }
    var keys = NameSet(source: range.lowerBound)
    for key in text.split(separator: ",") {
      keys.insert(KnownName(String(key.filter { $0 != " " }), span: span))
    }
    return .keys(keys)
  }

  private func keys(
    _ function: KnownFunction, _ call: Expression.Call, _ receiver: Expression?,
    in range: Range<Int>
  ) -> Value? {
    let arguments = call.arguments.map { $0.value }
    let isMutable = receiver.map { isNamed($0, "NSMutableDictionary") } ?? isMutableMaker(call)
    var keys = NameSet(isShared: isMutable, source: range.lowerBound)
    switch function {
    case .objectsAndKeys:
      for index in stride(from: 0, to: arguments.count - 1, by: 2) {
        let key = evaluate(arguments[index + 1], .key)
        evaluate(arguments[index], .other)
        add(key: key, arguments[index + 1].range, entry: arguments[index], to: &keys)
      }
    case .objectAndKey:
      guard arguments.count == 2 else { return nil }
      let key = evaluate(arguments[1], .key)
      evaluate(arguments[0], .other)
      add(key: key, arguments[1].range, entry: arguments[0], to: &keys)
    case .objectsForKeys:
      guard arguments.count == 2 else { return nil }
      evaluate(arguments[0], .other)
      guard case .list(let list) = evaluate(arguments[1], .key), list.rest == nil else {
        keys.isExact = false
        return .keys(keys)
      }
      for element in list.elements {
        add(key: element.value, arguments[1].range, entry: nil, to: &keys)
      }
    case .keysOfArgument:
      guard let first = arguments.first, case .keys(let other) = evaluate(first, .argument) else {
        return nil
      }
      keys.formUnion(other)
      if other.source.map({ !first.range.contains($0) }) ?? true { keys.source = nil }
    case .pairs:
      let values = arguments.map { evaluate($0, .other) }
      for (value, argument) in zip(values, arguments) { addPairs(value, argument.range, to: &keys) }
    case .merged:
      guard let receiver, let first = arguments.first,
        case .keys(let own) = evaluate(receiver, .argument)
      else { return nil }
      keys.formUnion(own)
      if case .keys(let more) = evaluate(first, .argument) {
        keys.formUnion(more)
      } else {
        keys.isExact = false
      }
      for argument in arguments.dropFirst() { evaluate(argument, .other) }
      keys.source = nil
    default: return nil
    }
    return .keys(keys)
  }

  private func isMutableMaker(_ call: Expression.Call) -> Bool {
    if case .name(let token) = call.callee.kind {
      tokens.isWord(token, "NSMutableDictionary")
    } else {
      false
    }
  }

  /// Adds the keys of a pair, or of a list of pairs.
  private func addPairs(_ value: Value, _ range: Range<Int>, to keys: inout NameSet) {
    switch value {
    case .tuple(let parts) where !parts.isEmpty:
      add(key: parts[0].value, range, entry: nil, to: &keys)
    case .list(let list):
      for element in list.elements { addPairs(element.value, range, to: &keys) }
      if list.rest != nil { keys.isExact = false }
    default: keys.isExact = false
    }
  }
}
