package import VFLDiagnostics
package import VFLExtendedSyntax
package import VFLLowering
package import VFLRecords

/// Turns the trees of the extended dialect into constraint records.
///
/// The trees of a layout are one program: a stack of one of them is filled when another one names it in
/// a chain of the other axis. The records come in the order of the text, as Apple's do: the gap before a
/// view, then what its size is compared with, then what is in it; what neighbours have in common behind
/// each chain, and what fills stacks behind everything.
package struct ExtendedLowering<Scope: ExtendedScope> {
  /// A text of the program.
  package struct Text: Sendable {
    /// Its tree.
    let tree: ExtendedTree
    /// What spans in it count in.
    let origin: SourceOrigin
    /// The options that Apple's formats are given; they hold for its chains.
    let options: FormatOptions

    /// Creates a text from its tree.
    package init(_ tree: ExtendedTree, origin: SourceOrigin, options: FormatOptions = []) {
      self.tree = tree
      self.origin = origin
      self.options = options
    }
  }

  var scope: Scope
  let spacing: ExtendedSpacing
  var records: [ConstraintRecord] = []
  var faults: DiagnosticBag
  /// What holds for the statement being lowered.
  var context = StatementContext(number: 0, span: SourceSpan(at: 0))
  /// The guides that stacks declare, by name.
  var stackGuides: [String: ItemID] = [:]
  /// All guides.
  var guides: Set<ItemID> = []
  /// Whether there are as many records as there may be.
  private var isFull = false
  /// The items that chains and grids along each axis have a place for.
  var itemsAlong: [Axis: Set<ItemID>] = [:]
  /// The stacks lowered so far.
  var stacks: [LoweredStack] = []
  /// The stacks that were declared so far.
  var declaredStacks: Set<String> = []
  /// The tree being lowered.
  var tree: ExtendedTree

  /// Lowers a program.
  ///
  /// Gives the records and the faults of each text by position. The records are complete only where there
  /// is no error. `scope` is handed back with the guides that were made.
  package static func lower(
    _ texts: [Text], in scope: inout Scope, spacing: ExtendedSpacing,
    limit: (Int) -> DiagnosticBag
  ) -> (records: [ConstraintRecord], faults: [DiagnosticBag]) {
    guard let first = texts.first else { return ([], []) }
    var bags = texts.indices.map(limit)
    var lowering = ExtendedLowering(
      scope: scope, spacing: spacing, faults: bags[0], tree: first.tree)
    lowering.makeStackGuides(texts.map(\.tree))
    var number = 0
    for (index, text) in texts.enumerated() {
      lowering.faults = bags[index]
      lowering.tree = text.tree
      for statement in text.tree.statements {
        lowering.context = StatementContext(
          number: number + statement.number + 1, span: statement.span)
        lowering.context.options = text.options
        lowering.lower(statement)
      }
      number += text.tree.statementCount
      bags[index] = lowering.faults
    }
    lowering.fillStacks()
    scope = lowering.scope
    return (lowering.records, bags)
  }

  private init(
    scope: Scope, spacing: ExtendedSpacing, faults: DiagnosticBag,
    tree: ExtendedTree
  ) {
    self.scope = scope
    self.spacing = spacing
    self.faults = faults
    self.tree = tree
  }

  /// How many records a program has at most: more than any layout, and few enough for any memory.
  private static var recordLimit: Int { 1_000_000 }

  private mutating func lower(_ statement: ExtendedStatement) {
    if isFull { return }
    defer { if isFull { reportFullness() } }
    if case .chain(let chain) = statement.kind, chain.direction == .vertical {
      context.axis = .vertical
    }
    readOptions(statement.options)
    switch statement.kind {
    case .explicit(let entries):
      for entry in entries { lower(entry) }
    case .grid(let rows): lowerGrid(rows, statement.options)
    case .chain(let chain):
      findContainer(of: chain)
      switch chain.direction {
      case .horizontal: lower(chain, along: .horizontal, statement.options)
      case .vertical: lower(chain, along: .vertical, statement.options)
      case .both:
        if let stack = ProgramOutline.firstStack(in: chain.elements) {
          report(
            MisplacedStack(span: stack.span, name: stack.text, reason: .bothAxes), at: stack.span)
          return
        }
        lower(chain, along: .horizontal, statement.options)
        lower(chain, along: .vertical, statement.options)
      }
    }
  }

  /// Tells what is wrong, once for each place: a statement along both axes, and views that take the same
  /// place, would tell it several times.
  mutating func report<Finding: DiagnosticDefinition>(_ finding: Finding, at span: SourceSpan) {
    if Finding.severity == .error { context.errorCount += 1 }
    if context.told.insert(ToldFault(code: Finding.code, span: span)).inserted {
      faults.report(finding, at: span)
    }
  }

  private mutating func reportFullness() {
    let reason = MalformedRange.Reason.tooManyConstraints(limit: Self.recordLimit)
    let span = context.span
    report(MalformedRange(span: span, found: "more", reason: reason), at: span)
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
      return report(ConstantNotFinite(span: place, text: text, isMetric: false), at: place)
    }
    guard records.count < Self.recordLimit else {
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

  func provenance(_ span: SourceSpan, _ rule: RecordRule) -> Provenance {
    Provenance(SourceLocation(faults.origin, span), rule)
  }
}
