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

  /// The gaps of boxes, of which those without a parent lie in a container of a size.
  ///
  /// - Complexity: O(boxes · boxes that share a parent), which are 300 at most.
  static func all(of boxes: [PlacedBox], width: Double, height: Double) -> [GapMeasure] {
    var groups: [(parent: Int?, members: [PlacedBox])] = []
    var places: [Int?: Int] = [:]
    for box in boxes where !box.isGuide {
      if let place = places[box.parent] {
        groups[place].members.append(box)
      } else {
        places[box.parent] = groups.count
        groups.append((box.parent, [box]))
      }
    }
    var found: [GapMeasure] = []
    for (parent, members) in groups where members.count <= boxLimit {
      for axis in Axis.allCases {
        let outside =
          parent.map { boxes[$0].range(along: axis) }
          ?? 0...max(axis == .horizontal ? width : height, 0)
        found += gaps(along: axis, of: members, in: outside)
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
      let beside = boxes.filter { $0.item != box.item && $0.overlaps(across, along: axis.other) }
      let next = beside.filter { $0.range(along: axis).lowerBound >= range.upperBound }
        .min { $0.range(along: axis).lowerBound < $1.range(along: axis).lowerBound }
      let hidesEnd = beside.contains {
        let other = $0.range(along: axis)
        return other.upperBound > range.upperBound && other.lowerBound < range.upperBound
      }
      if let next {
        if !next.isAssumed(along: axis) && !hidesEnd {
          let shared = across.clamped(to: next.range(along: axis.other))
          add(axis, range.upperBound, next.range(along: axis).lowerBound, shared, to: &found)
        }
      } else if !hidesEnd {
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
    // What rounds to nothing is no gap.
    if end > start, measure.text != "0" { found.append(measure) }
  }
}

extension PlacedBox {
  /// The stretch that the box takes on an axis.
  fileprivate func range(along axis: Axis) -> ClosedRange<Double> {
    let start = axis == .horizontal ? frame.x : frame.y
    return start...start + max(axis == .horizontal ? frame.width : frame.height, 0)
  }

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

extension Axis {
  /// The axis across this one.
  fileprivate var other: Axis { self == .horizontal ? .vertical : .horizontal }
}
