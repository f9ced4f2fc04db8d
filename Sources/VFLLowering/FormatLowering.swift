public import VFLDiagnostics
public import VFLRecords
public import VFLSyntax

/// Turns the tree of a format into constraint records: a pure function of the tree, the names and
/// the options.
///
/// The records come in the documented order: in the order of the text, the gap before a view in front
/// of that view's sizes; then the alignment of each pair of neighbours.
public struct FormatLowering<Scope: NameScope> {
  let tree: FormatTree
  let options: FormatOptions
  let spacing: StandardSpacing
  var scope: Scope
  var records: [ConstraintRecord] = []
  var faults: DiagnosticBag
  /// Whether baseline spacing in a horizontal format has been told; once is enough.
  var hasReportedBaseline = false

  /// Lowers a format.
  ///
  /// Gives the records and, by position, what is wrong with names, numbers and options. The records
  /// are complete only when there is no error; a tree with syntax faults is lowered as far as it
  /// goes, so that its other faults are told too. `scope` is handed back with what it learnt.
  public static func lower(
    _ tree: FormatTree, in scope: inout Scope, options: FormatOptions = [],
    spacing: StandardSpacing = .classic, origin: SourceOrigin = .format(0)
  ) -> (records: [ConstraintRecord], diagnostics: [Diagnostic]) {
    var faults = DiagnosticBag(origin: origin)
    let records = lower(tree, in: &scope, options: options, spacing: spacing, into: &faults)
    return (records, faults.isEmpty ? [] : faults.diagnostics)
  }

  /// Lowers a format, and reports what is wrong to a bag of the caller's.
  package static func lower(
    _ tree: FormatTree, in scope: inout Scope, options: FormatOptions, spacing: StandardSpacing,
    into faults: inout DiagnosticBag
  ) -> [ConstraintRecord] {
    var lowering = FormatLowering(
      tree: tree, options: options, spacing: spacing, faults: faults, scope: scope)
    lowering.run()
    (scope, faults) = (lowering.scope, lowering.faults)
    return lowering.records
  }

  private init(
    tree: FormatTree, options: FormatOptions, spacing: StandardSpacing, faults: DiagnosticBag,
    scope: Scope
  ) {
    self.tree = tree
    self.options = options
    self.spacing = spacing
    self.scope = scope
    self.faults = faults
  }

  private mutating func run() {
    records.reserveCapacity(tree.views.count + tree.predicates.count + 2)
    let items = resolveViews()
    for (index, view) in tree.views.enumerated() {
      if let connection = view.connection {
        let left =
          index == 0
          ? resolveSuperview(bar: tree.leadingBar, beside: view, items[0])
          : Neighbour(items[index - 1])
        lowerConnection(connection, from: left, to: Neighbour(items[index]))
      }
      lowerSizes(of: view, items[index])
    }
    if let connection = tree.closingConnection, let last = tree.views.last, let item = items.last {
      let superview = resolveSuperview(bar: tree.trailingBar, beside: last, item)
      lowerConnection(connection, from: Neighbour(item), to: superview)
    }
    lowerAlignments(of: items)
  }

  private mutating func resolveViews() -> [ItemID?] {
    var items: [ItemID?] = []
    items.reserveCapacity(tree.views.count)
    // A view that stands in a format twice would have to lie beside itself.
    lazy var used = Set(tree.views.map { tree.string($0.name) })
    for view in tree.views {
      guard !view.name.isEmpty else {
        items.append(nil)
        continue
      }
      let name = tree.string(view.name)
      let item = scope.item(named: name)
      items.append(item)
      if item == nil {
        faults.report(
          UnknownView(span: view.name, name: name, known: scope.viewNames, used: used),
          at: view.name)
      }
    }
    return items
  }

  private mutating func resolveSuperview(
    bar: SourceSpan?, beside view: ViewNode, _ item: ItemID?
  ) -> Neighbour? {
    guard let bar, let item else { return nil }
    if let superview = scope.superview(of: item) { return Neighbour(superview, isSuperview: true) }
    faults.report(
      BarWithoutSuperview(span: bar, view: tree.string(view.name), viewSpan: view.name), at: bar)
    return nil
  }

  func provenance(_ span: SourceSpan, _ rule: RecordRule) -> Provenance {
    Provenance(SourceLocation(faults.origin, span), rule)
  }
}
