/// An invariant of the command's output for some kinds of input.
enum AnswerCheck: Sendable {
  /// Standard output is a JSON value, or empty.
  case isJSON
  /// Each line of standard output is a JSON value.
  case isJSONLines
  /// The frames of a solved layout satisfy all required constraints.
  case framesKeepRequiredConstraints
  /// A layout at a size inside a regime has the frames of the regime, and a size that is reported as
  /// unsatisfiable has no layout.
  case regimesAgreeWithSizes

  /// Returns how the output violates the invariant; `nil` if it does not.
  func failure(of answer: CommandAnswer, to input: FuzzInput) -> String? {
    if answer.isEmpty { return nil }
    if case .isJSONLines = self {
      return answer.isJSONLines ? nil : "a line of standard output is no JSON"
    }
    guard let json = answer.json else { return "standard output is no JSON" }
    switch self {
    case .isJSON, .isJSONLines: return nil
    case .framesKeepRequiredConstraints: return FrameCheck(json).failure
    case .regimesAgreeWithSizes: return RegimeCheck(input: input).failure(of: json)
    }
  }
}
