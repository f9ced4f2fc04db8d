import LayoutSolver
import VFLLayout
import VFLPanels
import VFLRecords

@testable import VFLViews

/// A tree for measuring the cost of changes.
///
/// Each view has 10 subviews, and the height follows from the leaves.
final class EditedTree {
  /// The kind of constraints that arrange the views.
  enum Kind: CaseIterable {
    case constraints, stacks, panels
  }

  static let fanOut = 10

  let kind: Kind
  let root: LayoutView
  /// The number of levels below the root.
  private(set) var depth = 0
  private(set) var leaves: [LayoutView] = []
  private(set) var viewCount = 1
  /// The constraints between adjacent leaves in a tree of the kind `constraints`.
  private var gaps: [LayoutConstraint] = []

  /// Creates a tree with a number of levels below the root.
  init(_ kind: Kind, depth: Int) throws {
    self.kind = kind
    self.depth = depth
    root = Self.view(kind, "root", level: 0, of: depth)
    root.rootSize.horizontal = 10_000
    var level = [root]
    for below in 1...depth {
      var next: [LayoutView] = []
      for parent in level {
        for _ in 0..<Self.fanOut {
          let view = Self.view(kind, "v\(viewCount)", level: below, of: depth)
          viewCount += 1
          try add(view, to: parent, after: parent.subviews.last)
          next.append(view)
        }
      }
      for parent in level where kind == .constraints {
        parent.bottomAnchor.constraint(
          greaterThanOrEqualTo: parent.subviews[Self.fanOut - 1].bottomAnchor
        ).isActive = true
        let least = parent.heightAnchor.constraint(equalToConstant: 0)
        least.priority = Priority(40)
        least.isActive = true
      }
      level = next
    }
    leaves = level
  }

  private static func view(_ kind: Kind, _ name: String, level: Int, of depth: Int) -> LayoutView {
    if level == depth { return LayoutView(name, contentWidth: 20, contentHeight: 10) }
    switch kind {
    case .constraints: return LayoutView(name)
    case .stacks: return StackView(name, axis: .vertical, spacing: 2)
    case .panels: return StackPanel(name)
    }
  }

  /// Adds a view to a parent, directly below the given sibling.
  func add(_ view: LayoutView, to parent: LayoutView, after above: LayoutView?) throws {
    switch parent {
    case let stack as StackView: stack.addArrangedSubview(view)
    case let panel as StackPanel: panel.add(view)
    default:
      parent.addSubview(view)
      let top =
        above.map { view.topAnchor.constraint(equalTo: $0.bottomAnchor, constant: 2) }
        ?? view.topAnchor.constraint(equalTo: parent.topAnchor)
      try LayoutConstraint.activate([
        top, view.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: parent.trailingAnchor),
      ])
      gaps.append(top)
    }
  }

  /// Changes one number next to a leaf: a constant, a spacing or a margin.
  func changeNumber(beside leaf: Int, to number: Double) {
    switch leaves[leaf].superview {
    case let stack as StackView: stack.spacing = number
    case let panel as StackPanel:
      panel.setPlacement(
        StackPanel.Placement(margin: LayoutMargins(all: number)), of: leaves[leaf])
    default: gaps[gaps.count - leaves.count + leaf].constant = number
    }
  }

  /// The cost of a change and of the layout pass after the change.
  struct Cost: CustomStringConvertible {
    /// The number of presolve runs over all rows.
    var presolves = 0
    /// The number of pivots.
    var pivots = 0
    /// The number of factorizations of the basis.
    var factorisations = 0
    /// The number of frame values that changed.
    var moved = 0
    /// The number of constraints that were new or had new numbers when the pass began.
    var touched = 0

    var description: String {
      "presolves \(presolves), pivots \(pivots), factorisations \(factorisations), moved \(moved), "
        + "touched \(touched)"
    }
  }

  /// Makes a change, lays out the tree, and returns the cost.
  ///
  /// Returns `nil` if the solver had to be created again.
  func cost(of change: () throws -> Void) throws -> Cost? {
    guard let live = root.rootLayout else { return nil }
    let (values, statistics) = (live.rows.values, live.rows.statistics)
    try change()
    let touched = live.touched.count + live.touchedContent.count
    try root.layoutIfNeeded()
    guard root.rootLayout === live else { return nil }
    let now = live.rows.statistics
    var cost = Cost()
    cost.presolves = now.presolves - statistics.presolves
    cost.pivots = now.pivots - statistics.pivots
    cost.factorisations = now.factorisations - statistics.factorisations
    cost.moved = zip(values, live.rows.values).count { $0 != $1 }
    cost.touched = touched
    return cost
  }
}
