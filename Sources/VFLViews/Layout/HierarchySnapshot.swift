import VFLDiagnostics
import VFLLayout
import VFLRecords

/// A hierarchy as a layout problem, for infrequent queries such as explanations, ambiguity and fitting sizes.
struct HierarchySnapshot {
  /// The views and guides, indexed by identifier.
  ///
  /// Each element follows its parent.
  private(set) var elements: [LayoutElement] = []
  /// The constraint object of each record, or `nil` for a record without one, such as a record of an
  /// autoresizing mask.
  private(set) var constraints: [LayoutConstraint?] = []
  /// The layout problem.
  private(set) var problem: LayoutProblem
  /// The names of the records without a constraint object, by record index.
  private(set) var names: [Int: String] = [:]

  /// Creates a snapshot of a view, its descendants and the constraints that they own.
  ///
  /// - Parameter isAlone: Whether to ignore the ``LayoutView/rootSize`` of the view.
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

  /// Returns the constraints sorted so that all constraints of the same format string are adjacent and in
  /// source order.
  ///
  /// The group takes the position of its first constraint.
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
    // Sorting is stable, so constraints with the same source position keep their order.
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
        regions: (first.region, second?.region ?? .frame)))
    constraints.append(constraint)
  }

  /// Adds a record without a constraint object.
  mutating func append(_ record: ConstraintRecord, named name: String) {
    names[problem.records.count] = name
    problem.records.append(record)
    constraints.append(nil)
  }
}
