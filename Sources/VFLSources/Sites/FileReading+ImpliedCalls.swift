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
        let expression = defaults[range.lowerBound]
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
      range: range, name: range.lowerBound, format: range, text: text, leads: elements,
      areElements: elements.map { $0.map { _ in false } },
      views: .keys(wrapper.views.keys(default: wrapper.defaults.views)),
      metrics: .keys(wrapper.metrics.keys(default: wrapper.defaults.metrics)), options: options,
      certainty: .likely, affixes: wrapper.affixes, home: home,
      isExtended: wrapper.language == .extended)
  }
}
