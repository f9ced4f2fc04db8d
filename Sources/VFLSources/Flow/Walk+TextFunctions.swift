import VFLDiagnostics

/// The functions of the system that make strings.
extension Walk {
  func textOrNumber(_ first: Expression, _ use: Use) -> Value? {
    let value = evaluate(first, use)
    switch value {
    case .text, .parameter, .printed: return value
    case .number, .counter: return printed(value, at: file.span(of: first.range))
    default: return .unknown(.callResult)
    }
  }

  /// Returns the string that a number prints as.
  func printed(_ number: Value, at span: SourceSpan) -> Value {
    .text(string(of: [part(number, at: span)], at: span))
  }

  /// Returns the string that some terms make one after the other; `nil` if none of them is a string.
  func joined(_ values: [Value], of terms: [Expression], at span: SourceSpan) -> Value? {
    guard values.contains(where: { !$0.text.alternatives.isEmpty }) else { return nil }
    let parts = zip(values, terms).map { part($0, at: file.span(of: $1.range)) }
    return .text(string(of: parts, at: span))
  }

  func joined(
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
    return .text(string(of: parts, at: span))
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
    let parts = conversions.map { conversion in
      let span = template.fileSpan(of: conversion.span)
      let index = conversion.argument.flatMap { arguments.indices.contains($0) ? $0 : nil }
      // `%02d` spells its argument in another way than the argument itself.
      let isAsIs = conversion.isPlain && (conversion.isText || conversion.isInteger)
      let place = index.flatMap { isAsIs ? file.span(of: arguments[$0].range) : nil } ?? span
      var part = TextValue.Part.hole(.init(offset: 0, span: place, isNumber: conversion.isNumber))
      if conversion.argument == nil {
        part = .text(TextValue(file.spelled("%", at: span)), span)
      } else if isPlain, let index {
        part = converted(values[index], conversion, at: place)
      }
      return (span: conversion.span.start..<conversion.span.end, part: part)
    }
    return string(
      of: self.parts(of: template, between: parts, holes: true), pieces: template.pieces,
      at: template.span)
  }

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
      return part(value, at: span)
    case .counter: return .hole(hole(for: value, at: span))
    default: return .hole(.init(offset: 0, span: span, isNumber: true))
    }
  }

  func number(_ argument: Expression) -> Value {
    switch evaluate(argument, .other) {
    case .number(let number): .number(number)
    case .counter(let counter): .counter(counter)
    default: .number(nil)
    }
  }
}
