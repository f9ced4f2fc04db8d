import VFLDiagnostics
import VFLLayout
import VFLRecords

/// The frame that an autoresizing mask keeps, and the superview's size at which the view has it.
///
/// From them follow two equations an axis, one for the place and one for the size, as UIKit makes
/// them. When the superview's size changes, the flexible parts of `margin, size, margin` share the
/// change in the proportion that they have here (`UIView.autoresizingMask`), so nothing drifts however
/// often that happens. A margin on which the view sticks out of its superview is less than nothing, and
/// has no share; where all flexible parts are without length, they share equally.
struct MaskAnchor: Equatable {
  let frame: Frame
  let superviewSize: LayoutSize

  /// One axis of it: how long the near margin, the view and the far margin are, and which give way.
  private struct Parts {
    var lengths: [Double]
    var isFlexible: [Bool]

    /// The share of each part in a change of the superview's size.
    var shares: [Double] {
      // Without a flexible part the far margin is what changes.
      let flexible = isFlexible.contains(true) ? isFlexible : [false, false, true]
      let giving = zip(lengths, flexible).map { $1 ? max(0, $0) : 0 }
      let sum = giving.reduce(0, +)
      let count = Double(flexible.count { $0 })
      return zip(giving, flexible).map { length, gives in
        !gives ? 0 : sum == 0 ? 1 / count : length / sum
      }
    }
  }

  private func parts(_ axis: Axis, _ mask: AutoresizingMask) -> Parts {
    switch axis {
    case .horizontal:
      Parts(
        lengths: [frame.x, frame.width, superviewSize.width - frame.x - frame.width],
        isFlexible: [
          mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
          mask.contains(.flexibleRightMargin),
        ])
    case .vertical:
      Parts(
        lengths: [frame.y, frame.height, superviewSize.height - frame.y - frame.height],
        isFlexible: [
          mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
          mask.contains(.flexibleBottomMargin),
        ])
    }
  }

  /// The equations of a view in its superview: place and size on the horizontal axis, then on the
  /// vertical one.
  ///
  /// The place is told by the near edge if that is fixed, else by the far edge if that is, else by the
  /// centre.
  func records(_ view: ItemID, in superview: ItemID, _ mask: AutoresizingMask) -> [ConstraintRecord]
  {
    let provenance = Provenance(
      SourceLocation(.document, SourceSpan(at: 0)), .autoresizingMask)
    var records: [ConstraintRecord] = []
    for axis in Axis.allCases {
      let isHorizontal = axis == .horizontal
      let parts = parts(axis, mask)
      let shares = parts.shares
      let length = isHorizontal ? superviewSize.width : superviewSize.height
      let (near, far, center, size): (Attribute, Attribute, Attribute, Attribute) =
        isHorizontal ? (.left, .right, .centerX, .width) : (.top, .bottom, .centerY, .height)
      if shares[0] == 0 {
        records.append(
          ConstraintRecord(
            view, near, .equal, superview, near, constant: parts.lengths[0],
            provenance: provenance))
      } else if shares[2] == 0 {
        records.append(
          ConstraintRecord(
            view, far, .equal, superview, far, constant: -parts.lengths[2],
            provenance: provenance))
      } else {
        // As a multiple of the superview's far edge, which is its size in its own coordinates.
        let share = shares[0] + shares[1] / 2
        let middle = parts.lengths[0] + parts.lengths[1] / 2
        records.append(
          ConstraintRecord(
            view, center, .equal, superview, far, multiplier: share,
            constant: middle - share * length, provenance: provenance))
      }
      let isFixed = shares[1] == 0
      records.append(
        ConstraintRecord(
          view, size, .equal, isFixed ? nil : superview, isFixed ? .notAnAttribute : size,
          multiplier: isFixed ? 1 : shares[1],
          constant: parts.lengths[1] - (isFixed ? 0 : shares[1] * length),
          provenance: provenance))
    }
    return records
  }
}
