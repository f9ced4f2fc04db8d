import VFLLayout
import VFLRecords

extension Picture {
  /// The range of the longer side of a picture, in pixels.
  ///
  /// If the longer side of the layout, in points, is within this range, a pixel is a point.
  private static let side = 240.0...1200.0

  /// Returns the size of a pixel in points, chosen so that text in the picture of the layout is legible.
  static func unit(of layout: DrawableLayout) -> Double {
    let frames = BoxPlacement(layout).boxes.map { $0.frame.usable } + [layout.container]
    let width = (frames.map { $0.maxX }.max() ?? 0) - (frames.map { $0.x }.min() ?? 0)
    let height = (frames.map { $0.maxY }.max() ?? 0) - (frames.map { $0.y }.min() ?? 0)
    let longer = max(width, height)
    guard longer > 0 else { return 1 }
    return longer / min(max(longer, side.lowerBound), side.upperBound)
  }

  /// Creates the picture of a layout.
  ///
  /// Labels are placed in the order of their importance: names, then constraints, then the sizes of gaps.
  ///
  /// - Parameters:
  ///   - layout: The layout.
  ///   - rows: The constraints to draw.
  ///   - details: The details to show in addition to the views.
  ///   - unit: The size of a pixel in points.
  init(
    of layout: DrawableLayout, drawing rows: PictureRows, showing details: Set<FrameDetail>,
    unit: Double
  ) {
    self.unit = unit
    let placed = BoxPlacement(layout, showsGuides: details.contains(.guides)).boxes
    boxes = [Box(frame: layout.container, ink: .container, isDashed: layout.isContainerOpen)]
    boxes += placed.map { box in
      let title = "\(box.name) \(box.size()) at \(box.place)\(box.isOpen ? ", ambiguous" : "")"
      return Box(
        frame: box.frame.usable, ink: box.isGuide ? .guide : .view,
        isDashed: box.isOpen || box.isGuide, title: title)
    }
    let frames = placed.map { $0.frame.usable }
    var space = LabelSpace(over: frames, unit: unit)
    let names = NameLabels(placed, frames, in: layout.container, unit: unit, in: &space)
    texts += names.texts
    addRows(rows, of: layout, in: &space)
    if details.contains(.measures) {
      let container = layout.container
      let gaps = GapMeasure.all(of: placed, width: container.width, height: container.height)
      let rows = measures.map { $0.line }
      // Skip a gap that is already labeled by a constraint.
      for gap in gaps where !rows.contains(where: gap.isAlong) { add(gap, in: &space) }
    }
    if details.contains(.margins) { addMargins(of: layout, placed) }
    if details.contains(.baselines) { addBaselines(of: layout, placed) }
    for assumption in [layout.assumption, layout.contentAssumption] {
      if let assumption { captions.append((.words, assumption)) }
    }
    captions += names.legend.map { (.words, $0) }
    if placed.contains(where: { $0.isOpen }) || layout.isContainerOpen {
      captions.append((.words, "Dashed: ambiguous position or size"))
    }
  }

  // MARK: Details

  private mutating func add(_ gap: GapMeasure, in space: inout LabelSpace) {
    addMeasure(
      Stretch(axis: gap.axis, start: gap.start, end: gap.end, across: gap.across), gap.text,
      .measure, title: "\(gap.text) points", isNeeded: false, in: &space)
  }

  private mutating func addMargins(of layout: DrawableLayout, _ placed: [PlacedBox]) {
    let nodes = layout.problem.nodes
    func add(_ frame: Frame, _ node: LayoutNode, _ name: String) {
      let direction = node.direction ?? layout.problem.direction
      let (leading, trailing) = (node.margins.leading, node.margins.trailing)
      let isMirrored = direction == .rightToLeft
      let margins = LayoutInsets(
        top: node.margins.top, left: isMirrored ? trailing : leading,
        bottom: node.margins.bottom, right: isMirrored ? leading : trailing)
      for (insets, word) in [(margins, "layout margins"), (node.safeArea, "safe area")]
      where insets != LayoutInsets() {
        let inner = Frame(
          x: frame.x + insets.left, y: frame.y + insets.top,
          width: max(frame.width - insets.left - insets.right, 0),
          height: max(frame.height - insets.top - insets.bottom, 0))
        boxes.append(
          Box(frame: inner.usable, ink: .margin, isDashed: true, title: "\(word) of \(name)"))
      }
    }
    if let node = nodes.first { add(layout.container, node, "the container") }
    for box in placed where box.hasChildren {
      add(box.frame.usable, nodes[box.item.index], box.name)
    }
  }

  private mutating func addBaselines(of layout: DrawableLayout, _ placed: [PlacedBox]) {
    for box in placed {
      let (node, frame) = (layout.problem.nodes[box.item.index], box.frame.usable)
      guard node.firstBaseline != 0 || node.lastBaseline != 0 else { continue }
      for (word, y) in [
        ("first", frame.y + node.firstBaseline), ("last", frame.maxY - node.lastBaseline),
      ] {
        let line = Frame(x: frame.x, y: y, width: frame.width, height: 0).usable
        boxes.append(Box(frame: line, ink: .baseline, title: "\(word) baseline of \(box.name)"))
      }
    }
  }
}

extension DrawableLayout {
  /// The container's frame with the origin (0, 0).
  var container: Frame {
    let given = problem.containerSize
    return Frame(
      x: 0, y: 0, width: frames.first?.width ?? given.horizontal ?? 0,
      height: frames.first?.height ?? given.vertical ?? 0
    ).usable
  }

  /// Whether the size of the container is ambiguous.
  fileprivate var isContainerOpen: Bool {
    result.freeAttributes.contains { $0.item == LayoutProblem.container }
  }
}

extension Frame {
  /// The frame with coordinates that can be drawn.
  ///
  /// Coordinates that are not finite and negative sizes become 0. Other values are limited to a magnitude of
  /// 1e15, so that adding a few points to them has an effect.
  var usable: Frame {
    func usable(_ value: Double) -> Double {
      value.isFinite ? min(max(value, -1e15), 1e15) : 0
    }
    return Frame(
      x: usable(x), y: usable(y), width: max(usable(width), 0), height: max(usable(height), 0))
  }

  /// Whether the frame can be drawn without changing its coordinates.
  var isUsable: Bool { self == usable }
}
