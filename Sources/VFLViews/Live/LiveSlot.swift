import VFLRecords

/// The changes of one element in a live layout.
///
/// The structure contains no references, so copying it needs no reference counting.
struct LiveSlot {
  /// Whether the slot is in the list of changed contents or changed masks.
  var isContentTouched = false
  var isMaskTouched = false
  /// Whether the position of the element, and therefore of its descendants, has changed in the current pass.
  var carriesAlong = false
  /// Whether the frame was rounded in the current pass.
  var isRounded = false

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
}
