import VFLLayout
import VFLRecords

/// The incremental layout of a hierarchy: an item for each element, and rows for each active constraint,
/// content size and autoresizing mask.
///
/// Changes are recorded when they occur and applied to the rows in the next pass, each to its own rows. If
/// the constraints cannot be solved, the live layout is discarded, and the next pass creates a new one from
/// the hierarchy.
///
/// The properties that passes read most, here and in views and constraints, are `@exclusivity(unchecked)`. No
/// code that runs during their modification accesses them, and the checks would take a quarter of the time of
/// the first pass.
final class LiveLayout {
  /// The root view of the hierarchy, which owns the live layout.
  unowned(unsafe) let root: LayoutView
  /// The rows of the layout, whose items are the slots.
  let rows = LiveRows()
  /// The elements by slot.
  ///
  /// The value is `nil` for a free slot and for slot 0, the root, which owns the live layout.
  @exclusivity(unchecked) var elements: [LayoutElement?] = []
  /// The changes of each element, by slot.
  @exclusivity(unchecked) var slots: [LiveSlot] = []
  /// The rows of autoresizing masks, and the constraints that use a baseline, by slot.
  ///
  /// The dictionaries only contain slots that have such rows or constraints.
  var maskRows: [Int: [LiveSlot.GivenRow]] = [:]
  var baselineUsers: [Int: LiveSlot.BaselineUsers] = [:]

  // Changes since the last pass.
  var newSubtrees: [LayoutView] = []
  var newGuides: [LayoutGuide] = []
  @exclusivity(unchecked) var touched: [LayoutConstraint] = []
  @exclusivity(unchecked) var touchedContent: [Int] = []
  var touchedMasks: [Int] = []
  /// The views whose `viewForFirstBaselineLayout` or `viewForLastBaselineLayout` may have changed.
  var touchedBaselines: [LayoutView] = []
  /// The views whose safe areas, or whose descendants' safe areas, may differ from the safe areas in the
  /// rows.
  var touchedSafeAreas: [LayoutView] = []
  var isRootSizeTouched = true
  var hasNewScale = false
  /// Whether rows have changed since the last solution.
  @exclusivity(unchecked) var needsSolving = true

  // Views with a pending call of `updateConstraints()` or `layoutSubviews()`.
  var waitingForUpdate: [LayoutView] = []
  var waitingForLayout: [LayoutView] = []

  init(of root: LayoutView) {
    self.root = root
    register(root, parent: -1)
    enterSubtree(of: root)
  }

  /// Removes all references to the live layout except for the root's.
  ///
  /// The next live layout is created from the whole hierarchy.
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

  /// Returns the element of a slot.
  func element(_ slot: Int) -> LayoutElement {
    elements[slot] ?? root
  }

  /// Whether there are changes for a layout pass.
  var hasWork: Bool {
    needsSolving || hasNewScale || !newSubtrees.isEmpty || !newGuides.isEmpty
      || !waitingForUpdate.isEmpty || !waitingForLayout.isEmpty
  }
}

extension LiveLayout: RecordItems {
  func contains(_ item: ItemID) -> Bool { rows.contains(item.index) }

  func traits(of item: ItemID) -> ItemTraits { element(item.index).traits }

  func direction(in item: ItemID) -> LayoutDirection {
    (element(item.index) as? LayoutView)?.effectiveDirection ?? .leftToRight
  }

  func commonAncestor(_ first: ItemID, _ second: ItemID) -> ItemID? {
    rows.commonAncestor(first.index, second.index).map { ItemID($0) }
  }
}
