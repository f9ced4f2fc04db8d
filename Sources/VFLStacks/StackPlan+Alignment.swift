import VFLRecords

// Rows for the alignment across the axis.
extension StackPlan {
  /// Adds the rows for the alignment.
  mutating func align() {
    let first = StackElement.view(connected[0])
    switch stack.effectiveAlignment {
    case .fill:
      match(cross.start, cross.end)
      connect(cross.start, first)
      connect(cross.end, first)
    case .leading:
      match(cross.start)
      let spanner = span(exactly: cross.start)
      connect(cross.start, first)
      connect(cross.end, spanner)
      suppressAmbiguity()
    case .trailing:
      match(cross.end)
      let spanner = span(exactly: cross.end)
      connect(cross.start, spanner)
      connect(cross.end, first)
      suppressAmbiguity()
    case .center: center(first)
    case .firstBaseline, .lastBaseline: alignBaselines(first)
    }
  }

  private mutating func center(_ first: StackElement) {
    match(cross.center)
    if connected.count == 1 && !isFD {
      connect(cross.start, first, .lessThanOrEqual)
      connect(cross.end, first, .greaterThanOrEqual)
      fitAcross()
    } else {
      let spanner = span(exactly: nil)
      connect(cross.start, spanner)
      connect(cross.end, spanner)
    }
    connect(cross.center, first)
    suppressAmbiguity()
  }

  private mutating func alignBaselines(_ first: StackElement) {
    let isFirst = stack.effectiveAlignment == .firstBaseline
    let baseline: Attribute = isFirst ? .firstBaseline : .lastBaseline
    match(baseline)
    let spanner = span(exactly: nil)
    fitAcross()
    if isFirst && isFD {
      add(.canvasConnection, first, cross.start, .greaterThanOrEqual, .canvas, cross.start)
    } else {
      connect(cross.start, spanner)
    }
    // In `UIStackView`, views other than the first may extend below the stack view.
    if isFirst || stack.behavior == .corrected {
      connect(cross.end, spanner)
    } else {
      add(.canvasConnection, first, cross.end, .lessThanOrEqual, .canvas, cross.end)
    }
    if !isFD {
      // Without this row, the position of the baselines is ambiguous in a stack view that is taller than
      // necessary.
      add(.ordering, first, baseline, .equal, .canvas, cross.start, priority: .ordering)
    }
    suppressAmbiguity()
  }

  /// Adds rows that make each of the given attributes equal in all views.
  private mutating func match(_ attributes: Attribute...) {
    for index in connected.dropFirst() {
      for attribute in attributes {
        add(.alignment, .view(connected[0]), attribute, .equal, .view(index), attribute)
      }
    }
  }

  /// Adds a guide that encloses the views.
  ///
  /// If an edge is given, the guide is aligned with all views at that edge.
  private mutating func span(exactly edge: Attribute?) -> StackElement {
    let spanner = use(.alignmentSpanner)
    for index in connected {
      bound(spanner, cross.start, edge == cross.start ? .equal : .lessThanOrEqual, index)
      bound(spanner, cross.end, edge == cross.end ? .equal : .greaterThanOrEqual, index)
    }
    // `FDStackView` uses the wrong axis here.
    let size = isFD ? main.size : cross.size
    add(.spanningFit, spanner, size, .equal, 0, priority: Priority(51))
    return spanner
  }

  private mutating func bound(
    _ spanner: StackElement, _ edge: Attribute, _ relation: Relation, _ index: Int
  ) {
    add(
      .spanningBoundary, spanner, edge, relation, .view(index), edge,
      priority: relation == .equal || isFD ? Priority(999.5) : .required)
  }

  /// Adds a row that keeps the stack view as small as its views permit across the axis.
  private mutating func fitAcross() {
    add(.canvasFit, .canvas, cross.size, .equal, 0, priority: Priority(49))
  }

  /// Adds rows that keep views without content as small as possible across the axis.
  private mutating func suppressAmbiguity() {
    for index in connected { suppressAmbiguity(of: index) }
  }

  /// Adds a row that keeps a view without content as small as possible across the axis.
  mutating func suppressAmbiguity(of index: Int) {
    add(.ambiguitySuppression, .view(index), cross.size, .equal, 0, priority: Priority(25))
  }
}
