import VFLDiagnostics

/// The sites of a file while they are brought together.
struct SiteHarvest {
  private(set) var sites: [FormatSite] = []
  private(set) var unreadable: [UnreadableSite] = []
  private(set) var extended: [FormatSite] = []
  private var functions: [Int: Int] = [:]
  private var sources: [Int: Int] = [:]
  private var choices: [String: Int] = [:]

  /// Adds the sites of a file.
  mutating func addSites(
    of syntax: HostSyntax, _ wrappers: [FormatWrapper], reach: [Range<Int>], macros: [Range<Int>],
    _ shared: SharedWrappers
  ) -> FormatFinder {
    var finder = FormatFinder(syntax, wrappers: wrappers, reach: reach, macros: macros)
    finder.findCalls(shared)
    for index in finder.calls.indices { addSites(ofCall: index, finder) }
    for call in finder.extendedCalls {
      let value = format(of: call, finder)
      let whole = value.literals.filter(\.holes.isEmpty)
      extended += whole.map { FormatSite(literal: $0) }
      let reason = value.reason ?? (whole.count < value.literals.count ? .expression : nil)
      guard let reason else { continue }
      unreadable.append(
        UnreadableSite(
          span: syntax.span(call.format), reason: reason, viewsSource: nil, metricsSource: nil))
    }
    addAnnotated(syntax, finder)
    countInterpolated(syntax)
    return finder
  }

  /// Counts the calls in computed parts of strings, which are not looked into.
  private mutating func countInterpolated(_ syntax: HostSyntax) {
    for mention in syntax.interpolatedStrings(in: syntax.tokens.indices) {
      let token = syntax.tokens[Int(mention)]
      guard
        NeedleSearch.holds(
          "isualFormat:", syntax.source.bytes[Int(token.start)..<Int(token.end)])
      else { continue }
      var builder = LiteralBuilder(syntax.source.bytes)
      LiteralReader.read(
        from: Int(token.start), to: Int(token.end), of: syntax.source.bytes, .swift, into: &builder)
      let literal = builder.literal(at: SourceSpan(Int(token.start), Int(token.end)))
      for hole in literal.holes
      where NeedleSearch.holds(
        "isualFormat:", syntax.source.bytes[hole.span.start..<hole.span.end])
      {
        unreadable.append(
          UnreadableSite(
            span: hole.span, reason: .expression, viewsSource: nil, metricsSource: nil))
      }
    }
  }

