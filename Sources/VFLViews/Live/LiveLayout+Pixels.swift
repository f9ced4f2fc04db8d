import VFLLayout

// Rounding of frames to whole pixels.
extension LiveLayout {
  /// The top left corner of an element in the root's coordinate system, before rounding.
  private struct Corner {
    var x = 0.0
    var y = 0.0
  }

  /// Sets the frames of elements, and of descendants that move with them, rounded to pixels.
  ///
  /// Without a display scale, the frames are not rounded.
  ///
  /// Edges are rounded in the root's coordinate system, and sizes are the distances between rounded edges.
  /// Adjacent views therefore stay adjacent, and rounding errors do not accumulate in deep hierarchies. In a
  /// right-to-left layout, columns are counted from the root's right edge, so that the frames are the mirror
  /// image of a left-to-right layout.
  func showRounded(_ moved: [Int], _ undo: inout [FrameChange]) {
    // Superviews come before the descendants that move with them.
    let keys = moved.map { Int64(rows.depth(of: $0)) << 32 | Int64($0) }.sorted()
    var rounded: [Int] = []
    var corners: [Int: Corner] = [:]
    for key in keys {
      let slot = Int(key & 0xFFFF_FFFF)
      guard !slots[slot].isRounded else { continue }
      var waiting = [(slot, corner(of: rows.parent(of: slot), &corners))]
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

  /// Sets the rounded frame of one element.
  ///
  /// - Returns: The corner of the element.
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

  /// Returns the pixel column of an edge at a distance from the root's left edge in points.
  private func column(_ edge: Double, _ scale: Double) -> Double {
    guard root.layoutDirection == .rightToLeft else { return Self.pixel(edge, scale) }
    let width = root.solvedFrame.width
    return Self.pixel(width, scale) - Self.pixel(width - edge, scale)
  }

  /// Returns the nearest whole number of pixels for a number of points.
  ///
  /// A half is rounded up. The tolerance of 1e-7 pixels compensates for rounding errors of the solver.
  private static func pixel(_ points: Double, _ scale: Double) -> Double {
    (points * scale + 0.5 + 1e-7).rounded(.down)
  }

  /// Returns the corner of an element as the sum of the frame origins from the root.
  ///
  /// The corners of all ancestors are cached in `known`.
  private func corner(of slot: Int, _ known: inout [Int: Corner]) -> Corner {
    var chain: [Int] = []
    var (next, corner) = (slot, Corner())
    while next > 0 {
      if let found = known[next] {
        corner = found
        break
      }
      chain.append(next)
      next = rows.parent(of: next)
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
