import VFLDiagnostics
public import VFLRecords
public import VFLViews

/// What a line of a chain takes for granted: a number on an edge, a centre or a baseline says nothing of
/// what it is counted from, which is the superview's same attribute.
///
/// It is no fault, and nothing is thrown. A test that wants every line to say what it means expects
/// ``ChainedConstraint/notes`` to be empty.
public struct ChainNote: Sendable, Hashable {
  /// The view or guide.
  public let element: String
  /// The attribute that the number is for.
  public let attribute: Attribute
  /// What it is counted from, such as `card.left`; `nil` as long as there is no superview.
  public let reference: String?
  /// The number, in points.
  public let points: Double
  /// Where the line stands; the relation's own line, or with an operator that of the block.
  public let origin: ConstraintOrigin?
  /// How the same is said with a target.
  let spelling: String

  /// Whether the edge lies outside of the superview's, where a number counted inwards would not.
  public var isOutside: Bool {
    switch attribute {
    case .right, .trailing, .bottom, .rightMargin, .trailingMargin, .bottomMargin: points > 0
    case .left, .leading, .top, .leftMargin, .leadingMargin, .topMargin: points < 0
    default: false
    }
  }
}

extension ChainNote: CustomStringConvertible {
  /// What the number means, and how to say so, with the file and the line.
  public var description: String {
    let place = origin.map { "\($0.fileID):\($0.line): " } ?? ""
    let number = DecimalText.shortest(points)
    let name = attribute.name
    var text = "\(place)found the number \(number) for `\(element).\(name)`, which counts from "
    text += reference.map { "`\($0)`" } ?? "the superview"
    text += "; `\(spelling).offset(\(number))` says so"
    guard isOutside else { return text }
    return text + ", and `\(spelling).inset(\(DecimalText.shortest(points.magnitude)))` lies inside"
  }
}
