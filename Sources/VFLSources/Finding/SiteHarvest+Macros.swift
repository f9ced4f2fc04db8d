extension SiteHarvest {
  /// Adds the sites in the body of a macro, and gives the wrappers that it is.
  ///
  /// - Parameter known: macros that are wrappers, which it may call.
  mutating func learnWrappers(
    ofMacro macro: HostTokens.Macro, _ syntax: HostSyntax, calling known: [FormatWrapper]
  ) -> [FormatWrapper] {
    let everywhere = 0..<syntax.source.bytes.count
    let finder = FormatFinder(syntax, callable: known.map { (wrapper: $0, reach: everywhere) })
    finder.parameters = syntax.source.parameters(of: macro) ?? []
    finder.findCalls()
    let name = syntax.source.text(of: macro.name)
    var learnt: [FormatWrapper] = []
    for index in finder.calls.indices {
      if let wrapper = wrapper(name, of: finder.parameters, callingBy: finder.calls[index], finder)
      {
        learnt.append(wrapper)
      } else {
        addSites(ofCall: index, finder)
      }
    }
    return learnt
  }

  /// The wrapper that a macro is by a call in its body; `nil` where the format is no parameter of it, with
  /// literals around it or without.
  private func wrapper(
    _ name: String, of parameters: [String], callingBy call: FormatCall, _ finder: FormatFinder
  ) -> FormatWrapper? {
    guard let text = MacroText(call.format, of: parameters, in: finder.syntax),
      let affix = text.affix(in: finder.syntax)
    else { return nil }
    let outer = call.wrapper.map { finder.wrappers[$0].affixes } ?? [FormatAffix()]
    let affixes = outer.compactMap(affix.inside)
    guard affixes.count == outer.count else { return nil }
    return FormatWrapper(
      name: name, format: text.parameter,
      views: names(
        call.views, finder.supply(of: call, { $0.views }, { $0.views }), of: parameters, call,
        finder),
      metrics: names(
        call.metrics, finder.supply(of: call, { $0.metrics }, { $0.metrics }), of: parameters, call,
        finder),
      options: parameter(call.options, of: parameters, finder.syntax).map { .argument($0) }
        ?? .fixed(GivenArguments.options(of: call, finder)), affixes: affixes)
  }

  /// Which parameter of a macro some tokens of its body are and nothing else.
  private func parameter(
    _ range: Range<Int>?, of parameters: [String], _ syntax: HostSyntax
  ) -> Int? {
    range.map(syntax.unwrapped).flatMap {
      $0.count == 1 ? parameters.firstIndex(of: syntax.text($0.lowerBound)) : nil
    }
  }

  /// Where a macro has the names from that a call in its body is given.
  private func names(
    _ range: Range<Int>?, _ supply: FormatWrapper.Names?, of parameters: [String],
    _ call: FormatCall, _ finder: FormatFinder
  ) -> FormatWrapper.Names {
    let syntax = finder.syntax
    if let index = parameter(range, of: parameters, syntax) { return .argument(index) }
    if range == nil, case .variable(let name)? = supply {
      return parameters.firstIndex(of: name).map { .argument($0) } ?? .variable(name)
    }
    if range == nil, case .fixed(let knowledge)? = supply { return .fixed(knowledge) }
    if let range, range.count == 1, syntax.isName(range.lowerBound),
      !syntax.at(range.lowerBound, anyOf: ["nil", "NULL"])
    {
      return .variable(syntax.text(range.lowerBound))
    }
    return range.map { finder.names($0, at: call.name).supply } ?? .unknown
  }
}
