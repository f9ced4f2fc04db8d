import VFLDiagnostics
import VFLLayout
import VFLRecords
import VFLViews

/// A view hierarchy as a layout problem, created from public properties.
struct HierarchyProblem {
  private(set) var problem: LayoutProblem
  private(set) var elements: [LayoutElement] = []
  private var numbers: [ObjectIdentifier: ItemID] = [:]

  init(of root: LayoutView) {
    problem = LayoutProblem(
      nodes: [], width: root.rootSize.horizontal, height: root.rootSize.vertical,
      direction: root.layoutDirection)
    append(root, in: nil)
    for element in elements {
      guard let view = element as? LayoutView else { continue }
      for constraint in view.constraints { append(constraint) }
    }
  }

  /// Returns the frames of all views and guides by name, and whether the best layout is unique.
  ///
  /// Returns `nil` if there is no layout.
  func frames() throws -> (frames: [String: Frame], isUnique: Bool)? {
    let result = try problem.solved()
    guard result.status != .unsatisfiable else { return nil }
    let pairs = zip(elements.map(\.name), result.frames)
    return (Dictionary(uniqueKeysWithValues: pairs), result.status == .solved)
  }

  private mutating func append(_ element: LayoutElement, in parent: ItemID?) {
    let number = ItemID(elements.count)
    elements.append(element)
    numbers[ObjectIdentifier(element)] = number
    guard let view = element as? LayoutView else {
      problem.nodes.append(
        LayoutNode(name: element.name, parent: parent, margins: LayoutMargins(all: 0)))
      return
    }
    let content = view.contentSize
    problem.nodes.append(
      LayoutNode(
        name: view.name, parent: parent, contentWidth: content.horizontal,
        contentHeight: content.vertical, hugging: view.hugging,
        compression: view.compressionResistance, firstBaseline: view.firstBaseline,
        lastBaseline: view.lastBaseline, margins: view.layoutMargins))
    for guide in view.layoutGuides { append(guide, in: number) }
    for subview in view.subviews { append(subview, in: number) }
  }

  private mutating func append(_ constraint: LayoutConstraint) {
    guard let first = constraint.firstItem, let place = place(of: first, constraint.firstAttribute)
    else { return }
    let second = constraint.secondItem.flatMap { self.place(of: $0, constraint.secondAttribute) }
    problem.records.append(
      ConstraintRecord(
        place.item, constraint.firstAttribute, constraint.relation, second?.item,
        constraint.secondAttribute, multiplier: constraint.multiplier,
        constant: constraint.constant, priority: constraint.priority, firstRegion: place.region,
        secondRegion: second?.region ?? .frame,
        provenance: Provenance(SourceLocation(.document, SourceSpan(at: 0)), .object)))
  }

  private func place(
    of element: LayoutElement, _ attribute: Attribute
  ) -> (item: ItemID, region: LayoutRegion)? {
    if let guide = element as? LayoutGuide, let view = guide.owningView,
      guide === view.layoutMarginsGuide
    {
      return numbers[ObjectIdentifier(view)].map { ($0, .layoutMarginsGuide) }
    }
    var element = element
    if let view = element as? LayoutView {
      if attribute == .firstBaseline { element = view.viewForFirstBaselineLayout }
      if attribute == .lastBaseline { element = view.viewForLastBaselineLayout }
    }
    return numbers[ObjectIdentifier(element)].map { ($0, .frame) }
  }
}
