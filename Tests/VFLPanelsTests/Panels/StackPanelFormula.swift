import VFLLayout
import VFLPanels
import VFLRecords
import VFLViews

/// The frames of the views in a stack panel, computed by adding up sizes and margins.
struct StackPanelFormula {
  /// The frames of the panel and its visible views by name.
  private(set) var frames: [String: Frame] = [:]

  /// Computes the frames for a root size.
  init(of panel: StackPanel) {
    let shown = panel.children.filter { !$0.isHidden }
    let cross: Axis = panel.axis == .vertical ? .horizontal : .vertical
    func margins(_ view: LayoutView, _ axis: Axis) -> (before: Double, after: Double) {
      let margin = panel.placement(of: view).margin
      return axis == .horizontal ? (margin.leading, margin.trailing) : (margin.top, margin.bottom)
    }
    func length(_ view: LayoutView, _ axis: Axis) -> (given: Double?, content: Double) {
      let place = panel.placement(of: view)
      return axis == .horizontal
        ? (place.width, view.contentWidth ?? 0) : (place.height, view.contentHeight ?? 0)
    }
    var thickness = 0.0
    for view in shown {
      let (margin, size) = (margins(view, cross), length(view, cross))
      thickness = max(thickness, margin.before + margin.after + (size.given ?? size.content))
    }
    thickness = panel.rootSize[cross] ?? thickness
    var end = 0.0
    var places: [(view: LayoutView, main: (Double, Double), cross: (Double, Double))] = []
    for view in shown {
      let (margin, size) = (margins(view, panel.axis), length(view, panel.axis))
      let along = (end + margin.before, size.given ?? size.content)
      end = along.0 + along.1 + margin.after
      places.append((view, along, (0, 0)))
    }
    for index in places.indices {
      let view = places[index].view
      let (margin, size) = (margins(view, cross), length(view, cross))
      let room = thickness - margin.before - margin.after
      let alignment = panel.placement(of: view).alignment
      let isStretched = alignment == .fill && size.given == nil
      let across = isStretched ? room : size.given ?? min(size.content, room)
      let rest: Double =
        switch alignment {
        case .leading: 0
        case .trailing: room - across
        case .center: (room - across) / 2
        case .fill: max(0, (room - across) / 2)
        }
      places[index].cross = (margin.before + rest, across)
    }
    let size =
      panel.axis == .vertical
      ? (thickness, panel.rootSize.vertical ?? end) : (panel.rootSize.horizontal ?? end, thickness)
    frames[panel.name] = Frame(x: 0, y: 0, width: size.0, height: size.1)
    for place in places {
      let isColumn = panel.axis == .vertical
      let across = isColumn ? place.cross : place.main
      let (y, height) = isColumn ? place.main : place.cross
      let isMirrored = panel.layoutDirection == .rightToLeft
      let x = isMirrored ? size.0 - across.0 - across.1 : across.0
      frames[place.view.name] = Frame(x: x, y: y, width: across.1, height: height)
    }
  }
}
