import VFLDiagnostics
import VFLLayout
import VFLRecords
import VFLRendering

/// A hierarchy as a layout problem: the way to everything that is asked seldom, such as explanations,
/// ambiguity and fitting sizes.
struct HierarchySnapshot {
  /// The views and guides by number, each behind the one that it lies in.
  private(set) var elements: [LayoutElement] = []
  /// The constraint of each record; `nil` for what stands for a mask.
  private(set) var constraints: [LayoutConstraint?] = []
  /// The problem.
  private(set) var problem: LayoutProblem
  /// The texts that diagnostics point into.
  private(set) var sources: [RenderedSource] = []
  private var sourceOfFormat: [ObjectIdentifier: Int] = [:]
  /// Which of the texts are formats; the others say what an object says, and nobody can edit them.
  private(set) var isFormat: [Bool] = []

  /// Takes a snapshot of a view and all that lies in it, with the constraints held there; alone, not even
  /// a root has a size of its own.
  init(of root: LayoutView, isAlone: Bool = false) {
    problem = LayoutProblem(
      nodes: [], width: isAlone ? nil : root.rootSize.horizontal,
      height: isAlone ? nil : root.rootSize.vertical,
      direction: (root.live?.root ?? root.rootView).layoutDirection)
    var views: [LayoutView] = []
    append(root, in: nil, to: &views)
    var next = 0
    while next < views.count {
      let view = views[next]
      next += 1
      for guide in view.layoutGuides { append(guide, in: view, to: &views) }
      for inner in view.subviews { append(inner, in: view, to: &views) }
    }
    for view in views where view !== root { appendMask(of: view) }
    for constraint in Self.inOrderOfSource(views.flatMap(\.constraints)) { append(constraint) }
  }

  /// Constraints with those of one format beside each other and in its order, at the place of the first.
  private static func inOrderOfSource(_ held: [LayoutConstraint]) -> [LayoutConstraint] {
    var placeOfFormat: [ObjectIdentifier: Int] = [:]
    var placed: [(place: Int, start: Int, constraint: LayoutConstraint)] = []
    for (index, constraint) in held.enumerated() {
      var place = index
      if let format = constraint.format {
        place = placeOfFormat[ObjectIdentifier(format)] ?? index
        placeOfFormat[ObjectIdentifier(format)] = place
      }
      placed.append((place, constraint.provenance.location.span.start, constraint))
    }
    // Sorting is stable: what asks for both at one place stays in its order.
    placed.sort { ($0.place, $0.start) < ($1.place, $1.start) }
    return placed.map(\.constraint)
  }

  private mutating func append(
    _ element: LayoutElement, in parent: LayoutView?, to views: inout [LayoutView]
  ) {
    element.snapshotIndex = elements.count
    elements.append(element)
    var node = element.node
    node.parent = parent.map { ItemID($0.snapshotIndex) }
    if let view = element as? LayoutView { views.append(view) }
    problem.nodes.append(node)
  }

  private mutating func appendMask(of view: LayoutView) {
    guard let superview = view.superview else { return }
    for record in view.maskRecords(
      ItemID(view.snapshotIndex), in: ItemID(superview.snapshotIndex))
    {
      append(record, named: "autoresizing mask of \(view.name)")
    }
  }

  private mutating func append(_ constraint: LayoutConstraint) {
    guard let first = constraint.firstSide,
      !constraint.hasSecondItem || constraint.secondItem != nil
    else { return }
    let second = constraint.secondSide
    problem.records.append(
      constraint.record(
        ItemID(first.element.snapshotIndex), second.map { ItemID($0.element.snapshotIndex) },
        regions: (first.region, second?.region ?? .frame), provenance: provenance(of: constraint)))
    constraints.append(constraint)
  }

  /// Adds a record that no constraint stands for.
  mutating func append(_ record: ConstraintRecord, named name: String) {
    var record = record
    let text = record.text { elements[$0.index].name }
    var source = RenderedSource(.document, name: name, text: text)
    source.isWhole = true
    record.provenance = Provenance(location(of: text, source), record.provenance.rule)
    problem.records.append(record)
    constraints.append(nil)
  }

  // MARK: Texts

  /// Where a constraint stands: in its format, or in a text that is nothing but itself.
  private mutating func provenance(of constraint: LayoutConstraint) -> Provenance {
    guard let format = constraint.format else {
      let text = constraint.description
      let source = RenderedSource(
        .document, name: constraint.origin.fileID, text: text, line: constraint.origin.line)
      return Provenance(location(of: text, source), constraint.provenance.rule)
    }
    let known = sourceOfFormat[ObjectIdentifier(format)]
    let index = known ?? sources.count
    if known == nil {
      sourceOfFormat[ObjectIdentifier(format)] = index
      isFormat.append(true)
      sources.append(
        RenderedSource(
          .format(index), name: format.origin.fileID, text: format.text, line: format.origin.line))
    }
    return Provenance(
      SourceLocation(.format(index), constraint.provenance.location.span),
      constraint.provenance.rule)
  }

  private mutating func location(of text: String, _ source: RenderedSource) -> SourceLocation {
    var source = source
    source.origin = .format(sources.count)
    sources.append(source)
    isFormat.append(false)
    return SourceLocation(source.origin, SourceSpan(0, text.utf8.count))
  }
}
