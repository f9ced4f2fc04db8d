import LayoutSolver
import VFLLayout
import VFLRecords

/// The live layout of a hierarchy: a solver with variables for each element and rows for each active
/// constraint, content size and mask.
///
/// Changes are noted where they happen and reach the solver at the next pass, each at its own rows. What
/// cannot be solved is thrown away with the solver; the next pass then starts anew from the hierarchy.
///
/// What passes read most, here and in views and constraints, is `@exclusivity(unchecked)`: nothing is called while
/// it is changed that could change it, too, and to check that would be a quarter of the first pass.
final class LiveLayout {
  /// The root of the hierarchy, which owns the layout.
  unowned(unsafe) let root: LayoutView
  @exclusivity(unchecked) var solver = IncrementalSolver()
  /// The elements by slot; `nil` for the root, which is the first and owns the layout, and for a free slot.
  @exclusivity(unchecked) var elements: [LayoutElement?] = []
  /// What is kept of each element.
  @exclusivity(unchecked) var slots: [LiveSlot] = []
  /// The rows of masks, and the users of baselines, of the slots that have some.
  var maskRows: [Int: [LiveSlot.GivenRow]] = [:]
  var baselineUsers: [Int: LiveSlot.BaselineUsers] = [:]
  var freeSlots: [Int] = []
  /// The slot of each variable, and its value when the frames were last read.
  @exclusivity(unchecked) var slotOfVariable: [Int32] = []
  @exclusivity(unchecked) var values: [Double] = []
  var rootSizeRows = LiveSlot.PerAxisRows()

  // What has changed since the last pass.
  var newSubtrees: [LayoutView] = []
  var newGuides: [LayoutGuide] = []
  @exclusivity(unchecked) var touched: [LayoutConstraint] = []
  /// Slots whose sizes are not yet said to be at least 0.
  @exclusivity(unchecked) var touchedSizes: [Int] = []
  @exclusivity(unchecked) var touchedContent: [Int] = []
  var touchedMasks: [Int] = []
  /// Views whose baselines may be those of other views than before.
  var touchedBaselines: [LayoutView] = []
  /// Views whose safe area, or that of views in them, may be another one than rows count with.
  var touchedSafeAreas: [LayoutView] = []
  var deadRows: [Int] = []
  var deadVariables: [Int] = []
  var isRootSizeTouched = true
  var hasNewScale = false
  /// Whether rows have changed since they were last solved.
  @exclusivity(unchecked) var needsSolving = true

  // Views that wait for a call of theirs.
  var waitingForUpdate: [LayoutView] = []
  var waitingForLayout: [LayoutView] = []

  init(of root: LayoutView) {
    self.root = root
    register(root, parent: -1)
    enterSubtree(of: root)
  }

  /// Takes back all references to the layout but for the root's; the next one looks at everything.
  func abandon() {
    for constraint in touched where constraint.waiting === self { constraint.waiting = nil }
    touched.removeAll()
    forget(rowsOf: root)
    for element in elements {
      guard let element else { continue }
      forget(rowsOf: element)
      if element.live === self { element.live = nil }
    }
  }

  private func forget(rowsOf element: LayoutElement) {
    for mention in element.mentions {
      let constraint = mention.takeUnretainedValue()
      guard constraint.live === self else { continue }
      constraint.live = nil
      constraint.row = -1
    }
  }

  /// The element of a slot.
  func element(_ slot: Int) -> LayoutElement {
    elements[slot] ?? root
  }

  /// Whether an element has the slot.
  func isTaken(_ slot: Int) -> Bool { slot == 0 || elements[slot] != nil }

  /// Whether anything waits for a pass.
  var hasWork: Bool {
    needsSolving || hasNewScale || !newSubtrees.isEmpty || !newGuides.isEmpty
      || !waitingForUpdate.isEmpty || !waitingForLayout.isEmpty
  }
}

extension LiveLayout: RecordItems {
  func contains(_ item: ItemID) -> Bool { slots.indices.contains(item.index) }

  func traits(of item: ItemID) -> ItemTraits { element(item.index).traits }

  func direction(in item: ItemID) -> LayoutDirection {
    (element(item.index) as? LayoutView)?.effectiveDirection ?? .leftToRight
  }

  func commonAncestor(_ first: ItemID, _ second: ItemID) -> ItemID? {
    var (first, second) = (first.index, second.index)
    while first != second {
      if slots[first].depth >= slots[second].depth {
        first = slots[first].parent
      } else {
        second = slots[second].parent
      }
      if first < 0 || second < 0 { return nil }
    }
    return ItemID(first)
  }
}
