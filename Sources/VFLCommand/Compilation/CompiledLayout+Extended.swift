import VFLDiagnostics
import VFLExtendedLowering
import VFLExtendedSyntax
import VFLLayout
import VFLLowering
import VFLRecords
import VFLRendering
import VFLSyntax

/// Layouts of the extended dialect.
extension CompiledLayout {
  /// Lowers all formats as one program, then all equations.
  mutating func lowerExtended(
    _ equations: [LayoutDocument.Text], in names: ExtendedNames, _ settings: Settings,
    _ spacing: ExtendedSpacing
  ) -> [Diagnostic] {
    var scope = names
    var found = FaultCollector(limit: settings.limit)
    let viewCount = problem.nodes.count
    let texts = extendedTrees.map {
      ExtendedLowering<ExtendedNames>.Text(
        $0.tree, origin: $0.origin, options: $0.format.options ?? settings.options)
    }
    let (records, bags) = ExtendedLowering.lower(texts, in: &scope, spacing: spacing) {
      DiagnosticBag(origin: .format($0))
    }
    if hasCheckedNames { problem.records = records }
    for (tree, bag) in zip(extendedTrees, bags) { found.add(tree.diagnostics, bag) }
    for (index, equation) in equations.enumerated() {
      var bag = found.bag(for: .equation(index))
      let record = EquationParser.parse(
        equation.bytes, in: &scope, container: LayoutProblem.container, into: &bag)
      if let record, hasCheckedNames { problem.records.append(record) }
      found.add([], bag)
    }
    problem.nodes += scope.names.nodes.dropFirst(viewCount)
    findOneAxisGuides(from: viewCount)
    return found.diagnostics
  }

  /// Notes which guides records speak of on one axis only.
  private mutating func findOneAxisGuides(from first: Int) {
    guard first < problem.nodes.count else { return }
    var isPlaced = [PerAxis<Bool>](repeating: PerAxis(both: false), count: problem.nodes.count)
    for record in problem.records {
      if let axis = record.firstAttribute.axis { isPlaced[record.firstItem.index][axis] = true }
      if let second = record.secondItem, let axis = record.secondAttribute.axis {
        isPlaced[second.index][axis] = true
      }
    }
    for index in first..<problem.nodes.count {
      problem.nodes[index].isOneAxisGuide = isPlaced[index] != PerAxis(both: true)
    }
  }

  /// The guides that formats have made.
  var guides: [AnswerJSON.Guide] {
    let names = itemNames
    return problem.nodes.dropFirst(viewCount).map { node in
      AnswerJSON.Guide(name: node.name, parent: node.parent.map { names[$0.index] } ?? "|")
    }
  }

  /// The arrays of all documents; what the other dialect knows nothing of is told.
  static func arrays(
    of documents: inout [LayoutDocument], _ dialect: FormatDialect
  ) -> [LayoutDocument.NameArray] {
    if dialect == .apple { refuseExtensions(in: &documents) }
    var arrays: [LayoutDocument.NameArray] = []
    var spans: [ByteName: SourceSpan?] = [:]
    for index in documents.indices {
      for array in documents[index].arrays {
        let name = ByteName(array.name)
        if let first = spans[name] {
          documents[index].report(
            DuplicateName(span: array.span, name: array.name, kind: "array", first: first),
            at: array.span)
          continue
        }
        spans[name] = .some(array.span)
        arrays.append(array)
      }
    }
    return arrays
  }

  /// The numbers for the standard spaces that count: those of the last document that says something of
  /// them.
  static func spacingNumbers(of documents: [LayoutDocument]) -> LayoutDocument.SpacingNumbers? {
    documents.last { $0.spacing != nil || $0.spacingNumbers != nil }?.spacingNumbers
  }

  /// Tells what says something to formats of the extended dialect alone.
  private static func refuseExtensions(in documents: inout [LayoutDocument]) {
    for index in documents.indices {
      let document = documents[index]
      var found: [(what: String, span: SourceSpan?)] = document.arrays.prefix(1).map {
        ("arrays", $0.span)
      }
      if document.spacingNumbers != nil {
        found.append(
          ("numbers for the spacing", document.saidAt["spacing"] ?? document.saidAt["@spacing"]))
      }
      for (what, span) in found {
        documents[index].report(
          WrongType(
            path: "/dialect", expected: "`extended`, which has \(what),", found: "`apple`",
            span: span ?? SourceSpan(at: 0)),
          at: span)
      }
    }
  }

  /// The views that the formats need, where no document says which there are: names in brackets, before
  /// attributes and in sizes, but for those of metrics, arrays and stacks.
  static func impliedViews(
    _ trees: [ExtendedLayoutTree], _ arrays: [LayoutDocument.NameArray],
    _ documents: [LayoutDocument], areNamesChecked: Bool
  ) -> [String] {
    let outline = ProgramOutline(of: trees.map(\.tree))
    // What stands for the superview is `|`, and no view that nobody has declared.
    var others = SuperviewName.all.union(outline.stackNames)
    others.formUnion(arrays.map(\.name))
    let metrics = Set(documents.flatMap(\.metrics).map(\.name))
    // Where nothing is known of any name, one that may be that of a metric is taken for that.
    let open =
      areNamesChecked ? outline.openNames.filter { !metrics.contains($0) && $0 != "std" } : []
    return (outline.viewNames + arrays.flatMap(\.views) + open).filter { !others.contains($0) }
  }

  /// The names that are those of views for no other reason than that an expression has them.
  func impliedOnly(_ documents: [LayoutDocument]) -> Set<String> {
    if !hasCheckedNames || documents.contains(where: \.declaresViews) { return [] }
    let outline = ProgramOutline(of: extendedTrees.map(\.tree))
    var others = Set(outline.viewNames + outline.stackNames)
    others.formUnion(arrays.values.joined())
    let names = outline.openNames.filter { arrays[ByteName($0)] == nil }
    for equation in documents.flatMap(\.equations) {
      others.formUnion(EquationNames(in: equation.bytes).items)
    }
    return Set(names).subtracting(others)
  }

  /// The names that the formats and some equations need.
  func extendedNames(_ equations: [EquationNames]) -> RequiredNames {
    let outline = ProgramOutline(of: extendedTrees.map(\.tree))
    // What no view has the name of is a guide, and arrays are their views.
    let stacks = Set(outline.stackNames)
    let views = outline.viewNames.flatMap { arrays[ByteName($0)] ?? [$0] }
    return RequiredNames(
      views: views.filter { !stacks.contains($0) } + equations.flatMap(\.items),
      metrics: outline.metricNames + equations.flatMap(\.metrics),
      viewsOrMetrics: outline.openNames.filter { $0 != "std" && arrays[ByteName($0)] == nil },
      needsSuperview: outline.needsContainer)
  }
}
