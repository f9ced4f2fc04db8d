import VFLDiagnostics
import VFLLowering
import VFLRecords
import VFLSyntax

extension Lint {
  /// Finds constraints that are made twice, and views with constraints on one axis: VFL0506, VFL0514
  /// and, unless only repeats are asked for, VFL0510.
  static func checkRecords(
    of group: FormatGroup, onlyRepeats: Bool = false, _ findings: inout LintFindings
  ) {
    let wantsRepeats =
      group.areActiveTogether && group.formats.count + group.equations.count > 1
      && (findings.isOn(.repeatedFormat) || findings.isOn(.repeatedConstraint))
    let wantsAxes = !onlyRepeats && findings.isOn(.singleAxis)
    guard wantsRepeats || wantsAxes else { return }
    let scope = makeScope(of: group)
    var repeats = RepeatSearch(knowsSpacing: group.spacing != nil)
    if wantsRepeats { addEquations(of: group, to: &repeats) }
    var axes = AxisSearch(viewCount: scope.itemNames.count)
    for format in group.formats {
      scope.metricValues = format.metricValues
      let records = FormatLowering.lower(
        format.tree, in: scope, options: format.options ?? [], spacing: group.spacing ?? .classic,
        origin: format.origin
      ).records
      if wantsRepeats { repeats.add(records, of: format, &findings) }
      if wantsAxes { axes.add(records, of: format, in: scope) }
    }
    // Options that are not known may align the views across the format.
    if wantsAxes, group.formats.allSatisfy({ $0.options != nil }) {
      axes.report(scope.itemNames, but: group.otherUses, to: &findings)
    }
  }

  /// The names of a group: one in parentheses is a view when any of the formats has it in brackets.
  private static func makeScope(of group: FormatGroup) -> SymbolicScope {
    let scope = SymbolicScope(prefersViews: true)
    for tree in group.formats.lazy.map({ $0.tree }) {
      for view in tree.chain.views { _ = scope.item(named: view.name.text) }
    }
    return scope
  }

  /// Takes the equations of a document, but those about the container: which views lie in it is not
  /// known here.
  private static func addEquations(of group: FormatGroup, to repeats: inout RepeatSearch) {
    // The names have a scope of their own, for those of equations alone are no views to the formats.
    let scope = makeScope(of: group)
    scope.metricValues = group.formats.first?.metricValues ?? [:]
    let container = ItemID(Int(Int32.min))
    for equation in group.equations {
      let record = EquationParser.parse(
        equation.text, in: scope, container: container, origin: equation.origin
      ).record
      if let record, record.firstItem != container, record.secondItem != container {
        repeats.add(record)
      }
    }
  }
}
