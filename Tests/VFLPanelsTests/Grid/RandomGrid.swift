import VFLLayout
import VFLPanels
import VFLRecords
import VFLTestSupport
import VFLViews

/// Creates and changes random grids.
struct RandomGrid {
  /// The kinds of limits of the star tracks in a grid.
  private enum Limits: CaseIterable { case none, minimum, maximum, both }

  private var random: SplitMix64
  private let limits: PerAxis<Limits>
  private var viewCount = 0
  let grid: GridPanel

  init(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    limits = PerAxis(Limits.allCases[random.next(below: 4)], Limits.allCases[random.next(below: 4)])
    self.random = random
    grid = GridPanel("G", columnGap: [0, 7][seed % 2], rowGap: [5, 0, 0][seed % 3])
    for index in 0..<(1 + below(4)) { grid.insertColumn(track(.horizontal), at: index) }
    for index in 0..<(1 + below(4)) { grid.insertRow(track(.vertical), at: index) }
    for _ in 0..<below(9) { addView() }
    resize()
  }

  private mutating func below(_ bound: Int) -> Int { random.next(below: bound) }
  private mutating func chance(_ percent: Int) -> Bool { below(100) < percent }
  private mutating func points(_ range: ClosedRange<Int>) -> Double {
    Double(range.lowerBound + below(range.count))
  }

  private mutating func track(_ axis: Axis) -> GridTrack {
    var track: GridTrack
    switch below(3) {
    case 0: track = .fixed(points(30...90))
    case 1:
      track = .auto(
        min: chance(20) ? points(10...60) : nil, max: chance(10) ? points(61...90) : nil)
      if axis == .vertical && track.maximum == nil && chance(30) {
        track.baseline = chance(50) ? .first : .last
      }
    default:
      track = .star(Double(1 + below(6)) / 2)
      if chance(60) {
        if limits[axis] == .minimum { track.minimum = points(30...150) }
        if limits[axis] == .maximum { track.maximum = points(40...150) }
        if limits[axis] == .both {
          if chance(60) { track.minimum = points(30...150) }
          if chance(60) { track.maximum = (track.minimum ?? 40) + points(0...110) }
        }
      }
    }
    track.isHidden = chance(12)
    return track
  }

  private mutating func placement() -> GridPanel.Placement {
    let (row, column) = (below(grid.rows.count), below(grid.columns.count))
    let alignments = PanelAlignment.allCases
    return GridPanel.Placement(
      row: row, column: column,
      rowSpan: chance(75) ? 1 : 1 + below(grid.rows.count - row),
      columnSpan: chance(75) ? 1 : 1 + below(grid.columns.count - column),
      margin: LayoutMargins(
        top: points(0...9), leading: points(0...9), bottom: points(0...9), trailing: points(0...9)),
      width: chance(25) ? points(5...110) : nil, height: chance(25) ? points(5...110) : nil,
      horizontal: alignments[below(4)], vertical: alignments[below(4)])
  }

  private mutating func addView() {
    viewCount += 1
    let view = LayoutView(
      "v\(viewCount)", contentWidth: chance(85) ? points(5...110) : nil,
      contentHeight: chance(85) ? points(5...110) : nil)
    view.firstBaseline = points(0...5)
    view.lastBaseline = points(0...5)
    view.isHidden = chance(10)
    grid.add(view, placement())
  }

  private mutating func resize() {
    grid.layoutDirection = chance(50) ? .leftToRight : .rightToLeft
    grid.rootSize = PerAxis(
      chance(70) ? points(200...1200) : nil, chance(70) ? points(200...1200) : nil)
  }

  /// Makes one random change.
  mutating func change() {
    let view = grid.children.isEmpty ? nil : grid.children[below(grid.children.count)]
    switch below(12) {
    case 0: grid.insertColumn(track(.horizontal), at: below(grid.columns.count + 1))
    case 1: grid.insertRow(track(.vertical), at: below(grid.rows.count + 1))
    case 2: if grid.columns.count > 1 { grid.removeColumn(at: below(grid.columns.count)) }
    case 3: if grid.rows.count > 1 { grid.removeRow(at: below(grid.rows.count)) }
    case 4:
      grid.moveColumn(from: below(grid.columns.count), to: below(grid.columns.count))
    case 5: grid.moveRow(from: below(grid.rows.count), to: below(grid.rows.count))
    case 6: grid.columns[below(grid.columns.count)] = track(.horizontal)
    case 7: grid.rows[below(grid.rows.count)].isHidden = chance(40)
    case 8: resize()
    case 9: if let view, chance(50) { view.removeFromSuperview() } else { addView() }
    case 10: if let view { grid.setPlacement(placement(), of: view) }
    default:
      view?.isHidden = chance(30)
      view?.contentWidth = points(5...110)
    }
  }

  /// Returns a new grid with the same properties as the current grid.
  func fresh() -> GridPanel {
    let copy = GridPanel(
      grid.name, columns: grid.columns, rows: grid.rows, columnGap: grid.columnGap,
      rowGap: grid.rowGap)
    copy.layoutDirection = grid.layoutDirection
    copy.rootSize = grid.rootSize
    for view in grid.children {
      let twin = LayoutView(
        view.name, contentWidth: view.contentWidth, contentHeight: view.contentHeight)
      (twin.firstBaseline, twin.lastBaseline) = (view.firstBaseline, view.lastBaseline)
      twin.isHidden = view.isHidden
      copy.add(twin, grid.placement(of: view))
    }
    return copy
  }
}
