import VFLLayout
import VFLRecords
import VFLViews

// Along the axis.
extension StackPlan {
  /// Adds what the distribution asks for.
  mutating func distribute() {
    connect(main.start, connected[0].view)
    connect(main.end, connected[connected.count - 1].view)
    switch stack.distribution {
    case .fill:
      space(.equal)
      order()
    case .fillEqually:
      space(.equal)
      if isFD { chain { _, _ in 1 } } else { equate(identifiers.fillEqually) }
    case .fillProportionally:
      space(.equal)
      fillProportionally()
    case .equalSpacing:
      space(.greaterThanOrEqual)
      let edges: (Attribute, Attribute) =
        isBaselineRelative ? (.lastBaseline, .firstBaseline) : (main.end, main.start)
      equateGaps(from: edges.0, to: edges.1) { _ in .required }
      fitCanvas()
      keepEmptySmall()
      order()
    case .equalCentering:
      space(.greaterThanOrEqual)
      let isRequired = isFD
      equateGaps(from: main.center, to: main.center) { index in
        isRequired ? .required : .chained(below: 149, index)
      }
      fitCanvas()
      keepEmptySmall()
      order()
    }
    disambiguateTextWidths()
  }

  /// Adds that all views are as large as the first.
  private mutating func equate(
    _ identifier: String, at priority: (Int) -> Priority = { _ in .required }
  ) {
    for (index, item) in visible.dropFirst().enumerated() {
      add(
        PanelRow(
          identifier, item.view, main.size, .equal, visible[0].view, main.size,
          priority: priority(index)))
    }
  }

  /// Adds a chain of sizes, each a multiple of the next one's; earlier links are stronger.
  private mutating func chain(factor: (LayoutView, LayoutView) -> Double) {
    let isProportional = stack.distribution == .fillProportionally
    for (index, (item, next)) in zip(visible, visible.dropFirst()).enumerated() {
      add(
        PanelRow(
          isProportional ? identifiers.fillProportionally : identifiers.fillEqually, item.view,
          main.size, .equal, next.view, main.size, multiplier: factor(item.view, next.view),
          priority: .chained(below: 999, index)))
    }
  }

  /// Adds guides that span the gaps, and that these are equally large.
  private mutating func equateGaps(
    from near: Attribute, to far: Attribute, at priority: (Int) -> Priority
  ) {
    var first: LayoutGuide?
    for (index, (item, next)) in zip(visible, visible.dropFirst()).enumerated() {
      let gap = use(item.madeGap(in: stack))
      add(PanelRow(identifiers.distributingEdge, gap, main.start, .equal, item.view, near))
      add(PanelRow(identifiers.distributingEdge, gap, main.end, .equal, next.view, far))
      if let first {
        add(
          PanelRow(
            identifiers.fillEqually, gap, main.size, .equal, first, main.size,
            priority: priority(index - 1)))
      }
      first = first ?? gap
    }
  }

  /// Adds that the stack is no longer than its views need.
  private mutating func fitCanvas() {
    if isFD { return }
    add(PanelRow(identifiers.canvasFit, canvas, main.size, .equal, 0, priority: Priority(49)))
  }

  /// Adds that views without content take no room where the gaps are to share it.
  private mutating func keepEmptySmall() {
    if isFD { return }
    for item in visible where item.isEmpty(on: stack.axis) {
      add(
        PanelRow(
          identifiers.ordering, item.view, main.size, .equal, 0, priority: .emptiness))
    }
  }

  /// Adds what decides between views that hug, or resist, equally: earlier ones are rather large.
  ///
  /// `UIStackView`'s documentation says that it goes by their indices. The nearer the views lie to the
  /// far end, the more of the length those before them have. Where equal distances mix with lengths the
  /// sum of these does not settle it, so that there earlier views come before later ones.
  private mutating func order() {
    if isFD { return holdLater() }
    let isChain = stack.distribution == .equalCentering
    for (index, item) in visible.dropFirst().enumerated() {
      let strength = Priority.ordering.rawValue / Double(isChain ? index + 1 : 1)
      add(
        PanelRow(
          identifiers.ordering, item.view, main.start, .equal, canvas, main.end,
          priority: Priority(strength)))
    }
  }

  /// Adds that later views rather keep their content's length: where views are to be stretched, or shrunk,
  /// and nothing else says which, `FDStackView` begins with the first.
  private mutating func holdLater() {
    for (index, item) in visible.enumerated().dropFirst() {
      hold(item, .equal, at: Priority(Priority.ordering.rawValue / Double(visible.count - index)))
    }
  }

  // MARK: Proportions

  private mutating func fillProportionally() {
    let axis = main.axis
    if isFD {
      return chain { item, next in
        let (length, other) = (item.contentSize[axis], next.contentSize[axis])
        guard let length, let other, length > 0, other > 0 else { return 1 }
        return length / other
      }
    }
    let lengths = visible.map { max(0, $0.view.naturalSize(axis) ?? 0) }
    let content = lengths.reduce(0, +)
    let spacing = spacingOfVisible
    if behavior == .uiKit {
      // The spacing is counted once too often: the shares add up to less than the views have.
      share(lengths, of: stack, total: content + spacing, without: 0)
    } else if content > 0 {
      share(lengths, of: canvas, total: content, without: spacing)
    } else {
      equate(identifiers.fillProportionally) { .chained(below: 999, $0) }
    }
  }

  /// Adds that each view has its share of an item's length, less some points that are no view's.
  private mutating func share(
    _ lengths: [Double], of whole: LayoutElement, total: Double, without points: Double
  ) {
    let isOnlyOne = behavior == .uiKit && visible.count == 1
    for (index, length) in lengths.enumerated() {
      let view = visible[index].view
      let factor = total == 0 ? 0 : length / total
      let priority: Priority = isOnlyOne && factor > 0 ? .required : .chained(below: 999, index)
      if factor > 0 {
        add(
          PanelRow(
            identifiers.fillProportionally, view, main.size, .equal, whole, main.size,
            multiplier: factor, constant: -factor * points, priority: priority))
      } else {
        add(
          PanelRow(
            identifiers.fillProportionally, view, main.size, .equal, 0, priority: priority))
      }
    }
  }
}
