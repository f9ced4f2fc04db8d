import VFLDiagnostics
package import VFLLayout
import VFLLint
import VFLLowering
package import VFLRecords
package import VFLSyntax
import VFLText

/// A layout that was compiled from one or more documents to constraint records.
package struct CompiledLayout: Sendable {
  /// The items and the constraint records.
  ///
  /// There are no records if there is an error or if names were not looked up.
  package var problem: LayoutProblem
  /// The diagnostics about the documents, followed by the diagnostics about their format strings and
  /// equations.
  package private(set) var groups: [DiagnosticGroup] = []
  /// The dialect of the format strings.
  package let dialect: FormatDialect
  /// Whether names were looked up.
  package let hasCheckedNames: Bool
  /// The format strings and equations as sources for diagnostics.
  package let sources: LayoutSources
  /// The comparisons that `vfl verify` proves, as records that are no constraints.
  package private(set) var requirements: [ConstraintRecord] = []
  /// The names of the views in each array, by the name of the array.
  let arrays: [ByteName: [String]]
  /// The names that the format strings require.
  let formatNames: RequiredNames
  /// The number of constraints in the format strings and equations, even if names were not looked up.
  private(set) var constraintCount = 0
  /// The number of items except the guides of format strings, which is the container and the views.
  let viewCount: Int

  /// Compiles documents into a single layout.
  ///
  /// - Parameters:
  ///   - checksNames: Whether names are looked up even if neither the settings nor a document declare any.
  ///   - lint: The settings of lint; `nil` if lint is not requested.
  ///   - limit: The maximum number of errors reported individually, and the maximum number of lint
  ///     diagnostics.
  package init(
    _ documents: [LayoutDocument], _ settings: LayoutSettings = LayoutSettings(),
    checksNames: Bool = true, lint: LintSettings? = nil, limit: Int = Limit.layoutDiagnostics.value
  ) {
    var documents = documents
    dialect = documents.property(overriddenBy: settings.dialect) { $0.dialect } ?? .apple
    documents.reportUnknownScales()
    for scale in settings.scales { documents.rescaleViews(by: scale.name, to: scale.value) }
    hasCheckedNames = checksNames || settings.declaresNames(with: documents)
    sources = LayoutSources(of: documents)
    formatNames = sources.requiredNames(in: dialect)
    let scope = LayoutScope(
      of: &documents, settings, formatNames, dialect, areNamesChecked: hasCheckedNames)
    arrays = scope.arrays
    viewCount = scope.names.nodes.count
    problem = LayoutProblem(of: documents, settings, nodes: scope.names.nodes)
    scope.containerSize = problem.containerSize
    for axis in settings.variedAxes { scope.containerSize[axis] = nil }
    let spacing =
      documents.property(overriddenBy: settings.spacing) { $0.spacing }
      ?? settings.defaultSpacing ?? .classic
    var search: LintSearch?
    if let lint, dialect == .apple {
      let group = FormatGroup(
        of: documents, judgesSettings: lint.judgesSettings ? settings : nil, spacing)
      search = LintSearch(in: group, views: formatNames.views, levels: lint.levels, limit: limit)
    }
    groups = documents.groups(with: settings)
    if !documents.contains(where: { $0.exceedsLimit }) {
      let numbers = documents.last { $0.spacing != nil || $0.spacingNumbers != nil }?.spacingNumbers
      let used = settings.spacing == nil ? numbers : nil
      let found = lower(
        in: scope, settings.options,
        FormatSpacing(spacing, edge: used?.container, sibling: used?.sibling), limit, &search)
      if !found.isEmpty { groups.append(sources.group(of: found)) }
    }
    if hasErrors { problem.records = [] }
    if let levels = lint?.levels { finish(search, of: documents, levels) }
  }

  /// Adds the lint diagnostics if the layout has no errors, and applies the severity levels to all
  /// diagnostics.
  private mutating func finish(
    _ lint: LintSearch?, of documents: [LayoutDocument], _ levels: RuleLevels
  ) {
    if !hasErrors, let found = lint?.diagnostics {
      let written = documents.filter { !$0.bytes.isEmpty }.map { $0.source }
      groups.append(sources.group(of: found, behind: Array(written.prefix(1))))
    }
    for index in groups.indices {
      groups[index].diagnostics = levels.apply(to: groups[index].diagnostics)
    }
    groups.removeAll { $0.diagnostics.isEmpty }
  }

  /// Lowers all format strings as one program, then all equations, and returns the diagnostics.
  ///
  /// Linting stops at the first format string with an error.
  private mutating func lower(
    in scope: LayoutScope, _ options: FormatOptions, _ spacing: FormatSpacing, _ limit: Int,
    _ lint: inout LintSearch?
  ) -> [Diagnostic] {
    let metricValues = hasCheckedNames ? scope.names.metricNumbers : nil
    var found = DiagnosticBag(layoutLimit: limit)
    var lowering = FormatLowering(in: scope, spacing: spacing)
    if !formatNames.stacks.isEmpty {
      for format in sources.parsedFormats(in: dialect) {
        lowering.declareStacks(of: format.tree)
      }
    }
    for format in sources.parsedFormats(in: dialect, explained: true) {
      var bag = found.part(for: format.origin)
      lowering.lower(format.tree, options: format.source.options ?? options, into: &bag)
      let syntax = SyntaxFixIts.fitting(format.diagnostics, in: format.tree, views: scope.viewNames)
      found.add(bag, syntax: syntax)
      if !found.hasErrors {
        lint?.add(FormatUse(format, options: options, metricValues: metricValues))
      }
    }
    var equations: [ConstraintRecord] = []
    for (index, equation) in sources.equations.enumerated() {
      var bag = found.part(for: .equation(index))
      let record = EquationLowering.record(
        of: EquationTree(equation.bytes), in: scope, container: LayoutProblem.container,
        into: &bag)
      if let record { equations.append(record) }
      found.add(bag)
    }
    for (index, requirement) in sources.requirements.enumerated() {
      var bag = found.part(for: .equation(sources.equations.count + index))
      let record = EquationLowering.record(
        of: EquationTree(requirement.bytes), in: scope, container: LayoutProblem.container,
        into: &bag)
      if let record, record.priority != .required {
        bag.report(
          .malformedDirective(
            span: SourceSpan(0, requirement.bytes.count), directive: "@require",
            expected: "a comparison without a priority", found: nil))
      }
      if let record { requirements.append(record) }
      found.add(bag)
    }
    constraintCount = lowering.records.count + equations.count
    // If names are not looked up, the records are meaningless. They are not stored, because there can be very
    // many of them.
    if hasCheckedNames {
      lowering.finish(with: equations)
      problem.records = lowering.records
    }
    problem.nodes += scope.names.nodes.dropFirst(viewCount)
    findOneAxisGuides()
    return found.diagnostics
  }

  /// Whether there is an error.
  ///
  /// A layout with an error has no records.
  package var hasErrors: Bool { groups.contains { $0.hasErrors } }

  /// All diagnostics.
  var diagnostics: [Diagnostic] { groups.flatMap { $0.diagnostics } }

  /// The names of the items, by index.
  package var itemNames: [String] { problem.nodes.map { $0.name } }
}

