import VFLDiagnostics
package import VFLLayout
import VFLRecords

/// A layout as views of SwiftUI: stacks where views follow one another, and overlays elsewhere.
///
/// What SwiftUI has no words for is left out, and told.
package struct SwiftUICode {
  let items: CodeItems
  var records: SwiftUIRecords
  let nodes: [LayoutNode]
  /// What lies in each item, in the order of the items.
  private var inner: [ItemID: [ItemID]] = [:]
  /// The views of what lies in each item, until it has its own place.
  private var contents: [ItemID: SwiftUIView] = [:]
  /// The spaces in each item that guides measure.
  private var spaces: [ItemID: [ItemID]] = [:]
  private let measured: MeasuredAxes
  private let viewCount: Int
  /// The expression, each line ended.
  package private(set) var text = ""

  /// Writes a layout: the container comes first among the nodes, and the guides come last.
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
    // Without recursion, views may lie in one another as deep as they like.
    for item in order.reversed() where inner[item] != nil { contents[item] = content(of: item) }
    text = contents[ItemID(0)]?.lines.map { $0 + "\n" }.joined() ?? ""
  }

  /// The constraints that the views do not say, as people read them.
  package var unwritten: [String] {
    records.unwritten.map { constraint in
      constraint.text(in: .swiftui) { items.expression(of: $0, in: .swiftui) }
    }
  }

  /// The items in which others lie, stacks of the extended dialect among them.
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
    // What follows an item along an axis, and along which one a stack lies.
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
    // Between the first and the last of a stack others follow one another.
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

  /// Whether an item is a guide that nobody has named.
  func isSpace(_ item: ItemID) -> Bool { nodes[item.index].name.hasPrefix("#") }

  // MARK: Views

  /// A view with what lies in it: the view itself is the background of that.
  mutating func view(of item: ItemID) -> SwiftUIView {
    guard var view = contents.removeValue(forKey: item) else {
      return SwiftUIView(name: items.expression(of: item, in: .swiftui))
    }
    if item.index < viewCount {
      view.add(".background(\(items.expression(of: item, in: .swiftui)))")
    }
    return view
  }

  /// What lies in an item.
  private mutating func content(of outer: ItemID) -> SwiftUIView {
    let members = inner[outer] ?? []
    let isMember = Set(members)
    let axes = [SwiftUIAxis.horizontal, .vertical].map { axis in
      let spaces = (spaces[outer] ?? []).filter { measured.contain($0, axis.axis) }
      return SwiftUIChain.parts(of: members + spaces, along: axis, records).filter { part in
        part.views.contains { isMember.contains($0) }
      }
    }
    // The axis along which most follow one another.
    let isVertical = axes[1].count < axes[0].count
    let views = axes[isVertical ? 1 : 0].map { part in
      part.chain.map { stack($0, in: outer) } ?? placed(part.views[0], in: outer)
    }
    return views.count == 1 ? views[0] : SwiftUIView("ZStack", of: views)
  }

  /// A view with its size and its place in the one around it.
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

  /// Adds the ratio of the sides, the sizes, and what fills an axis on which no size is given.
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
