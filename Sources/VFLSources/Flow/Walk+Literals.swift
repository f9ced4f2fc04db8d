import VFLDiagnostics

/// The values of string literals, lists and dictionaries.
extension Walk {
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
        let literal = tokens.literal(at: token)
        pieces += literal.pieces
        joined += self.parts(of: literal, computed, use)
      case .pasted(let token):
        joined.append(self.part(name(token, use), at: file.span(of: token..<(token + 1))))
      case .stringized(let token):
        let span = file.span(of: token..<(token + 1))
        guard let text = macroText(named: token) else {
          joined.append(.hole(FormatLiteral.Hole(offset: 0, span: span)))
          continue
        }
        joined.append(.text(TextValue(file.spelled(text.text, at: text.span)), span))
      }
    }
    let isComputed = parts.allSatisfy { if case .literal = $0 { false } else { true } }
    let isOpen = joined.allSatisfy { if case .hole = $0 { true } else { false } }
    if isComputed, isOpen { return TextValue(rest: .expression) }
    return string(of: joined, pieces: pieces, at: span)
  }

  /// Returns the strings that some parts make one after the other.
  func string(
    of parts: [TextValue.Part], pieces: [FormatLiteral.Piece] = [], at span: SourceSpan
  ) -> TextValue {
    TextValue.joined(parts, pieces: pieces, of: tokens.bytes, at: span) { file.budget.spend($0) }
  }

  /// Returns a string that is computed.
  func hole(at span: SourceSpan) -> TextValue {
    string(of: [.hole(FormatLiteral.Hole(offset: 0, span: span))], at: span)
  }

  /// Returns the parts of a literal: its text, and the values of its computed parts.
  private func parts(
    of literal: FormatLiteral, _ computed: [Expression], _ use: Use
  ) -> [TextValue.Part] {
    let parts = literal.holes.enumerated().map { index, hole in
      let part =
        index < computed.count
        ? part(evaluate(computed[index], use.ofComputedPart), at: hole.span) : .hole(hole)
      return (span: hole.offset..<hole.offset, part: part)
    }
    return self.parts(of: literal, between: parts, holes: false)
  }

  /// Returns the parts of a literal some of whose bytes other parts replace.
  ///
  /// - Parameter holes: Whether the computed parts of the literal are kept.
  func parts(
    of literal: FormatLiteral, between others: [(span: Range<Int>, part: TextValue.Part)],
    holes: Bool
  ) -> [TextValue.Part] {
    var parts: [TextValue.Part] = []
    var start = 0
    func addText(to end: Int) {
      guard start < end else { return }
      var builder = LiteralBuilder(tokens.bytes)
      builder.append(literal, from: start, to: end, holes: holes)
      parts.append(.text(TextValue(builder.literal(at: literal.span)), literal.span))
    }
    for (span, part) in others {
      addText(to: span.lowerBound)
      start = span.upperBound
      parts.append(part)
    }
    addText(to: literal.text.count)
    return parts
  }

  /// Returns the part of a string that a value makes.
  func part(_ value: Value, at span: SourceSpan) -> TextValue.Part {
    switch value {
    case .text(let text) where text.rest == nil && !text.alternatives.isEmpty && !text.isLong:
      return .text(text, span)
    case .number(let number?):
      return .text(TextValue(file.spelled(Self.text(of: number), at: span)), span)
    default: return .hole(hole(for: value, at: span))
    }
  }

  /// The text of a number; a whole number has no point, which means the same in a format.
  static func text(of number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? "\(Int64(number))" : "\(number)"
  }

  // MARK: Collections

  /// Returns a value as a part of a list or tuple.
  ///
  /// Lists of lists can double in size with each line of code, so a value above a limit is not known.
  func part(_ value: Value) -> Value {
    let weight = value.weight
    file.budget.spend(weight)
    return weight > Value.partLimit ? .unknown(.combination) : value
  }

  func list(_ elements: [Expression], in range: Range<Int>, _ use: Use) -> Value {
    var list = ListValue(choice: file.number(ofChoice: "#\(range.lowerBound)"))
    for element in elements {
      let position = advance()
      let value = evaluate(element, use)
      // `nil` ends the arguments that are the elements.
      if !isSwift, case .missing = value, element.range == elements.last?.range { break }
      list.append(part(value), branch: "\(element.range.lowerBound)", at: position)
    }
    return .list(list)
  }

  func dictionary(
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
      guard case .parameter(let parameter) = collection else { return .unknown(.expression) }
      if case .counter(let counter)? = values.first, counter.first == 0,
        counter.parameter == parameter
      {
        return .parameter(parameter.eachElement)
      }
      return .parameter(parameter.someElements)
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
  /// If no loop visibly counts all elements, the program may omit an element.
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
}
