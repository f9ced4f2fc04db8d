import VFLDiagnostics

/// A number in code: its digits, or the name that stands for it.
struct CodeNumber: Sendable, Hashable {
  /// The number; where a name stands for it, only the sign counts.
  let value: Double
  /// The name of what has the number; `nil` for the number itself.
  let name: String?

  /// The number with the other sign.
  var negated: CodeNumber { CodeNumber(value: -value, name: name) }

  /// Whether adding it changes nothing.
  var isZero: Bool { name == nil && value == 0 }

  /// The number as a language writes it.
  func text(in style: CodeStyle) -> String {
    guard let name else { return DecimalText.shortest(value) }
    return (value < 0 ? "-" : "") + CodeWord.expression(name, in: style)
  }
}
