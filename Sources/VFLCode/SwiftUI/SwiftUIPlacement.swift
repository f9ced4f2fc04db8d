import VFLDiagnostics
import VFLRecords

/// The placement of a view or a chain on an axis of its parent.
struct SwiftUIPlacement: Equatable {
  /// The attributes of the parent that determine the placement.
  enum Kind: Equatable {
    case fill
    case start
    case end
    case centre
    /// No constraint determines the placement exactly.
    case free
  }

  let kind: Kind
  /// The exact or minimum inset of the start edge from the parent; `nil` if no inset is written.
  let start: CodeNumber?
  /// The exact or minimum inset of the end edge from the parent; `nil` if no inset is written.
  let end: CodeNumber?

  /// Determines the placement of a chain from its first to its last item, and marks its constraints as
  /// written.
  ///
  /// The first and the last item of a single view are the same.
  init(
    _ first: ItemID, _ last: ItemID, in outer: ItemID, along axis: SwiftUIAxis,
    _ records: inout SwiftUIRecords
  ) {
    let start = records.inset(first, axis.start, in: outer)
    let end = records.inset(last, axis.end, in: outer)
    if start?.isExact == true {
      kind = end?.isExact == true ? .fill : .start
    } else if end?.isExact == true {
      kind = .end
    } else if first == last, records.takeEquality(first, outer, of: axis.centre) {
      kind = .centre
    } else {
      kind = .free
    }
    // Unequal padding would move the view away from the center.
    if kind == .centre, Self.space(start) != Self.space(end) {
      (self.start, self.end) = (nil, nil)
      return
    }
    (self.start, self.end) = (start?.distance, end?.distance)
    for inset in [start, end].compactMap({ $0 }) { records.markWritten(inset.index) }
  }

  /// Returns the distance of an inset; `nil` if the distance is 0 or there is no inset.
  private static func space(_ inset: SwiftUIRecords.Inset?) -> CodeNumber? {
    inset.flatMap { $0.distance.isZero ? nil : $0.distance }
  }
}

/// An axis, with its attributes and its names in SwiftUI.
struct SwiftUIAxis: Equatable {
  let axis: Axis
  let start: Attribute
  let end: Attribute
  let centre: Attribute
  let size: Attribute
  /// The type of a stack along the axis.
  let stack: String
  /// The name of the edge set that contains both edges.
  let edges: String

  static let horizontal = SwiftUIAxis(
    axis: .horizontal, start: .leading, end: .trailing, centre: .centerX, size: .width,
    stack: "HStack",
    edges: "horizontal")
  static let vertical = SwiftUIAxis(
    axis: .vertical, start: .top, end: .bottom, centre: .centerY, size: .height, stack: "VStack",
    edges: "vertical")

  /// The other axis.
  var across: SwiftUIAxis { self == .horizontal ? .vertical : .horizontal }

  /// Returns an argument label of the modifier `frame`, for example `width` or `maxHeight`.
  func argument(_ prefix: String = "") -> String {
    prefix.isEmpty ? size.name : prefix + size.name.raisingFirst
  }
}
