import VFLLowering
import VFLRecords
import VFLViews

/// The constraints for the current state of a stack view.
///
/// The distribution along the axis and the alignment across it are independent. The identifiers and
/// priorities come from the logs of `UIStackView` and the source code of `FDStackView`.
struct StackPlan {
  let stack: StackView
  /// The axis of the stack view.
  let main: StackAxis
  /// The axis perpendicular to the axis of the stack view.
  let cross: StackAxis
  let identifiers: StackIdentifiers
  /// The stack view itself, or its layout margins guide.
  let canvas: LayoutElement
  /// All arranged views.
  let items: ItemList<ArrangedItem>
  /// The arranged views that are not hidden.
  let visible: [ArrangedItem]
  /// The views that get rows for distribution and alignment.
  ///
  /// In `FDStackView`, hidden views are included.
  let connected: [ArrangedItem]
  /// The rows, in the order in which they are activated.
  private(set) var rows: [PanelRow] = []
  /// The guides that the rows refer to.
  private(set) var guides: [LayoutGuide] = []
  /// Whether constants of rows depend on content sizes.
  private(set) var holdsContents = false

  /// Creates the rows and guides for a stack view.
  init(of stack: StackView) {
    self.stack = stack
    main = .along(stack.axis)
    cross = .across(stack.axis)
    items = stack.items
    visible = items.filter { !$0.view.isHidden }
    let isFD = stack.behavior == .fdStackView
    identifiers = isFD ? .fdStackView : .uiKit
    connected = isFD ? Array(items) : visible
    canvas =
      stack.isLayoutMarginsRelativeArrangement && !isFD ? stack.layoutMarginsGuide : stack
    rows.reserveCapacity(8 * items.count + 8)
    if connected.isEmpty {
      if !isFD { spanNothing() }
    } else {
      distribute()
      align()
    }
    if visible.count < items.count { hide() }
    placeGuides()
  }

  var behavior: StackView.Behavior { stack.behavior }
  var isFD: Bool { behavior == .fdStackView }

  /// Whether the spacing is measured between baselines.
  var isBaselineRelative: Bool {
    stack.isBaselineRelativeArrangement && stack.axis == .vertical && !isFD
  }

  // MARK: Rows

  mutating func add(_ row: PanelRow) { rows.append(row) }

  /// Adds a row that relates an edge of the canvas to the same edge of an item.
  mutating func connect(
    _ attribute: Attribute, _ element: LayoutElement, _ relation: Relation = .equal
  ) {
    rows.append(
      PanelRow(identifiers.canvasConnection, canvas, attribute, relation, element, attribute))
  }

  /// Adds a row that relates the size of a view along the axis to its content size.
  mutating func hold(_ item: ArrangedItem, _ relation: Relation, at priority: Priority) {
    holdsContents = true
    guard let length = item.view.naturalSize(main.axis) else { return }
    rows.append(
      PanelRow(
        identifiers.ordering, item.view, main.size, relation, length, priority: priority))
  }

  /// Adds a guide.
  mutating func use(_ guide: LayoutGuide) -> LayoutGuide {
    guides.append(guide)
    return guide
  }

  /// Adds rows for the position of guides on their irrelevant axis, so that the layout is unambiguous.
  private mutating func placeGuides() {
    for guide in guides where guide !== stack.orderingSpanner {
      let isSpanner = guide === stack.alignmentSpanner
      let other = isSpanner ? main : cross
      rows.append(
        PanelRow(identifiers.guidePlacement, guide, other.start, .equal, canvas, other.start))
      // `FDStackView` already determines the size of its spanner on this axis, by mistake.
      if !(isFD && isSpanner) {
        rows.append(PanelRow(identifiers.guidePlacement, guide, other.size, .equal, 0))
      }
    }
  }

  /// Adds rows that keep the stack view as small as possible if it has no visible views.
  private mutating func spanNothing() {
    let spanner = use(stack.orderingSpanner)
    for axis in [main, cross] {
      connect(axis.start, spanner)
      connect(axis.end, spanner)
      rows.append(
        PanelRow(identifiers.ordering, spanner, axis.size, .equal, 0, priority: .emptiness))
    }
  }

  // MARK: Spacing

  /// Returns the spacing between two adjacent connected views, in points.
  func spacing(after item: ArrangedItem, before next: ArrangedItem) -> Double {
    if isFD {
      let isNone = item.view.isHidden || next.view.isHidden && next === items.last
      return isNone ? 0 : stack.resolved(stack.spacing)
    }
    return stack.resolved(item.customSpacing ?? stack.spacing)
  }

  /// The sum of the spacing between visible views, in points.
  var spacingOfVisible: Double {
    zip(visible, visible.dropFirst()).reduce(0) { $0 + spacing(after: $1.0, before: $1.1) }
  }

  /// Adds rows for the spacing, or the minimum spacing, between adjacent views.
  mutating func space(_ relation: Relation) {
    let (end, start): (Attribute, Attribute) =
      isBaselineRelative ? (.lastBaseline, .firstBaseline) : (main.end, main.start)
    for (item, next) in zip(connected, connected.dropFirst()) {
      rows.append(
        PanelRow(
          identifiers.spacing, next.view, start, relation, item.view, end,
          constant: spacing(after: item, before: next)))
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
