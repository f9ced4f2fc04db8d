import VFLDiagnostics

extension HostScan {
  /// Finds the format strings of a host file.
  ///
  /// A file that can have no format costs no more than a look at its bytes. Any bytes are taken for a file:
  /// text that is not understood has no sites.
  ///
  /// - Parameters:
  ///   - bytes: the file, in UTF-8.
  ///   - language: its language.
  ///   - wrappers: functions of other files that hand an argument on as a format.
  ///   - macros: macros of other files that hand an argument on as a format; those that the file defines
  ///     itself do not count.
  ///   - shared: functions of other files that hand an argument on as a format, as far as these files tell;
  ///     they count in a file that says the name of one.
  ///   - stepLimit: the limit of the search budget; by default in proportion to the file.
  package init(
    _ bytes: [UInt8], language: HostLanguage, wrappers: [FormatWrapper] = [],
    macros: [FormatWrapper] = [], shared: SharedWrappers = SharedWrappers(),
    stepLimit: Int? = nil
  ) {
    #if TREE
      self = Self.scanTree(
        bytes, language, wrappers: wrappers, macros: macros, shared: shared, stepLimit: stepLimit)
      return
    #endif
    self =
      Self.read(
        bytes, language, wrappers: wrappers, macros: macros, shared: shared, stepLimit: stepLimit
      ).scan
  }

  /// Finds the format strings of a host file; returns the tokens too if the file was searched.
  static func read(
    _ bytes: [UInt8], _ language: HostLanguage, wrappers: [FormatWrapper] = [],
    macros: [FormatWrapper] = [], shared: SharedWrappers = SharedWrappers(), stepLimit: Int? = nil
  ) -> (scan: HostScan, syntax: HostSyntax?) {
    var wrappers = wrappers
    if language == .objectiveC { wrappers += macros }
    guard bytes.count < Int32.max, !shared.isEmpty || NeedleSearch.mayMatter(bytes, wrappers)
    else {
      return (HostScan(sites: [], unreadable: [], comments: [], wrappers: []), nil)
    }
    let tokens =
      language == .swift ? SwiftLexer.tokens(of: bytes) : ObjectiveCLexer.tokens(of: bytes)
    if !macros.isEmpty {
      let own = Set(tokens.macros.map { tokens.text(of: $0.name) })
      wrappers.removeAll { macros.contains($0) && own.contains($0.name) }
    }
    var harvest = SiteHarvest()
    let everywhere = 0..<bytes.count
    var callable: [(wrapper: FormatWrapper, reach: Range<Int>)] = []
    func add(_ wrappers: [FormatWrapper], callableIn reach: Range<Int>) {
      callable += wrappers.map { (wrapper: $0, reach: reach) }
    }
    add(wrappers, callableIn: everywhere)
    var conditional: [[FormatWrapper]] = []
    let ranges = MacroReach(tokens).ranges
    var known = KnownMacros()
    var isExceeded = false
    for (macro, range) in zip(tokens.macros, ranges) {
      guard let body = known.body(of: macro, in: bytes) else { continue }
      let found = harvest.learnWrappers(ofMacro: macro, body, calling: known.called(in: body))
      known.add(found)
      isExceeded = isExceeded || body.budget.isExceeded
      guard !range.isEmpty else {
        conditional.append(found)
        continue
      }
      add(FormatWrapper.merged([found]), callableIn: range)
    }
    // Where it hangs on a condition which definition holds, only the formats are certain.
    let certain = FormatWrapper.mergedMacros(conditional).map {
      FormatWrapper(name: $0.name, format: $0.format, affixes: $0.affixes)
    }
    add(certain, callableIn: everywhere)
    let budget =
      stepLimit.map(SearchBudget.init(limit:)) ?? SearchBudget(tokenCount: tokens.tokens.count)
    let finder = FormatFinder(
      HostSyntax(tokens, budget: budget), callable: callable, macros: ranges)
    finder.findCalls(shared)
    harvest.addSites(of: finder)
    let pieces = SharedPieces(finder, harvest.sites, unread: harvest.unreadable)
    let told = finder.shared
    guard !isExceeded, !finder.syntax.budget.isExceeded else {
      let scan = HostScan(
        sites: [], unreadable: finder.unsearchedCalls, comments: tokens.comments, wrappers: [])
      return (scan, nil)
    }
    let learnt =
      callable.dropFirst(wrappers.count).map({ $0.wrapper })
      + finder.wrappers.dropFirst(finder.given)
    let scan = HostScan(
      sites: harvest.sites.sorted {
        ($0.literal.span.start, $0.call.start) < ($1.literal.span.start, $1.call.start)
      },
      unreadable: harvest.unreadable.sorted { $0.span.start < $1.span.start },
      comments: tokens.comments, wrappers: learnt, sharedPieces: pieces.pieces,
      extended: harvest.extended,
      shared: told)
    return (scan, finder.syntax)
  }

  /// The macros of a header that hand an argument on as a format: for each definition the wrappers that
  /// it is.
  package static func macros(of bytes: [UInt8]) -> [[FormatWrapper]] {
    guard bytes.count < Int32.max, NeedleSearch.mayMatter(bytes) else { return [] }
    let tokens = ObjectiveCLexer.tokens(of: bytes)
    var harvest = SiteHarvest()
    let effects = MacroEffects(tokens)
    var known = KnownMacros()
    return tokens.macros.map { macro -> [FormatWrapper] in
      guard let body = known.body(of: macro, in: bytes) else { return [] }
      let count = macro.parameters.map { tokens.text(of: $0).split(separator: ",").count } ?? 0
      let name = tokens.text(of: macro.name)
      let changed = Set((0..<count).filter { effects.changes(argument: $0, of: name) })
      let found = harvest.learnWrappers(ofMacro: macro, body, calling: known.called(in: body)).map {
        found in
        var wrapper = found.withoutPlaces
        wrapper.changed = changed
        return wrapper
      }
      known.add(found)
      return found
    }
  }
}
