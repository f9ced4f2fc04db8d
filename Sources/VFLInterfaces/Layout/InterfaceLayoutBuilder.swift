import VFLCompiler
import VFLDiagnostics
import VFLLayout
import VFLRecords
import VFLText

/// Converts the tree of a root to a layout document.
struct InterfaceLayoutBuilder {
  let tree: InterfaceTree
  /// The items, of which the first is the root.
  private(set) var items: [InterfaceItem]
  /// The names of the items.
  private var names: [String]
  private var naming: InterfaceNames
  /// The alignment rectangles of the items relative to the root, in points; `nil` for guides and for views
  /// whose frame is not in the file.
  private var rectangles: [Frame?]
  /// The content sizes of the items of the tree.
  let contents: [ContentSize]
  private(set) var document: LayoutDocument
  /// The device for which the layout is built; `nil` for the device of the file.
  private let device: DeviceSize?
  /// The number of constraints that refer to an unknown object.
  private(set) var unresolvedCount = 0
  /// The insets of guides and margins.
  let insets: InterfaceInsets
  /// The guides that constraints refer to.
  private var usedGuides: Set<Int> = []
  /// The guide for the content of each scroll view, by the index of the scroll view.
  private var contentGuides: [Int: Int] = [:]

  init(_ tree: InterfaceTree, at device: DeviceSize?) {
    (self.tree, self.device) = (tree, device)
    items = tree.items
    names = items.map { $0.name }
    naming = tree.names
    rectangles = tree.items.map { $0.rectangle(in: tree.file) }
    contents = zip(tree.items, rectangles).map { ContentSize(of: $0, in: tree.file, $1) }
    insets = InterfaceInsets(tree, rectangles, at: device)
    document = LayoutDocument(derivedFrom: tree.file.name, bytes: tree.file.bytes)
    for (index, item) in items.enumerated() where item.kind == "contentLayoutGuide" {
      if let owner = item.parent { contentGuides[owner] = index }
    }
  }

  /// Creates the views and equations of the document.
  mutating func build(isRunning: Bool, hasFlexibleSize: Bool) {
    if hasFlexibleSize, let frame = rectangles[0] {
      // `NSLayoutPriorityWindowSizeStayPut`
      for axis in Axis.allCases { keepSize(frame, 0, axis, priority: 500) }
    } else {
      (document.width, document.height) = (rectangles[0]?.width, rectangles[0]?.height)
    }
    document.margins = insets.margins(of: 0)
    for constraint in tree.constraints where !(isRunning && constraint.isPlaceholder) {
      if device == nil || isCertainOnDevices(constraint) { add(constraint) }
    }
    for index in items.indices.dropFirst() { place(index) }
    addStacks()
    for index in usedGuides.sorted() { placeGuide(index) }
    let settled = settledAttributes
    for index in items.indices.dropFirst() where !items[index].isGuide || usedGuides.contains(index)
    {
      addView(index, settled[index])
    }
  }

  // MARK: Views

  /// Adds the node of an item, of which required equations settle the given attributes.
  private mutating func addView(_ index: Int, _ settled: Set<Attribute>) {
    let item = items[index]
    let content = contents.indices.contains(index) ? contents[index] : ContentSize()
    if let frame = rectangles[index], item.placement != .unknown {
      for axis in Axis.allCases where content.isUnknown[axis] {
        let attributes = settled.filter { $0.axis == axis }
        let isSized = attributes.count > 1 || attributes.contains { $0.isSize }
        if !isSized { keepSize(frame, index, axis) }
      }
    }
    var node = LayoutNode(
      name: item.name, contentWidth: content.size.horizontal,
      contentHeight: content.size.vertical,
      hugging: item.hugging(content), compression: item.compression(content),
      firstBaseline: content.firstBaseline, lastBaseline: content.lastBaseline,
      margins: insets.margins(of: index))
    node.isGuide = item.isGuide
    node.guideProperty = Self.guideProperties[item.kind]
    for axis in Axis.allCases {
      node.isContentAssumed[axis] = content.size[axis] != nil && content.origin[axis] == .estimate
    }
    var view = LayoutDocument.View(
      node: node,
      parent: item.parent.flatMap { $0 == 0 ? nil : .view(items[$0].name) } ?? .container,
      span: item.source.element.nameSpan)
    view.text = content.text
    view.isHidden = item.isHidden
    view.isControl = item.isControl(in: tree.file)
    view.showsPart =
      Self.scrollingKinds.contains(item.kind) || item.source["clipsSubviews"] == "YES"
    document.views.append(view)
  }

