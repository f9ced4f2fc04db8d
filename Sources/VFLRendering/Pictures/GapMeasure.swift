import VFLLayout
import VFLRecords

/// A gap between two boxes, or between a box and an edge of what it lies in, along an axis.
struct GapMeasure: Sendable, Hashable {
  /// The axis along which the gap is measured.
  let axis: Axis
  /// The near end of the gap, in the container's points.
  let start: Double
  /// The far end of the gap.
  let end: Double
  /// The stretch across the axis on which both sides of the gap lie.
  let across: ClosedRange<Double>

  /// The gap in points.
  var text: String { PointText.rounded(end - start) }

  /// Whether a line of the axis has the ends of the gap.
  func isAlong(_ line: Frame) -> Bool {
    axis == .horizontal
      ? line.height == 0 && line.x == start && line.maxX == end
      : line.width == 0 && line.y == start && line.maxY == end
  }

  /// Of more boxes in one parent than this no gaps are measured: nobody could read them.
  private static let boxLimit = 300

  /// The gaps of all boxes of a layout, of which those without a parent lie in a container of a size.
  ///
  /// A box whose frame has numbers that nothing can be measured by has no gaps, and what lies in it has none.
  ///
  /// - Complexity: O(boxes · boxes that share a parent), which are 300 at most.
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
      // What lies behind a box as its background, or on it, is not beside it.
      let beside = boxes.filter {
        $0.item != box.item && $0.overlaps(across, along: axis.other)
          && !$0.frame.encloses(box.frame) && !box.frame.encloses($0.frame)
      }
      let next = beside.filter { $0.range(along: axis).lowerBound >= range.upperBound }
        .min { $0.range(along: axis).lowerBound < $1.range(along: axis).lowerBound }
      /// Whether another box lies over the end of the gap, on a stretch across the axis.
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
    // What rounds to nothing is no gap, and views on top of one another have theirs together.
    if end > start, measure.text != "0", !found.contains(measure) { found.append(measure) }
  }
}

extension PlacedBox {
  /// The stretch that the box takes on an axis.
  fileprivate func range(along axis: Axis) -> ClosedRange<Double> { frame.range(along: axis) }

  fileprivate func overlaps(_ range: ClosedRange<Double>, along axis: Axis) -> Bool {
    let own = self.range(along: axis)
    // What has no extent is beside whatever it touches.
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
  /// Whether another frame lies within this one, or is the same.
  fileprivate func encloses(_ other: Frame) -> Bool {
    x <= other.x && y <= other.y && other.maxX <= maxX && other.maxY <= maxY
  }

  /// The stretch that a usable frame takes on an axis.
  fileprivate func range(along axis: Axis) -> ClosedRange<Double> {
    axis == .horizontal ? x...x + width : y...y + height
  }
}

extension Axis {
  /// The axis across this one.
  fileprivate var other: Axis { self == .horizontal ? .vertical : .horizontal }
}
