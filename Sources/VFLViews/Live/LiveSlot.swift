import VFLRecords

/// The data of one element in a live layout: its position in the hierarchy, its variables and its implicit
/// rows.
///
/// The structure contains no references, so copying it needs no reference counting.
struct LiveSlot {
  /// The slot of the parent element, in whose coordinate system the frame is, or -1 for the root.
  var parent: Int
  /// The number of ancestors.
  var depth: Int
  /// The variables of the frame.
  ///
  /// `x` and `y` are -1 for the root.
  var x = -1
  var y = -1
  var width = -1
  var height = -1
  /// The rows that require nonnegative sizes.
  var notNegative = PerAxisRows()
  /// The rows for compression resistance and content hugging.
  var resisting = PerAxisRows()
  var hugging = PerAxisRows()
  /// Whether the slot is in the list of changed contents or changed masks.
  var isContentTouched = false
  var isMaskTouched = false
  /// Whether the frame is known to have changed in the current pass.
  var isMoved = false
  /// Whether the position of the element, and therefore of its descendants, has changed in the current pass.
  var carriesAlong = false
  /// Whether the frame was rounded in the current pass.
  var isRounded = false

  /// A row for each axis, or -1 for none.
  struct PerAxisRows {
    var horizontal = -1
    var vertical = -1

    subscript(axis: Axis) -> Int {
      get { axis == .horizontal ? horizontal : vertical }
      set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
  }

  /// The constraints whose rows refer to an element because a superview uses its baseline.
  ///
  /// The list may contain duplicates and outdated entries.
  struct BaselineUsers {
    /// A weak reference to a constraint.
    struct WeakConstraint {
      weak var constraint: LayoutConstraint?
    }

    var constraints: [WeakConstraint] = []
    /// The number of constraints at which duplicates and outdated entries are removed.
    var limit = 16
  }

  /// A row of an autoresizing mask and the record that it was created from.
  struct GivenRow {
    let row: Int
    var record: ConstraintRecord
  }

  /// Returns the variable of the position on an axis.
  func position(_ axis: Axis) -> Int { axis == .horizontal ? x : y }

  /// Returns the variable of the size on an axis.
  func size(_ axis: Axis) -> Int { axis == .horizontal ? width : height }

  /// The rows to remove together with the element, except for the rows of its mask, or -1 for no row.
  var rows: [Int] {
    [
      notNegative.horizontal, notNegative.vertical, resisting.horizontal, resisting.vertical,
      hugging.horizontal, hugging.vertical,
    ]
  }
}