  /// The kinds of views that scroll.
  private static let scrollingKinds: Set<String> = [
    "scrollView", "clipView", "tableView", "collectionView",
  ]

  /// The properties of views and view controllers that provide guides, by the kind of the guide.
  private static let guideProperties = [
    "safeArea": "safeAreaLayoutGuide", "keyboard": "keyboardLayoutGuide",
    "contentLayoutGuide": "contentLayoutGuide", "frameLayoutGuide": "frameLayoutGuide",
    "top": "topLayoutGuide", "bottom": "bottomLayoutGuide",
  ]

  /// The attributes of each item that a required equation sets to a number or connects with its superview.
  private var settledAttributes: [Set<Attribute>] {
    var settled = Array(repeating: Set<Attribute>(), count: items.count)
    for constraint in tree.constraints
    where constraint.relation == .equal && constraint.priority >= 1000 {
      guard let first = tree.indexes[constraint.first.object] else { continue }
      guard let side = constraint.second else {
        settled[first].insert(constraint.first.attribute)
        continue
      }
      guard let second = tree.indexes[side.object] else { continue }
      if items[first].parent == second { settled[first].insert(constraint.first.attribute) }
      if items[second].parent == first { settled[second].insert(side.attribute) }
    }
    return settled
  }

  /// The spans of the views whose position or size is determined by rules that are not known.
  var uncertainSpans: Set<SourceSpan> {
    var spans: Set<SourceSpan> = []
    for (index, content) in contents.enumerated() {
      let isUnknown = content.isUnknown.horizontal || content.isUnknown.vertical
      let item = items[index]
      let isManaged = item.placement == .unknown || item.placement == .filling
      if isUnknown || isManaged { spans.insert(item.source.element.nameSpan) }
    }
    return spans
  }

  /// The alignment rectangles of the views relative to their superviews, by name.
  var storedFrames: [String: Frame] {
    var result: [String: Frame] = [:]
    for (item, rectangle) in zip(items, rectangles).dropFirst() {
      guard let rectangle, let parent = item.parent, let outer = rectangles[parent] else {
        continue
      }
      result[item.name] = Frame(
        x: rectangle.x - outer.x, y: rectangle.y - outer.y, width: rectangle.width,
        height: rectangle.height)
    }
    return result
  }

  // MARK: Equations

  /// Whether the guides and margins that a constraint refers to are known on other devices.
  ///
  /// The safe area and the margins of a subview depend on its position on the screen.
  private func isCertainOnDevices(_ constraint: InterfaceConstraint) -> Bool {
    for side in [constraint.first, constraint.second] {
      guard let side, let index = tree.indexes[side.object] else { continue }
      let item = items[index]
      if item.isGuide, item.parent != 0, item.kind != "contentLayoutGuide",
        item.kind != "frameLayoutGuide"
      {
        return false
      }
      guard side.attribute.isInsideMargins else { continue }
      let isSide = side.attribute.axis == .horizontal
      guard index == 0, isSide, insets.hasUsualMargins, device?.insets.left == 0 else {
        return false
      }
    }
    return true
  }

