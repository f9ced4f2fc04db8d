import VFLDiagnostics

/// A view of an Interface Builder file whose size the file does not determine: the view of a view controller
/// or a window, a cell, or a view at the top level.
package struct InterfaceRoot: Sendable {
  /// The kind of a root, which determines the sizes that it can have.
  package enum Kind: Sendable, Hashable {
    /// The view of a view controller, which fills the screen or a part of it.
    case screen
    /// A cell of a table or collection view, or a header or footer.
    case cell
    /// The content view of a window.
    case window
    /// A view at the top level.
    case view
  }

  /// The identifier of the view.
  package let id: String
  /// The kind of the root.
  package private(set) var kind: Kind
  /// The name of the owner, such as the class of a view controller; `nil` for a view without an owner.
  package let owner: String?
  /// The element of the view.
  let element: XMLElement
  /// The identifier of the view controller; `nil` for other roots.
  let controller: String?
  /// Whether the root fills a screen, so that it has other sizes on other devices.
  private(set) var fillsScreen: Bool
  /// The elements of the top and bottom layout guides of a view controller.
  let guides: [XMLElement]

  /// Creates a root for an element; `nil` if the element is not the view of a root.
  init?(_ element: XMLElement, in parent: XMLElement) {
    guard let id = element["id"], element.child("rect", key: "frame") != nil,
      Self.hasSubviews(element)
    else { return nil }
    (self.id, self.element) = (id, element)
    let key = element["key"]
    let parentName = parent.name
    if parentName.hasSuffix("ontroller"), key == "view" {
      kind = .screen
    } else if parentName == "window", key == "contentView" {
      kind = .window
    } else if Self.cells.contains(element.name) || parentName == "prototypeCellViews"
      || key == "tableHeaderView" || key == "tableFooterView"
    {
      kind = .cell
    } else if parentName == "objects" || parentName == "toolbarItem" && key == "view"
      || parentName == "popover" && key == "contentView"
    {
      guard !element.isNamed("window") else { return nil }
      kind = .view
    } else {
      return nil
    }
    controller = kind == .screen ? parent["id"] : nil
    fillsScreen =
      Self.isScreenSized(element) && !Self.hasOwnSize(element) && !Self.hasOwnSize(parent)
    guides = kind == .screen ? parent.child("layoutGuides").map { Array($0.children) } ?? [] : []
    let isOwned = kind == .screen || kind == .window
    owner =
      isOwned
      ? parent["customClass"] ?? parent["storyboardIdentifier"] ?? parent["title"]
      : element["customClass"] ?? element["reuseIdentifier"]
  }

  private static func hasSubviews(_ element: XMLElement) -> Bool {
    if element.child("subviews") != nil { return true }
    return element.child(key: "contentView")?.child("subviews") != nil
  }

  /// Marks the root as a part of another screen.
  mutating func becomeEmbedded() { fillsScreen = false }

  /// Whether the frame of a view has the size of a screen.
  private static func isScreenSized(_ element: XMLElement) -> Bool {
    guard let rect = element.child("rect", key: "frame"), let width = rect.number("width"),
      let height = rect.number("height")
    else { return false }
    // Before Xcode 8, a view for all size classes has 600 x 600 points. Bars may reduce the height.
    let (short, long) = (min(width, height), max(width, height))
    return (width == 600 && height == 600)
      || (320...1024).contains(short) && long >= 416
        && DeviceSize.knownWidths.contains(width)
  }

  /// Whether a view or view controller has another size than the screen.
  private static func hasOwnSize(_ element: XMLElement) -> Bool {
    let styles: Set<String> = ["formSheet", "popover", "custom", "pageSheet"]
    return element.child(key: "simulatedDestinationMetrics") != nil
      || element.child(key: "freeformSize") != nil
      || element.child(key: "preferredContentSize") != nil
      || element["modalPresentationStyle"].map(styles.contains) == true
  }

  /// Whether the root is a cell of a table view, which is as wide as the table view.
  var isTableCell: Bool { element.isNamed("tableViewCell") }

  /// Makes a view at the top level the view of a view controller, whose `view` outlet it is connected to.
  mutating func becomeScreen() {
    if kind == .view { kind = .screen }
  }

  private static let cells: Set<String> = [
    "tableViewCell", "collectionViewCell", "collectionReusableView",
  ]
}
