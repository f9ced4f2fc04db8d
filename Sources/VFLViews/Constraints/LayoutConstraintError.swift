import VFLDiagnostics
public import VFLRecords

/// An error that is thrown for an invalid constraint object.
public struct LayoutConstraintError: Error, Sendable, Hashable {
  /// The rule that a constraint violates.
  public enum Reason: Sendable, Hashable {
    /// The items have no common ancestor, so no view can own the constraint.
    case noCommonAncestor
    /// One of the items was deallocated.
    case itemIsGone
    /// The two attributes cannot be related: a size and a position, attributes of different axes, or an edge
    /// that follows the layout direction and an edge that does not.
    case incompatibleAttributes
    /// A position is compared with a constant instead of another position.
    case locationWithoutPartner
    /// The multiplier is 0 and the first attribute is a position.
    case zeroMultiplier
    /// The constant or the multiplier is infinite or not a number.
    case notFinite
    /// The priority is not greater than 0 or exceeds 1000.
    case priorityOutOfRange(Priority)
    /// The priority would change an active constraint from required to optional or from optional to required.
    case requiredWhileActive(Priority)
  }

  /// The violated rule.
  public let reason: Reason
  /// The constraint as an equation.
  public let constraint: String
  /// The source location at which the constraint was created.
  public let origin: ConstraintOrigin
  private let first: String
  private let second: String
  private let attributes: [Attribute]
  /// The constant and the multiplier as text.
  private let numbers: [String]

  /// - Parameter constant: The rejected constant, or `nil` to report the constraint's current constant.
  init(_ reason: Reason, _ constraint: LayoutConstraint, constant: Double? = nil) {
    self.reason = reason
    self.constraint = constraint.description
    origin = constraint.origin
    first = constraint.firstItem?.name ?? "?"
    second = constraint.secondItem?.name ?? "?"
    attributes = [constraint.firstAttribute, constraint.secondAttribute]
    numbers = [constant ?? constraint.constant, constraint.multiplier].map { number in
      number.isFinite ? DecimalText.shortest(number) : "\(number)"
    }
  }
}

extension LayoutConstraintError: CustomStringConvertible {
  /// The error message with the constraint and the source location of its creation.
  public var description: String { "\(origin.fileID):\(origin.line): \(message)" }

  /// The error message.
  private var message: String {
    switch reason {
    case .noCommonAncestor:
      attributes[1] == .notAnAttribute
        ? "`\(first)` has no owning view, in `\(constraint)`"
        : "`\(first)` and `\(second)` have no common ancestor, in `\(constraint)`"
    case .itemIsGone: "an item was deallocated, in `\(constraint)`"
    case .incompatibleAttributes: incompatibility
    case .locationWithoutPartner:
      "missing second item for `\(attributes[0].name)`, in `\(constraint)`"
    case .zeroMultiplier: "multiplier of a position must not be 0, in `\(constraint)`"
    case .notFinite:
      "constant or multiplier is not finite, found "
        + "`\(numbers[0])` and `\(numbers[1])`, in `\(constraint)`"
    case .priorityOutOfRange(let priority):
      "priority `\(text(priority))` must be above 0 and at most 1000, in `\(constraint)`"
    case .requiredWhileActive(let priority):
      "cannot change the priority to `\(text(priority))`: an active constraint cannot become "
        + "required or optional, in `\(constraint)`"
    }
  }

  private var incompatibility: String {
    let names = "incompatible attributes `\(attributes[0].name)` and `\(attributes[1].name)`"
    return switch attributes[0].incompatibility(with: attributes[1]) {
    case .sizeWithLocation:
      attributes[0].isSize
        ? "\(names): a size and a position, in `\(constraint)`"
        : "\(names): a position and a size, in `\(constraint)`"
    case .axes: "\(names): different axes, in `\(constraint)`"
    case .directionWithAbsolute:
      "\(names): only one depends on the layout direction, in `\(constraint)`"
    case nil: "expected two attributes, or a size and a constant, in `\(constraint)`"
    }
  }

  private func text(_ priority: Priority) -> String { DecimalText.shortest(priority.rawValue) }
}
