import VFLDiagnostics
import VFLLayout
import VFLRecords

/// A hierarchy as a layout problem: the way to everything that is asked seldom, such as explanations,
/// ambiguity and fitting sizes.
struct HierarchySnapshot {
  /// The views and guides by number, each behind the one that it lies in.
  private(set) var elements: [LayoutElement] = []
  /// The constraint of each record; `nil` for what stands for a mask.
  private(set) var constraints: [LayoutConstraint?] = []
  /// The problem.
  private(set) var problem: LayoutProblem
  /// What the records are called that no constraint stands for, by their indices.
  private(set) var names: [Int: String] = [:]

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
        regions: (first.region, second?.region ?? .frame)))
    constraints.append(constraint)
  }

  /// Adds a record that no constraint stands for.
  mutating func append(_ record: ConstraintRecord, named name: String) {
    names[problem.records.count] = name
    problem.records.append(record)
    constraints.append(nil)
  }
}
