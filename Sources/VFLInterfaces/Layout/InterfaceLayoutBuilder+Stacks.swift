import VFLLayout
import VFLRecords
import VFLStacks

extension InterfaceLayoutBuilder {
  /// Adds the equations of the stack views, inner stack views first.
  mutating func addStacks() {
    var natural: [Int: PerAxis<Double?>] = [:]
    var arranged: [Int: [Int]] = [:]
    for (index, item) in tree.items.enumerated() where item.placement == .stack {
      arranged[item.parent ?? 0, default: []].append(index)
    }
    // A subview has a greater index than its superview.
    for index in tree.items.indices.reversed() where tree.items[index].isStack(in: tree.file) {
      let children = arranged[index] ?? []
      let views = children.map { view($0, natural[$0]) }
      let stack = InterfaceStack(items[index])
      let margins = insets.margins(of: index)
      natural[index] = PerAxis(
        stack.naturalSize(of: views, on: .horizontal, margins: margins),
        stack.naturalSize(of: views, on: .vertical, margins: margins))
      add(StackPlan(of: stack.description, arranging: views), of: index, children)
    }
  }

  private func view(
    _ index: Int, _ natural: PerAxis<Double?>?
  ) -> InterfaceStack.Arranged {
    let item = items[index]
    let content = contents[index]
    return InterfaceStack.Arranged(
      isHidden: item.isHidden, wrapsText: content.wraps, natural: natural ?? content.size,
      isStack: natural != nil, resistance: item.compression(content))
  }

  private mutating func add(
    _ plan: StackPlan<InterfaceStack.Arranged>, of stack: Int, _ children: [Int]
  ) {
    let name = stack == 0 ? "stack" : items[stack].name
    var guides: [StackElement.Guide: Int] = [:]
    for guide in plan.guides {
      let suffix: String
      switch guide {
      case .gap: suffix = "Gap"
      case .alignmentSpanner, .orderingSpanner: suffix = "Spanner"
      }
      guides[guide] = addGuide("layoutGuide", named: name + suffix, in: stack)
    }
    let canvas = plan.stack.usesMarginsGuide ? marginsGuide(of: stack, name) : stack
    for row in plan.rows {
      func index(_ element: StackElement) -> Int {
        switch element {
        case .canvas: canvas
        case .stack: stack
        case .view(let index): children[index]
        case .guide(let guide): guides[guide] ?? stack
        }
      }
      add(
        ConstraintRecord(
          ItemID(index(row.first)), row.firstAttribute, row.relation,
          row.second.map { ItemID(index($0)) }, row.secondAttribute, multiplier: row.multiplier,
          constant: row.constant, priority: row.priority, provenance: provenance(stack)))
    }
  }

  private mutating func marginsGuide(of stack: Int, _ name: String) -> Int {
    let guide = addGuide("layoutGuide", named: name + "Margins", in: stack)
    let edges: [(Attribute, Attribute)] = [
      (.leading, .leadingMargin), (.trailing, .trailingMargin), (.top, .topMargin),
      (.bottom, .bottomMargin),
    ]
    for (edge, margin) in edges {
      add(
        ConstraintRecord(
          ItemID(guide), edge, .equal, ItemID(stack), margin, provenance: provenance(stack)))
    }
    return guide
  }
}
