import VFLDiagnostics

/// The values of expressions.
extension Walk {
  /// Evaluates an expression and returns what is known of its value.
  @discardableResult
  func evaluate(_ expression: Expression, _ use: Use) -> Value {
    file.budget.spend(1)
    guard depth < Self.depthLimit, !file.budget.isExceeded else { return .unknown(.effort) }
    depth += 1
    defer { depth -= 1 }
    let value = value(of: expression, use)
    // Only some of the branches of an `#if` are compiled.
    return file.isInOneBranch(expression.range) ? value : partial(value)
  }

  private func partial(_ value: Value) -> Value {
    switch value {
    case .keys(var keys):
      keys.isExact = false
      return .keys(keys)
    default: return .unknown(.expression)
    }
  }

  private func value(of expression: Expression, _ use: Use) -> Value {
    switch expression.kind {
    case .name(let token): return name(token, use)
    case .number(let token): return .number(tokens.number(at: token))
    case .string(let parts): return .text(text(parts, in: expression.range, use))
    case .member(let base, let name): return member(name, of: base, in: expression, use)
    case .call(let call): return evaluate(call, in: expression.range, use)
    case .subscripted(let base, let arguments): return element(base, arguments, use)
    case .array(let elements): return list(elements, in: expression.range, use)
    case .dictionary(let entries): return dictionary(entries, in: expression.range, use)
    case .tuple(let parts):
      return .tuple(
        parts.map { part in
          (part.label.map { tokens.word($0) } ?? "", evaluate(part.value, use))
        })
    case .closure(let closure):
      walk(closure, with: [], isElement: false)
      return .unknown(.expression)
    case .prefix(let sign, let inner): return prefixed(sign, inner, use)
    case .postfix(let inner, let sign):
      let value = evaluate(inner, use)
      if tokens.isWord(sign, anyOf: ["++", "--"]) { return step(inner, by: sign, value) }
      return tokens.isWord(sign, "...") ? numbers(from: value) : value
    case .operation(let operands, let operators):
      return operation(operands, operators, in: expression.range, use)
    case .ternary(let condition, let yes, let no): return ternary(condition, yes, no, use)
    case .cast(let inner, _): return evaluate(inner, use)
    case .statement(let statement): return value(of: statement, use)
    case .opaque:
      touch(expression.range)
      return .unknown(.expression)
    }
  }

  // MARK: Names

  private func name(_ token: Int, _ use: Use) -> Value {
    if tokens.isWord(token, anyOf: ["nil", "NULL", "Nil", "nullptr"]) {
      mark(token, as: use)
      return .missing
    }
    if !isSwift, tokens.isWord(token, anyOf: ["kNilOptions", "NO"]) { return .options([]) }
    if file.bindings.variable(at: token) == nil, let option = option(token, token..<(token + 1)) {
      return .options([option])
    }
    return read(token, use)
  }

  /// The option that a name stands for; in Swift only one with the prefix of Objective-C has no dot before it.
  private func option(_ token: Int, _ range: Range<Int>) -> KnownOption? {
    guard tokens.isName(token) else { return nil }
    let word = tokens.word(token)
    var name = Substring(word)
    if name.hasPrefix("NSLayoutFormat") { name = name.dropFirst(14) }
    guard range.count > 1 || !isSwift || name.count < word.count else { return nil }
    let spelled = name.prefix(1).lowercased() + name.dropFirst()
    guard FormatOptions.names.contains(spelled) else { return nil }
    return KnownOption(spelled, span: file.span(of: range))
  }

