package import VFLDiagnostics
package import VFLLayout
import VFLLint
import VFLLowering
import VFLRecords
package import VFLSyntax
import VFLText

/// A layout that was compiled from one or more documents to constraint records.
package struct CompiledLayout: Sendable {
  /// Settings of a compilation that do not come from a document.
  package struct Settings: Sendable {
    /// The default options for format strings without options of their own.
    var options: FormatOptions = []
    /// Whether names are looked up even if no document declares any.
    var checksNames = true
    /// The settings of lint; `nil` if lint is not requested.
    var lint: LintSettings?
    /// The maximum number of errors reported individually, and the maximum number of lint diagnostics.
    package var limit = Limit.layoutDiagnostics.value

    /// Creates settings.
    ///
    /// By default, names are looked up and lint is not run.
    package init(
      options: FormatOptions = [], checksNames: Bool = true, lint: LintSettings? = nil
    ) {
      (self.options, self.checksNames, self.lint) = (options, checksNames, lint)
    }
  }

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
  package let texts: LayoutTexts
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
  /// If several documents specify the container, the dialect, the direction or the spacing, the last document
  /// takes precedence.
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
    groups = documents.groups + (found.isEmpty ? [] : [texts.group(of: found)])
    if hasErrors { problem.records = [] }
    if let levels = settings.lint?.levels { finish(lint, of: documents, levels) }
  }

  /// Adds the lint diagnostics if the layout has no errors, and applies the severity levels to all
  /// diagnostics.
  private mutating func finish(
    _ lint: LintSearch?, of documents: [LayoutDocument], _ levels: RuleLevels
  ) {
    if !hasErrors, let found = lint?.diagnostics {
      let written = documents.filter { !$0.bytes.isEmpty }.map { $0.source }
      groups.append(texts.group(of: found, behind: Array(written.prefix(1))))
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
    in scope: LayoutScope, _ settings: Settings, _ spacing: FormatSpacing,
    _ lint: inout LintSearch?
  ) -> [Diagnostic] {
    let metricValues = hasCheckedNames ? scope.names.metricNumbers : nil
    var found = DiagnosticBag(layoutLimit: settings.limit)
    var lowering = FormatLowering(in: scope, spacing: spacing)
    if !formatNames.stacks.isEmpty {
      for tree in texts.trees(in: dialect) { lowering.declareStacks(of: tree.tree) }
    }
    for tree in texts.trees(in: dialect, explained: true) {
      var bag = found.part(for: tree.origin)
      lowering.lower(tree.tree, options: tree.format.options ?? settings.options, into: &bag)
      let syntax = SyntaxFixIts.fitting(tree.diagnostics, in: tree.tree, views: scope.viewNames)
      found.add(bag, syntax: syntax)
      if !found.hasErrors {
        lint?.add(FormatUse(tree, options: settings.options, metricValues: metricValues))
      }
    }
    var equations: [ConstraintRecord] = []
    for (index, equation) in texts.equations.enumerated() {
      var bag = found.part(for: .equation(index))
      let record = EquationLowering.record(
        of: EquationTree(equation.bytes), in: scope, container: LayoutProblem.container,
        into: &bag)
      if let record { equations.append(record) }
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
  ///
  /// Each property of the container comes from the last document that specifies it.
  fileprivate init(of documents: [LayoutDocument], nodes: [LayoutNode]) {
    self.init(
      nodes: nodes, width: documents.lastGiven { $0.width },
      height: documents.lastGiven { $0.height },
      direction: documents.lastGiven { $0.direction } ?? .leftToRight)
    if let margins = documents.lastGiven({ $0.margins }) { self.nodes[0].margins = margins }
  }
}

extension [LayoutDocument] {
  /// Returns the value from the last document that specifies one; `nil` if none does.
  func lastGiven<Value>(_ part: (LayoutDocument) -> Value?) -> Value? {
    reversed().lazy.compactMap(part).first
  }

  /// The diagnostics about the documents themselves: errors in a document, contradictions between documents,
  /// and documents that cannot be read.
  fileprivate var groups: [DiagnosticGroup] {
    let own = filter { !$0.bag.isEmpty }.map {
      DiagnosticGroup(sources: [$0.source], diagnostics: $0.bag.diagnostics)
    }
    let failures = compactMap { $0.failure }.map { DiagnosticGroup(sources: [], diagnostics: [$0]) }
    return own + DocumentContradictions(self).groups + failures
  }
}
