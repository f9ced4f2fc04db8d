import VFLDiagnostics
package import VFLLayout
import VFLLint
package import VFLLowering
import VFLRecords
package import VFLRendering
package import VFLSyntax

/// A layout of one or more documents, compiled to records.
package struct CompiledLayout: Sendable {
  /// Settings of a compilation that no document can give.
  package struct Settings: Sendable {
    /// The options of formats that say none of their own.
    var options: FormatOptions = []
    /// Whether names are looked up even where no document says which there are.
    var checksNames = true
    /// What is told of what is no error; `nil` where lint is not asked for.
    var lint: LintSettings?
    /// How many faults are told one by one, and how many findings of lint.
    package var limit = FaultCollector.limit

    /// Creates settings of a layout whose names are all known.
    package init(
      options: FormatOptions = [], checksNames: Bool = true, lint: LintSettings? = nil
    ) {
      (self.options, self.checksNames, self.lint) = (options, checksNames, lint)
    }
  }

  /// The items and, unless there are errors, the records.
  package var problem: LayoutProblem
  /// The faults of each document, and then those of the formats and equations.
  package private(set) var faults: [FaultGroup] = []
  /// The language of the formats.
  package let dialect: FormatDialect
  /// The formats as they were parsed.
  let trees: [LayoutTree]
  /// Whether names were looked up.
  package let hasCheckedNames: Bool
  /// The formats and equations as texts that diagnostics point into.
  package let sources: [RenderedSource]
  /// The views of arrays, by the names of these.
  let arrays: [ByteName: [String]]
  /// How many items there are but for the guides that formats make: the container and the views.
  let viewCount: Int
  /// How many formats there are.
  package let formatCount: Int
  /// Where the formats and equations of a JSON document stand in it.
  private let places: [SourceOrigin: SourceSpan]

  /// Compiles documents to one layout.
  ///
  /// What a later document says about the container, the direction and the spacing counts.
  package init(_ documents: [LayoutDocument], settings: Settings = Settings()) {
    var documents = documents
    hasCheckedNames =
      settings.checksNames
      || documents.contains { $0.declaresViews || $0.declaresMetrics }
    dialect = documents.lastGiven(\.dialect) ?? .apple
    trees = LayoutTree.parse(documents, dialect, limit: settings.limit)
    let arrays = Self.arrays(of: &documents, dialect)
    self.arrays = Dictionary(
      arrays.map { (ByteName($0.name), $0.views) }, uniquingKeysWith: { first, _ in first })
    let implied = ImpliedNames(
      trees, dialect, arrays, documents, areNamesChecked: hasCheckedNames)
    let names = LayoutNames(of: &documents, implied: implied.views, butOf: implied.others)
    viewCount = names.nodes.count
    let equations = documents.flatMap(\.equations)
    let formats = documents.flatMap(\.formats)
    formatCount = formats.count
    sources =
      formats.enumerated().map { RenderedSource($1, .format($0)) }
      + equations.enumerated().map { RenderedSource($1, .equation($0)) }
    places = Self.places(of: formats, equations)
    problem = LayoutProblem(
      nodes: names.nodes, width: documents.lastGiven(\.width),
      height: documents.lastGiven(\.height),
      direction: documents.lastGiven(\.direction) ?? .leftToRight)
    if let margins = documents.lastGiven(\.margins) { problem.nodes[0].margins = margins }
    let spacing = documents.lastGiven(\.spacing) ?? .classic
    let numbers = Self.spacingNumbers(of: documents)
    let found = lower(
      equations,
      in: LayoutScope(
        names, dialect, arrays: self.arrays, isLenient: !hasCheckedNames, implied: implied.told),
      settings, FormatSpacing(spacing, edge: numbers?.container, sibling: numbers?.sibling))
    for document in documents where !document.faults.isEmpty {
      faults.append(
        FaultGroup(sources: [document.source], diagnostics: document.faults.diagnostics))
    }
    faults += DocumentContradictions(documents).faults
    for failure in documents.compactMap(\.failure) {
      faults.append(FaultGroup(sources: [], diagnostics: [failure]))
    }
    if !found.isEmpty {
      faults.append(group(of: found))
    }
    if hasErrors { problem.records = [] }
    if var lint = settings.lint {
      lint.spacing = spacing
      if !hasErrors, dialect == .apple { addLint(of: documents, in: names, settings, lint) }
      for index in faults.indices {
        faults[index].diagnostics = lint.levels.apply(to: faults[index].diagnostics)
      }
      faults.removeAll(where: \.diagnostics.isEmpty)
    }
  }

  private static func places(
    of formats: [LayoutDocument.Text], _ equations: [LayoutDocument.Text]
  ) -> [SourceOrigin: SourceSpan] {
    var places: [SourceOrigin: SourceSpan] = [:]
    for (index, format) in formats.enumerated() { places[.format(index)] = format.place }
    for (index, equation) in equations.enumerated() { places[.equation(index)] = equation.place }
    return places
  }

  /// Adds what lint finds in a layout without errors.
  private mutating func addLint(
    of documents: [LayoutDocument], in names: LayoutNames, _ settings: Settings,
    _ lint: LintSettings
  ) {
    let group = FormatGroup(
      of: documents, trees: trees, options: settings.options,
      metricValues: hasCheckedNames ? names.metricNumbers : nil, lint)
    let found = Lint.diagnostics(of: group, levels: lint.levels, limit: settings.limit)
    guard !found.isEmpty else { return }
    let texts = documents.filter { !$0.bytes.isEmpty }.map(\.source)
    faults.append(
      FaultGroup(sources: texts.prefix(1) + sources, diagnostics: found, places: places))
  }

  /// Lowers all formats as one program, then all equations.
  private mutating func lower(
    _ equations: [LayoutDocument.Text], in scope: LayoutScope, _ settings: Settings,
    _ spacing: FormatSpacing
  ) -> [Diagnostic] {
    var found = FaultCollector(limit: settings.limit)
    var lowering = FormatLowering(trees.map(\.tree), in: scope, spacing: spacing)
    for tree in trees {
      var bag = found.bag(for: tree.origin)
      lowering.lower(tree.tree, options: tree.format.options ?? settings.options, into: &bag)
      let syntax = SyntaxFixIts.fitting(tree.diagnostics, in: tree.tree, views: scope.viewNames)
      found.add(syntax, bag, untold: tree.untold)
    }
    lowering.fillStacks()
    // Without names to look up the records say nothing, and a long format has many.
    if hasCheckedNames { problem.records = lowering.records }
    var scope = lowering.scope
    for (index, equation) in equations.enumerated() {
      var bag = found.bag(for: .equation(index))
      let record = EquationParser.parse(
        equation.bytes, in: &scope, container: LayoutProblem.container, into: &bag)
      if let record, hasCheckedNames { problem.records.append(record) }
      found.add([], bag)
    }
    problem.nodes += scope.names.nodes.dropFirst(viewCount)
    findOneAxisGuides()
    return found.diagnostics
  }

  /// Whether there is an error, and so no layout.
  package var hasErrors: Bool { faults.contains(where: \.hasErrors) }

  /// All diagnostics.
  var diagnostics: [Diagnostic] { faults.flatMap(\.diagnostics) }

  /// Findings in formats and equations, with these as the texts that they point into.
  func group(of diagnostics: [Diagnostic]) -> FaultGroup {
    FaultGroup(sources: sources, diagnostics: diagnostics, places: places)
  }

  /// The text of a location in a format or an equation.
  func text(_ location: SourceLocation) -> String? {
    let index =
      switch location.origin {
      case .format(let index): index
      case .equation(let index): formatCount + index
      case .document: -1
      }
    guard sources.indices.contains(index) else { return nil }
    let bytes = sources[index].bytes
    let (start, end) = (location.span.start, location.span.end)
    guard start >= 0, start <= end, end <= bytes.count else { return nil }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// The name of each item.
  package var itemNames: [String] { problem.nodes.map(\.name) }
}

extension RenderedSource {
  /// A format or an equation of a document.
  fileprivate init(_ text: LayoutDocument.Text, _ origin: SourceOrigin) {
    self.init(
      origin, name: text.name, bytes: text.bytes, line: text.line, column: text.column)
  }
}

extension [LayoutDocument] {
  /// What the last document that says something says.
  func lastGiven<Value>(_ part: (LayoutDocument) -> Value?) -> Value? {
    reversed().lazy.compactMap(part).first
  }
}
