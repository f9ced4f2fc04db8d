import VFLLayout
import VFLRecords

/// The views, guides and constraints of a root, for certain size classes.
struct InterfaceTree {
  let file: InterfaceFile
  let root: InterfaceRoot
  let classes: SizeClasses
  /// The items in the order of the file; the first is the root.
  private(set) var items: [InterfaceItem] = []
  /// The indexes of the items by identifier.
  private(set) var indexes: [String: Int] = [:]
  /// The names of the items.
  private(set) var names: InterfaceNames
  /// Whether the views depend on the size classes.
  private(set) var hasVariations = false
  /// The installed constraints.
  private(set) var constraints: [InterfaceConstraint] = []
  /// The number of constraints that have an unknown attribute, relation or number, and of views without a
  /// unique identifier.
  private(set) var unreadCount = 0
  /// Whether the frames of the file contradict its constraints, according to Interface Builder.
  private(set) var isMisplaced = false
  /// Whether a view is always laid out from right to left, so that leading edges have different meanings.
  private(set) var isMirrored = false
  /// Whether some frame is ambiguous, according to Interface Builder.
  private(set) var isAmbiguous = false

  /// Reads the tree of a root.
  init(of root: InterfaceRoot, in file: InterfaceFile, for classes: SizeClasses) {
    (self.file, self.root, self.classes) = (file, root, classes)
    names = InterfaceNames(file)
    readView(root.element, parent: nil, .constraints)
    for index in items.indices {
      items[index].name = index == 0 ? "|" : names.name(of: items[index])
    }
  }

  // MARK: Views

  /// Adds a view, its guides, its constraints and its subviews.
  ///
  /// Recursion is safe, because the nesting of elements is limited.
  private mutating func readView(
    _ element: XMLElement, parent: Int?, _ placement: InterfaceItem.Placement
  ) {
    let source = VariedElement(element, classes)
    // The content views of old files have no identifier, so no constraint refers to them.
    let id = element["id"] ?? "\(items[parent ?? 0].id)-content"
    guard indexes[id] == nil else {
      unreadCount += 1
      return
    }
    let index = items.count
    indexes[id] = index
    items.append(
      InterfaceItem(
        id: id, kind: element.name, source: source, parent: parent, placement: placement,
        frame: frame(of: source, parent: parent)))
    hasVariations = hasVariations || source.isVaried
    isMisplaced = isMisplaced || source.flag("misplaced")
    isAmbiguous = isAmbiguous || source.flag("ambiguous")
    isMirrored = isMirrored || source["semanticContentAttribute"] == "forceRightToLeft"
    readGuides(of: element, index)
    readConstraints(of: source, id)
    readSubviews(of: source, index)
  }

  /// Returns the frame of a view relative to the root, with the origin at the top left.
  private func frame(of source: VariedElement, parent: Int?) -> Frame? {
    guard let rect = source.rect else { return nil }
    guard let parent else { return Frame(x: 0, y: 0, width: rect.width, height: rect.height) }
    guard let outer = items[parent].frame else { return nil }
    let y = file.platform == .macOS ? outer.height - rect.y - rect.height : rect.y
    return Frame(x: outer.x + rect.x, y: outer.y + y, width: rect.width, height: rect.height)
  }

  private mutating func readSubviews(of source: VariedElement, _ parent: Int) {
    let kind = items[parent].kind
    let installed = source.installed("subviews")
    for list in source.element.children {
      if Self.viewLists.contains(list.name) {
        for child in list.children where installed[child["id"] ?? ""] != false {
          readView(child, parent: parent, placement(of: child, in: kind))
        }
      } else if list.isNamed("gridCells") {
        for cell in list.children {
          guard let child = cell.child(key: "contentView") else { continue }
          readView(child, parent: parent, .unknown)
        }
      } else if list.isNamed("tabViewItems") {
        for item in list.children {
          guard let child = item.child(key: "view") else { continue }
          readView(child, parent: parent, .filling)
        }
      } else if list["key"] == "contentView", list.child("rect", key: "frame") != nil {
        readView(list, parent: parent, .filling)
      }
    }
  }

  /// The elements that contain subviews, of which all but the first belong to a stack view of macOS.
  private static let viewLists: Set<String> = [
    "subviews", "beginningViews", "middleViews", "endViews",
  ]

  private func placement(of child: XMLElement, in parent: String) -> InterfaceItem.Placement {
    if parent == "stackView" { return file.platform == .iOS ? .stack : .unknown }
    if parent == "splitView" || parent == "gridView" { return .unknown }
    let source = VariedElement(child, classes)
    let isConstrained = source["translatesAutoresizingMaskIntoConstraints"] == "NO"
    return isConstrained && !source.flag("fixedFrame") ? .constraints : .mask
  }

  // MARK: Guides

  private mutating func readGuides(of element: XMLElement, _ owner: Int) {
    for child in element.children where child.isNamed("viewLayoutGuide") {
      addGuide(child, kind: child["key"] ?? "", owner)
    }
    if let list = element.child("layoutGuides") {
      for child in list.children { addGuide(child, kind: "layoutGuide", owner) }
    }
    guard owner == 0 else { return }
    for guide in root.guides { addGuide(guide, kind: guide["type"] ?? "", owner) }
  }

  private mutating func addGuide(_ element: XMLElement, kind: String, _ owner: Int) {
    guard let id = element["id"], indexes[id] == nil, InterfaceItem.guides.contains(kind) else {
      return
    }
    indexes[id] = items.count
    items.append(
      InterfaceItem(
        id: id, kind: kind, source: VariedElement(element, classes), parent: owner,
        placement: .constraints, frame: nil))
  }

  // MARK: Constraints

  private mutating func readConstraints(of source: VariedElement, _ owner: String) {
    let installed = source.installed("constraints")
    for list in source.element.children where list.isNamed("constraints") {
      for element in list.children where installed[element["id"] ?? ""] != false {
        hasVariations = hasVariations || VariedElement(element, classes).isVaried
        if let constraint = InterfaceConstraint(element, owner: owner, classes) {
          constraints.append(constraint)
        } else {
          unreadCount += 1
        }
      }
    }
  }
}
