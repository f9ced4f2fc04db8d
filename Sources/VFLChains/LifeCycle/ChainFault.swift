import VFLDiagnostics
public import VFLRecords
public import VFLViews

/// A line of a chain that cannot be made into constraints.
public struct ChainFault: Sendable, Hashable {
  /// What is wrong.
  public enum Kind: Sendable, Hashable {
    /// The superview is needed, and there is none.
    case noSuperview
    /// A view or guide does not exist any longer.
    case itemIsGone
    /// There are so many attributes on the left and so many on the right, which makes no pairs.
    case unequalCounts(Int, Int)
    /// A value, such as a size, says nothing of the attributes that it is given for.
    case noPart(String)
    /// A constant or a factor is infinite or not a number.
    case notFinite
    /// The priority is not above 0, or is above 1000.
    case priorityOutOfRange(Priority)
    /// A constraint breaks a rule of constraints.
    case rule(LayoutConstraintError)
  }

  /// What is wrong.
  public let kind: Kind
  /// The label of the line, if it has one.
  public let label: String?
  /// Where the line stands; the relation's own line, or with an operator that of the block.
  public let origin: ConstraintOrigin?
  /// The attributes that it speaks of, as people read them: `title.left.top`.
  public let attributes: String
  private let element: String

  init(_ kind: Kind, _ constraint: ChainedConstraint) {
    self.kind = kind
    label = constraint.label
    origin = constraint.origin
    attributes = constraint.side
    element = constraint.element?.name ?? "?"
  }
}

extension ChainFault: CustomStringConvertible {
  /// What is wrong, with the file and the line, the label and the attributes.
  public var description: String {
    if case .rule(let error) = kind { return error.description }
    let place = origin.map { "\($0.fileID):\($0.line): " } ?? ""
    return place + message + ", for " + (label.map { "'\($0)' " } ?? "") + "`\(attributes)`"
  }

  private var message: String {
    switch kind {
    case .noSuperview: "expected `\(element)` to have a superview"
    case .itemIsGone: "found an item that does not exist any longer"
    case .unequalCounts(let left, let right):
      "expected one attribute on the right, or as many as the \(left) on the left, found \(right)"
    case .noPart(let value): "found \(value), which has no part for the attributes"
    case .notFinite: "expected a finite constant and factor"
    case .priorityOutOfRange(let priority):
      "expected a priority above 0 and at most 1000, found "
        + "`\(DecimalText.shortest(priority.rawValue))`"
    case .rule(let error): "\(error)"
    }
  }
}
