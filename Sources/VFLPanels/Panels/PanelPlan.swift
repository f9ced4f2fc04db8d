import VFLLayout
import VFLRecords
import VFLStacks
import VFLViews

/// The constraints for the current state of a panel.
struct PanelPlan {
  /// The panel rows, in the order in which they are activated.
  private(set) var rows: [PanelRow] = []
  /// The guides that the panel rows refer to.
  private(set) var guides: [LayoutGuide] = []

  /// Adds a panel row.
  mutating func add(_ row: PanelRow) { rows.append(row) }

  /// Adds a guide.
  mutating func use(_ guide: LayoutGuide) { guides.append(guide) }

  /// Adds panel rows that pin the edges of a panel to its superview with margins.
  mutating func bind(_ panel: LayoutView, to superview: LayoutView, _ margins: LayoutMargins) {
    let edges: [(Attribute, Double)] = [
      (.leading, margins.leading), (.trailing, -margins.trailing), (.top, margins.top),
      (.bottom, -margins.bottom),
    ]
    for (edge, constant) in edges {
      add(
        PanelRow(
          PanelIdentifiers.superview, panel, edge, .equal, superview, edge, constant: constant))
    }
  }

  /// Adds a panel row for the size of a view, unless the view's content or space determines the size.
  mutating func size(_ view: LayoutView, _ sizing: PanelSizing, in cell: PanelCell) {
    let axis = cell.axis
    if let length = sizing.length {
      add(PanelRow(PanelIdentifiers.size, view, axis.size, .equal, length))
    } else if let content = view.contentSize[axis.axis] {
      guard cell.followsContent else { return }
      add(
        PanelRow(
          PanelIdentifiers.content, view, axis.size, .greaterThanOrEqual, content,
          priority: .trackContent))
    } else if sizing.alignment != .fill {
      add(
        PanelRow(PanelIdentifiers.content, view, axis.size, .equal, 0, priority: .panelContent))
    }
  }

  /// Adds panel rows for the size of a view and its position in its space.
  ///
  /// - Parameter middle: The guide for the space, inset by the margins, if the view may be centered in that
  ///   area.
  mutating func place(
    _ view: LayoutView, _ sizing: PanelSizing, in cell: PanelCell, middle: LayoutGuide?
  ) {
    size(view, sizing, in: cell)
    if let middle, sizing.isCentered {
      let center = cell.axis.center
      let isLoose = sizing.alignment == .fill
      add(
        PanelRow(
          PanelIdentifiers.place, view, center, .equal, middle, center,
          priority: isLoose ? .panelMiddle : .required))
      return keep(
        view, sizing, in: cell, atStart: .greaterThanOrEqual, atEnd: .lessThanOrEqual,
        isHeldAtStart: isLoose)
    }
    let isFilling = sizing.alignment == .fill
    keep(
      view, sizing, in: cell,
      atStart: isFilling || sizing.alignment == .leading ? .equal : .greaterThanOrEqual,
      atEnd: isFilling || sizing.alignment == .trailing ? .equal : .lessThanOrEqual)
  }

  /// Adds panel rows that relate the edges of an item to the edges of its space, inset by the margins.
  ///
  /// If the item has an explicit size, the inequalities are optional, so that the item extends beyond a space
  /// that is too small. If `isHeldAtStart` is `true`, the item may only extend beyond the end.
  mutating func keep(
    _ item: LayoutElement, _ sizing: PanelSizing, in cell: PanelCell, atStart: Relation,
    atEnd: Relation, isHeldAtStart: Bool = false
  ) {
    let isGiven = sizing.length != nil
    let soft: Priority = cell.followsContent ? .trackContent : .panelRoom
    let axis = cell.axis
    add(
      PanelRow(
        PanelIdentifiers.place, item, axis.start, atStart, cell.first, axis.start,
        constant: sizing.before,
        priority: isGiven && atStart != .equal && !isHeldAtStart ? soft : .required))
    add(
      PanelRow(
        PanelIdentifiers.place, item, axis.end, atEnd, cell.last, axis.end,
        constant: -sizing.after, priority: isGiven && atEnd != .equal ? soft : .required))
  }

  /// Adds panel rows that make a guide fill a space, inset by the margins.
  mutating func span(_ guide: LayoutGuide, _ sizing: PanelSizing, in cell: PanelCell) {
    let inner = PanelSizing(
      length: nil, alignment: .fill, before: sizing.before, after: sizing.after)
    keep(guide, inner, in: cell, atStart: .equal, atEnd: .equal)
  }

  /// Adds panel rows that place a view at the start of an item and give it size 0.
  mutating func collapse(_ view: LayoutView, at item: LayoutElement, _ axis: StackAxis) {
    add(PanelRow(PanelIdentifiers.hidden, view, axis.start, .equal, item, axis.start))
    add(PanelRow(PanelIdentifiers.hidden, view, axis.size, .equal, 0, priority: .panelHidden))
  }
}
