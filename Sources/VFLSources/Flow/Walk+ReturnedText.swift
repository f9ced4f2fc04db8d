import VFLDiagnostics

/// The values of calls of functions that build strings from their parameters.
extension Walk {
  /// An argument of a call.
  struct GivenValue {
    let value: Value
    let expression: Expression
  }

  /// Limits for the strings that calls of such functions make, which calls in each other may multiply.
  private static let (filledHoleLimit, filledLengthLimit) = (64, 4096)

  /// Returns a value that a function returns, with the arguments of a call in place of its parameters.
  ///
  /// - Parameters:
  ///   - use: The use of the value that the call has.
  ///   - argument: Returns the argument for a parameter.
  func filled(
    _ value: Value, of function: Int, in range: Range<Int>, _ use: Use,
    _ argument: (Int) -> GivenValue?
  ) -> Value {
    switch value {
    case .text(let text):
      return filled(text, of: function, in: range, use, argument)
    case .list(var list):
      for index in list.elements.indices {
        list.elements[index].value = filled(
          list.elements[index].value, of: function, in: range, use, argument)
      }
      return .list(list)
    default: return value
    }
  }

  private func filled(
    _ text: TextValue, of function: Int, in range: Range<Int>, _ use: Use,
    _ argument: (Int) -> GivenValue?
  ) -> Value {
    let span = file.span(of: range)
    var result = TextValue(rest: text.rest)
    for alternative in text.alternatives {
      let literal = alternative.literal
      guard literal.holes.contains(where: { $0.parameter?.function == function }) else {
        result.alternatives.append(alternative)
        continue
      }
      let parts = literal.holes.map { hole in
        let part = filled(hole, of: function, in: range, use, argument)
        return (span: hole.offset..<hole.offset, part: part)
      }
      var built = string(
        of: self.parts(of: literal, between: parts, holes: false), pieces: literal.pieces, at: span)
      let isLong = built.alternatives.contains {
        $0.literal.holes.count > Self.filledHoleLimit
          || $0.literal.text.count > Self.filledLengthLimit
      }
      guard !isLong, built.alternatives.count <= TextValue.alternativeLimit else {
        return .unknown(.callResult)
      }
      built = built.mapDecisions { $0.union(alternative.decisions) }
      for index in built.alternatives.indices where alternative.isComposed {
        built.alternatives[index].isComposed = true
      }
      file.budget.spend(built.alternatives.reduce(0) { $0 + $1.literal.text.count })
      result.formUnion(built)
      guard result.alternatives.count <= TextValue.branchLimit else {
        return .unknown(.combination)
      }
    }
    return .text(result)
  }

  private func filled(
    _ hole: FormatLiteral.Hole, of function: Int, in range: Range<Int>, _ use: Use,
    _ argument: (Int) -> GivenValue?
  ) -> TextValue.Part {
    guard let parameter = hole.parameter, parameter.function == function else {
      return .hole(hole)
    }
    let open = TextValue.Part.hole(FormatLiteral.Hole(offset: 0, span: file.span(of: range)))
    // Which element of a list it is, is not known.
    guard parameter.part == .all else { return open }
    if let given = argument(parameter.index) {
      note(given.expression, as: use.ofComputedPart)
      return part(given.value, at: file.span(of: given.expression.range))
    }
    let declared = file.parameters(of: function)
    if declared.indices.contains(parameter.index),
      let standard = declared[parameter.index].defaultValue
    {
      return part(file.constant(standard), at: file.span(of: standard.range))
    }
    return open
  }

  /// Notes that the literal or variable which an argument is becomes a part of a string.
  private func note(_ argument: Expression, as use: Use) {
    switch argument.kind {
    case .string(let parts):
      for case .literal(let token, _) in parts { mark(token, as: use) }
    case .name(let token): mark(token, as: use)
    default: break
    }
  }
}
