import VFLLayout
import VFLRecords
import VFLViews

/// The constraints that a panel wants, as it is now.
struct PanelPlan {
  /// The rows, in the order in which they are activated.
  private(set) var rows: [PanelRow] = []
  /// The guides that the rows speak of.
  private(set) var guides: [LayoutGuide] = []

  /// Adds a row.
  mutating func add(_ row: PanelRow) { rows.append(row) }

  /// Takes a guide into use.
  mutating func use(_ guide: LayoutGuide) { guides.append(guide) }

  /// Adds that a panel's edges are those of its superview, but for margins.
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

  /// Adds how long a view is; nothing if its content, or its space, decides.
  mutating func size(_ view: LayoutView, _ wish: PanelWish, in cell: PanelCell) {
    let axis = cell.axis
    if let length = wish.length {
      add(PanelRow(PanelIdentifiers.size, view, axis.size, .equal, length))
    } else if let content = view.contentSize[axis.axis] {
      guard cell.followsContent else { return }
      add(
        PanelRow(
          PanelIdentifiers.content, view, axis.size, .greaterThanOrEqual, content,
          priority: .trackContent))
    } else if wish.alignment != .fill {
      add(
        PanelRow(PanelIdentifiers.content, view, axis.size, .equal, 0, priority: .panelContent))
    }
  }

  /// Adds how long a view is and where it lies in its space.
  ///
  /// - Parameter middle: what spans the space within the margins, if the view is to lie in its middle.
  mutating func place(
    _ view: LayoutView, _ wish: PanelWish, in cell: PanelCell, middle: LayoutGuide?
  ) {
    size(view, wish, in: cell)
    if let middle, wish.isCentered {
      let center = cell.axis.center
      let isLoose = wish.alignment == .fill
      add(
        PanelRow(
          PanelIdentifiers.place, view, center, .equal, middle, center,
          priority: isLoose ? .panelMiddle : .required))
      return keep(
        view, wish, in: cell, atStart: .greaterThanOrEqual, atEnd: .lessThanOrEqual,
        isHeldAtStart: isLoose)
    }
    let isFilling = wish.alignment == .fill
    keep(
      view, wish, in: cell,
      atStart: isFilling || wish.alignment == .leading ? .equal : .greaterThanOrEqual,
      atEnd: isFilling || wish.alignment == .trailing ? .equal : .lessThanOrEqual)
  }

  /// Adds that an item's edges relate to those of its space within the margins.
  ///
  /// An item of a given length rather sticks out of its space than contradicts it; at the end alone where it
  /// is held at the start.
  mutating func keep(
    _ item: LayoutElement, _ wish: PanelWish, in cell: PanelCell, atStart: Relation,
    atEnd: Relation, isHeldAtStart: Bool = false
  ) {
    let isGiven = wish.length != nil
    let soft: Priority = cell.followsContent ? .trackContent : .panelRoom
    let axis = cell.axis
    add(
      PanelRow(
        PanelIdentifiers.place, item, axis.start, atStart, cell.first, axis.start,
        constant: wish.before,
        priority: isGiven && atStart != .equal && !isHeldAtStart ? soft : .required))
    add(
      PanelRow(
        PanelIdentifiers.place, item, axis.end, atEnd, cell.last, axis.end,
        constant: -wish.after, priority: isGiven && atEnd != .equal ? soft : .required))
  }

  /// Adds that a guide spans a space within the margins.
  mutating func span(_ guide: LayoutGuide, _ wish: PanelWish, in cell: PanelCell) {
    let inner = PanelWish(
      length: nil, alignment: .fill, before: wish.before, after: wish.after)
    keep(guide, inner, in: cell, atStart: .equal, atEnd: .equal)
  }

  /// Adds that a view takes no space, at the start of an item.
  mutating func collapse(_ view: LayoutView, at item: LayoutElement, _ axis: StackAxis) {
    add(PanelRow(PanelIdentifiers.hidden, view, axis.start, .equal, item, axis.start))
    add(PanelRow(PanelIdentifiers.hidden, view, axis.size, .equal, 0, priority: .panelHidden))
  }
}
