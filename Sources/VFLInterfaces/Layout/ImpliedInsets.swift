import VFLLayout
import VFLRecords

/// The insets of guides and margins that the frames of a file imply.
///
/// If a constraint connects a view with a guide or a margin, the frame of the view implies the position of
/// the guide or margin. If several views imply different insets, the most frequent inset is used.
struct ImpliedInsets {
  /// An edge of a guide or of the margins of a view.
  private struct Edge: Hashable {
    let item: String
    let attribute: Attribute
  }

  private let tree: InterfaceTree
  private let rectangles: [Frame?]
  private var insets: [Edge: Double] = [:]

  /// Determines the insets from a tree for the size classes of the frames in the file.
  init(_ tree: InterfaceTree) {
    self.tree = tree
    rectangles = tree.items.map { $0.rectangle(in: tree.file) }
    var counts: [Edge: [(inset: Double, count: Int)]] = [:]
    for constraint in tree.constraints {
      guard let (edge, inset) = impliedInset(of: constraint) else { continue }
      var list = counts[edge] ?? []
      if let index = list.firstIndex(where: { ($0.inset - inset).magnitude < 0.5 }) {
        list[index].count += 1
      } else {
        list.append((inset, 1))
      }
      counts[edge] = list
    }
    for (edge, list) in counts where list.contains(where: { $0.inset > -0.5 }) {
      let list = list.filter { $0.inset > -0.5 }
      var best = list[0]
      for candidate in list where candidate.count > best.count { best = candidate }
      insets[edge] = max(0, best.inset)
    }
  }

  /// Returns the inset of an edge of a guide or margin in points; `nil` if no frame implies it.
  subscript(item: String, attribute: Attribute) -> Double? {
    insets[Edge(item: item, attribute: attribute)]
  }

  /// Returns the inset that a required equation and the frame of a view imply.
  private func impliedInset(of constraint: InterfaceConstraint) -> (Edge, Double)? {
    guard constraint.relation == .equal, constraint.priority >= 1000, constraint.multiplier == 1,
      let second = constraint.second, let one = tree.indexes[constraint.first.object],
      let other = tree.indexes[second.object], one != other
    else { return nil }
    // first == second + constant
    if let view = position(of: constraint.first.attribute, one),
      let found = edge(other, second.attribute, at: view - constraint.constant)
    {
      return found
    }
    if let view = position(of: second.attribute, other) {
      return edge(one, constraint.first.attribute, at: view + constraint.constant)
    }
    return nil
  }

  /// Returns the position of an edge or center of a view in the root, in points.
  private func position(of attribute: Attribute, _ index: Int) -> Double? {
    guard let frame = rectangles[index] else { return nil }
    switch attribute {
    case .left, .leading: return frame.x
    case .right, .trailing: return frame.x + frame.width
    case .top: return frame.y
    case .bottom: return frame.y + frame.height
    default: return nil
    }
  }

  /// Returns an edge of a guide or margin whose position in the root is known, and the inset that follows.
  private func edge(
    _ index: Int, _ attribute: Attribute, at position: Double
  ) -> (Edge, Double)? {
    let item = tree.items[index]
    let owner = item.isGuide ? item.parent ?? 0 : index
    guard let outer = rectangles[owner] else { return nil }
    let right = outer.x + outer.width - position
    let bottom = outer.y + outer.height - position
    let found: (Attribute, Double)
    switch (item.isGuide ? item.kind : "", attribute) {
    case ("safeArea", .left), ("safeArea", .leading): found = (.left, position - outer.x)
    case ("safeArea", .right), ("safeArea", .trailing): found = (.right, right)
    case ("safeArea", .top): found = (.top, position - outer.y)
    case ("safeArea", .bottom): found = (.bottom, bottom)
    case ("top", .bottom): found = (.top, position - outer.y)
    case ("bottom", .top), ("keyboard", .top): found = (.bottom, bottom)
    case ("", .leftMargin), ("", .leadingMargin): found = (.leftMargin, position - outer.x)
    case ("", .rightMargin), ("", .trailingMargin): found = (.rightMargin, right)
    case ("", .topMargin): found = (.topMargin, position - outer.y)
    case ("", .bottomMargin): found = (.bottomMargin, bottom)
    default: return nil
    }
    return (Edge(item: item.id, attribute: found.0), found.1)
  }
}
