import VFLRecords

/// Views with the same parent that follow each other along an axis.
///
/// Unnamed guides between the views are members of the chain, too.
struct SwiftUIChain {
  let axis: SwiftUIAxis
  /// The views in order.
  private(set) var members: [ItemID]
  /// The index of the constraint between each view and the next view.
  private(set) var gaps: [Int]

  /// Divides views into chains and single views, in the order of the first view of each part.
  ///
  /// The chain of a single view is `nil`. Connected views that branch do not form a chain and are returned as
  /// single views.
  static func parts(
    of views: [ItemID], along axis: SwiftUIAxis, _ records: SwiftUIRecords
  ) -> [(views: [ItemID], chain: SwiftUIChain?)] {
    let all = Set(views)
    var neighbours: [ItemID: [ItemID]] = [:]
    for view in views {
      for join in records.joins(of: view, axis.start, with: axis.end) where all.contains(join.other)
      {
        neighbours[view, default: []].append(join.other)
        neighbours[join.other, default: []].append(view)
      }
    }
    var reached: Set<ItemID> = []
    return views.flatMap { view -> [(views: [ItemID], chain: SwiftUIChain?)] in
      guard reached.insert(view).inserted else { return [] }
      var part = [view]
      var waiting = [view]
      while let next = waiting.popLast() {
        for other in neighbours[next] ?? [] where reached.insert(other).inserted {
          part.append(other)
          waiting.append(other)
        }
      }
      if part.count > 1, let chain = SwiftUIChain(of: part, along: axis, records) {
        return [(part, chain)]
      }
      return part.map { ([$0], nil) }
    }
  }

  /// Creates a chain by determining the order of the views; `nil` if the views do not form a single chain.
  init?(of views: [ItemID], along axis: SwiftUIAxis, _ records: SwiftUIRecords) {
    self.axis = axis
    var followers: [ItemID: (view: ItemID, gap: Int)] = [:]
    var hasOther: Set<ItemID> = []
    let all = Set(views)
    for view in views {
      let joins = records.joins(of: view, axis.start, with: axis.end).filter {
        all.contains($0.other)
      }
      guard let other = joins.first?.other else { continue }
      guard joins.allSatisfy({ $0.other == other }), followers[other] == nil else { return nil }
      let exact = joins.first { records.constraints[$0.index].record.relation == .equal }
      followers[other] = (view, (exact ?? joins[0]).index)
      hasOther.insert(view)
    }
    let starts = views.filter { !hasOther.contains($0) }
    guard starts.count == 1 else { return nil }
    (members, gaps) = (starts, [])
    while let (view, gap) = followers[members[members.count - 1]], members.count < views.count {
      members.append(view)
      gaps.append(gap)
    }
    if members.count != views.count { return nil }
  }
}
