import VFLDiagnostics
package import VFLLayout
import VFLRecords
import VFLText

/// SwiftUI code for a layout.
///
/// The code consists of stacks for views that follow each other, and of overlays for other views. Constraints
/// that the code cannot express are omitted and listed in ``unwritten``.
package struct SwiftUICode {
  let items: CodeItems
  var records: SwiftUIRecords
  let nodes: [LayoutNode]
  /// The children of each item, without unnamed guides, in item order.
  private var inner: [ItemID: [ItemID]] = [:]
  /// The SwiftUI view that contains the children of each item, until the code for the item itself is created.
  private var contents: [ItemID: SwiftUIView] = [:]
  /// The unnamed guides in each item, which are written as spacers.
  private var spaces: [ItemID: [ItemID]] = [:]
  private let measured: MeasuredAxes
  private let viewCount: Int
  /// The code, which is a single expression.
  ///
  /// Each line ends with a line feed.
  package private(set) var text = ""

  /// Writes the code for a layout.
  ///
  /// - Parameters:
  ///   - nodes: The items: the container, then the views, then the guides.
  ///   - viewCount: The number of items that are not guides.
  ///   - constraints: The constraints of the layout.
  ///   - names: The names of the items in the code.
  package init(
    _ nodes: [LayoutNode], viewCount: Int, _ constraints: [CodeConstraint], names: [String]
  ) {
    self.nodes = nodes
    self.viewCount = viewCount
    measured = MeasuredAxes(constraints.map { $0.record })
    let parents = Self.parents(nodes, viewCount: viewCount, constraints)
    items = CodeItems(names: names, parents: parents, namesSuperview: false)
    records = SwiftUIRecords(constraints, items)
    for (index, parent) in parents.enumerated() {
      guard let parent else { continue }
      let item = ItemID(index)
      if isSpace(item) {
        spaces[parent, default: []].append(item)
      } else {
        inner[parent, default: []].append(item)
      }
    }
    var order = [ItemID(0)]
    for index in 0..<nodes.count where index < order.count { order += inner[order[index]] ?? [] }
    // The loop replaces a recursion, so that deeply nested views cannot overflow the call stack.
    for item in order.reversed() where inner[item] != nil { contents[item] = content(of: item) }
    text = contents[ItemID(0)]?.lines.map { $0 + "\n" }.joined() ?? ""
  }

  /// The constraints that the code does not express, as equations.
  package var unwritten: [String] {
    records.unwritten.map { constraint in
      constraint.text(in: .swiftui) { items.expression(of: $0, in: .swiftui) }
    }
  }

  /// Returns the parent of each item.
  ///
  /// The parent of a member of a stack in the extended dialect is the stack, which is a named guide.
  private static func parents(
    _ nodes: [LayoutNode], viewCount: Int, _ constraints: [CodeConstraint]
  ) -> [ItemID?] {
    var parents = nodes.map { $0.parent }
    func isStack(_ item: ItemID) -> Bool {
      item.index >= viewCount && !nodes[item.index].name.hasPrefix("#")
    }
    func put(_ item: ItemID, into stack: ItemID) {
      if isStack(stack), item != stack, item.index > 0 { parents[item.index] = stack }
    }
    // `next` contains the item after each item along an axis. `axes` contains the axis of each stack.
    var next: [Axis: [ItemID: ItemID]] = [:]
    var axes: [ItemID: Axis] = [:]
    for record in constraints.map({ $0.record }) {
      guard let second = record.secondItem, let axis = record.firstAttribute.axis else { continue }
      let isGap = [.flushGap, .gap, .standardGap].contains(record.provenance.rule)
      switch (record.firstAttribute, record.secondAttribute) {
      case (let first, let other) where first == other && record.provenance.rule == .fill:
        put(record.firstItem, into: second)
      case (.leading, .leading) where isGap, (.top, .top) where isGap:
        put(record.firstItem, into: second)
        axes[second] = axis
      case (.trailing, .trailing) where isGap, (.bottom, .bottom) where isGap:
        put(second, into: record.firstItem)
      case (.leading, .trailing), (.top, .bottom):
        next[axis, default: [:]][second] = record.firstItem
      default: break
      }
    }
    // Only the first and the last member have constraints with the stack. The members between them are found
    // through `next`.
    for index in nodes.indices {
      guard let stack = parents[index], isStack(stack), let axis = axes[stack] else { continue }
      var item = ItemID(index)
      while let follower = next[axis]?[item],
        parents[follower.index] == nodes[stack.index].parent
      {
        parents[follower.index] = stack
        item = follower
      }
    }
    return parents
  }

  /// Whether an item is an unnamed guide.
  func isSpace(_ item: ItemID) -> Bool { nodes[item.index].name.hasPrefix("#") }

  // MARK: Views

  /// Returns the SwiftUI view for an item and its children.
  ///
  /// If the item has children, the item's own view is the background of the children.
  mutating func view(of item: ItemID) -> SwiftUIView {
    guard var view = contents.removeValue(forKey: item) else {
      return SwiftUIView(name: items.expression(of: item, in: .swiftui))
    }
    if item.index < viewCount {
      view.add(".background(\(items.expression(of: item, in: .swiftui)))")
    }
    return view
  }

  /// Returns the SwiftUI view that contains the children of an item.
  private mutating func content(of outer: ItemID) -> SwiftUIView {
    let members = inner[outer] ?? []
    let isMember = Set(members)
    let axes = [SwiftUIAxis.horizontal, .vertical].map { axis in
      let spaces = (spaces[outer] ?? []).filter { measured.contain($0, axis.axis) }
      return SwiftUIChain.parts(of: members + spaces, along: axis, records).filter { part in
        part.views.contains { isMember.contains($0) }
      }
    }
    // The axis with fewer parts has more views in chains.
    let isVertical = axes[1].count < axes[0].count
    let views = axes[isVertical ? 1 : 0].map { part in
      part.chain.map { stack($0, in: outer) } ?? placed(part.views[0], in: outer)
    }
    return views.count == 1 ? views[0] : SwiftUIView("ZStack", of: views)
  }

  /// Returns the SwiftUI view for an item, with its size and its placement in the parent.
  private mutating func placed(_ item: ItemID, in outer: ItemID) -> SwiftUIView {
    var view = view(of: item)
    let horizontal = SwiftUIPlacement(item, item, in: outer, along: .horizontal, &records)
    let vertical = SwiftUIPlacement(item, item, in: outer, along: .vertical, &records)
    let filling = [(horizontal, SwiftUIAxis.horizontal), (vertical, SwiftUIAxis.vertical)]
      .filter { $0.0.kind == .fill }.map { $0.1 }
    addSize(to: &view, of: item, filling: filling)
    view.addPlace(horizontal: horizontal, vertical: vertical)
    return view
  }

  /// Adds modifiers for the aspect ratio and the size of an item.
  ///
  /// The view fills each axis of `filling` on which the item has no fixed size.
  mutating func addSize(to view: inout SwiftUIView, of item: ItemID, filling: [SwiftUIAxis]) {
    if let ratio = records.takeRatio(item) {
      view.add(".aspectRatio(\(ratio), contentMode: .fit)")
    }
    let filled = filling.filter { !records.isFixed(item, $0.size) }
    let limits = [SwiftUIAxis.horizontal, .vertical].map {
      (axis: $0, limits: records.takeLimits(item, $0.size))
    }
    view.addFrame(limits, filling: filled)
  }
}
