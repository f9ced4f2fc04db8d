import VFLLayout
import VFLRecords
import VFLText

/// A gap along an axis, between two boxes or between a box and an edge of its parent.
struct GapMeasure: Sendable, Hashable {
  /// The axis along which the gap is measured.
  let axis: Axis
  /// The left or top end of the gap, in points of the container's coordinate system.
  let start: Double
  /// The right or bottom end of the gap.
  let end: Double
  /// The range on the other axis that is common to both sides of the gap.
  let across: ClosedRange<Double>

  /// The size of the gap in points, rounded to a thousandth.
  var text: String { PointText.rounded(end - start) }

  /// Whether a line is parallel to the axis and begins and ends where the gap does.
  func isAlong(_ line: Frame) -> Bool {
    axis == .horizontal
      ? line.height == 0 && line.x == start && line.maxX == end
      : line.width == 0 && line.y == start && line.maxY == end
  }

  /// The maximum number of siblings between which gaps are measured.
  ///
  /// The gaps between more siblings are not measured, because the picture would be unreadable.
  private static let boxLimit = 300

  /// Returns the gaps between sibling boxes, and between boxes and the edges of their parents.
  ///
  /// Guides are ignored. A box with non-finite or extremely large coordinates has no gaps, and neither have
  /// its children.
  ///
  /// - Parameters:
  ///   - boxes: The boxes of a layout.
  ///   - width: The width of the container, which is the parent of all boxes without a parent box.
  ///   - height: The height of the container.
  ///
  /// - Complexity: O(n · m), where n is the number of boxes and m is the largest number of measured siblings,
  ///   which is at most 300.
  static func all(of boxes: [PlacedBox], width: Double, height: Double) -> [GapMeasure] {
    var groups: [(parent: Int?, members: [PlacedBox])] = []
    var places: [Int?: Int] = [:]
    for box in boxes where !box.isGuide && box.frame.isUsable {
      if let place = places[box.parent] {
        groups[place].members.append(box)
      } else {
        places[box.parent] = groups.count
        groups.append((box.parent, [box]))
      }
    }
    let container = Frame(x: 0, y: 0, width: width, height: height).usable
    var found: [GapMeasure] = []
    for (parent, members) in groups where members.count <= boxLimit {
      let outside = parent.map { boxes[$0].frame } ?? container
      guard outside.isUsable else { continue }
      for axis in Axis.allCases {
        found += gaps(along: axis, of: members, in: outside.range(along: axis))
      }
    }
    return found
  }

  private static func gaps(
    along axis: Axis, of boxes: [PlacedBox], in outside: ClosedRange<Double>
  ) -> [GapMeasure] {
    var found: [GapMeasure] = []
    for box in boxes where !box.isAssumed(along: axis) {
      let (range, across) = (box.range(along: axis), box.range(along: axis.other))
      // A background encloses `box`, and contents are enclosed by `box`. Neither is adjacent to `box`.
      let beside = boxes.filter {
        $0.item != box.item && $0.overlaps(across, along: axis.other)
          && !$0.frame.encloses(box.frame) && !box.frame.encloses($0.frame)
      }
      let next = beside.filter { $0.range(along: axis).lowerBound >= range.upperBound }
        .min { $0.range(along: axis).lowerBound < $1.range(along: axis).lowerBound }
      /// Whether another box covers the far edge of `box`, where the gap starts, within `shared`.
      func isHidden(on shared: ClosedRange<Double>) -> Bool {
        beside.contains {
          let other = $0.range(along: axis)
          return other.upperBound > range.upperBound && other.lowerBound < range.upperBound
            && $0.overlaps(shared, along: axis.other)
        }
      }
      if let next {
        let shared = across.clamped(to: next.range(along: axis.other))
        if !next.isAssumed(along: axis) && !isHidden(on: shared) {
          add(axis, range.upperBound, next.range(along: axis).lowerBound, shared, to: &found)
        }
      } else if !isHidden(on: across) {
        add(axis, range.upperBound, outside.upperBound, across, to: &found)
      }
      let isFirst = beside.allSatisfy { $0.range(along: axis).lowerBound >= range.lowerBound }
      if isFirst { add(axis, outside.lowerBound, range.lowerBound, across, to: &found) }
    }
    return found
  }

  private static func add(
    _ axis: Axis, _ start: Double, _ end: Double, _ across: ClosedRange<Double>,
    to found: inout [GapMeasure]
  ) {
    let measure = GapMeasure(axis: axis, start: start, end: end, across: across)
    // Ignore gaps that round to 0. Views with the same frame have identical gaps, which are added once.
    if end > start, measure.text != "0", !found.contains(measure) { found.append(measure) }
  }
}

extension PlacedBox {
  /// The range of the box on an axis.
  fileprivate func range(along axis: Axis) -> ClosedRange<Double> { frame.range(along: axis) }

  fileprivate func overlaps(_ range: ClosedRange<Double>, along axis: Axis) -> Bool {
    let own = self.range(along: axis)
    // An empty range overlaps each range that it touches.
    if own.lowerBound == own.upperBound || range.lowerBound == range.upperBound {
      return own.overlaps(range)
    }
    return own.lowerBound < range.upperBound && range.lowerBound < own.upperBound
  }

  fileprivate func isAssumed(along axis: Axis) -> Bool {
    !assumed.isDisjoint(with: axis == .horizontal ? [.x, .width] : [.y, .height])
  }
}

extension Frame {
  /// Whether another frame is inside this frame or equal to it.
  fileprivate func encloses(_ other: Frame) -> Bool {
    x <= other.x && y <= other.y && other.maxX <= maxX && other.maxY <= maxY
  }

  /// The range of the frame on an axis.
  ///
  /// - Precondition: The frame is usable.
  fileprivate func range(along axis: Axis) -> ClosedRange<Double> {
    axis == .horizontal ? x...x + width : y...y + height
  }
}

extension Axis {
  /// The other axis.
  fileprivate var other: Axis { self == .horizontal ? .vertical : .horizontal }
}
