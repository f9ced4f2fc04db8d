/// Calls of functions for formats that no code of the file spells.
extension FileReading {
  /// The calls that omit a parameter for a format, each with the default value of the parameter.
  ///
  /// Other files may omit it, too. So the value is checked once, whether a call of this file omits it or not.
  ///
  /// - Parameter calls: The calls of the file.
  func defaultCalls(besides calls: [RecordedCall]) -> [RecordedCall] {
    let known = Set(calls.map { $0.format.lowerBound })
    return wrappers.own.compactMap { function, wrapper, _ in
      guard wrapper.language != .none, !wrapper.isConditional,
        let range = wrapper.defaults.format, !known.contains(range.lowerBound),
        let expression = defaultValue(range)
      else { return nil }
      return impliedCall(of: wrapper, given: constant(expression), at: range, home: function)
    }
  }

  /// The call of a function with a value as its format; `nil` if the value is no text.
  ///
  /// - Parameters:
  ///   - wrapper: The function.
  ///   - value: A format or a list of formats.
  ///   - range: The tokens that the call is reported at.
  ///   - home: The number of the function around the tokens.
  func impliedCall(
    of wrapper: FormatWrapper, given value: Value, at range: Range<Int>, home: Int
  ) -> RecordedCall? {
    var value = value
    if case .list = value { value = scratch.element(of: value) }
    let text = value.text.withoutEmptyStrings
    guard !text.alternatives.isEmpty else { return nil }
    var options = KnownOptions.unknown
    switch wrapper.options {
    case .fixed(let known): options = known
    case .argument: options = wrapper.defaults.options?.implied ?? .unknown
    case .unknown: break
    }
    let elements = text.alternatives.map { alternative in
      alternative.decisions.all.map { $0.isElement && !$0.isNarrowed }
    }
    return RecordedCall(
      range: range, name: range.lowerBound, format: range, text: text, parameter: nil,
      leads: elements, areElements: elements.map { $0.map { _ in false } },
      views: impliedNames(wrapper.views, wrapper.defaults.views),
      metrics: impliedNames(wrapper.metrics, wrapper.defaults.metrics), options: options,
      optionsParameter: nil, wrapper: nil, certainty: .likely, affixes: wrapper.affixes,
      isConditional: false, isTested: false, home: home, arm: nil,
      isExtended: wrapper.language == .extended)
  }

  /// The names that a call gives without arguments.
  private func impliedNames(
    _ names: FormatWrapper.Names, _ standard: NameKnowledge?
  ) -> RecordedCall.Source {
    switch names {
    case .fixed(let knowledge): return .keys(NameSet(knowledge))
    case .argument: return .keys(standard.map { NameSet($0) } ?? .unknown)
    case .formed(let patterns, let others):
      var keys = NameSet(.exactly(others))
      for pattern in patterns { keys.insert(pattern) }
      return .keys(keys)
    case .unknown, .variable, .bindings, .numbered: return .keys(.unknown)
    }
  }
}
