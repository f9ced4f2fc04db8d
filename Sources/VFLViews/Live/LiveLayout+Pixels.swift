import VFLLayout

// Frames that end at whole pixels.
extension LiveLayout {
  /// Where an element's near corner lies in the root, as it was solved.
  private struct Corner {
    var x = 0.0
    var y = 0.0
  }

  /// Shows the frames of some elements, and of what they carry along, rounded to pixels; without a scale
  /// as they were solved.
  ///
  /// Edges are rounded where they lie in the root, and sizes are what is between them. So views that
  /// touch still touch, and no error adds up however deep the hierarchy is. In a right-to-left interface they
  /// are counted from the root's right edge, so that its frames are the mirror image.
  func showRounded(_ moved: [Int], _ undo: inout [FrameChange]) {
    // What carries others along comes before them.
    let keys = moved.map { Int64(slots[$0].depth) << 32 | Int64($0) }.sorted()
    var rounded: [Int] = []
    var corners: [Int: Corner] = [:]
    for key in keys {
      let slot = Int(key & 0xFFFF_FFFF)
      guard !slots[slot].isRounded else { continue }
      var waiting = [(slot, corner(of: slots[slot].parent, &corners))]
      while let (slot, outer) = waiting.popLast() {
        slots[slot].isRounded = true
        rounded.append(slot)
        let corner = round(slot, in: outer, &undo)
        let carries = slots[slot].carriesAlong
        guard carries, let view = element(slot) as? LayoutView else { continue }
        for inner in view.layoutGuides as [LayoutElement] + view.subviews where inner.live === self
        {
          slots[inner.slot].carriesAlong = true
          waiting.append((inner.slot, corner))
        }
      }
    }
    for slot in rounded { (slots[slot].isRounded, slots[slot].carriesAlong) = (false, false) }
  }

  /// Shows the frame of one element; answers its corner.
  private func round(_ slot: Int, in outer: Corner, _ undo: inout [FrameChange]) -> Corner {
    let element = element(slot)
    let solved = element.solvedFrame
    let isRoot = slot == 0
    let corner = isRoot ? Corner() : Corner(x: outer.x + solved.x, y: outer.y + solved.y)
    var frame = solved
    if let scale = pixelsInPoint {
      let (x, y) = (column(corner.x, scale), Self.pixel(corner.y, scale))
      if !isRoot {
        frame.x = (x - column(outer.x, scale)) / scale
        frame.y = (y - Self.pixel(outer.y, scale)) / scale
      }
      frame.width = (column(corner.x + solved.width, scale) - x) / scale
      frame.height = (Self.pixel(corner.y + solved.height, scale) - y) / scale
    }
    if frame != element.shownFrame {
      undo.append(FrameChange(element))
      show(frame, of: element)
    }
    return corner
  }

  private var pixelsInPoint: Double? {
    root.displayScale.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
  }

  /// The number of the pixel column at which an edge is shown that lies that far from the root's left edge,
  /// in points.
  private func column(_ edge: Double, _ scale: Double) -> Double {
    guard root.layoutDirection == .rightToLeft else { return Self.pixel(edge, scale) }
    let width = root.solvedFrame.width
    return Self.pixel(width, scale) - Self.pixel(width - edge, scale)
  }

  /// The nearest whole number of pixels in so many points; what is a half but for the solver's rounding is the
  /// larger one.
  private static func pixel(_ points: Double, _ scale: Double) -> Double {
    (points * scale + 0.5 + 1e-7).rounded(.down)
  }

  /// Where an element's corner lies, summed up from the root, as a walk from there would; each of those above
  /// is summed up once.
  private func corner(of slot: Int, _ known: inout [Int: Corner]) -> Corner {
    var chain: [Int] = []
    var (next, corner) = (slot, Corner())
    while next > 0 {
      if let found = known[next] {
        corner = found
        break
      }
      chain.append(next)
      next = slots[next].parent
    }
    for slot in chain.reversed() {
      let frame = element(slot).solvedFrame
      corner.x += frame.x
      corner.y += frame.y
      known[slot] = corner
    }
    return corner
  }
}
