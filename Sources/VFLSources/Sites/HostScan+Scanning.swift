import VFLDiagnostics

extension HostScan {
  /// Finds the format strings of a host file.
  ///
  /// A file that can have no format string costs no more than a search of its bytes. Any bytes are accepted:
  /// text that is not understood has no sites.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - wrappers: Functions of other files that pass an argument on as a format.
  ///   - macros: Macros of other files that pass an argument on as a format, except macros that the file
  ///     defines itself.
  ///   - shared: Functions of other files that pass an argument on as a format, if these files show it;
  ///     they are considered in a file that contains such a name.
  ///   - stepLimit: The limit of the search budget; by default it is proportional to the file.
  package init(
    _ file: HostFile, wrappers: [FormatWrapper] = [],
    macros: [FormatWrapper] = [], shared: SharedWrappers = SharedWrappers(),
    stepLimit: Int? = nil
  ) {
    var wrappers = wrappers
    if file.language == .objectiveC { wrappers += macros }
    guard file.bytes.count < Int32.max,
      NeedleSearch.mayMatter(file.bytes, wrappers) || shared.mayBeCalled(in: file)
    else {
      self.init(sites: [], unreadable: [], comments: [], wrappers: [])
      return
    }
    let reading = FileReading(file.index, stepLimit: stepLimit)
    // The file does not include the headers whose macros have the names of the file's functions.
    let own = Set(file.tree.macros.map { file.tree.tokens.text(of: $0.definition.name) })
      .union(file.index.declaredFunctions)
    wrappers.removeAll { macros.contains($0) && own.contains($0.name) }
    reading.add(wrappers, shared)
    self.init(reading)
  }

  /// Finds the format strings of a host file in UTF-8, as for a ``HostFile``.
  package init(
    _ bytes: [UInt8], language: HostLanguage, wrappers: [FormatWrapper] = [],
    macros: [FormatWrapper] = [], shared: SharedWrappers = SharedWrappers(),
    stepLimit: Int? = nil
  ) {
    self.init(
      HostFile(bytes, language: language), wrappers: wrappers, macros: macros, shared: shared,
      stepLimit: stepLimit)
  }

  /// Finds the format strings of a file.
  init(_ file: FileReading) {
    let comments = file.tree.tokens.comments
    let units = CodeUnits(file)
    units.walkRelevant()
    let results = FormatResults(file)
    var calls = units.calls + results.calls
    calls += file.defaultCalls(besides: calls)
    var builder = SiteBuilder(file, calls, results)
    builder.addAnnotated()
    guard !file.budget.isExceeded else {
      self.init(
        sites: [], unreadable: UnsearchedCalls(file).sites, comments: comments,
        wrappers: [])
      return
    }
    let pieces = PieceUses(file, builder.sites)
    let unreadable = builder.unreadable + UnsearchedCalls(unreachedIn: file).sites
    self.init(
      sites: builder.sites.sorted {
        ($0.literal.span.start, $0.call.start) < ($1.literal.span.start, $1.call.start)
      },
      unreadable: unreadable.sorted { $0.span.start < $1.span.start },
      comments: comments, wrappers: file.wrappers.own.map { $0.wrapper },
      sharedPieces: pieces.shared, extended: builder.extended,
      shared: Self.shared(by: file, calls, results, unreadable: builder.unreadable))
  }

  /// The macros of a header that pass an argument on as a format: for each definition the wrappers that it is.
  package static func macros(of bytes: [UInt8]) -> [[FormatWrapper]] {
    guard bytes.count < Int32.max, NeedleSearch.mayMatter(bytes) else { return [] }
    let file = FileReading(FileIndex(SourceTree(bytes, language: .objectiveC)))
    CodeUnits(file).walkAll()
    return file.tree.macros.indices.map { index in
      file.wrappers.own.filter { $0.function == -2 - index }.map { $0.wrapper.withoutPlaces }
    }
  }

  /// The file's shared data, and its requests to others.
  private static func shared(
    by file: FileReading, _ calls: [RecordedCall], _ results: FormatResults,
    unreadable: [UnreadableSite]
  ) -> SharedScan {
    var shared = SharedScan()
    var open: [Int: Int] = [:]
    for parameter in calls.flatMap({ $0.formatParameters }) {
      guard
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
      return file.index.sharedFunction(
        declared, wrapper: wrapper, openFormats: open[number] ?? 0,
        conditions: file.wrappers.commonConditions(of: number),
        hasRivals: file.wrappers.entries[number].isUncertain)
    }
    shared.functions += results.functions(givenTo: calls, unreadable: unreadable)
    shared.called = file.calledElsewhere
    shared.soughtTypes = file.resolution.soughtTypes
    return shared
  }
}

extension FormatLiteral {
  var hasParameter: Bool { holes.contains { $0.parameter != nil } }

  /// The parameter that each computed part is; `nil` for a string without computed parts or with other parts.
  var parameter: ParameterReference? {
    guard let parameter = holes.first?.parameter,
      holes.allSatisfy({ $0.origin == .parameter(parameter) })
    else { return nil }
    return parameter
  }

  /// The parameter that is the whole string; `nil` for any other string.
  var wholeParameter: ParameterReference? { text.isEmpty && holes.count == 1 ? parameter : nil }
}

extension FormatLiteral.Hole {
  var parameter: ParameterReference? {
    if case .parameter(let parameter)? = origin { parameter } else { nil }
  }
}
