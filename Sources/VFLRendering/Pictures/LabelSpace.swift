import VFLLayout

/// The room for the texts of a picture: each gets a place where no other stands, and that no box covers.
struct LabelSpace {
  private let boxes: FrameBands
  private let frames: [Frame]
  private var taken: FrameBands
  private var texts: [Frame] = []

  /// Creates the room over boxes in the order in which they are painted.
  init(over boxes: [Frame]) {
    frames = boxes
    let top = boxes.map { $0.y }.min() ?? 0
    let bottom = boxes.map { $0.maxY }.max() ?? 0
    var bands = FrameBands(top: top, bottom: bottom)
    for (index, frame) in boxes.enumerated() { bands.add(frame, index) }
    self.boxes = bands
    taken = FrameBands(top: top, bottom: bottom)
  }

  /// Takes the first of some places that has room, and gives it back; `nil` where none has.
  ///
  /// - Parameter isHidden: Whether a text must not touch a box, told by its number; one that is inside of the
  ///   box does.
  mutating func take(
    firstOf places: [Frame], avoiding isHidden: (Int) -> Bool = { _ in false }
  ) -> Frame? {
    for place in places {
      let isTaken = taken.contains(place) { texts[$0].overlaps(place) }
      if isTaken || boxes.contains(place, where: { isHidden($0) && frames[$0].touches(place) }) {
        continue
      }
      taken.add(place, texts.count)
      texts.append(place)
      return place
    }
    return nil
  }
}

/// Numbered frames in bands one below the other, so that those near a place are found without all others.
private struct FrameBands {
  private let top: Double
  private let height: Double
  private var bands: [[Int]]

  private static let count = 64

  init(top: Double, bottom: Double) {
    self.top = top
    height = max(bottom - top, .leastNormalMagnitude) / Double(Self.count)
    bands = Array(repeating: [], count: Self.count)
  }

  mutating func add(_ frame: Frame, _ number: Int) {
    for band in range(of: frame) { bands[band].append(number) }
  }

  func contains(_ frame: Frame, where isFound: (Int) -> Bool) -> Bool {
    range(of: frame).contains { bands[$0].contains(where: isFound) }
  }

  private func range(of frame: Frame) -> ClosedRange<Int> {
    band(frame.y)...max(band(frame.y), band(frame.maxY))
  }

  private func band(_ y: Double) -> Int {
    let place = (y - top) / height
    // Not a number where the frames are farther apart than the largest number.
    return place > 0 ? Int(min(place, Double(Self.count - 1))) : 0
  }
}

extension Frame {
  /// Whether two frames have more than an edge in common.
  func overlaps(_ other: Frame) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }

  /// Whether two frames have a point in common; a frame may be a line.
  fileprivate func touches(_ other: Frame) -> Bool {
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
