import VFLDiagnostics
public import VFLRecords
public import VFLViews

/// A chained constraint that cannot be installed, with the reason.
public struct InvalidChainedConstraint: Sendable, Hashable {
  /// The reason why a chained constraint cannot be installed.
  public enum Reason: Sendable, Hashable {
    /// The constraint needs a superview, but there is none.
    case noSuperview
    /// A view or guide was deallocated.
    case itemIsGone
    /// The numbers of attributes on the left-hand and right-hand sides differ, so that the attributes cannot
    /// be related in pairs.
    case unequalCounts(Int, Int)
    /// A value, such as a size, has no component for any of the attributes.
    case noPart(String)
    /// A constant or factor is infinite or not a number.
    case notFinite
    /// The priority is not greater than 0 or exceeds 1000.
    case priorityOutOfRange(Priority)
    /// A constraint object is invalid.
    case rule(LayoutConstraintError)
  }

  /// The reason.
  public let reason: Reason
  /// The label of the chained constraint, if it has one.
  public let label: String?
  /// The source location of the relation.
  ///
  /// For an operator, it is the location of the enclosing block.
  public let origin: ConstraintOrigin?
  /// The attributes on the left as text, for example `title.left.top`.
  public let attributes: String
  private let element: String

  init(_ reason: Reason, _ constraint: ChainedConstraint) {
    self.reason = reason
    label = constraint.label
    origin = constraint.origin
    attributes = constraint.side
    element = constraint.element?.name ?? "?"
  }
}

extension InvalidChainedConstraint: CustomStringConvertible {
  /// The error message with the source location, the label and the attributes.
  public var description: String {
    if case .rule(let error) = reason { return error.description }
    let place = origin.map { "\($0.fileID):\($0.line): " } ?? ""
    return place + message + ", in " + (label.map { "'\($0)' " } ?? "") + "`\(attributes)`"
  }

  private var message: String {
    switch reason {
    case .noSuperview: "`\(element)` has no superview"
    case .itemIsGone: "an item was deallocated"
    case .unequalCounts(let left, let right):
      "expected \(left == 1 ? "1 attribute" : "1 or \(left) attributes") on the right, found \(right)"
    case .noPart(let value): "\(value) does not apply to the attributes"
    case .notFinite: "constant or factor is not finite"
    case .priorityOutOfRange(let priority):
      "priority `\(DecimalText.shortest(priority.rawValue))` must be above 0 and at most 1000"
    case .rule(let error): "\(error)"
    }
  }
}
