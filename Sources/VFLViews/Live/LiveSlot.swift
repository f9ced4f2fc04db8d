import VFLRecords

/// What a live layout keeps of one element: its place in the hierarchy, its variables and the rows that
/// nobody wrote.
///
/// It holds no references, so that a copy of it counts none.
struct LiveSlot {
  /// The slot of the element that its frame is relative to, -1 for the root.
  var parent: Int
  /// How many elements it lies in.
  var depth: Int
  /// Its variables, -1 for the place of the root.
  var x = -1
  var y = -1
  var width = -1
  var height = -1
  /// The rows that say that its sizes are not negative.
  var notNegative = PerAxisRows()
  /// The rows that resist compression, and those that hug.
  var resisting = PerAxisRows()
  var hugging = PerAxisRows()
  /// Whether it is in the list of those whose content, or mask, has changed.
  var isContentTouched = false
  var isMaskTouched = false
  /// Whether its frame is known to have changed in the pass.
  var isMoved = false
  /// Whether its place has changed in the pass, and with it those of all that lies in it.
  var carriesAlong = false
  /// Whether its frame was rounded in the pass.
  var isRounded = false

  /// A row on each axis, -1 where there is none.
  struct PerAxisRows {
    var horizontal = -1
    var vertical = -1

    subscript(axis: Axis) -> Int {
      get { axis == .horizontal ? horizontal : vertical }
      set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
  }

  /// The constraints whose rows speak of an element since its baseline is that of a view around it; some may
  /// be there twice, or do so no longer.
  struct BaselineUsers {
    /// A constraint that may have gone.
    struct WeakConstraint {
      weak var constraint: LayoutConstraint?
    }

    var constraints: [WeakConstraint] = []
    /// At how many of these those are looked for that can be left out.
    var limit = 16
  }

  /// A row of a mask, with the record that it stands for.
  struct GivenRow {
    let row: Int
    var record: ConstraintRecord
  }

  /// The variable of a position.
  func position(_ axis: Axis) -> Int { axis == .horizontal ? x : y }

  /// The variable of a size.
  func size(_ axis: Axis) -> Int { axis == .horizontal ? width : height }

  /// All rows that go when the element goes, those of its mask left out; -1 where there is none.
  var rows: [Int] {
    [
      notNegative.horizontal, notNegative.vertical, resisting.horizontal, resisting.vertical,
      hugging.horizontal, hugging.vertical,
    ]
  }
}
