import VFLRecords

/// The two halves of the records of a gap: the item farther along comes first.
struct Join {
  var first: ItemID
  var firstAttribute: Attribute
  var second: ItemID
  var secondAttribute: Attribute
  /// Which half is the superview; `nil` between siblings.
  var superview: Half?

  enum Half {
    case first
    case second
  }
}
