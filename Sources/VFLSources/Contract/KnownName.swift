package import VFLDiagnostics

/// A key of a dictionary of views or metrics.
package struct KnownName: Sendable, Hashable {
  /// The key.
  package let name: String
  /// Where the file says it, quotes not included.
  package let span: SourceSpan
  /// The value of the name, if it is written as a number.
  package let value: Double?
  /// The expression of the name's value, if the file writes it next to the name.
  package let expression: SourceSpan?
  /// The variable that is the value, such as `title` in `"label": title` and in `"label": self.title`.
  ///
  /// `nil` for any other expression.
  package let variable: String?
  /// The number of the variable that is the value, among all variables of the file; `nil` if it is not known.
  package let variableNumber: Int?
  /// The kind of value that the name visibly has.
  package let kind: GivenKind?
  /// Whether the file says the name in several places.
  package let isRepeated: Bool

  /// Creates a name.
  package init(
    _ name: String, span: SourceSpan, value: Double? = nil, expression: SourceSpan? = nil,
    variable: String? = nil, variableNumber: Int? = nil, kind: GivenKind? = nil,
    isRepeated: Bool = false
  ) {
    self.name = name
    self.span = span
    self.value = value
    self.expression = expression
    self.variable = variable
    self.variableNumber = variableNumber
    self.kind = kind
    self.isRepeated = isRepeated
  }
}
