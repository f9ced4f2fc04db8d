import VFLDiagnostics
package import VFLRecords

/// The frame that an autoresizing mask keeps, and the superview size for which the view has this frame.
///
/// For each axis, the frame and the superview size determine two equations, one for the position and one for
/// the size, as in UIKit. When the superview's size changes, the flexible parts of `margin, size, margin`
/// change in proportion to their lengths in this anchor (`UIView.autoresizingMask`). Because the lengths are
/// fixed, repeated changes do not accumulate errors. A negative margin, on a side where the view extends
/// beyond its superview, does not change. If all flexible parts have length 0, the change is divided equally
/// among these parts.
package struct MaskAnchor: Sendable, Equatable {
  /// The frame of the view, in points.
  let frame: Frame
  /// The size of the superview, in points.
  let superviewSize: PerAxis<Double>

  /// Creates an anchor.
  package init(frame: Frame, superviewSize: PerAxis<Double>) {
    (self.frame, self.superviewSize) = (frame, superviewSize)
  }

  /// The lengths of the near margin, the view and the far margin on an axis, and whether each part is
  /// flexible.
  private struct Parts {
    var lengths: [Double]
    var isFlexible: [Bool]

    /// The fraction of a change of the superview's size that each part takes up.
    var shares: [Double] {
      // If no part is flexible, the far margin changes.
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
        lengths: [frame.x, frame.width, superviewSize.horizontal - frame.x - frame.width],
        isFlexible: [
          mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
          mask.contains(.flexibleRightMargin),
        ])
    case .vertical:
      Parts(
        lengths: [frame.y, frame.height, superviewSize.vertical - frame.y - frame.height],
        isFlexible: [
          mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
          mask.contains(.flexibleBottomMargin),
        ])
    }
  }

  /// Returns the equations of a view in its superview: position and size on the horizontal axis, then on the
  /// vertical axis.
  ///
  /// The position equation uses the near edge if the near margin is fixed, otherwise the far edge if the far
  /// margin is fixed, otherwise the center.
  package func records(
    _ view: ItemID, in superview: ItemID, _ mask: AutoresizingMask
  ) -> [ConstraintRecord] {
    let provenance = Provenance(
      SourceLocation(.document, SourceSpan(at: 0)), .autoresizingMask)
    var records: [ConstraintRecord] = []
    for axis in Axis.allCases {
      let isHorizontal = axis == .horizontal
      let parts = parts(axis, mask)
      let shares = parts.shares
      let length = superviewSize[axis]
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
        // In the superview's own coordinate system, its far edge equals its size.
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
