import VFLDiagnostics
public import VFLRecords

/// A constraint object breaks a rule of constraints.
public struct LayoutConstraintError: Error, Sendable, Hashable {
  /// Which rule.
  public enum Fault: Sendable, Hashable {
    /// No view holds both items, so nothing can hold the constraint.
    case noCommonAncestor
    /// One of the items does not exist any longer.
    case itemIsGone
    /// Nothing relates the two attributes: a size and a location, two axes, or an edge that follows
    /// the direction and one that does not.
    case incompatibleAttributes
    /// A location is compared with nothing but a number.
    case locationWithoutPartner
    /// The second attribute is multiplied with 0, and the first one is a location.
    case zeroMultiplier
    /// The constant or the multiplier is infinite or not a number.
    case notFinite
    /// The priority is not above 0, or is above 1000.
    case priorityOutOfRange(Priority)
    /// The constraint is active and would become required, or stop being so, by this priority.
    case requiredWhileActive(Priority)
  }

  /// Which rule.
  public let fault: Fault
  /// The constraint, as people read it.
  public let constraint: String
  /// Where it was made.
  public let origin: ConstraintOrigin
  private let first: String
  private let second: String
  private let attributes: [Attribute]
  /// The constant and the multiplier, as text.
  private let numbers: [String]

  /// - Parameter constant: the constant that it was to have, if that is not the one that it has.
  init(_ fault: Fault, _ constraint: LayoutConstraint, constant: Double? = nil) {
    self.fault = fault
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
  /// What is wrong, with the constraint and where it was made.
  public var description: String { "\(origin.fileID):\(origin.line): \(message)" }

  /// What is wrong.
  private var message: String {
    switch fault {
    case .noCommonAncestor:
      attributes[1] == .notAnAttribute
        ? "expected `\(first)` to belong to a view, for `\(constraint)`"
        : "expected `\(first)` and `\(second)` to lie in one view, for `\(constraint)`"
    case .itemIsGone: "found an item that does not exist any longer, in `\(constraint)`"
    case .incompatibleAttributes: incompatibility
    case .locationWithoutPartner:
      "expected a second item for the location `\(attributes[0].name)`, in `\(constraint)`"
    case .zeroMultiplier: "expected a multiplier other than 0, in `\(constraint)`"
    case .notFinite:
      "expected a finite constant and multiplier, found "
        + "`\(numbers[0])` and `\(numbers[1])`, in `\(constraint)`"
    case .priorityOutOfRange(let priority):
      "expected a priority above 0 and at most 1000, found `\(text(priority))`, in `\(constraint)`"
    case .requiredWhileActive(let priority):
      "expected `\(constraint)` to be inactive when its priority becomes `\(text(priority))`: "
        + "a required constraint stays required, and an optional one optional, while it is active"
    }
  }

  private var incompatibility: String {
    let names = "`\(attributes[0].name)` and `\(attributes[1].name)`"
    return switch attributes[0].incompatibility(with: attributes[1]) {
    case .sizeWithLocation:
      attributes[0].isSize
        ? "\(names) are a size and a location, in `\(constraint)`"
        : "\(names) are a location and a size, in `\(constraint)`"
    case .axes: "\(names) lie on two axes, in `\(constraint)`"
    case .directionWithAbsolute:
      "of \(names) only one follows the direction of the interface, in `\(constraint)`"
    case nil: "expected two attributes, or a size and a number, in `\(constraint)`"
    }
  }

  private func text(_ priority: Priority) -> String { DecimalText.shortest(priority.rawValue) }
}