  /// Adds the equation of a constraint.
  private mutating func add(_ constraint: InterfaceConstraint) {
    guard let first = item(of: constraint.first, besides: constraint.second) else {
      unresolvedCount += 1
      return
    }
    var second: Int?
    if let side = constraint.second {
      guard let found = item(of: side, besides: constraint.first) else {
        unresolvedCount += 1
        return
      }
      second = found
    }
    add(
      ConstraintRecord(
        ItemID(first), constraint.first.attribute, constraint.relation, second.map { ItemID($0) },
        constraint.second?.attribute ?? .notAnAttribute, multiplier: constraint.multiplier,
        constant: constraint.constant, priority: Priority(min(constraint.priority, 1000)),
        provenance: Provenance(SourceLocation(.document, constraint.span), .equation)))
  }

  /// Returns the item that a side of a constraint refers to.
  ///
  /// An edge of a scroll view is the edge of its content if the other side belongs to a descendant.
  private mutating func item(
    of side: InterfaceConstraint.Side, besides other: InterfaceConstraint.Side?
  ) -> Int? {
    guard let index = tree.indexes[side.object] else { return nil }
    // A view inside of it determines the baseline of a view without text.
    let isBaseline = side.attribute == .firstBaseline || side.attribute == .lastBaseline
    if isBaseline, contents[index].firstBaseline == 0 { return nil }
    if items[index].isGuide { usedGuides.insert(index) }
    guard items[index].isScrollView(in: tree.file), side.attribute.isEdge, let other,
      let inner = tree.indexes[other.object], isDescendant(inner, of: index)
    else { return index }
    return contentGuide(of: index)
  }

  private func isDescendant(_ index: Int, of ancestor: Int) -> Bool {
    var next = items[index].parent
    while let current = next {
      if current == ancestor { return true }
      next = items[current].parent
    }
    return false
  }

  private mutating func contentGuide(of scrollView: Int) -> Int {
    if let guide = contentGuides[scrollView] {
      usedGuides.insert(guide)
      return guide
    }
    let name = scrollView == 0 ? "content" : items[scrollView].name + "Content"
    let guide = addGuide("contentLayoutGuide", named: name, in: scrollView)
    contentGuides[scrollView] = guide
    return guide
  }

  /// Adds a guide that the file does not contain.
  mutating func addGuide(_ kind: String, named name: String, in owner: Int) -> Int {
    let guide = items.count
    let name = naming.unique(name)
    items.append(
      InterfaceItem(
        id: items[owner].id, kind: kind, source: items[owner].source, parent: owner,
        placement: .constraints, frame: nil, name: name))
    names.append(name)
    rectangles.append(nil)
    usedGuides.insert(guide)
    return guide
  }

  /// Adds the equation of a record whose items are indexes of ``items``.
  ///
  /// The source location of the record is the element that the equation comes from.
  mutating func add(_ record: ConstraintRecord, isPlacement: Bool = false) {
    guard record.multiplier != 0 else { return }
    document.add(record, itemNames: names, in: tree.file.lines, isPlacement: isPlacement)
  }

  func provenance(_ index: Int) -> Provenance {
    Provenance(SourceLocation(.document, items[index].source.element.span), .equation)
  }

  // MARK: Placement

  /// Adds the equations of an item that constraints alone do not determine.
  private mutating func place(_ index: Int) {
    guard let parent = items[index].parent, let frame = rectangles[index],
      let outer = rectangles[parent], !items[index].isGuide
    else { return }
    let inner = Frame(
      x: frame.x - outer.x, y: frame.y - outer.y, width: frame.width, height: frame.height)
    switch items[index].placement {
    case .constraints, .stack: break
    // Views that are resized by their masks cause no conflict.
    case .mask where device != nil: break
    case .mask: keep(inner, index, items[index].mask, outer)
    case .filling: keep(inner, index, [.flexibleWidth, .flexibleHeight], outer)
    case .unknown: keepLoosely(inner, index, parent)
    }
  }

  private mutating func keep(_ frame: Frame, _ index: Int, _ mask: AutoresizingMask, _ outer: Frame)
  {
    let anchor = MaskAnchor(frame: frame, superviewSize: PerAxis(outer.width, outer.height))
    for var record in anchor.records(ItemID(index), in: ItemID(items[index].parent ?? 0), mask) {
      record.provenance = provenance(index)
      add(record)
    }
  }

