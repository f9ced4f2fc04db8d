package import VFLDiagnostics
package import VFLRecords
package import VFLSyntax

/// Turns trees of formats, of either dialect, into constraint records: a pure function of the trees, the
/// names and the options.
///
/// The trees of a layout are one program: in the extended dialect, a stack of one of them is filled when
/// another one names it in a chain of the other axis. The records come in the order of the text: the gap
/// before a view, then what its size is compared with, then what is in it; what neighbours have in common
/// behind each chain, and what fills stacks behind everything.
package struct FormatLowering {
  /// Where names are looked up.
  let scope: any NameScope
  /// The records of the trees that were lowered; complete only where there is no error.
  package internal(set) var records: [ConstraintRecord] = []
  let spacing: FormatSpacing
  var faults = DiagnosticBag(origin: .document)
  /// What holds for the statement being lowered.
  var context = StatementContext(number: 0, span: SourceSpan(at: 0))
  /// How many statements stand in front of the tree being lowered.
  private var statementCount = 0
  /// The guides that stacks declare, by name.
  var stackGuides: [String: ItemID] = [:]
  /// All guides.
  var guides: Set<ItemID> = []
  /// Whether there are as many records as there may be.
  private var isFull = false
  /// Whether any tree of the program has a stack.
  var hasStacks = false
  /// The items that chains and grids along each axis have a place for; those that may be stacks count, so
  /// there are none where no tree has any.
  var itemsAlong: [Axis: Set<ItemID>] = [:]
  /// The stacks lowered so far.
  var stacks: [LoweredStack] = []
  /// The stacks that were declared so far.
  var declaredStacks: Set<String> = []
  /// The tree being lowered.
  var tree = FormatLowering.noTree

  private static let noTree = FormatTree.tree(of: [], dialect: .apple)

  /// Lowers a format that is a program of its own.
  ///
  /// Gives the records and, by position, what is wrong with names, numbers and options. A tree with
  /// syntax faults is lowered as far as it goes, so that its other faults are told too.
  package static func lower(
    _ tree: FormatTree, in scope: any NameScope, options: FormatOptions = [],
    spacing: StandardSpacing = .classic, origin: SourceOrigin = .format(0)
  ) -> (records: [ConstraintRecord], diagnostics: [Diagnostic]) {
    var faults = DiagnosticBag(origin: origin)
    var lowering = FormatLowering(in: scope, spacing: FormatSpacing(spacing))
    lowering.declareStacks(of: tree)
    lowering.lower(tree, options: options, into: &faults)
    lowering.finish()
    return (lowering.records, faults.isEmpty ? [] : faults.diagnostics)
  }

  /// Begins a program: the stacks of all its trees are declared first, then the trees are lowered in their
  /// order, and then the stacks are filled.
  package init(in scope: any NameScope, spacing: FormatSpacing) {
    self.scope = scope
    self.spacing = spacing
  }

  /// Adds the records of a tree of the program, and reports what is wrong to a bag of the caller's.
  ///
  /// - Parameter options: those that Apple's formats are given; they hold for the chains of the tree.
  package mutating func lower(
    _ tree: FormatTree, options: FormatOptions, into bag: inout DiagnosticBag
  ) {
    faults = bag
    self.tree = tree
    for statement in tree.statements {
      context = StatementContext(
        number: statementCount + statement.number + 1, span: statement.span)
      context.options = options
      lowerStatement(statement)
    }
    statementCount += tree.statementCount
    bag = faults
  }

  private mutating func lowerStatement(_ statement: StatementNode) {
    if isFull { return }
    defer { if isFull { report(.limitExceeded(.constraints, span: context.span)) } }
    if case .chain(let chain) = statement.kind, chain.direction == .vertical {
      context.axis = .vertical
    }
    readOptions(statement.options)
    switch statement.kind {
    case .explicit(let entries):
      for entry in entries { lowerEntry(entry) }
    case .grid(let rows): lowerGrid(rows, statement.options)
    case .chain(let chain):
      context.chain = chain
      if tree.dialect == .extended { findContainer(of: chain) }
      switch chain.direction {
      case .horizontal: lowerChain(chain, along: .horizontal, statement.options)
      case .vertical: lowerChain(chain, along: .vertical, statement.options)
      case .both:
        if let stack = chain.elements.lazy.flatMap({ $0.views }).first(where: { $0.stack != nil })?
          .name
        {
          report(
            .misplacedStack(span: stack.span, name: stack.text, reason: .bothAxes))
          return
        }
        lowerChain(chain, along: .horizontal, statement.options)
        lowerChain(chain, along: .vertical, statement.options)
      }
    }
  }

  /// Tells what is wrong, once for each place: a statement along both axes, and views that take the same
  /// place, would tell it several times.
  mutating func report(_ finding: Finding) {
    if finding.severity == .error { context.errorCount += 1 }
    if context.told.insert(ToldFault(code: finding.code, span: finding.span)).inserted {
      faults.report(finding)
    }
  }

  // MARK: Records

  /// Appends a record with what the statement says of all of them.
  ///
  /// One whose numbers are too large to be any is told in its place.
  mutating func append(
    _ record: ConstraintRecord, label: String? = nil, isRepeated: Bool = false
  ) {
    let place = record.provenance.location.span
    guard record.constant.isFinite, record.multiplier.isFinite else {
      let text = tree.string(place)
      return report(.constantNotFinite(span: place, text: text, isMetric: false))
    }
    guard records.count < Limit.constraints.value else {
      isFull = true
      return
    }
    var record = record
    record.identifier = label ?? context.name
    // `v1..3(v1)` says nothing of `v1` itself.
    if isRepeated, record.firstItem == record.secondItem,
      record.firstAttribute == record.secondAttribute, record.multiplier == 1,
      record.constant == 0
    {
      return
    }
    records.append(record)
  }

  /// Removes the records of the trees that were lowered, but not the memory for them.
  package mutating func removeRecords() { records.removeAll(keepingCapacity: true) }

  func provenance(_ span: SourceSpan, _ rule: RecordRule) -> Provenance {
    Provenance(SourceLocation(faults.origin, span), rule)
  }
}
