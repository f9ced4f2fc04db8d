import VFLRecords

// Rows for the distribution along the axis.
extension StackPlan {
  /// Adds the rows for the distribution.
  mutating func distribute() {
    connect(main.start, .view(connected[0]))
    connect(main.end, .view(connected[connected.count - 1]))
    switch stack.distribution {
    case .fill:
      space(.equal)
      order()
    case .fillEqually:
      space(.equal)
      if isFD { chain(.fillEqually) { _, _ in 1 } } else { equate(.fillEqually) }
    case .fillProportionally:
      space(.equal)
      fillProportionally()
    case .equalSpacing:
      space(.greaterThanOrEqual)
      let edges: (Attribute, Attribute) =
        isBaselineRelative ? (.lastBaseline, .firstBaseline) : (main.end, main.start)
      equateGaps(from: edges.0, to: edges.1) { _ in .required }
      keepSmall()
      order()
    case .equalCentering:
      space(.greaterThanOrEqual)
      let isRequired = isFD
      equateGaps(from: main.center, to: main.center) { index in
        isRequired ? .required : .chained(below: 149, index)
      }
      keepSmall()
      order()
    }
    disambiguateTextWidths()
  }

  /// Adds rows that make all visible views as large as the first one.
  private mutating func equate(
    _ rule: StackRule, at priority: (Int) -> Priority = { _ in .required }
  ) {
    for (rank, index) in visible.dropFirst().enumerated() {
      add(
        rule, .view(index), main.size, .equal, .view(visible[0]), main.size,
        priority: priority(rank))
    }
  }

  /// Adds rows that make the size of each view a multiple of the size of the next view.
  ///
  /// Earlier rows have a higher priority.
  private mutating func chain(_ rule: StackRule, factor: (View, View) -> Double) {
    for (rank, (index, next)) in zip(visible, visible.dropFirst()).enumerated() {
      add(
        rule, .view(index), main.size, .equal, .view(next), main.size,
        multiplier: factor(views[index], views[next]), priority: .chained(below: 999, rank))
    }
  }

  /// Adds guides for the gaps, and rows that make the gaps equal.
  private mutating func equateGaps(
    from near: Attribute, to far: Attribute, at priority: (Int) -> Priority
  ) {
    var first: StackElement?
    for (rank, (index, next)) in zip(visible, visible.dropFirst()).enumerated() {
      let gap = use(.gap(index))
      add(.distributingEdge, gap, main.start, .equal, .view(index), near)
      add(.distributingEdge, gap, main.end, .equal, .view(next), far)
      if let first {
        add(.fillEqually, gap, main.size, .equal, first, main.size, priority: priority(rank - 1))
      }
      first = first ?? gap
    }
  }

  /// Adds rows that keep the stack view as small as its views permit along the axis, and views without
  /// content small, so that the remaining space goes to the gaps.
  private mutating func keepSmall() {
    if isFD { return }
    add(.canvasFit, .canvas, main.size, .equal, 0, priority: Priority(49))
    for index in visible where views[index].naturalSize(on: main.axis) == nil {
      add(.ordering, .view(index), main.size, .equal, 0, priority: .emptiness)
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
    for (rank, index) in visible.dropFirst().enumerated() {
      let strength = Priority.ordering.rawValue / Double(isChain ? rank + 1 : 1)
      add(
        .ordering, .view(index), main.start, .equal, .canvas, main.end,
        priority: Priority(strength))
    }
  }

  /// Adds rows that prefer the content size for later views.
  ///
  /// If a view must be resized and no other constraint determines which one, `FDStackView` resizes the first
  /// view.
  private mutating func holdLater() {
    for (rank, index) in visible.enumerated().dropFirst() {
      hold(index, .equal, at: Priority(Priority.ordering.rawValue / Double(visible.count - rank)))
    }
  }

  // MARK: Proportions

  private mutating func fillProportionally() {
    let axis = main.axis
    if isFD {
      return chain(.fillProportionally) { view, next in
        let (length, other) = (view.contentSize(on: axis), next.contentSize(on: axis))
        guard let length, let other, length > 0, other > 0 else { return 1 }
        return length / other
      }
    }
    let lengths = visible.map { max(0, views[$0].naturalSize(on: axis) ?? 0) }
    let content = lengths.reduce(0, +)
    let spacing = spacingOfVisible
    if stack.behavior == .uiKit {
      // `UIStackView` counts the spacing in the total, so the shares add up to less than the available size.
      share(lengths, of: .stack, total: content + spacing, without: 0)
    } else if content > 0 {
      share(lengths, of: .canvas, total: content, without: spacing)
    } else {
      equate(.fillProportionally) { .chained(below: 999, $0) }
    }
  }

  /// Adds rows that divide the length of an item, minus `points`, among the views in proportion to `lengths`.
  private mutating func share(
    _ lengths: [Double], of whole: StackElement, total: Double, without points: Double
  ) {
    let isOnlyOne = stack.behavior == .uiKit && visible.count == 1
    for (rank, length) in lengths.enumerated() {
      let view = StackElement.view(visible[rank])
      let factor = total == 0 ? 0 : length / total
      let priority: Priority = isOnlyOne && factor > 0 ? .required : .chained(below: 999, rank)
      if factor > 0 {
        add(
          .fillProportionally, view, main.size, .equal, whole, main.size, multiplier: factor,
          constant: -factor * points, priority: priority)
      } else {
        add(.fillProportionally, view, main.size, .equal, 0, priority: priority)
      }
    }
  }
}
