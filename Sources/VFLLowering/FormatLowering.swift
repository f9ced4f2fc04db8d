package import VFLDiagnostics
package import VFLRecords
package import VFLSyntax

/// Converts syntax trees of both dialects into constraint records.
///
/// The result depends only on the trees, the names and the options.
///
/// The trees of a layout form one program. In the extended dialect, a stack of one tree is filled if another
/// tree refers to the stack in a chain along the other axis. The records are in source order: the gap before
/// a view, then the predicates of its size, then its content. After each chain follow the records that make
/// attributes of adjacent views equal. The constraints that fill stacks come last.
package struct FormatLowering {
  /// The scope in which names are looked up.
  let scope: any NameScope
  /// The records of the lowered trees.
  ///
  /// They are complete only if there is no error.
  package internal(set) var records: [ConstraintRecord] = []
  let spacing: FormatSpacing
  var bag = DiagnosticBag(origin: .document)
  /// The state of the statement that is being lowered.
  var context = StatementContext(number: 0, span: SourceSpan(at: 0))
  /// The number of statements before the current tree.
  private var statementCount = 0
  /// The guides that are declared by stacks, by name.
  var stackGuides: [String: ItemID] = [:]
  /// All guides created so far.
  var guides: Set<ItemID> = []
  /// Whether the record limit has been reached.
  private var isFull = false
  /// Whether any tree of the program contains a stack.
  var hasStacks = false
  /// The items that chains and grids position on each axis.
  ///
  /// The dictionary is empty if no tree contains a stack.
  var itemsAlong: [Axis: Set<ItemID>] = [:]
  /// The stacks lowered so far.
  var stacks: [LoweredStack] = []
  /// The names of the stacks that have been lowered.
  var declaredStacks: Set<String> = []
  /// The tree that is being lowered.
  var tree = FormatTree(text: [], dialect: .apple)
  /// The views of the current statement, in the order in which they are positioned.
  var placed: [PlacedItem] = []
  /// The evaluated predicates of the current connection.
  var gaps: [Gap] = []

  /// Lowers a format string as a complete program.
  ///
  /// A tree with syntax errors is lowered as far as possible, so that its other errors are also reported.
  ///
  /// - Returns: The records, and the diagnostics about names, numbers and options, ordered by position.
  package static func lower(
    _ tree: FormatTree, in scope: any NameScope, options: FormatOptions = [],
    spacing: StandardSpacing = .classic, origin: SourceOrigin = .format(0)
  ) -> (records: [ConstraintRecord], diagnostics: [Diagnostic]) {
    var lowering = FormatLowering(in: scope, spacing: FormatSpacing(spacing))
    lowering.bag = DiagnosticBag(origin: origin)
    lowering.declareStacks(of: tree)
    lowering.lower(tree, options: options)
    lowering.finish()
    return (lowering.records, lowering.bag.isEmpty ? [] : lowering.bag.diagnostics)
  }

  /// Creates a program without trees.
  ///
  /// First declare the stacks of all trees with `declareStacks(of:)`, then lower the trees in order, and then
  /// call `finish(with:)` to fill the stacks.
  package init(in scope: any NameScope, spacing: FormatSpacing) {
    self.scope = scope
    self.spacing = spacing
  }

  /// Adds the records of a tree of the program, and reports errors to the bag of the caller.
  ///
  /// - Parameter options: The options of Apple's format strings. They apply to the chains of the tree.
  package mutating func lower(
    _ tree: FormatTree, options: FormatOptions, into bag: inout DiagnosticBag
  ) {
    swap(&self.bag, &bag)
    lower(tree, options: options)
    swap(&self.bag, &bag)
  }

  private mutating func lower(_ tree: FormatTree, options: FormatOptions) {
    self.tree = tree
    for statement in tree.statements {
      placed.removeAll(keepingCapacity: true)
      context = StatementContext(
        number: statementCount + statement.number + 1, span: statement.span)
      context.options = options
      lowerStatement(statement)
    }
    statementCount += tree.statementCount
  }

  private mutating func lowerStatement(_ statement: StatementNode) {
    if isFull { return }
    defer { if isFull { report(.limitExceeded(.constraints, span: context.span)) } }
    if case .chain(let chain) = statement.kind, chain.direction == .vertical {
      context.order.axis = .vertical
    }
    readOptions(statement.options)
    switch statement.kind {
    case .explicit(let entries):
      for entry in entries { lowerEntry(entry) }
    case .grid(let rows): lowerGrid(rows, statement.options)
    case .chain(let chain):
      context.chain = chain
      if records.isEmpty { records.reserveCapacity(2 * chain.elements.count + 1) }
      if tree.dialect == .extended { findContainer(of: chain) }
      switch chain.direction {
      case .horizontal: lowerChain(chain, along: .horizontal, statement.options)
      case .vertical: lowerChain(chain, along: .vertical, statement.options)
      case .both:
        if let stack = tree.views(of: chain).first(where: { $0.stack != nil })?.name {
          let text = tree.string(of: stack)
          return report(.misplacedStack(span: stack.span, name: text, reason: .bothAxes))
        }
        lowerChain(chain, along: .horizontal, statement.options)
        lowerChain(chain, along: .vertical, statement.options)
      }
    }
  }

  /// Reports a diagnostic unless a diagnostic with the same code has been reported at the same span.
  ///
  /// Statements for both axes and views at the same position would otherwise cause duplicates.
  mutating func report(_ diagnostic: LazyDiagnostic) {
    if diagnostic.severity == .error { context.errorCount += 1 }
    if context.reported.insert(ReportedDiagnostic(code: diagnostic.code, span: diagnostic.span))
      .inserted
    {
      bag.report(diagnostic)
    }
  }

  // MARK: Records

  /// Appends a record, with the name that the statement gives to all its records.
  ///
  /// A record whose numbers are not finite is reported instead.
  mutating func append(
    _ record: consuming ConstraintRecord, label: SourceSpan? = nil, isRepeated: Bool = false
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
    if let label {
      record.identifier = tree.string(label)
    } else if let name = context.name {
      record.identifier = name
    }
    if let diagnostic = record.limitDiagnostic(at: place) { report(diagnostic) }
    // `v1..3(v1)` does not constrain `v1` itself.
    if isRepeated, record.firstItem == record.secondItem,
      record.firstAttribute == record.secondAttribute, record.multiplier == 1,
      record.constant == 0
    {
      return
    }
    records.append(consume record)
  }

  /// Removes the records of the lowered trees, but keeps their memory for reuse.
  package mutating func removeRecords() { records.removeAll(keepingCapacity: true) }

  func provenance(_ span: SourceSpan, _ rule: RecordRule) -> Provenance {
    Provenance(SourceLocation(bag.origin, span), rule)
  }
}
