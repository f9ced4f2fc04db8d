import VFLLayout
import VFLRecords
import VFLViews

// Rows for the distribution along the axis.
extension StackPlan {
  /// Adds the rows for the distribution.
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

  /// Adds rows that make all visible views as large as the first one.
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

  /// Adds rows that make the size of each view a multiple of the size of the next view.
  ///
  /// Earlier rows have a higher priority.
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

  /// Adds guides for the gaps, and rows that make the gaps equal.
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

  /// Adds a row that keeps the stack view as small as its views permit along the axis.
  private mutating func fitCanvas() {
    if isFD { return }
    add(PanelRow(identifiers.canvasFit, canvas, main.size, .equal, 0, priority: Priority(49)))
  }

  /// Adds rows that keep views without content small, so that the remaining space goes to the gaps.
  private mutating func keepEmptySmall() {
    if isFD { return }
    for item in visible where item.isEmpty(on: stack.axis) {
      add(
        PanelRow(
          identifiers.ordering, item.view, main.size, .equal, 0, priority: .emptiness))
    }
  }

  /// Adds rows that resolve the ambiguity between views with equal hugging or compression resistance
  /// priorities: earlier views become larger.
  ///
  /// According to the documentation of `UIStackView`, the order of the views determines which view is
  /// resized. Each row pulls the start of a view towards the end of the stack view, which enlarges the views
  /// before it. For equal centering, rows with the same priority would not determine the layout, so the rows
  /// of earlier views have a higher priority.
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

  /// Adds rows that prefer the content size for later views.
  ///
  /// If a view must be resized and no other constraint determines which one, `FDStackView` resizes the first
  /// view.
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
      // `UIStackView` counts the spacing in the total, so the shares add up to less than the available size.
      share(lengths, of: stack, total: content + spacing, without: 0)
    } else if content > 0 {
      share(lengths, of: canvas, total: content, without: spacing)
    } else {
      equate(identifiers.fillProportionally) { .chained(below: 999, $0) }
    }
  }

  /// Adds rows that divide the length of an item, minus `points`, among the views in proportion to `lengths`.
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
