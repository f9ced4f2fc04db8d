import VFLRecords
import VFLStacks

/// A view for a plan, which counts the requests for its size.
final class PlannedView: StackedView {
  let isHidden: Bool
  let spacingAfter: Double?
  let wrapsText: Bool
  private let length: Double?
  private(set) var requestCount = 0

  init(
    _ length: Double? = 10, isHidden: Bool = false, spacingAfter: Double? = nil,
    wrapsText: Bool = false
  ) {
    self.length = length
    self.isHidden = isHidden
    self.spacingAfter = spacingAfter
    self.wrapsText = wrapsText
  }

  func contentSize(on axis: Axis) -> Double? { naturalSize(on: axis) }

  func naturalSize(on axis: Axis) -> Double? {
    requestCount += 1
    return length
  }

  func compressionResistance(on axis: Axis) -> Priority { axis == .horizontal ? 740 : 730 }
}