  private func member(
    _ name: Int, of base: Expression?, in expression: Expression, _ use: Use
  ) -> Value {
    if let variable = file.bindings.variable(at: name) {
      if let base { evaluate(base, .member) }
      let value = read(name, use)
      // A property of Objective-C may have a method of its own that returns its value.
      guard state[variable]?.value == nil, value.isUnreadable, let base else { return value }
      return file.returnedValue(ofProperty: name, base: base, in: self) ?? value
    }
    if let option = option(name, expression.range) { return .options([option]) }
    guard let base else { return file.rawValue(of: name, type: nil) ?? .unknown(.expression) }
    if tokens.isWord(name, "rawValue"), case .member(let type, let item) = base.kind {
      if let value = file.rawValue(of: item, type: type) { return value }
    }
    if let type = file.printedType(of: base, constant: name) { return .printed(type: type) }
    let value = evaluate(base, .member)
    noteResult(of: name, as: use)
    if let returned = file.returnedValue(ofProperty: name, base: base, in: self) { return returned }
    if let keys = foreignDictionary(tokens.word(name), of: base, use) { return keys }
    switch value {
    case .tuple(let parts):
      let word = tokens.word(name)
      if let part = parts.first(where: { $0.label == word }) { return part.value }
      return Int(word).flatMap { parts.indices.contains($0) ? parts[$0].value : nil }
        ?? .unknown(.expression)
    case .list, .parameter:
      if tokens.isWord(name, "count") { return count(of: value) }
      if tokens.isWord(name, "indices") {
        return counter(of: value).map(Value.counter) ?? .number(nil)
      }
      return .unknown(.variable)
    case .text where tokens.isWord(name, anyOf: ["copy", "mutableCopy", "description"]):
      return value
    default:
      guard value.isNumber, tokens.isWord(name, anyOf: ["stringValue", "description"]) else {
        return .unknown(.variable)
      }
      return printed(value, at: file.span(of: expression.range))
    }
  }

  /// The number of elements of a list.
  func count(of value: Value) -> Value {
    switch value {
    case .list(let list) where list.isWritten: .number(Double(list.elements.count))
    case .parameter(let parameter): .counter(Counter(first: 0, parameter: parameter))
    default: .number(nil)
    }
  }

  // MARK: Strings

  /// Returns the string that adjacent literals make.
  func text(_ parts: [Expression.StringPart], in range: Range<Int>, _ use: Use) -> TextValue {
    var joined: [TextValue.Part] = []
    var pieces: [FormatLiteral.Piece] = []
    let span = file.span(of: range)
    for part in parts {
      switch part {
      case .literal(let token, let computed):
        mark(token, as: use)
        let literal = file.literal(at: token)
        pieces += literal.pieces
        add(literal, computed, to: &joined, use)
      case .pasted(let token):
        joined.append(self.part(name(token, use), at: file.span(of: token..<(token + 1))))
      case .stringized(let token):
        let span = file.span(of: token..<(token + 1))
        guard let text = macroText(named: token) else {
          joined.append(.hole(FormatLiteral.Hole(offset: 0, span: span)))
          continue
        }
        joined.append(
          .text(TextValue(file.spelled(text.text, at: text.span)), .init(offset: 0, span: span)))
      }
    }
    let isComputed = parts.allSatisfy { if case .literal = $0 { false } else { true } }
    let isOpen = joined.allSatisfy { if case .hole = $0 { true } else { false } }
    if isComputed, isOpen { return TextValue(rest: .expression) }
    return TextValue.joined(joined, pieces: pieces, of: tokens.bytes, at: span) {
      file.budget.spend($0)
    }
  }

  /// Adds the parts of a literal: its text, and the values of its computed parts.
  private func add(
    _ literal: FormatLiteral, _ computed: [Expression], to parts: inout [TextValue.Part], _ use: Use
  ) {
    var start = 0
    func addText(to end: Int) {
      guard start < end else { return }
      var builder = LiteralBuilder(tokens.bytes)
      builder.append(literal, from: start, to: end, holes: false)
      let text = TextValue(builder.literal(at: literal.span))
      parts.append(.text(text, FormatLiteral.Hole(offset: 0, span: literal.span)))
      start = end
    }
    for (hole, expression) in zip(literal.holes, computed) {
      addText(to: hole.offset)
      let value = evaluate(expression, use.ofComputedPart)
      parts.append(part(value, at: hole.span))
    }
    for hole in literal.holes.dropFirst(computed.count) {
      addText(to: hole.offset)
      parts.append(.hole(hole))
    }
    addText(to: literal.text.count)
  }

  /// Returns the part of a string that a value makes.
  func part(_ value: Value, at span: SourceSpan) -> TextValue.Part {
    switch value {
    case .text(let text) where text.rest == nil && !text.alternatives.isEmpty:
      return .text(text, FormatLiteral.Hole(offset: 0, span: span))
    case .number(let number?):
      return .text(
        TextValue(file.spelled(Self.text(of: number), at: span)),
        FormatLiteral.Hole(offset: 0, span: span))
    default: return .hole(hole(for: value, at: span))
    }
  }

