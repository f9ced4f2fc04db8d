import VFLDiagnostics

/// Makes the sites of a file from the calls that were found in it.
struct SiteBuilder {
  let file: FileReading
  private(set) var sites: [FormatSite] = []
  private(set) var unreadable: [UnreadableSite] = []
  private(set) var extended: [FormatSite] = []
  private var functions = Numbering<Int>()
  private var sources = Numbering<[Int]>()
  private let dictionaries: DictionaryUses
  private let results: FormatResults

  /// The steps for each byte of a format string, which account for the check of the string.
  private static let byteCost = 32

  init(_ file: FileReading, _ calls: [RecordedCall], _ results: FormatResults) {
    (self.file, self.results) = (file, results)
    dictionaries = DictionaryUses(file)
    for call in calls {
      if call.isExtended { addExtended(call) } else { add(call) }
      if file.budget.isExceeded { return }
    }
  }

  private var tokens: HostTokens { file.tree.tokens }

  private mutating func addExtended(_ call: RecordedCall) {
    let literals = call.text.alternatives.map { $0.literal }
    let whole = literals.filter { $0.holes.isEmpty }
    extended += whole.map { FormatSite(literal: plain($0)) }
    guard let reason = call.text.rest ?? (whole.count < literals.count ? .expression : nil) else {
      return
    }
    unreadable.append(
      UnreadableSite(
        span: file.span(of: call.format), reason: reason, viewsSource: nil, metricsSource: nil))
  }

  // MARK: Calls

  /// The non-format arguments of a call.
  private struct Given {
    var views = NameSet.unknown
    var metrics = NameSet.unknown
    var options = KnownOptions.unknown
  }

  private func given(_ call: RecordedCall) -> Given {
    if let number = call.wrapper, file.wrappers.entries[number].candidate.wrapper.isConditional {
      // A caller may have tested the helper's condition.
      let isSure = call.text.alternatives.allSatisfy { $0.decisions.isEmpty } && !call.isTested
      guard isSure else { return Given() }
    }
    return Given(views: names(call.views), metrics: names(call.metrics), options: call.options)
  }

  private func keys(_ source: RecordedCall.Source) -> NameSet {
    if case .keys(let keys) = source { keys } else { .unknown }
  }

  private func names(_ source: RecordedCall.Source) -> NameSet {
    var keys = keys(source)
    let sources = [keys.source].compactMap { $0 } + keys.otherSources
    if !sources.allSatisfy({ dictionaries.isForFormatsOnly($0) }) { keys.source = nil }
    return keys
  }

  private mutating func add(_ call: RecordedCall) {
    let given = given(call)
    let viewsSource = given.views.source.map { sources.number(of: [$0] + given.views.otherSources) }
    let metricsSource = given.metrics.source.map {
      sources.number(of: [$0] + given.metrics.otherSources)
    }
    let isTold = isToldByCallers(call.formatParameter)
    // A dictionary that other code reads, too, can be written to all the same.
    let written = Given(views: keys(call.views), metrics: keys(call.metrics))
    let addable = AddableKeys(file: file)
    for (index, alternative) in call.text.alternatives.enumerated()
    where isRead(alternative.literal, of: call) {
      let isTold = isTold || isToldByCallers(alternative.literal.parameter)
      if let parameter = alternative.literal.wholeParameter {
        guard !isTold else { continue }
        unreadable.append(
          UnreadableSite(
            span: file.span(of: call.format), reason: .parameter, viewsSource: viewsSource,
            metricsSource: metricsSource, function: openFunction(of: parameter)))
        continue
      }
      for (number, affix) in call.affixes.enumerated() {
        let literal = plain(alternative.literal).with(affix, in: tokens.bytes)
        file.budget.spend(Self.byteCost * literal.text.count)
        let site = site(
          literal, index, affix: call.affixes.count > 1 ? number : nil, of: call, given,
          (viewsSource, metricsSource),
          hasComputedParts: !isTold && literal.holes.contains { !$0.isNumber })
        let (views, metrics) = (written.views, written.metrics)
        sites.append(
          site.adding(
            views: addable.keys(missingIn: views, metrics, usedBy: literal.text, .view),
            metrics: addable.keys(missingIn: metrics, views, usedBy: literal.text, .number)))
      }
    }
    let areRead =
      call.certainty > .possible
      && call.text.alternatives.allSatisfy { isRead($0.literal, of: call) }
    // A wrapper's affixes are checked there, for any string.
    let isSurrounded = !call.affixes.isEmpty && !call.affixes.contains(FormatAffix())
    guard !isSurrounded || !areRead else { return }
    let rest = call.affixes.isEmpty ? call.text.rest ?? .combination : call.text.rest
    guard let reason = areRead ? rest : .receiver, !isTold else { return }
    // Of a list that may be one of formats, each string counts.
    let strings = reason == .receiver ? call.text.alternatives.map { $0.literal.span } : []
    let method = areRead ? results.method(givenTo: call) : nil
    for span in strings.count > 1 ? strings : [file.span(of: call.format)] {
      unreadable.append(
        UnreadableSite(
          span: span, reason: method == nil ? reason : .parameter, viewsSource: viewsSource,
          metricsSource: metricsSource, function: method ?? openFunction(of: call.formatParameter)))
    }
  }

