import VFLDiagnostics
import VFLRecords

/// A constraint that a function creates.
struct CodeConstraint {
  var first: CodeAnchor
  var relation: Relation
  /// The other side; `nil` if there is only a constant.
  var second: CodeAnchor?
  /// The factor of the second attribute; `nil` if it is unknown.
  var multiplier: Double?
  /// The constant; `nil` if it is unknown.
  var constant: CodeNumber?
  /// The priority; `nil` if it is unknown.
  var priority: Double? = 1000
  /// The source span in the evaluated function.
  let span: SourceSpan
  /// The source span in the function that creates the constraint.
  let origin: SourceSpan
  /// Whether the other side, if there is one, is known.
  var isComplete = true
  /// Whether a format string describes the constraint.
  var isFormat = false
  /// The time at which the constraint became active; `nil` if it is inactive.
  var activation: Int?
  /// Whether the function deactivates the constraint.
  var isInactive = false
  /// Whether the function alone determines the constraint.
  var isCertain: Bool
  /// Whether the constraint is created or activated by code that may not run.
  var isConditional: Bool

  /// The anchors of both sides.
  var anchors: [CodeAnchor] { [first] + (second.map { [$0] } ?? []) }
  /// Whether the constraint is certainly required.
  var isRequired: Bool { priority.map { $0 >= 1000 } ?? false }
}