  /// The text of a number; a whole number has no point, which means the same in a format.
  static func text(of number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? "\(Int64(number))" : "\(number)"
  }

  // MARK: Collections

  private func list(_ elements: [Expression], in range: Range<Int>, _ use: Use) -> Value {
    let choice = file.number(ofChoice: "#\(range.lowerBound)")
    var list = ListValue(choice: choice)
    for element in elements {
      let position = advance()
      let value = evaluate(element, use.ofElement)
      let branch = ChoiceBranch("\(element.range.lowerBound)")
      list.elements.append(
        ListValue.Element(
          value: value, decisions: Decisions(choice, branch, at: position, isElement: true)))
    }
    return .list(list)
  }

  private func dictionary(
    _ entries: [Expression.Entry], in range: Range<Int>, _ use: Use
  ) -> Value {
    mark(range.lowerBound, as: use)
    var keys = NameSet(source: range.lowerBound)
    for entry in entries {
      let key = evaluate(entry.key, .key)
      evaluate(entry.value, .other)
      if !file.isInBranch(of: range.lowerBound, entry.key.range.lowerBound) { keys.isExact = false }
      add(key: key, entry.key.range, entry: entry.value, to: &keys)
    }
    return .keys(keys)
  }

  func element(
    _ base: Expression, _ arguments: [Expression.Argument], _ use: Use
  ) -> Value {
    let collection = evaluate(base, use.ofElement)
    let values = arguments.map { evaluate($0.value, .other) }
    if case .keys = collection, let key = arguments.first?.value {
      lookUp(values[0], key.range, in: base)
    }
    guard values.count == 1, case .list(let list) = collection else {
      if case .parameter = collection { return collection }
      return .unknown(.expression)
    }
    switch values[0] {
    case .number(let index?) where list.isWritten && index == index.rounded():
      guard index >= 0, index < Double(list.elements.count) else { return .unknown(.expression) }
      return list.elements[Int(index)].value
    case .counter(let counter):
      let isAll = counter.first == 0 && counter.count == list.elements.count && list.isWritten
      return anyElement(of: list, countedByLoop: isAll)
    case .number, .unknown: return anyElement(of: list, countedByLoop: false)
    default: return .unknown(.expression)
    }
  }

  /// Returns the value of an element by a variable index, if all elements are formats.
  ///
  /// Where no loop visibly counts all elements, an element may be one that the program leaves out.
  private func anyElement(of list: ListValue, countedByLoop: Bool) -> Value {
    guard case .text(let text) = element(of: .list(list)), text.rest == nil,
      !text.alternatives.isEmpty, text.alternatives.allSatisfy({ $0.literal.looksLikeFormat })
    else { return .unknown(.expression) }
    let value = Value.text(text)
    if countedByLoop, let loop = loops.last {
      return value.mapDecisions { $0.moved(to: loop.position, onlyElements: true) }
    }
    return value.narrowed(before: advance())
  }

  // MARK: Operators

  private func prefixed(_ sign: Int, _ inner: Expression, _ use: Use) -> Value {
    if tokens.isWord(sign, "&") {
      evaluate(inner, .other)
      if let variable = variable(of: inner) {
        change(variable.number, .unknown, at: variable.token)
      }
      return .unknown(.expression)
    }
    if tokens.isWord(sign, "try") {
      let value = evaluate(inner, use)
      // `try?` and `try!` do not throw out of the statement.
      if !tokens.isWord(sign + 1, "?"), !tokens.isWord(sign + 1, "!") {
        throwHere()
        path.enter(.failure, at: advance())
      }
      return value
    }
    let isTest = tokens.isWord(sign, "!")
    let value = evaluate(inner, isTest ? .compared : use)
    if tokens.isWord(sign, "-") {
      if case .number(let number) = value { return .number(number.map { -$0 }) }
      return .number(nil)
    }
    if tokens.isWord(sign, anyOf: ["++", "--"]) { return step(inner, by: sign, value) }
    return isTest || tokens.isWord(sign, "*") ? .unknown(.expression) : value
  }

