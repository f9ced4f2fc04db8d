import VFLLayout
import VFLRecords

/// The insets of the guides and the layout margins of a root.
///
/// A file does not contain the insets of its device, so the ``ImpliedInsets`` are used. If there are none,
/// the usual inset is used.
struct InterfaceInsets {
  private let tree: InterfaceTree
  /// The device for which the insets are computed; `nil` for the device of the file.
  private let device: DeviceSize?
  /// The insets of the device of the file without bars, in points.
  private let ownInsets: LayoutInsets
  private let rectangles: [Frame?]
  private let implied: ImpliedInsets

  init(_ tree: InterfaceTree, _ rectangles: [Frame?], at device: DeviceSize?) {
    (self.tree, self.rectangles, self.device) = (tree, rectangles, device)
    ownInsets = DeviceSize.insets(
      of: tree.file, width: rectangles[0]?.width ?? 0, height: rectangles[0]?.height ?? 0)
    implied = ImpliedInsets(
      device.map { $0.classes == tree.file.storedClasses } ?? true
        ? tree : InterfaceTree(of: tree.root, in: tree.file, for: tree.file.storedClasses))
  }

  /// Returns the insets of a guide from the edges of its owner, in points.
  ///
  /// For a top or bottom layout guide, the inset at that edge is the length of the guide.
  func guide(_ index: Int) -> LayoutInsets {
    let isScreen =
      tree.root.kind == .screen && tree.items[index].parent == 0 && tree.file.platform == .iOS
    let own = isScreen ? ownInsets : LayoutInsets()
    let target = isScreen ? device?.insets ?? ownInsets : LayoutInsets()
    /// Returns an inset of the device, increased by the height of bars that the file implies.
    func inset(_ attribute: Attribute, _ own: Double, _ target: Double) -> Double {
      guard let stored = implied[tree.items[index].id, attribute] else { return target }
      return isScreen && device != nil ? max(0, target + max(0, stored - own)) : stored
    }
    return LayoutInsets(
      top: inset(.top, own.top, target.top), left: inset(.left, own.left, target.left),
      bottom: inset(.bottom, own.bottom, target.bottom),
      right: inset(.right, own.right, target.right))
  }

  /// Returns the layout margins of a view, in points.
  func margins(of index: Int) -> LayoutMargins {
    guard tree.items.indices.contains(index), !tree.items[index].isGuide else { return .standard }
    let source = tree.items[index].source.element
    if let given = source.child("directionalEdgeInsets", key: "directionalLayoutMargins") {
      return LayoutMargins(
        top: given.number("top") ?? 8, leading: given.number("leading") ?? 8,
        bottom: given.number("bottom") ?? 8, trailing: given.number("trailing") ?? 8)
    }
    if let given = source.child("edgeInsets", key: "layoutMargins") {
      return LayoutMargins(
        top: given.number("top") ?? 8, leading: given.number("left") ?? 8,
        bottom: given.number("bottom") ?? 8, trailing: given.number("right") ?? 8)
    }
    let isScreen = index == 0 && tree.root.kind == .screen
    let own: Double = isScreen ? (rectangles[0]?.width ?? 0) < 414 ? 16 : 20 : 8
    let change = isScreen ? (device?.margin ?? own) - own : 0
    let end: Double = isScreen ? 0 : 8
    return LayoutMargins(
      top: implied[tree.items[index].id, .topMargin] ?? end,
      leading: (implied[tree.items[index].id, .leftMargin] ?? own) + change,
      bottom: implied[tree.items[index].id, .bottomMargin] ?? end,
      trailing: (implied[tree.items[index].id, .rightMargin] ?? own) + change)
  }

  /// Whether the insets of the root depend on the device.
  var dependOnDevice: Bool {
    tree.constraints.contains { constraint in
      [constraint.first, constraint.second].contains { side in
        guard let side, let index = tree.indexes[side.object] else { return false }
        let isGuide = tree.items[index].isGuide && tree.items[index].parent == 0
        return isGuide || index == 0 && side.attribute.isMargin
      }
    }
  }
}

extension Attribute {
  /// Whether the attribute refers to a layout margin.
  fileprivate var isMargin: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      true
    default: false
    }
  }
}
