import VFLRecords

/// The place of something on an axis of the view around it.
struct SwiftUIPlacement: Equatable {
  /// Which edges lie where.
  enum Kind: Equatable {
    case fill
    case start
    case end
    case centre
    /// Nothing says.
    case free
  }

  let kind: Kind
  /// How far the edges lie inside, exactly or at least; `nil` where nothing says.
  let start: CodeNumber?
  let end: CodeNumber?

  /// Where some items lie, of which the first begins and the last ends.
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
    // With more space on one side than on the other, a view would lie beside the centre.
    if kind == .centre, Self.space(start) != Self.space(end) {
      (self.start, self.end) = (nil, nil)
      return
    }
    (self.start, self.end) = (start?.distance, end?.distance)
    for inset in [start, end].compactMap({ $0 }) { records.markWritten(inset.index) }
  }

  /// The space that an inset asks for; `nil` for none.
  private static func space(_ inset: SwiftUIRecords.Inset?) -> CodeNumber? {
    inset.flatMap { $0.distance.isZero ? nil : $0.distance }
  }
}

/// An axis in the words of SwiftUI.
struct SwiftUIAxis: Equatable {
  let axis: Axis
  let start: Attribute
  let end: Attribute
  let centre: Attribute
  let size: Attribute
  /// The stack along it.
  let stack: String
  /// The names of both edges together.
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

  /// A size as an argument of a frame: `width`, `maxHeight`.
  func argument(_ prefix: String = "") -> String {
    prefix.isEmpty ? size.name : prefix + CodeWord.capitalized(size.name)
  }
}
