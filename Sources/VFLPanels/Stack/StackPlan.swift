import VFLLowering
import VFLRecords
import VFLViews

/// The constraints that a stack wants, as it is now.
///
/// Distribution, along the axis, and alignment, across it, are independent of each other. Identifiers and
/// priorities are those that the logs of `UIStackView`, and the sources of `FDStackView`, show.
struct StackPlan {
  let stack: StackView
  /// Along the axis.
  let main: StackAxis
  /// Across the axis.
  let cross: StackAxis
  let identifiers: StackIdentifiers
  /// The view itself, or what its margins leave.
  let canvas: LayoutElement
  /// All that are arranged.
  let items: ItemList<ArrangedItem>
  /// Those that are not hidden.
  let visible: [ArrangedItem]
  /// Those that are connected and aligned: `FDStackView` does so with hidden ones, too.
  let connected: [ArrangedItem]
  /// The rows, in the order in which they are activated.
  private(set) var rows: [PanelRow] = []
  /// The guides that the rows speak of.
  private(set) var guides: [LayoutGuide] = []
  /// Whether rows have the lengths of contents for constants.
  private(set) var holdsContents = false

  /// Plans the constraints of a stack.
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

  /// Whether gaps are measured between baselines.
  var isBaselineRelative: Bool {
    stack.isBaselineRelativeArrangement && stack.axis == .vertical && !isFD
  }

  // MARK: Rows

  mutating func add(_ row: PanelRow) { rows.append(row) }

  /// Adds that an edge of the canvas is that of another item, or on one side of it.
  mutating func connect(
    _ attribute: Attribute, _ element: LayoutElement, _ relation: Relation = .equal
  ) {
    rows.append(
      PanelRow(identifiers.canvasConnection, canvas, attribute, relation, element, attribute))
  }

  /// Adds that a view has the length of its content, or at least that.
  mutating func hold(_ item: ArrangedItem, _ relation: Relation, at priority: Priority) {
    holdsContents = true
    guard let length = item.view.naturalSize(main.axis) else { return }
    rows.append(
      PanelRow(
        identifiers.ordering, item.view, main.size, relation, length, priority: priority))
  }

  /// Takes a guide into use.
  mutating func use(_ guide: LayoutGuide) -> LayoutGuide {
    guides.append(guide)
    return guide
  }

  /// Gives guides a place on the axis that they are not for, so that nothing is left open.
  private mutating func placeGuides() {
    for guide in guides where guide !== stack.orderingSpanner {
      let isSpanner = guide === stack.alignmentSpanner
      let other = isSpanner ? main : cross
      rows.append(
        PanelRow(identifiers.guidePlacement, guide, other.start, .equal, canvas, other.start))
      // FDStackView fits its spanner on the wrong axis, which is this one.
      if !(isFD && isSpanner) {
        rows.append(PanelRow(identifiers.guidePlacement, guide, other.size, .equal, 0))
      }
    }
  }

  /// Without a view to be seen, the stack would be as small as possible.
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

  /// The space between two neighbours among those that are connected, in points.
  func spacing(after item: ArrangedItem, before next: ArrangedItem) -> Double {
    if isFD {
      let isNone = item.view.isHidden || next.view.isHidden && next === items.last
      return isNone ? 0 : stack.resolved(stack.spacing)
    }
    return stack.resolved(item.customSpacing ?? stack.spacing)
  }

  /// The spaces between visible neighbours together, in points.
  var spacingOfVisible: Double {
    zip(visible, visible.dropFirst()).reduce(0) { $0 + spacing(after: $1.0, before: $1.1) }
  }

  /// Adds the space between neighbours, or the least that it may be.
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
  /// What settles what nothing else does.
  static let ordering = Priority(0.001)
  /// What keeps small what has no content: stronger than any number of wishes that only order views, each
  /// of which would stretch it.
  static let emptiness = Priority(0.002)
  /// The strength of the link number `index` in a chain in which earlier ones are stronger.
  static func chained(below first: Double, _ index: Int) -> Priority {
    Priority(max(1, first - Double(index)))
  }
}
