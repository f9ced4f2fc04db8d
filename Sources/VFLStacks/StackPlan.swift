import VFLRecords

/// The rows for the current state of a stack view.
///
/// The distribution along the axis and the alignment across it are independent. The identifiers and
/// priorities come from the logs of `UIStackView` and the source code of `FDStackView`.
package struct StackPlan<View: StackedView> {
  /// The properties of the stack view.
  package let stack: StackDescription
  /// The arranged views.
  package let views: [View]
  /// The axis of the stack view.
  let main: StackAxis
  /// The axis perpendicular to the axis of the stack view.
  let cross: StackAxis
  /// The indices of the arranged views that are not hidden.
  let visible: [Int]
  /// The indices of the arranged views that get rows for distribution and alignment.
  ///
  /// In `FDStackView`, hidden views are included.
  let connected: [Int]
  /// The rows, in a fixed order: distribution, alignment, hidden views, guides.
  package private(set) var rows: [StackRow] = []
  /// The guides that the rows refer to.
  package private(set) var guides: [StackElement.Guide] = []
  /// Whether constants of rows depend on content sizes.
  package private(set) var holdsContents = false

  /// Creates the rows for a stack view with the given arranged views.
  package init(of stack: StackDescription, arranging views: [View]) {
    self.stack = stack
    self.views = views
    main = .along(stack.axis)
    cross = .across(stack.axis)
    visible = views.indices.filter { !views[$0].isHidden }
    connected = stack.behavior == .fdStackView ? Array(views.indices) : visible
    rows.reserveCapacity(8 * views.count + 8)
    if connected.isEmpty {
      if !isFD { spanNothing() }
    } else {
      distribute()
      align()
    }
    if visible.count < views.count { hide() }
    placeGuides()
  }

  var isFD: Bool { stack.behavior == .fdStackView }

  /// Whether the spacing is measured between baselines.
  var isBaselineRelative: Bool { stack.isBaselineRelative && stack.axis == .vertical && !isFD }

  // MARK: Rows

  /// Adds a row that relates two items.
  mutating func add(
    _ rule: StackRule, _ first: StackElement, _ firstAttribute: Attribute, _ relation: Relation,
    _ second: StackElement?, _ secondAttribute: Attribute, multiplier: Double = 1,
    constant: Double = 0, priority: Priority = .required
  ) {
    rows.append(
      StackRow(
        rule: rule, first: first, firstAttribute: firstAttribute, relation: relation,
        second: second, secondAttribute: secondAttribute, multiplier: multiplier,
        constant: constant, priority: priority))
  }

  /// Adds a row that compares a width or height with a constant in points.
  mutating func add(
    _ rule: StackRule, _ first: StackElement, _ attribute: Attribute, _ relation: Relation,
    _ constant: Double, priority: Priority = .required
  ) {
    add(
      rule, first, attribute, relation, nil, .notAnAttribute, constant: constant,
      priority: priority)
  }

  /// Adds a row that relates an edge of the canvas to the same edge of an item.
  mutating func connect(
    _ attribute: Attribute, _ element: StackElement, _ relation: Relation = .equal
  ) {
    add(.canvasConnection, .canvas, attribute, relation, element, attribute)
  }

  /// Adds a row that relates the size of a view along the axis to its content size.
  mutating func hold(_ index: Int, _ relation: Relation, at priority: Priority) {
    holdsContents = true
    guard let length = views[index].naturalSize(on: main.axis) else { return }
    add(.ordering, .view(index), main.size, relation, length, priority: priority)
  }

  /// Adds a guide.
  mutating func use(_ guide: StackElement.Guide) -> StackElement {
    guides.append(guide)
    return .guide(guide)
  }

  /// Adds rows for the position of guides on their irrelevant axis, so that the layout is unambiguous.
  private mutating func placeGuides() {
    for guide in guides where guide != .orderingSpanner {
      let isSpanner = guide == .alignmentSpanner
      let other = isSpanner ? main : cross
      add(.guidePlacement, .guide(guide), other.start, .equal, .canvas, other.start)
      // `FDStackView` already determines the size of its spanner on this axis, by mistake.
      if !(isFD && isSpanner) { add(.guidePlacement, .guide(guide), other.size, .equal, 0) }
    }
  }

  /// Adds rows that keep the stack view as small as possible if it has no visible views.
  private mutating func spanNothing() {
    let spanner = use(.orderingSpanner)
    for axis in [main, cross] {
      connect(axis.start, spanner)
      connect(axis.end, spanner)
      add(.ordering, spanner, axis.size, .equal, 0, priority: .emptiness)
    }
  }

  // MARK: Spacing

  /// Returns the spacing between two adjacent connected views, in points.
  func spacing(after index: Int, before next: Int) -> Double {
    if isFD {
      let isNone = views[index].isHidden || views[next].isHidden && next == views.count - 1
      return isNone ? 0 : stack.spacing
    }
    return views[index].spacingAfter ?? stack.spacing
  }

  /// The sum of the spacing between visible views, in points.
  var spacingOfVisible: Double {
    zip(visible, visible.dropFirst()).reduce(0) { $0 + spacing(after: $1.0, before: $1.1) }
  }

  /// Adds rows for the spacing, or the minimum spacing, between adjacent views.
  mutating func space(_ relation: Relation) {
    let (end, start): (Attribute, Attribute) =
      isBaselineRelative ? (.lastBaseline, .firstBaseline) : (main.end, main.start)
    for (index, next) in zip(connected, connected.dropFirst()) {
      add(
        .spacing, .view(next), start, relation, .view(index), end,
        constant: spacing(after: index, before: next))
    }
  }
}

extension Priority {
  /// The priority of rows that only resolve ambiguity.
  static let ordering = Priority(0.001)
  /// The priority with which views without content are kept small.
  ///
  /// It is stronger than any number of rows with the priority ``ordering``, each of which would stretch such
  /// a view.
  static let emptiness = Priority(0.002)
  /// Returns the priority of the row at an index in a chain with descending priorities.
  static func chained(below first: Double, _ index: Int) -> Priority {
    Priority(max(1, first - Double(index)))
  }
}
