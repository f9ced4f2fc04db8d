import VFLLayout

/// A view or a guide of an Interface Builder file.
struct InterfaceItem: Sendable {
  /// How the frame of an item is determined.
  enum Placement: Sendable, Hashable {
    /// By constraints only.
    case constraints
    /// By its autoresizing mask.
    case mask
    /// By the view that contains it and that it fills.
    case filling
    /// By the stack view that contains it.
    case stack
    /// By rules that are not known.
    ///
    /// The item keeps its frame if the constraints permit this.
    case unknown
  }

  let id: String
  /// The name of the element, such as `label`, or the kind of a guide, such as `safeArea`.
  let kind: String
  /// The element with its variations.
  let source: VariedElement
  /// The index of the superview or, for a guide, of its owner; `nil` for the root.
  let parent: Int?
  let placement: Placement
  /// The frame according to the file, in points from the top left corner of the root; `nil` for guides.
  let frame: Frame?
  /// The name in equations; `|` for the root.
  var name = ""

  /// Whether the item is a guide.
  var isGuide: Bool { Self.guides.contains(kind) }
  /// Whether the view has a class of the project, whose content size only the code knows.
  var isCustom: Bool { source["customClass"] != nil }
  /// Whether the view is hidden when the file is loaded.
  var isHidden: Bool { source.flag("hidden") }
  /// Whether the view is a stack view whose rules are known.
  func isStack(in file: InterfaceFile) -> Bool { kind == "stackView" && file.platform == .iOS }

  /// Whether the view is a control of iOS whose touch area is certainly its frame.
  ///
  /// The system determines the sizes of other controls, such as switches, and of buttons with a symbol. A
  /// class of the project may have another touch area.
  func isControl(in file: InterfaceFile) -> Bool {
    file.platform == .iOS && kind == "button" && !isCustom
      && source["userInteractionEnabled"] != "NO"
      && !Self.symbolButtons.contains(source["buttonType"] ?? "")
  }

  /// Whether the view is a scroll view of iOS, whose edges are the edges of its content for its descendants.
  func isScrollView(in file: InterfaceFile) -> Bool {
    file.platform == .iOS && Self.scrollViews.contains(kind)
  }

  /// The kinds of guides: the names of their keys, or `top` and `bottom`.
  static let guides: Set<String> = [
    "safeArea", "contentLayoutGuide", "frameLayoutGuide", "keyboard", "top", "bottom",
    "layoutGuide",
  ]
  /// The types of buttons that display a symbol of the system.
  private static let symbolButtons: Set<String> = [
    "contactAdd", "infoLight", "infoDark", "detailDisclosure", "close",
  ]
  private static let scrollViews: Set<String> = [
    "scrollView", "tableView", "collectionView", "textView",
  ]
}
