import VFLDiagnostics

/// The sites of a file while they are brought together.
struct SiteHarvest {
  private(set) var sites: [FormatSite] = []
  private(set) var unreadable: [UnreadableSite] = []
  private(set) var extended: [FormatSite] = []
  /// The steps for each byte of a format string, which account for the check of the string.
  private static let byteCost = 32

  private var functions = Numbering<Int>()
  private var sources = Numbering<Int>()
  private var choices = Numbering<String>()

  /// Adds the sites of a file whose calls were found.
  mutating func addSites(of finder: FormatFinder) {
    for index in finder.calls.indices {
      addSites(ofCall: index, finder)
      if finder.syntax.budget.isExceeded { return }
    }
    for call in finder.extendedCalls {
      let value = format(of: call, finder)
      let whole = value.literals.filter { $0.holes.isEmpty }
      extended += whole.map { FormatSite(literal: $0) }
      let reason = value.reason ?? (whole.count < value.literals.count ? .expression : nil)
      guard let reason else { continue }
      unreadable.append(
        UnreadableSite(
          span: finder.syntax.span(call.format), reason: reason, viewsSource: nil,
          metricsSource: nil))
    }
    addAnnotated(finder.syntax, finder)
    countInterpolated(finder.syntax)
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

  /// Adds the sites of a call, one for each string that its format may be.
  mutating func addSites(ofCall index: Int, _ finder: FormatFinder) {
    let call = finder.calls[index]
    let value = format(of: call, finder)
    let given = GivenArguments(of: call, value, finder)
    let viewsSource = given.views.source.map { sources.number(of: $0) }
    let metricsSource = given.metrics.source.map { sources.number(of: $0) }
    let affixes = call.wrapper.map { finder.wrappers[$0].affixes } ?? [FormatAffix()]
    let isTold = finder.isToldByCallers(index)
    for choice in value.choices where isRead(choice.literal, of: call) {
      for (index, affix) in affixes.enumerated() {
        let literal = choice.literal.with(affix, in: finder.syntax.source.bytes)
        finder.syntax.budget.spend(Self.byteCost * literal.text.count)
        let site = site(
          literal, choice, affix: affixes.count > 1 ? index : nil, of: call, given, finder,
          hasUnreadRivals: value.reason != nil,
          hasComputedParts: !isTold && literal.holes.contains { !$0.isNumber })
        sites.append(
          site.adding(
            views: finder.addableKeys(
              to: call.views, given.views, besides: given.metrics, in: literal.text, at: call.name,
              .view),
            metrics: finder.addableKeys(
              to: call.metrics, given.metrics, besides: given.views, in: literal.text,
              at: call.name, .number)))
      }
    }
    let areRead =
      call.certainty > .possible && value.literals.allSatisfy { isRead($0, of: call) }
    // What a wrapper puts around a string is checked there, whatever the string is.
    guard affixes.contains(FormatAffix()) || !areRead else { return }
    guard let reason = areRead ? value.reason : .receiver, !isTold else { return }
    // Of a list that may be one of formats, each string counts.
    let strings = reason == .receiver ? value.literals.map { $0.span } : []
    for span in strings.count > 1 ? strings : [finder.syntax.span(call.format)] {
      unreadable.append(
        UnreadableSite(
          span: span, reason: reason, viewsSource: viewsSource,
          metricsSource: metricsSource, function: finder.openFunction(ofCall: index)))
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
    _ given: GivenArguments, _ finder: FormatFinder, hasUnreadRivals: Bool, hasComputedParts: Bool
  ) -> FormatSite {
    let chosen = affix.map { index in
      FormatSite.Choice(
        number: choices.number(of: "around \(call.name)"), branch: ChoiceBranch("\(index)"),
        leadsToCall: false)
    }
    return FormatSite(
      literal: literal, call: finder.syntax.span(call.range),
      views: given.views.knowledge(for: literal.text),
      metrics: given.metrics.knowledge(for: literal.text), viewForms: given.views.patterns,
      metricForms: given.metrics.patterns, options: given.options,
      function: finder.syntax.function(of: call.name).map { functions.number(of: $0) + 1 } ?? 0,
      viewsSource: given.views.source.map { sources.number(of: $0) },
      metricsSource: given.metrics.source.map { sources.number(of: $0) },
      choices: choice.picks.picks.map { pick in
        FormatSite.Choice(
          number: choices.number(of: pick.choice), branch: pick.branch,
          leadsToCall: choice.leads(by: pick, to: call, finder),
          isElement: pick.isElement && isSteady(call, from: pick.place, finder))
      } + [chosen].compactMap { $0 },
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

  /// Adds the strings behind a comment that calls them formats, if no call was found for them.
  private mutating func addAnnotated(_ syntax: HostSyntax, _ finder: FormatFinder) {
    guard !syntax.source.annotations.isEmpty else { return }
    let pieces = Set(sites.flatMap { $0.literal.pieces.map { $0.span.start } })
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
            function: syntax.function(of: index).map { functions.number(of: $0) + 1 } ?? 0))
      }
    }
  }
}
