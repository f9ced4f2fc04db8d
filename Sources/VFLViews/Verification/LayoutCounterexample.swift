import VFLDiagnostics
public import VFLLayout

/// A layout that violates a property, close to the usual values.
public struct LayoutCounterexample: Sendable, Hashable {
  /// A number that does not have its usual value.
  public struct Value: Sendable, Hashable {
    /// The name: `width`, `height`, or the name of a view followed by `.width` or `.height`.
    public let name: String
    /// The number in points.
    public let value: Double
  }

  /// Describes the violation, such as "`title` can be 1 point narrower than its content".
  public let message: String
  /// The numbers that do not have their usual values.
  public let values: [Value]
  /// The layout direction.
  public let direction: LayoutDirection
  /// Describes the constraints that force the layout to violate the property; `nil` if they are not known.
  public let reason: String?
}

extension LayoutCounterexample: CustomStringConvertible {
  /// The message, the values and the reason on one line.
  public var description: String {
    let numbers = values.map { "\($0.name) = \(DecimalText.readable($0.value))" }
    let place = numbers.isEmpty ? "at the usual values" : "at " + numbers.joined(separator: ", ")
    let side = direction == .rightToLeft ? ", from right to left" : ""
    return "\(message) \(place)\(side)" + (reason.map { ", " + $0 } ?? "")
  }
}
