import VFLLayout
import VFLRecords

/// The largest gap between two frames that do not overlap.
struct SiblingGap {
  /// The axis of the gap.
  let axis: Axis
  /// Whether the second frame is before the first frame.
  let isReversed: Bool
  /// The length of the gap, in points.
  let length: Double
  /// The number of axes on which there is a gap.
  let axisCount: Int

  init(_ first: Frame, _ second: Frame) {
    func gap(_ near: Frame, _ far: Frame, _ axis: Axis) -> Double {
      axis == .horizontal ? far.x - near.x - near.width : far.y - near.y - near.height
    }
    var best: (axis: Axis, isReversed: Bool, length: Double)?
    var count = 0
    for axis in Axis.allCases {
      let lengths = [gap(first, second, axis), gap(second, first, axis)]
      let isReversed = lengths[1] > lengths[0]
      let length = lengths[isReversed ? 1 : 0]
      if length >= 0 { count += 1 }
      if best.map({ length > $0.length }) ?? true { best = (axis, isReversed, length) }
    }
    (axis, isReversed, length) = best ?? (.horizontal, false, 0)
    axisCount = count
  }

  /// The number of the form of ``LayoutFamily/separation(of:_:)`` that is at most 0 because of the gap.
  var separation: Int { (axis == .horizontal ? 0 : 2) + (isReversed ? 1 : 0) }

  /// Whether a pair with this gap is decided before another pair; `nil` if the order does not matter.
  func precedes(_ other: SiblingGap) -> Bool? {
    if axisCount != other.axisCount { return axisCount < other.axisCount }
    return length == other.length ? nil : length < other.length
  }
}