  /// Adds equations that keep the frame of a view unless a constraint or the content changes it.
  private mutating func keepLoosely(_ frame: Frame, _ index: Int, _ parent: Int) {
    for (attribute, length) in [(Attribute.left, frame.x), (.top, frame.y)] {
      add(
        ConstraintRecord(
          ItemID(index), attribute, .equal, ItemID(parent), attribute, constant: length,
          priority: .kept, provenance: provenance(index)))
    }
    for axis in Axis.allCases { keepSize(frame, index, axis) }
  }

  private mutating func keepSize(
    _ frame: Frame, _ index: Int, _ axis: Axis, priority: Priority = .kept
  ) {
    add(
      ConstraintRecord(
        ItemID(index), axis == .horizontal ? .width : .height, .equal, nil, .notAnAttribute,
        constant: axis == .horizontal ? frame.width : frame.height, priority: priority,
        provenance: provenance(index)))
  }

  // MARK: Guides

  private mutating func placeGuide(_ index: Int) {
    guard let owner = items[index].parent else { return }
    let hasInsets = ["safeArea", "top", "bottom", "keyboard"].contains(items[index].kind)
    let inset = hasInsets ? insets.guide(index) : LayoutInsets()
    switch items[index].kind {
    case "safeArea", "frameLayoutGuide":
      pin(index, to: owner, .left, inset.left)
      pin(index, to: owner, .right, -inset.right)
      pin(index, to: owner, .top, inset.top)
      pin(index, to: owner, .bottom, -inset.bottom)
    case "top":
      pin(index, to: owner, .left, 0)
      pin(index, to: owner, .right, 0)
      pin(index, to: owner, .top, 0)
      fix(index, inset.top)
    case "bottom", "keyboard":
      pin(index, to: owner, .left, 0)
      pin(index, to: owner, .right, 0)
      pin(index, to: owner, .bottom, 0)
      fix(index, inset.bottom)
    case "contentLayoutGuide":
      pin(index, to: owner, .left, 0)
      pin(index, to: owner, .top, 0)
    default: break
    }
  }

  private mutating func pin(_ index: Int, to owner: Int, _ attribute: Attribute, _ constant: Double)
  {
    add(
      ConstraintRecord(
        ItemID(index), attribute, .equal, ItemID(owner), attribute, constant: constant,
        provenance: provenance(index)), isPlacement: true)
  }

  private mutating func fix(_ index: Int, _ height: Double) {
    add(
      ConstraintRecord(
        ItemID(index), .height, .equal, nil, .notAnAttribute, constant: height,
        provenance: provenance(index)), isPlacement: true)
  }
}

extension Priority {
  /// The priority with which a view keeps a frame or a size that is not determined by known rules.
  fileprivate static let kept = Priority(0.5)
}

extension Attribute {
  /// Whether the attribute is an edge, or an edge inset by a margin.
  fileprivate var isEdge: Bool {
    switch self {
    case .left, .right, .top, .bottom, .leading, .trailing, .leftMargin, .rightMargin, .topMargin,
      .bottomMargin, .leadingMargin, .trailingMargin:
      true
    default: false
    }
  }
}

extension InterfaceItem {
  /// The autoresizing mask of the view.
  fileprivate var mask: AutoresizingMask {
    guard let element = source.element.child("autoresizingMask", key: "autoresizingMask") else {
      return []
    }
    var mask: AutoresizingMask = []
    if element.flag("flexibleMinX") == true { mask.insert(.flexibleLeftMargin) }
    if element.flag("widthSizable") == true { mask.insert(.flexibleWidth) }
    if element.flag("flexibleMaxX") == true { mask.insert(.flexibleRightMargin) }
    if element.flag("flexibleMinY") == true { mask.insert(.flexibleTopMargin) }
    if element.flag("heightSizable") == true { mask.insert(.flexibleHeight) }
    if element.flag("flexibleMaxY") == true { mask.insert(.flexibleBottomMargin) }
    return mask
  }
}