  private func step(_ inner: Expression, by sign: Int, _ value: Value) -> Value {
    guard let variable = variable(of: inner) else { return .unknown(.expression) }
    mark(variable.token, as: .write)
    let amount = tokens.isWord(sign, "++") ? 1 : -1
    assign(variable.number, sum(value, .number(Double(amount))), from: variable.token)
    return value
  }

  /// The sum of two numbers.
  private func sum(_ first: Value, _ second: Value) -> Value {
    switch (first, second) {
    case (.number(let own?), .number(let other?)): .number(own + other)
    case (.counter(var counter), .number(let number?)),
      (.number(let number?), .counter(var counter)):
      counted(&counter, by: number)
    default: .number(nil)
    }
  }

  private func counted(_ counter: inout Counter, by number: Double) -> Value {
    guard number == number.rounded(), abs(number) < 1e6 else { return .number(nil) }
    counter.first += Int(number)
    return .counter(counter)
  }

  /// The variable that an expression names, with or without `self.`.
  func variable(of expression: Expression) -> (number: Int, token: Int)? {
    switch expression.kind {
    case .name(let token):
      if let variable = file.bindings.variable(at: token) {
        (variable, token)
      } else {
        isSwift ? nil : macroVariable(named: token)
      }
    case .member(_, let name): file.bindings.variable(at: name).map { ($0, name) }
    case .postfix(let inner, let sign) where tokens.isWord(sign, anyOf: ["?", "!"]):
      variable(of: inner)
    case .prefix(let sign, let inner) where tokens.isWord(sign, "*"): variable(of: inner)
    default: nil
    }
  }

  private func operation(
    _ operands: [Expression], _ operators: [Int], in range: Range<Int>, _ use: Use
  ) -> Value {
    guard let first = operators.first else { return .unknown(.expression) }
    if tokens.isAssignment(first) { return assignment(operands, first, use) }
    if operators.allSatisfy({ tokens.isWord($0, "+") }) { return sum(operands, in: range, use) }
    if tokens.isWord(first, "??") { return fallback(operands, operators, use) }
    if tokens.isWord(first, anyOf: ["&&", "||"]) {
      evaluate(operands[0], .compared)
      perhaps(under: nil) {
        var tested: Set<Int> = []
        for (operand, last) in zip(operands.dropFirst(), operands) {
          addTested(by: last, to: &tested)
          _ = hide(tested)
          evaluate(operand, .compared)
        }
      }
      return .unknown(.expression)
    }
    if tokens.isWord(first, "|") {
      let values = operands.map { evaluate($0, .other) }
      if case .exactly(let options) = Value.options(of: values) { return .options(options) }
      return .unknown(.expression)
    }
    if tokens.isWord(first, anyOf: ["..<", "..."]) { return counting(operands, first) }
    if tokens.isWord(first, ",") { return operands.map { evaluate($0, use) }.last ?? .missing }
    if tokens.isComparison(first) {
      for operand in operands { evaluate(operand, .compared) }
      return .unknown(.expression)
    }
    let values = operands.map { evaluate($0, .other) }
    let isNumber = values.allSatisfy { value in
      switch value {
      case .number, .counter: true
      default: false
      }
    }
    if operands.count == 2, tokens.isWord(first, "-"), case .number(let amount?) = values[1] {
      return sum(values[0], .number(-amount))
    }
    return isNumber ? .number(nil) : .unknown(.expression)
  }

  /// A range of whole numbers that a loop counts through.
  private func counting(_ operands: [Expression], _ sign: Int) -> Value {
    let values = operands.map { evaluate($0, .other) }
    guard values.count == 2, case .number(let first?) = values[0], first == first.rounded(),
      abs(first) < 1e6
    else {
      // A range of characters counts nothing.
      if case .text = values[0] { return .unknown(.expression) }
      return .number(nil)
    }
    return .counter(counter(from: Int(first), to: values[1], isClosed: tokens.isWord(sign, "...")))
  }

