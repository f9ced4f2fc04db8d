package import VFLDiagnostics
import VFLLowering
import VFLRecords
import VFLSyntax

/// Runs the lint rules on a group of format strings, which are added one at a time in source order.
package struct LintSearch {
  private let group: FormatGroup
  /// The diagnostics about single format strings.
  private var ownDiagnostics: DiagnosticBag
  /// The diagnostics about several format strings, which are output after the diagnostics about single ones.
  private var groupedDiagnostics: DiagnosticBag
  /// The names of the group.
  ///
  /// A name in parentheses refers to a view if any format string of the group contains the name in brackets.
  private let scope = SymbolicScope(prefersViews: true)
  /// Creates the constraint records of each format string.
  private var lowering: FormatLowering
  /// The search for duplicate constraints; `nil` if its rules are off or if the format strings may not be
  /// active at the same time.
  private var repeats: RepeatSearch?
  /// The search for views that have constraints on only one axis.
  ///
  /// It is `nil` if its rule is off, or if a format string has unknown options, which could align views on
  /// the other axis.
  private var axes: AxisSearch?
  /// The names that are used; `nil` if no unused names are to be reported.
  private var usedNames: Set<String>?
  private var isEmpty = true

  /// Creates a search for a group of format strings.
  ///
  /// - Parameters:
  ///   - views: The names of the views that the format strings contain in brackets.
  ///   - limit: The maximum number of diagnostics. Diagnostics beyond it are only counted.
  package init(
    in group: FormatGroup, views: some Sequence<String>, levels: RuleLevels, limit: Int? = nil
  ) {
    self.group = group
    ownDiagnostics = DiagnosticBag(levels: levels, limit: limit ?? Limit.lintDiagnostics.value)
    groupedDiagnostics = ownDiagnostics
    lowering = FormatLowering(in: scope, spacing: FormatSpacing(group.spacing ?? .classic))
    if group.areActiveTogether,
      ownDiagnostics.isOn(.repeatedFormat) || ownDiagnostics.isOn(.repeatedConstraint)
    {
      repeats = RepeatSearch(knowsSpacing: group.spacing != nil)
    }
    let wantsAxes = ownDiagnostics.isOn(.singleAxis)
    if wantsAxes || repeats != nil { scope.addItems(named: views) }
    if wantsAxes { axes = AxisSearch(viewCount: scope.itemNames.count) }
    if !group.views.isEmpty && ownDiagnostics.isOn(.unusedView)
      || !group.metrics.isEmpty && ownDiagnostics.isOn(.unusedMetric)
    {
      usedNames = group.otherUses
    }
  }

  /// Lints the next format string.
  package mutating func add(_ format: FormatUse) {
    if isEmpty { addEquations(metricValues: format.metricValues) }
    isEmpty = false
    let count = ownDiagnostics.count
    Lint.checkSpelling(of: format, &ownDiagnostics)
    Lint.checkPredicates(of: format, &ownDiagnostics)
    Lint.checkViews(of: format, &ownDiagnostics)
    Lint.checkOptions(of: format, &ownDiagnostics)
    Lint.checkMetricNames(of: format, &ownDiagnostics)
    ownDiagnostics.sort(after: count)
    if format.options == nil { axes = nil }
    if repeats != nil || axes != nil { addRecords(of: format) }
    if usedNames != nil { addNames(of: format.tree) }
  }

  /// The diagnostics, grouped by scope.
  ///
  /// The groups are in this order:
  ///
  /// 1. Diagnostics about single format strings.
  /// 2. Duplicate constraints, and views with constraints on only one axis: VFL0506, VFL0514 and VFL0510.
  /// 3. Unused names: VFL0501 and VFL0502.
  package var diagnostics: [Diagnostic] {
    var (all, others) = (ownDiagnostics, groupedDiagnostics)
    axes?.report(scope.itemNames, but: group.otherUses.union(group.otherViews), to: &others)
    if let usedNames {
      for view in group.views where !usedNames.contains(view.name) {
        others.report(.unusedView(span: view.span, name: view.name), in: group.namesOrigin)
      }
      for metric in group.metrics where !usedNames.contains(metric.name) {
        others.report(.unusedMetric(span: metric.span, name: metric.name), in: group.namesOrigin)
      }
    }
    all.append(others)
    return all.diagnostics
  }

  private mutating func addRecords(of format: FormatUse) {
    scope.metricValues = format.metricValues
    var bag = DiagnosticBag(origin: format.origin, limit: 0)
    lowering.lower(format.tree, options: format.options ?? [], into: &bag)
    repeats?.add(lowering.records, of: format, &groupedDiagnostics)
    axes?.add(lowering.records, of: format, in: scope)
    lowering.removeRecords()
  }

  private mutating func addNames(of tree: FormatTree) {
    let names = tree.chainViews.map { $0.name } + tree.chainPredicates.flatMap { $0.names }
    usedNames?.formUnion(names.map { tree.string(of: $0) })
  }

  /// Adds the equations of the group to the search for duplicate constraints.
  ///
  /// Equations that refer to the container are omitted, because it is not known here which views are its
  /// subviews.
  private mutating func addEquations(metricValues: [String: Double]) {
    guard repeats != nil, !group.equations.isEmpty else { return }
    // The equations have a separate scope, because names that only occur in equations are not views of the
    // format strings.
    let own = SymbolicScope(prefersViews: true)
    own.addItems(named: scope.itemNames)
    own.metricValues = metricValues
    let container = ItemID(Int(Int32.min))
    for equation in group.equations {
      var bag = DiagnosticBag(origin: equation.origin, limit: 0)
      let record = EquationLowering.record(
        of: EquationTree(equation.text), in: own, container: container, into: &bag)
      if let record, record.firstItem != container, record.secondItem != container {
        repeats?.add(record)
      }
    }
  }
}