  /// Adds the sites in the body of a macro, and gives the wrappers that it is.
  ///
  /// - Parameter known: macros that are wrappers, which it may call.
  mutating func addSites(
    of macro: HostTokens.Macro, _ syntax: HostSyntax, calling known: [FormatWrapper]
  ) -> [FormatWrapper] {
    var finder = FormatFinder(syntax, wrappers: known)
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
        call.views, finder.supply(of: call, \.views, \.views), of: parameters, call, finder),
      metrics: names(
        call.metrics, finder.supply(of: call, \.metrics, \.metrics), of: parameters, call, finder),
      options: parameter(call.options, of: parameters, finder.syntax).map { .argument($0) }
        ?? .fixed(options(of: call, finder)), affixes: affixes)
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

  /// The names and options that a call gives besides the format.
  private struct Gifts {
    let views: NameSet
    let metrics: NameSet
    let viewsSource: Int?
    let metricsSource: Int?
    let options: KnownOptions
  }

  /// What a call gives besides a format of some value.
  private mutating func gifts(
    of call: FormatCall, _ value: FormatValue, _ finder: FormatFinder
  ) -> Gifts {
    let isSure = isSure(call, value, finder)
    let views = names(
      isSure, call.views, finder.supply(of: call, \.views, \.views), of: call, finder)
    let metrics = names(
      isSure, call.metrics, finder.supply(of: call, \.metrics, \.metrics), of: call, finder)
    return Gifts(
      views: views, metrics: metrics,
      viewsSource: views.source.map { number($0, in: \.sources) },
      metricsSource: metrics.source.map { number($0, in: \.sources) },
      options: isSure ? options(of: call, finder) : .unknown)
  }

  /// Adds the sites of a call, one for each string that its format may be.
  private mutating func addSites(ofCall index: Int, _ finder: FormatFinder) {
    let call = finder.calls[index]
    let value = format(of: call, finder)
    let gifts = gifts(of: call, value, finder)
    let affixes = call.wrapper.map { finder.wrappers[$0].affixes } ?? [FormatAffix()]
    let isTold = finder.isToldByCallers(index)
    for choice in value.choices where isRead(choice.literal, of: call) {
      for (index, affix) in affixes.enumerated() {
        let literal = choice.literal.with(affix, in: finder.syntax.source.bytes)
        let site = site(
          literal, choice, affix: affixes.count > 1 ? index : nil, of: call, gifts, finder,
          hasUnreadRivals: value.reason != nil,
          hasComputedParts: !isTold && literal.holes.contains { !$0.isNumber })
        sites.append(site)
      }
    }
    let areRead =
      call.certainty > .possible && value.literals.allSatisfy { isRead($0, of: call) }
    // What a wrapper puts around a string is checked there, whatever the string is.
    guard affixes.contains(FormatAffix()) || !areRead else { return }
    guard let reason = areRead ? value.reason : .receiver, !isTold else { return }
    // Of a list that may be one of formats, each string counts.
    let strings = reason == .receiver ? value.literals.map(\.span) : []
    for span in strings.count > 1 ? strings : [finder.syntax.span(call.format)] {
      unreadable.append(
        UnreadableSite(
          span: span, reason: reason, viewsSource: gifts.viewsSource,
          metricsSource: gifts.metricsSource, function: finder.openFunction(ofCall: index)))
    }
  }

  /// Whether a string that a call may be given is certain enough to be a format.
  private func isRead(_ literal: FormatLiteral, of call: FormatCall) -> Bool {
    call.certainty == .certain || call.certainty == .likely && literal.looksLikeFormat
  }

  /// The site of a string that a call is given where some branches are taken.
  ///
  /// - Parameter affix: which of several texts stands around the string; the wrapper may choose one of them.
  private mutating func site(
    _ literal: FormatLiteral, _ choice: FormatValue.Choice, affix: Int?, of call: FormatCall,
    _ gifts: Gifts, _ finder: FormatFinder, hasUnreadRivals: Bool, hasComputedParts: Bool
  ) -> FormatSite {
    let chosen = affix.map { index in
      FormatSite.Choice(
        number: number("around \(call.name)"), branch: ChoiceBranch("\(index)"), leadsToCall: false)
    }
    return FormatSite(
      literal: literal, call: finder.syntax.span(call.range),
      views: gifts.views.knowledge(for: literal.text),
      metrics: gifts.metrics.knowledge(for: literal.text), viewForms: gifts.views.patterns,
      metricForms: gifts.metrics.patterns, options: gifts.options,
      function: finder.syntax.function(of: call.name).map { number($0, in: \.functions) + 1 } ?? 0,
      viewsSource: gifts.viewsSource, metricsSource: gifts.metricsSource,
      choices: choice.picks.picks.map { pick in
        FormatSite.Choice(
          number: number(pick.choice), branch: pick.branch,
          leadsToCall: choice.leads(by: pick, to: call, finder),
          isElement: pick.isElement && isSteady(call, from: pick.place, finder))
      } + [chosen].compactMap(\.self),
      isComposed: choice.isComposed || affix != nil, hasUnreadRivals: hasUnreadRivals,
      hasComputedParts: hasComputedParts)
  }

  /// Whether each turn of the loops between a place and a call gives the call the same arguments beside
  /// the format: nothing else in their bodies speaks of what these are made of.
  private func isSteady(_ call: FormatCall, from place: Int, _ finder: FormatFinder) -> Bool {
    var body: Range<Int>?
    var opener = finder.syntax.block(of: call.name)
    while opener > place {
      body = finder.syntax.content(of: opener)
      opener = finder.syntax.block(of: opener)
    }
    guard let body else { return true }
    return call.others.joined().allSatisfy { index in
      !finder.syntax.isName(index)
        || finder.syntax.mentions(ofToken: index, in: body).allSatisfy {
          call.range.contains(Int($0))
        }
    }
  }

  /// A wrapper may take a list of formats.
  private func format(of call: FormatCall, _ finder: FormatFinder) -> FormatValue {
    var value = finder.format(call.format, at: call.formatPlace)
    if call.takesFormats, !call.rest.isEmpty {
      value = FormatValue()
      for part in [call.format] + call.rest {
        value.formUnion(
          finder.format(part, at: call.name).under(
            ChoicePicks("#\(call.name)", ChoiceBranch("\(part.lowerBound)"), at: part.lowerBound)))
      }
    }
    if call.wrapper != nil, value.choices.isEmpty, value.parameter == nil {
      let list = finder.elements(call.format, at: call.formatPlace, depth: 0)
      if !list.choices.isEmpty { value = list }
    }
    var result = finder.value(value, reachedAt: call.name)
    // A wrapper may take an empty string for none.
    if call.wrapper != nil {
      result.choices.removeAll { $0.literal.text.isEmpty && $0.literal.holes.isEmpty }
    }
    if result.choices.isEmpty, result.reason == nil { result.reason = .expression }
    return result
  }

  /// Whether what a call says besides the format holds for the format where that is read: what a helper
  /// asks for first may be what its caller asked for.
  private func isSure(_ call: FormatCall, _ value: FormatValue, _ finder: FormatFinder) -> Bool {
    guard let index = call.wrapper, finder.wrappers[index].isConditional else { return true }
    return value.choices.allSatisfy(\.picks.isEmpty)
      && !finder.isUnderTest(call.name, in: finder.syntax.function(of: call.name) ?? -1)
  }

  private func names(
    _ isSure: Bool, _ range: Range<Int>?, _ supply: FormatWrapper.Names?, of call: FormatCall,
    _ finder: FormatFinder
  ) -> NameSet {
    guard isSure else { return .unknown }
    switch supply {
    case nil:
      // The system's calls have all arguments; ours may be called without metrics.
      guard let range else { return call.takesNames ? NameSet() : .unknown }
      return finder.names(range, at: call.name, takesNames: call.takesNames)
    case .argument:
      var set = range.map { finder.names($0, at: call.name) } ?? .unknown
      // The wrapper may use it otherwise, too.
      set.source = nil
      return set
    case .unknown: return .unknown
    case .variable(let name):
      return finder.syntax.mentions(of: name).first.map {
        finder.names(ofVariable: Int($0), at: call.name)
      } ?? .unknown
    case .fixed(let knowledge): return NameSet(knowledge)
    case .formed(let patterns, let others):
      var set = NameSet(.exactly(others))
      for pattern in patterns { set.insert(pattern) }
      return set
    case .numbered(let prefix, let argument, let isList, let first):
      return numbered(prefix, from: argument, isList: isList, first: first, of: call, finder)
    }
  }

  /// The names `v0`, `v1` and so on, as many as there are arguments; of a list that is not written out,
  /// any number of them.
  private func numbered(
    _ prefix: String, from index: Int, isList: Bool, first: Int, of call: FormatCall,
    _ finder: FormatFinder
  ) -> NameSet {
    guard index < call.arguments.count else { return .unknown }
    var parts = call.arguments[index...].compactMap(\.self)
    if call.isLabelled { parts = [call.arguments[index]].compactMap(\.self) + call.rest }
    var set = NameSet(source: call.name)
    if isList {
      guard parts.count == 1, let part = parts.first else { return .unknown }
      guard let content = finder.listContent(part) else {
        set.insert(
          NamePattern(prefix: prefix, isNumbered: true, span: finder.syntax.span(part)))
        set.source = nil
        return set
      }
      parts = finder.syntax.split(content, at: ",")
    }
    for (number, part) in parts.enumerated() {
      set.insert(KnownName(prefix + String(first + number), span: finder.syntax.span(part)))
    }
    return set
  }

  private func options(of call: FormatCall, _ finder: FormatFinder) -> KnownOptions {
    let wrapper = call.wrapper.map { finder.wrappers[$0] }
    return switch wrapper?.options {
    case nil: finder.options(call.options, at: call.name)
    case .argument:
      call.options.map { finder.options($0, at: call.name) } ?? wrapper?.defaults.options
        ?? .unknown
    case .fixed(let options): options
    case .unknown: .unknown
    }
  }

  /// Adds the strings behind a comment that calls them formats, if no call was found for them.
  private mutating func addAnnotated(_ syntax: HostSyntax, _ finder: FormatFinder) {
    guard !syntax.source.annotations.isEmpty else { return }
    let pieces = Set(sites.flatMap { $0.literal.pieces.map(\.span.start) })
    var index = 0
    for offset in syntax.source.annotations {
      while index < syntax.tokens.count,
        Int(syntax.tokens[index].start) < offset || !syntax.isString(index)
      {
        index += 1
      }
      guard index < syntax.tokens.count else { return }
      var end = index + 1
      while !syntax.isSwift, syntax.isString(end) { end += 1 }
      for literal in finder.format(index..<end, at: index).literals
      where !literal.pieces.contains(where: { pieces.contains($0.span.start) }) {
        sites.append(
          FormatSite(
            literal: literal,
            function: syntax.function(of: index).map { number($0, in: \.functions) + 1 } ?? 0))
      }
    }
  }

  /// The number of a choice.
  private mutating func number(_ choice: String) -> Int {
    if let known = choices[choice] { return known }
    choices[choice] = choices.count
    return choices.count - 1
  }

  /// The number of a token among those that were asked for.
  private mutating func number(
    _ token: Int, in table: WritableKeyPath<SiteHarvest, [Int: Int]>
  ) -> Int {
    let count = self[keyPath: table].count
    if let known = self[keyPath: table][token] { return known }
    self[keyPath: table][token] = count
    return count
  }
}
