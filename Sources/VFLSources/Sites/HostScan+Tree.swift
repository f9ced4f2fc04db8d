import VFLDiagnostics

extension HostScan {
  /// Finds the format strings of a host file on its syntax tree.
  static func scanTree(
    _ bytes: [UInt8], _ language: HostLanguage, wrappers: [FormatWrapper] = [],
    macros: [FormatWrapper] = [], shared: SharedWrappers = SharedWrappers(), stepLimit: Int? = nil
  ) -> HostScan {
    var wrappers = wrappers
    if language == .objectiveC { wrappers += macros }
    guard bytes.count < Int32.max, !shared.isEmpty || NeedleSearch.mayMatter(bytes, wrappers)
    else { return HostScan(sites: [], unreadable: [], comments: [], wrappers: []) }
    let tree = SourceTree(bytes, language: language)
    let budget =
      stepLimit.map(SearchBudget.init(limit:)) ?? SearchBudget(tokenCount: tree.tokens.tokens.count)
    let file = FileReading(tree, budget: budget)
    let own = Set(tree.macros.map { tree.tokens.text(of: $0.definition.name) })
    for wrapper in wrappers where !(macros.contains(wrapper) && own.contains(wrapper.name)) {
      file.wrappers.add(
        Candidate(wrapper: wrapper, home: .anywhere, shapes: [], isForeign: true))
    }
    for found in file.resolution.add(shared) {
      file.wrappers.add(found.candidate, foreign: found.key, isUncertain: !found.isCertain)
    }
    let units = CodeUnits(file)
    units.walkAll()
    let calls = units.calls
    var builder = SiteBuilder(file, calls)
    builder.addAnnotated()
    guard !file.budget.isExceeded else {
      return HostScan(
        sites: [], unreadable: UnsearchedCalls(file).sites, comments: tree.tokens.comments,
        wrappers: [])
    }
    let pieces = PieceUses(file, builder.sites)
    return HostScan(
      sites: builder.sites.sorted {
        ($0.literal.span.start, $0.call.start) < ($1.literal.span.start, $1.call.start)
      },
      unreadable: builder.unreadable.sorted { $0.span.start < $1.span.start },
      comments: tree.tokens.comments, wrappers: file.wrappers.own.map { $0.wrapper },
      sharedPieces: pieces.shared, extended: builder.extended, shared: sharedScan(file, calls))
  }

  /// The macros of a header that pass an argument on as a format: for each definition the wrappers that it is.
  static func macrosOfTree(_ bytes: [UInt8]) -> [[FormatWrapper]] {
    guard bytes.count < Int32.max, NeedleSearch.mayMatter(bytes) else { return [] }
    let tree = SourceTree(objectiveC: bytes)
    let file = FileReading(tree, budget: SearchBudget(tokenCount: tree.tokens.tokens.count))
    CodeUnits(file).walkAll()
    return tree.macros.indices.map { index in
      file.wrappers.own.filter { $0.function == -2 - index }.map { $0.wrapper.withoutPlaces }
    }
  }

  /// What the file tells other files, and what it asks them.
  private static func sharedScan(_ file: FileReading, _ calls: [RecordedCall]) -> SharedScan {
    var shared = SharedScan()
    var open: [Int: Int] = [:]
    for call in calls {
      guard let parameter = call.parameter ?? call.text.single?.holes.first?.parameter,
        let number = file.wrappers.number(ofFunction: parameter.function, format: parameter.index),
        !file.wrappers.called.contains(number)
      else { continue }
      open[number, default: 0] += 1
    }
    shared.functions = file.wrappers.own.compactMap { function, wrapper, number in
      guard let declared = file.index.function(function) else { return nil }
      var wrapper = wrapper.withoutPlaces
      // Other files see the last part of the type's name only.
      wrapper.isLikely = wrapper.isLikely || declared.isNested
      return file.index.sharedFunction(declared, wrapper: wrapper, openFormats: open[number] ?? 0)
    }
    shared.called = file.calledElsewhere
    shared.soughtTypes = file.resolution.soughtTypes
    return shared
  }
}

extension FormatLiteral {
  /// Whether a computed part is a parameter.
  var hasParameter: Bool { holes.contains { $0.parameter != nil } }
}

extension FormatLiteral.Hole {
  /// The parameter that the computed part is.
  var parameter: ParameterReference? {
    if case .parameter(let parameter)? = origin { parameter } else { nil }
  }
}
