import VisualFormat

/// A view hierarchy of a given size and shape that can be edited.
///
/// Each view has up to ten subviews or, in the shape `deep`, one subview.
struct ViewTree {
  /// The way in which the views are laid out.
  enum Shape: String, CaseIterable, Sendable, Hashable {
    /// Explicit constraints: each view is below the previous view, and the last view is at the bottom.
    case pinned
    /// Stack views, alternately rows and columns.
    case stacks
    /// Stack panels, alternately rows and columns.
    case panels
    /// Explicit constraints: each view is inside the previous view.
    case deep

    /// The number of subviews of a view.
    var fanOut: Int { self == .deep ? 1 : 10 }

    /// Whether the tree has explicit constraints.
    var isConstrained: Bool { self == .pinned || self == .deep }
  }

  private static let side = 4.0

  let shape: Shape
  let root: LayoutView
  /// The views without subviews.
  private(set) var leaves: [LayoutView] = []
  /// The number of views, including the root.
  let count: Int
  /// The constraints between leaves and their superviews, in a tree with explicit constraints.
  private var ties: [LayoutConstraint] = []

  /// Creates a tree with `count` views.
  ///
  /// The deepest level may be incomplete.
  ///
  /// - Throws: `LayoutConstraintError`. In practice, no error is thrown, because all constraints are valid.
  init(_ shape: Shape, count: Int) throws {
    self.shape = shape
    self.count = count
    root = Self.view(shape, 0, depth: 0, isLeaf: count <= 1)
    root.rootSize.horizontal = 100_000
    var level = [root]
    var made = 1
    var depth = 0
    while made < count {
      depth += 1
      var next: [LayoutView] = []
      // The views of this level are leaves if the remaining views fit into it.
      let isLast = made + level.count * shape.fanOut >= count
      for parent in level where made < count {
        let inner = (0..<min(shape.fanOut, count - made)).map { index in
          Self.view(shape, made + index, depth: depth, isLeaf: isLast)
        }
        made += inner.count
        try fill(parent, with: inner, areLeaves: isLast)
        next += inner
      }
      if isLast { leaves = next }
      // If the last level is incomplete, the views without subviews get a content size.
      for parent in level where parent.subviews.isEmpty { parent.contentHeight = 10 }
      level = next
    }
  }

  private static func view(_ shape: Shape, _ number: Int, depth: Int, isLeaf: Bool) -> LayoutView {
    let name = "v\(number)"
    if isLeaf { return LayoutView(name, contentWidth: 20, contentHeight: 10) }
    let axis = depth.isMultiple(of: 2) ? Axis.vertical : .horizontal
    switch shape {
    case .pinned, .deep: return LayoutView(name)
    case .stacks: return StackView(name, axis: axis, spacing: 2)
    case .panels: return StackPanel(name, axis: axis)
    }
  }

  private mutating func fill(
    _ parent: LayoutView, with inner: [LayoutView], areLeaves: Bool
  ) throws {
    var above: LayoutView?
    for view in inner {
      Self.add(view, to: parent)
      guard shape.isConstrained else { continue }
      let tie = view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: Self.side)
      if areLeaves { ties.append(tie) }
      let top =
        above.map { view.topAnchor.constraint(equalTo: $0.bottomAnchor, constant: 2) }
        ?? view.topAnchor.constraint(equalTo: parent.topAnchor)
      let end = parent.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: Self.side)
      try LayoutConstraint.activate([tie, top, end])
      above = view
    }
    if shape.isConstrained, let above {
      try LayoutConstraint.activate([parent.bottomAnchor.constraint(equalTo: above.bottomAnchor)])
    }
  }

  private static func add(_ view: LayoutView, to parent: LayoutView) {
    switch parent {
    case let stack as StackView: stack.addArrangedSubview(view)
    case let panel as StackPanel: panel.add(view)
    default: parent.addSubview(view)
    }
  }

  // MARK: Edits

  /// Changes one number: the constant of a constraint, the spacing of a stack, or the margin of a placement.
  func editConstant(_ index: Int, to number: Double) {
    let leaf = leaves[index % leaves.count]
    switch leaf.superview {
    case let stack as StackView: stack.spacing = number
    case let panel as StackPanel:
      panel.setPlacement(StackPanel.Placement(margin: LayoutMargins(all: number)), of: leaf)
    default: ties[index % ties.count].constant = number
    }
  }

  /// Changes the content height of a leaf.
  func editContent(_ index: Int, to height: Double) {
    leaves[index % leaves.count].contentHeight = height
  }

  /// Adds a view as the last subview of the superview of a leaf.
  ///
  /// - Throws: `LayoutConstraintError`. In practice, no error is thrown, because all constraints are valid.
  func add(_ view: LayoutView, beside index: Int) throws {
    guard let parent = leaves[index % leaves.count].superview else { return }
    Self.add(view, to: parent)
    guard shape.isConstrained else { return }
    try LayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
      view.topAnchor.constraint(equalTo: parent.topAnchor),
    ])
  }
}
