import VisualFormat

/// A hierarchy of views of a given size, ten in each or one, and what of it can be edited.
struct ViewTree {
  /// What holds the views in their places.
  enum Shape: String, CaseIterable, Sendable, Hashable {
    /// Constraints of their own: each below the one before, the last one at the bottom.
    case pinned
    /// Stack views, rows and columns by turns.
    case stacks
    /// Stack panels, rows and columns by turns.
    case panels
    /// Constraints of their own, and each view in the one before.
    case deep

    /// How many views lie in one.
    var fanOut: Int { self == .deep ? 1 : 10 }

    /// Whether the constraints are made here.
    var isConstrained: Bool { self == .pinned || self == .deep }
  }

  private static let side = 4.0

  let shape: Shape
  let root: LayoutView
  /// The views that no other view lies in.
  private(set) var leaves: [LayoutView] = []
  /// How many views there are, the root among them.
  let count: Int
  /// What ties leaves to the view that they lie in, in a tree of constraints.
  private var ties: [LayoutConstraint] = []

  /// Makes a tree of that many views, the deepest level filled as far as they go.
  ///
  /// - Throws: `LayoutConstraintError` never: the constraints are right.
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
      // A view is a leaf if nothing is left for it once all before it have had theirs.
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
      // Where the last level does not go all the way, a view has content in the place of views.
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

  /// Changes one number: of a constraint, of a stack's spacing, or of a placement.
  func editConstant(_ index: Int, to number: Double) {
    let leaf = leaves[index % leaves.count]
    switch leaf.superview {
    case let stack as StackView: stack.spacing = number
    case let panel as StackPanel:
      panel.setPlacement(StackPanel.Placement(margin: LayoutMargins(all: number)), of: leaf)
    default: ties[index % ties.count].constant = number
    }
  }

  /// Changes the height of a leaf's content.
  func editContent(_ index: Int, to height: Double) {
    leaves[index % leaves.count].contentHeight = height
  }

  /// Puts a view into the view that a leaf lies in, behind the others.
  ///
  /// - Throws: `LayoutConstraintError` never: the constraints are right.
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
