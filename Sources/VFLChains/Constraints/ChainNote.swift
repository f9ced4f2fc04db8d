import VFLDiagnostics
public import VFLRecords
public import VFLViews

/// A note about an implicit reference in a chained constraint: a number for an edge, center or baseline is an
/// offset from the same attribute of the superview, which the source code does not mention.
///
/// A note is not an error and is never thrown. To require explicit references, test that
/// ``ChainedConstraint/notes`` is empty.
public struct ChainNote: Sendable, Hashable {
  /// The name of the view or guide.
  public let element: String
  /// The attribute for which the number is given.
  public let attribute: Attribute
  /// The attribute from which the offset is measured, such as `card.left`, or `nil` if there is no superview.
  public let reference: String?
  /// The offset in points.
  public let points: Double
  /// The source location of the relation.
  ///
  /// For an operator, it is the location of the enclosing block.
  public let origin: ConstraintOrigin?
  /// The equivalent call with an explicit target.
  let spelling: String

  /// Whether the offset places the edge outside of the superview, whereas an inset of the same amount would
  /// place the edge inside.
  public var isOutside: Bool {
    switch attribute {
    case .right, .trailing, .bottom, .rightMargin, .trailingMargin, .bottomMargin: points > 0
    case .left, .leading, .top, .leftMargin, .leadingMargin, .topMargin: points < 0
    default: false
    }
  }
}

extension ChainNote: CustomStringConvertible {
  /// The meaning of the number and the equivalent explicit call, with the source location.
  public var description: String {
    let place = origin.map { "\($0.fileID):\($0.line): " } ?? ""
    let number = DecimalText.shortest(points)
    let name = attribute.name
    let target = reference.map { "`\($0)`" } ?? "the superview"
    var text = "\(place)the number \(number) for `\(element).\(name)` is relative to \(target)"
    text += "; write `\(spelling).offset(\(number))`"
    guard isOutside else { return text }
    return text + ", or `\(spelling).inset(\(DecimalText.shortest(points.magnitude)))` for an inset"
  }
}
