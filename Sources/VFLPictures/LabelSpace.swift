import VFLLayout

/// The positions of the labels in a picture.
///
/// Labels do not overlap each other. In addition, a label can be required to avoid boxes.
struct LabelSpace {
  private let boxes: FrameTree
  private var texts: FrameGrid

  /// Creates a label space without labels.
  ///
  /// - Parameters:
  ///   - boxes: The boxes of the picture, in painting order.
  ///   - unit: The size of a pixel in points. A line of text is about 16 pixels high.
  init(over boxes: [Frame], unit: Double = 1) {
    self.boxes = FrameTree(boxes)
    texts = FrameGrid(cell: 16 * unit)
  }

  /// Reserves and returns the first of the given positions that is free, or returns `nil` if none is free.
  ///
  /// A position is free if it overlaps no label and has no point in common with a box that the label has to
  /// avoid. A position inside a box has points in common with that box.
  ///
  /// - Parameters:
  ///   - places: The positions in order of preference.
  ///   - first: The index of the first box that the label may have to avoid.
  ///   - isHidden: Whether the label has to avoid the box with the given index.
  mutating func take(
    firstOf places: [Frame], avoidingFrom first: Int = 0,
    where isHidden: (Int) -> Bool = { _ in true }
  ) -> Frame? {
    for place in places {
      if texts.overlaps(place) || boxes.touches(place, from: first, where: isHidden) { continue }
      texts.add(place)
      return place
    }
    return nil
  }

  /// Reserves and returns the first of the given positions that overlaps no label, regardless of boxes.
  ///
  /// Returns `nil` if each position overlaps a label.
  mutating func take(overBoxes places: [Frame]) -> Frame? {
    take(firstOf: places, avoidingFrom: .max)
  }
}

extension Frame {
  /// Whether two frames have more in common than an edge or a corner.
  func overlaps(_ other: Frame) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }

  /// Whether two frames have a point in common.
  ///
  /// A frame without width or height is a line.
  func touches(_ other: Frame) -> Bool {
    x <= other.maxX && other.x <= maxX && y <= other.maxY && other.y <= maxY
  }

  /// Whether another frame is inside this frame or equal to it.
  func contains(_ other: Frame) -> Bool {
    x <= other.x && other.maxX <= maxX && y <= other.y && other.maxY <= maxY
  }

  /// Returns the frame inset by the given amounts on each side.
  ///
  /// Negative amounts enlarge the frame.
  func inset(by x: Double, _ y: Double) -> Frame {
    Frame(x: self.x + x, y: self.y + y, width: width - 2 * x, height: height - 2 * y)
  }
}
