import VFLDiagnostics
package import VFLLayout
import VFLLint
package import VFLLowering
import VFLRecords
import VFLRendering
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
    package var limit = Limit.layoutDiagnostics.value

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
  /// Whether names were looked up.
  package let hasCheckedNames: Bool
  /// The formats and equations as texts that diagnostics point into.
  package let texts: LayoutTexts
  /// The views of arrays, by the names of these.
  let arrays: [ByteName: [String]]
  /// The names that the formats need.
  let formatNames: RequiredNames
  /// How many constraints the formats and equations have, also where names were not looked up.
  private(set) var constraintCount = 0
  /// How many items there are but for the guides that formats make: the container and the views.
  let viewCount: Int

  /// Compiles documents to one layout.
  ///
  /// What a later document says about the container, the direction and the spacing counts.
  package init(_ documents: [LayoutDocument], settings: Settings = Settings()) {
    var documents = documents
    dialect = documents.lastGiven { $0.dialect } ?? .apple
    hasCheckedNames =
      settings.checksNames || documents.contains { $0.declaresViews || $0.declaresMetrics }
    texts = LayoutTexts(of: documents)
    formatNames = texts.requiredNames(in: dialect)
    let scope = LayoutScope(of: &documents, formatNames, dialect, areNamesChecked: hasCheckedNames)
    arrays = scope.arrays
    viewCount = scope.names.nodes.count
    problem = LayoutProblem(of: documents, nodes: scope.names.nodes)
    let spacing = documents.lastGiven { $0.spacing } ?? .classic
    let numbers = documents.last { $0.spacing != nil || $0.spacingNumbers != nil }?.spacingNumbers
    let isTooLarge = documents.contains { $0.exceedsLimit }
    var lint: LintSearch?
    if var lintSettings = settings.lint, dialect == .apple {
      lintSettings.spacing = spacing
      lint = LintSearch(
        in: FormatGroup(of: documents, lintSettings), views: formatNames.views,
        levels: lintSettings.levels, limit: settings.limit)
    }
    let found =
      isTooLarge
      ? []
      : lower(
        in: scope, settings,
        FormatSpacing(spacing, edge: numbers?.container, sibling: numbers?.sibling), &lint)
    faults = documents.faults + (found.isEmpty ? [] : [texts.group(of: found)])
    if hasErrors { problem.records = [] }
    if let levels = settings.lint?.levels { finish(lint, of: documents, levels) }
  }

  /// Adds what lint finds in a layout without errors, and gives all faults the levels of lint.
  private mutating func finish(
    _ lint: LintSearch?, of documents: [LayoutDocument], _ levels: RuleLevels
  ) {
    if !hasErrors, let found = lint?.diagnostics {
      let written = documents.filter { !$0.bytes.isEmpty }.map { $0.source }
      faults.append(texts.group(of: found, behind: Array(written.prefix(1))))
    }
    for index in faults.indices {
      faults[index].diagnostics = levels.apply(to: faults[index].diagnostics)
    }
    faults.removeAll { $0.diagnostics.isEmpty }
  }

  /// Lowers all formats as one program, then all equations; looks for findings of lint until an error is found.
  private mutating func lower(
    in scope: LayoutScope, _ settings: Settings, _ spacing: FormatSpacing,
    _ lint: inout LintSearch?
  ) -> [Diagnostic] {
    let metricValues = hasCheckedNames ? scope.names.metricNumbers : nil
    var found = FaultCollector(limit: settings.limit)
    var lowering = FormatLowering(in: scope, spacing: spacing)
    if !formatNames.stacks.isEmpty {
      for tree in texts.trees(in: dialect) { lowering.declareStacks(of: tree.tree) }
    }
    for tree in texts.trees(in: dialect, explained: true) {
      var bag = found.bag(for: tree.origin)
      lowering.lower(tree.tree, options: tree.format.options ?? settings.options, into: &bag)
      let syntax = SyntaxFixIts.fitting(tree.diagnostics, in: tree.tree, views: scope.viewNames)
      found.add(syntax, bag)
      if !found.hasErrors {
        lint?.add(FormatUse(tree, options: settings.options, metricValues: metricValues))
      }
    }
    var equations: [ConstraintRecord] = []
    for (index, equation) in texts.equations.enumerated() {
      var bag = found.bag(for: .equation(index))
      let record = EquationParser.parse(
        equation.bytes, in: scope, container: LayoutProblem.container, into: &bag)
      if let record { equations.append(record) }
      found.add([], bag)
    }
    constraintCount = lowering.records.count + equations.count
    // Without names to look up the records mean nothing, and a long format has many.
    if hasCheckedNames {
      lowering.finish(with: equations)
      problem.records = lowering.records
    }
    problem.nodes += scope.names.nodes.dropFirst(viewCount)
    findOneAxisGuides()
    return found.diagnostics
  }

  /// Whether there is an error, and so no layout.
  package var hasErrors: Bool { faults.contains { $0.hasErrors } }

  /// All diagnostics.
  var diagnostics: [Diagnostic] { faults.flatMap { $0.diagnostics } }

  /// The name of each item.
  package var itemNames: [String] { problem.nodes.map { $0.name } }
}

extension LayoutProblem {
  /// The problem of a container as the last document has it that says how it is, without records.
  fileprivate init(of documents: [LayoutDocument], nodes: [LayoutNode]) {
    self.init(
      nodes: nodes, width: documents.lastGiven { $0.width },
      height: documents.lastGiven { $0.height },
      direction: documents.lastGiven { $0.direction } ?? .leftToRight)
    if let margins = documents.lastGiven({ $0.margins }) { self.nodes[0].margins = margins }
  }
}

extension [LayoutDocument] {
  /// What the last document that says something says.
  func lastGiven<Value>(_ part: (LayoutDocument) -> Value?) -> Value? {
    reversed().lazy.compactMap(part).first
  }

  /// What is wrong with the documents themselves: in each of them, between them, and why some could not be read.
  fileprivate var faults: [FaultGroup] {
    let own = filter { !$0.faults.isEmpty }.map {
      FaultGroup(sources: [$0.source], diagnostics: $0.faults.diagnostics)
    }
    let failures = compactMap { $0.failure }.map { FaultGroup(sources: [], diagnostics: [$0]) }
    return own + DocumentContradictions(self).faults + failures
  }
}