  /// The whole numbers from one number up to another one, which is one of them if the range is closed.
  func counter(from first: Int, to limit: Value, isClosed: Bool) -> Counter {
    var counter = Counter(first: first)
    switch limit {
    case .number(let last?) where last == last.rounded() && abs(last) < 1e6:
      counter.count = max(0, Int(last) - first + (isClosed ? 1 : 0))
    case .counter(let limit):
      // Up to the number of elements of a parameter.
      if limit.first == 0, first == (isClosed ? 1 : 0) { counter.parameter = limit.parameter }
    default: break
    }
    return counter
  }

  /// A range of whole numbers without an end, such as `1...`.
  private func numbers(from value: Value) -> Value {
    guard case .number(let first?) = value, first == first.rounded(), abs(first) < 1e6 else {
      return .unknown(.expression)
    }
    return .counter(Counter(first: Int(first)))
  }

  private func sum(_ operands: [Expression], in range: Range<Int>, _ use: Use) -> Value {
    let values = operands.map { evaluate($0, use) }
    let isText = values.contains {
      if case .text(let text) = $0 { !text.alternatives.isEmpty } else { false }
    }
    guard isText else {
      let first = values[0]
      guard values.count == 2 else { return numbers(values) }
      switch (values[0], values[1]) {
      case (.number, .number), (.counter, .number), (.number, .counter):
        return sum(values[0], values[1])
      case (.list(var list), .list(let more)):
        let isWritten = list.isWritten && more.isWritten
        list.formUnion(more)
        list.isWritten = isWritten
        return .list(list)
      default: return .unknown(first.isUnreadable ? first.reason : values[1].reason)
      }
    }
    let parts = zip(values, operands).map { value, operand in
      joinedPart(value, at: file.span(of: operand.range))
    }
    return .text(
      TextValue.joined(parts, of: tokens.bytes, at: file.span(of: range)) { file.budget.spend($0) })
  }

  /// Returns a term of a sum of strings; several strings that are not all known are a computed part.
  private func joinedPart(_ value: Value, at span: SourceSpan) -> TextValue.Part {
    guard case .text(let text) = value, text.rest == nil, !text.alternatives.isEmpty else {
      return .hole(hole(for: value, at: span))
    }
    return .text(text, FormatLiteral.Hole(offset: 0, span: span))
  }

  private func numbers(_ values: [Value]) -> Value {
    let isNumber = values.allSatisfy { value in
      switch value {
      case .number, .counter: true
      default: false
      }
    }
    return isNumber
      ? .number(nil) : .unknown(values.first { $0.isUnreadable }?.reason ?? .expression)
  }

  private func fallback(_ operands: [Expression], _ operators: [Int], _ use: Use) -> Value {
    let position = advance()
    let choice = file.number(ofChoice: "?? \(operators[0])")
    var result = evaluate(operands[0], use).under(Decisions(choice, .yes, at: position))
    let decisions = Decisions(choice, .no, at: position)
    perhaps(under: decisions) {
      for operand in operands.dropFirst() {
        result = result.joined(evaluate(operand, use).under(decisions))
      }
    }
    return result
  }

  /// Evaluates a part of an expression that is not always evaluated.
  private func perhaps(under decisions: Decisions?, _ body: () -> Void) {
    let (position, mark, start) = (advance(), path.mark, state.mark)
    path.enter(.branch(decisions), at: position)
    body()
    path.leave(to: mark)
    let changes = state.changes(since: start)
    guard !changes.isEmpty else { return }
    state.undo(to: start)
    join(
      [changes, []].map { BranchEnd(decisions: Decisions(), changes: $0) },
      tested: [], from: position)
  }

  // MARK: Choices

  private func ternary(
    _ condition: Expression, _ yes: Expression?, _ no: Expression, _ use: Use
  ) -> Value {
    var result: Value?
    let start = advance()
    func take(_ value: Value) {
      let decided = value.narrowed(before: start).under(path.facts.last ?? Decisions())
      result = result.map { $0.joined(decided) } ?? decided
    }
    var test: Value = .missing
    let parts = [
      {
        test = self.evaluate(condition, yes == nil ? use : .compared)
        var tested: Set<Int> = []
        if yes != nil { self.addTested(by: condition, to: &tested) }
        return Part(
          choice: self.choice(of: condition), tested: tested,
          isSteady: self.isSteady([.expression(condition)])
        ) {
          take(yes.map { self.evaluate($0, use) } ?? test)
          return true
        }
      },
      {
        Part(choice: nil) {
          take(self.evaluate(no, use))
          return true
        }
      },
    ]
    _ = walk(oneOf: parts, isComplete: true)
    return result ?? .unknown(.expression)
  }