extension LayoutProblem {
  /// Creates a problem without records.
  fileprivate init(
    of documents: [LayoutDocument], _ settings: LayoutSettings, nodes: [LayoutNode]
  ) {
    let width = documents.property(overriddenBy: settings.width) { $0.width }
    let height = documents.property(overriddenBy: settings.height) { $0.height }
    self.init(
      nodes: nodes, width: settings.size.map { $0.width } ?? width,
      height: settings.size.map { $0.height } ?? height,
      direction: documents.property(overriddenBy: settings.direction) { $0.direction }
        ?? .leftToRight)
    if let margins = documents.property({ $0.margins }) { self.nodes[0].margins = margins }
  }
}

extension [LayoutDocument] {
  /// Returns the diagnostics about the settings and the documents themselves: errors in a document,
  /// contradictions between documents, and documents that cannot be read.
  fileprivate func groups(with settings: LayoutSettings) -> [DiagnosticGroup] {
    let error = [settings.error(with: self)?.diagnostic(in: .document)].compactMap { $0 }.map {
      DiagnosticGroup(sources: [], diagnostics: [$0])
    }
    let own = filter { !$0.bag.isEmpty }.map {
      DiagnosticGroup(sources: [$0.source], diagnostics: $0.bag.diagnostics)
    }
    let failures = compactMap { document in
      document.failure.map {
        DiagnosticGroup(
          sources: document.bytes.isEmpty ? [] : [document.source], diagnostics: [$0])
      }
    }
    return error + own + DocumentContradictions(self, settings).groups + failures
  }
}
