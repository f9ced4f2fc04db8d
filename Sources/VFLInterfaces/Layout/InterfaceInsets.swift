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
    ownInsets = DeviceSize.insets(of: tree.file)
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
      guard isScreen, device != nil else { return stored }
      // A bar is at least 32 points high. In landscape orientation, bars are lower.
      let bar = stored - own < 30 ? 0 : stored - own
      return target + (device?.classes.height == .compact ? min(bar, 32) : bar)
    }
    return LayoutInsets(
      top: inset(.top, own.top, target.top), left: inset(.left, own.left, target.left),
      bottom: inset(.bottom, own.bottom, target.bottom),
      right: inset(.right, own.right, target.right))
  }

  /// Returns the layout margins of a view, in points.
  func margins(of index: Int) -> LayoutMargins {
    guard tree.items.indices.contains(index), !tree.items[index].isGuide else { return .standard }
    let isScreen = index == 0 && tree.root.kind == .screen
    let own = isScreen ? DeviceSize.margin(ofWidth: rectangles[0]?.width ?? 0) : 8
    let change = isScreen ? (device?.margin ?? own) - own : 0
    let end: Double = isScreen ? 0 : 8
    let given = givenMargins(of: index)
    return LayoutMargins(
      top: implied[tree.items[index].id, .topMargin] ?? given?.top ?? end,
      leading: (implied[tree.items[index].id, .leftMargin] ?? given?.leading ?? own) + change,
      bottom: implied[tree.items[index].id, .bottomMargin] ?? given?.bottom ?? end,
      trailing: (implied[tree.items[index].id, .rightMargin] ?? given?.trailing ?? own) + change)
  }

  /// Returns the margins that the file sets for a view, without the safe area; `nil` if it sets none.
  private func givenMargins(of index: Int) -> LayoutMargins? {
    let source = tree.items[index].source.element
    let directional = source.child("directionalEdgeInsets", key: "directionalLayoutMargins")
    guard let given = directional ?? source.child("edgeInsets", key: "layoutMargins") else {
      return nil
    }
    return LayoutMargins(
      top: given.number("top") ?? 8,
      leading: given.number(directional == nil ? "left" : "leading") ?? 8,
      bottom: given.number("bottom") ?? 8,
      trailing: given.number(directional == nil ? "right" : "trailing") ?? 8)
  }

  /// Whether the system determines the leading and trailing margins of the root.
  var hasUsualMargins: Bool {
    let source = tree.items[0].source
    return tree.root.kind == .screen && source["layoutMarginsFollowReadableWidth"] != "YES"
      && source.element.child(key: "layoutMargins") == nil
      && source.element.child(key: "directionalLayoutMargins") == nil
  }

  /// Whether the insets of the root depend on the device.
  var dependOnDevice: Bool {
    tree.constraints.contains { constraint in
      [constraint.first, constraint.second].contains { side in
        guard let side, let index = tree.indexes[side.object] else { return false }
        let isGuide = tree.items[index].isGuide && tree.items[index].parent == 0
        return isGuide || index == 0 && side.attribute.isInsideMargins
      }
    }
  }
}
