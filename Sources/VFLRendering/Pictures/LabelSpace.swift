import VFLLayout

/// The room for the texts of a picture: each gets a place where no other stands, and that no box covers.
struct LabelSpace {
  private let boxes: FrameTree
  private var texts: FrameGrid

  /// Creates the room over boxes in the order in which they are painted.
  ///
  /// - Parameter unit: The size of a pixel, of which a line of text is about 16 high.
  init(over boxes: [Frame], unit: Double = 1) {
    self.boxes = FrameTree(boxes)
    texts = FrameGrid(cell: 16 * unit)
  }

  /// Takes the first of some places that has room, and gives it back; `nil` where none has.
  ///
  /// A text inside of a box touches the box. Boxes before `first` may be touched in any case.
  ///
  /// - Parameters:
  ///   - first: The index of the first box that a text may have to avoid.
  ///   - isHidden: Whether a text must not touch a box, given the index of the box.
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

  /// Takes the first of some places that no text has, whatever boxes are there; `nil` if there is none.
  mutating func take(overBoxes places: [Frame]) -> Frame? {
    take(firstOf: places, avoidingFrom: .max)
  }
}

extension Frame {
  /// Whether two frames have more than an edge in common.
  func overlaps(_ other: Frame) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }

  /// Whether two frames have a point in common; a frame may be a line.
  func touches(_ other: Frame) -> Bool {
    x <= other.maxX && other.x <= maxX && y <= other.maxY && other.y <= maxY
  }

  /// Whether another frame lies in this one.
  func contains(_ other: Frame) -> Bool {
    x <= other.x && other.maxX <= maxX && y <= other.y && other.maxY <= maxY
  }

  /// The frame without a rim on each side, or with one where it is negative.
  func inset(by x: Double, _ y: Double) -> Frame {
    Frame(x: self.x + x, y: self.y + y, width: width - 2 * x, height: height - 2 * y)
  }
}
