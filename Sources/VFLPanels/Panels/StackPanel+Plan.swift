import VFLLayout
import VFLRecords
import VFLStacks
import VFLViews

extension StackPanel {
  /// Adds the rows of the views, which follow each other along the axis.
  func chain(into plan: inout PanelPlan) {
    let (main, cross) = (StackAxis.along(axis), StackAxis.across(axis))
    let cell = PanelCell(first: self, last: self, axis: cross)
    let length = PanelCell(first: self, last: self, axis: main)
    var end: (item: LayoutElement, attribute: Attribute, margin: Double) = (self, main.start, 0)
    for item in items {
      guard !item.view.isHidden else {
        plan.collapse(item.view, at: self, main)
        plan.collapse(item.view, at: self, cross)
        continue
      }
      let (along, across) = (
        item.placement.sizing(axis, isAlong: true),
        item.placement.sizing(cross.axis, isAlong: false)
      )
      plan.add(
        PanelRow(
          PanelIdentifiers.order, item.view, main.start, .equal, end.item, end.attribute,
          constant: end.margin + along.before))
      plan.size(item.view, along, in: length)
      var middle: LayoutGuide?
      if across.isCentered {
        let guide = item.madeSpace(in: self)
        plan.use(guide)
        plan.span(guide, across, in: cell)
        plan.add(
          PanelRow(PanelIdentifiers.place, guide, main.start, .equal, item.view, main.start))
        plan.add(PanelRow(PanelIdentifiers.place, guide, main.end, .equal, item.view, main.end))
        middle = guide
      }
      plan.place(item.view, across, in: cell, middle: middle)
      end = (item.view, main.end, along.after)
    }
    if end.item !== self {
      plan.add(
        PanelRow(
          PanelIdentifiers.room, self, main.end, .greaterThanOrEqual, end.item, main.end,
          constant: end.margin, priority: .panelRoom))
    }
    plan.add(PanelRow(PanelIdentifiers.fit, self, main.size, .equal, 0, priority: .panelFit))
    plan.add(PanelRow(PanelIdentifiers.fit, self, cross.size, .equal, 0, priority: .panelFit))
  }
}

extension StackPlacement {
  /// Returns the requested size and position on an axis.
  ///
  /// Along the panel's axis, each view starts where the previous one ends.
  fileprivate func sizing(_ axis: Axis, isAlong: Bool) -> PanelSizing {
    let place: PanelAlignment = isAlong ? .leading : alignment
    return axis == .horizontal
      ? PanelSizing(
        length: width, alignment: place, before: margin.leading, after: margin.trailing)
      : PanelSizing(length: height, alignment: place, before: margin.top, after: margin.bottom)
  }
}