  /// Whether a string that a call may be given is certain enough to be a format.
  private func isRead(_ literal: FormatLiteral, of call: RecordedCall) -> Bool {
    call.certainty == .certain || call.certainty == .likely && literal.looksLikeFormat
  }

  private mutating func site(
    _ literal: FormatLiteral, _ index: Int, affix: Int?, of call: RecordedCall, _ given: Given,
    _ sources: (views: Int?, metrics: Int?), hasComputedParts: Bool
  ) -> FormatSite {
    let alternative = call.text.alternatives[index]
    var choices = alternative.decisions.all.enumerated().map { number, decision in
      FormatSite.Choice(
        number: decision.choice, branch: decision.branch, leadsToCall: call.leads[index][number],
        isElement: call.areElements[index][number])
    }
    if let affix {
      choices.append(
        FormatSite.Choice(
          number: file.number(ofChoice: "around \(call.name)"), branch: ChoiceBranch("\(affix)"),
          leadsToCall: false))
    }
    let isElsewhere = alternative.decisions.areElsewhere
    let (views, metrics) = (given.views.without(isElsewhere), given.metrics.without(isElsewhere))
    return FormatSite(
      literal: literal, call: file.span(of: call.range),
      views: views.knowledge(for: literal.text), metrics: metrics.knowledge(for: literal.text),
      viewForms: views.patterns, metricForms: metrics.patterns,
      options: given.options,
      function: functionNumber(around: call.home), viewsSource: sources.views,
      metricsSource: sources.metrics, choices: choices,
      isComposed: alternative.isComposed || affix != nil,
      mayBeExcluded: alternative.decisions.areDoubted
        || !literal.looksLikeFormat && choices.contains { !$0.leadsToCall },
      hasUnreadRivals: call.text.rest != nil,
      hasComputedParts: hasComputedParts)
  }

  private mutating func functionNumber(around home: Int) -> Int {
    home >= 0 ? functions.number(of: file.index.outermostFunction(around: home)) + 1 : 0
  }

  /// A literal whose computed parts do not tell where their values come from.
  private func plain(_ literal: FormatLiteral) -> FormatLiteral {
    guard literal.holes.contains(where: { $0.origin != nil }) else { return literal }
    let holes = literal.holes.map {
      FormatLiteral.Hole(
        offset: $0.offset, span: $0.span, isNumber: $0.isNumber, shownType: $0.shownType)
    }
    return FormatLiteral(
      text: literal.text, segments: literal.segments, holes: holes, pieces: literal.pieces,
      span: literal.span)
  }

  // MARK: Callers

  /// Whether the callers of a function in the file give the format of a call.
  private func isToldByCallers(_ parameter: ParameterReference?) -> Bool {
    guard let parameter,
      let number = file.wrappers.number(ofFunction: parameter.function, format: parameter.index)
    else { return false }
    return file.wrappers.called.contains(number)
  }

  /// The function whose callers in other files give the format of a call.
  private func openFunction(of parameter: ParameterReference?) -> SharedFunction.Key? {
    guard let parameter,
      file.wrappers.number(ofFunction: parameter.function, format: parameter.index) != nil,
      let function = file.index.function(parameter.function)
    else { return nil }
    return file.index.sharedFunction(function, wrapper: nil)?.key
  }

  /// Adds strings after a comment that says that they are formats, if no call was found for them.
  mutating func addAnnotated() {
    guard !tokens.annotations.isEmpty else { return }
    let pieces = Set(sites.flatMap { $0.literal.pieces.map { $0.span.start } })
    var index = 0
    for offset in tokens.annotations {
      while index < file.text.fileCount,
        Int(tokens.tokens[index].start) < offset || tokens.tokens[index].kind != .string
      {
        index += 1
      }
      guard index < file.text.fileCount else { return }
      var end = index + 1
      while tokens.language != .swift, end < file.text.fileCount, tokens.tokens[end].kind == .string
      { end += 1 }
      let walk = file.scratch
      let parts = (index..<end).map { Expression.StringPart.literal($0, computed: []) }
      for alternative in walk.text(parts, in: index..<end, .format).alternatives
      where !alternative.literal.pieces.contains(where: { pieces.contains($0.span.start) }) {
        sites.append(
          FormatSite(
            literal: alternative.literal,
            function: functionNumber(around: file.index.context(at: index).function)))
      }
    }
  }
}