  /// The value of an `if` or `switch` of Swift.
  private func value(of statement: Statement, _ use: Use) -> Value {
    var result: Value?
    let outer = expressionUse
    expressionUse = use
    let outerTaker = takeValue
    let start = advance()
    takeValue = { [unowned(unsafe) self] value in
      let decided = value.narrowed(before: start).under(self.path.facts.last ?? Decisions())
      result = result.map { $0.joined(decided) } ?? decided
    }
    _ = walk([statement])
    (expressionUse, takeValue) = (outer, outerTaker)
    return result ?? .unknown(.expression)
  }

  // MARK: Assignments

  private func assignment(_ operands: [Expression], _ sign: Int, _ use: Use) -> Value {
    guard operands.count == 2 else { return .unknown(.expression) }
    let (target, source) = (operands[0], operands[1])
    if case .subscripted = target.kind, tokens.isWord(sign, "="), !isKeptApart {
      return keepingApart(true) { assignment(operands, sign, use) }
    }
    if case .tuple(let targets) = target.kind {
      return assign(targets, source)
    }
    if case .subscripted(let base, let arguments) = target.kind, let variable = variable(of: base) {
      let key = arguments.first.map { evaluate($0.value, .key) } ?? .unknown(.expression)
      evaluate(source, .other)
      mark(variable.token, as: .write)
      if tokens.isWord(sign, "="), let range = arguments.first?.value.range {
        change(
          variable.number, .addition(key: key, keyRange: range, entry: source), at: variable.token)
      } else {
        change(variable.number, .unknown, at: variable.token)
      }
      return .unknown(.expression)
    }
    guard let variable = variable(of: target) else {
      evaluate(target, .other)
      let value = evaluate(source, .other)
      if case .member = target.kind { forgetMembers() }
      return value
    }
    if case .member(let base?, _) = target.kind { evaluate(base, .other) }
    let value = evaluate(source, .holder(variable.number))
    mark(variable.token, as: .write)
    if tokens.isWord(sign, "=") {
      assign(variable.number, value, from: variable.token)
    } else if tokens.isWord(sign, "+=") {
      switch state[variable.number]?.value {
      case .number?, .counter?:
        let before = state[variable.number]?.value ?? .number(nil)
        assign(variable.number, sum(before, value), from: variable.token)
      default: change(variable.number, .merge(value, source.range), at: variable.token)
      }
    } else {
      change(variable.number, .unknown, at: variable.token)
    }
    return value
  }

  private func assign(_ targets: [Expression.Argument], _ source: Expression) -> Value {
    let value = evaluate(source, .other)
    var parts: [Value] = []
    if case .tuple(let found) = value { parts = found.map { $0.value } }
    for (index, target) in targets.enumerated() {
      if case .subscripted(let base, let arguments) = target.value.kind,
        let variable = variable(of: base), let argument = arguments.first?.value
      {
        mark(variable.token, as: .write)
        change(
          variable.number,
          .addition(key: evaluate(argument, .key), keyRange: argument.range, entry: nil),
          at: variable.token)
        continue
      }
      guard let variable = variable(of: target.value) else {
        evaluate(target.value, .other)
        continue
      }
      mark(variable.token, as: .write)
      assign(
        variable.number, parts.count == targets.count ? parts[index] : .unknown(.variable),
        from: variable.token)
    }
    return value
  }

  /// Reads code that is not understood: any variable in it may change.
  func touch(_ range: Range<Int>) {
    for token in range where tokens.isName(token) && !tokens.isAfterDot(token) {
      mark(token, as: .other)
      guard let variable = file.bindings.variable(at: token) else { continue }
      change(variable, .unknown, at: token)
    }
    forgetMembers()
  }
}

extension Value {
  /// Whether the value is neither a string nor a number.
  var isUnreadable: Bool {
    switch self {
    case .unknown, .parameter: true
    default: false
    }
  }
}
