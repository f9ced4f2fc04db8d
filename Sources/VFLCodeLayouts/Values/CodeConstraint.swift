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
  /// Whether the constraint is required.
  var isRequired = true
  /// The source span in the evaluated function.
  let span: SourceSpan
  /// The source span in the function that creates the constraint.
  let origin: SourceSpan
  /// The time at which the constraint became active; `nil` if it is inactive.
  var activation: Int?
  /// Whether the function alone determines the constraint.
  var isCertain: Bool
}

/// A stack view that a function creates.
struct CodeStack {
  let item: Int
  /// The arranged views; `nil` if they are not known.
  var views: [Int]?
  var axis: String? = "horizontal"
  var distribution: String? = "fill"
  var alignment: String? = "fill"
  var spacing: Double? = 0
  let span: SourceSpan
}
