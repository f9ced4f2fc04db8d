import VFLRecords

/// One side of a connection.
///
/// It and ``Join`` stand outside the generic lowering, so that the run time need not look their
/// types up for each scope.
struct Neighbour {
  let item: ItemID
  let isSuperview: Bool

  init(_ item: ItemID, isSuperview: Bool) {
    self.item = item
    self.isSuperview = isSuperview
  }

  /// A view, if it is known.
  init?(_ view: ItemID?) {
    guard let view else { return nil }
    self.init(view, isSuperview: false)
  }
}
