package import VFLSources

/// Why a call is not replaced by code of its constraints.
package enum KeptCall: Error, Sendable, Hashable {
  /// The call's format has an error.
  case faulty
  /// The call's options are not seen.
  case unseenOptions
  /// The format has a `-` at the edge of the superview, and nobody says how wide that is.
  case standardSpace
  /// The format has a `-` at the edge of the superview, and a guide in the place of the superview.
  case guideWithoutMargins
  /// The format has a `-` between baselines, whose width depends on the system's fonts.
  case standardBaselines
  /// With the code, other formats would be found in the file than before.
  case unproven
  /// The search of the file exceeded its limit of steps.
  case unsearched
  /// The call itself is in the way.
  case call(CallObstacle)

  /// The reason, behind "left as written, ".
  package var text: String {
    switch self {
    case .faulty: "its format has an error, which `vfl check` tells"
    case .unseenOptions: "its options are computed"
    case .standardSpace:
      "what `-` is at the edge of a superview has to be said by --spacing or a .vfl.json"
    case .guideWithoutMargins: "a guide has no margins for its `-` at the edge of the superview"
    case .standardBaselines: "a `-` between baselines is as wide as the fonts ask for"
    case .unproven: "other formats would be found in the file without it"
    case .unsearched: "the search of the file exceeds its limit of steps"
    case .call(.otherFunction): "it is given to another function than the system's"
    case .call(.formatElsewhere): "its format stands elsewhere, or is one of several"
    case .call(.formatComputed): "its format has parts that are computed"
    case .call(.comment): "a comment or a directive stands in it"
    case .call(.effects): "its metrics or views are made by calls, or by more than variables"
    case .call(.unseenNames): "not all of its names are seen"
    case .call(.notVariable(let name)):
      "what `\(name)` stands for is not seen, or is an expression, which a `let` could name"
    case .call(.mayChange(let name)):
      "what `\(name)` stands for may be another one in the call, or is made anew each time"
    case .call(.wrongType(let name)):
      "what `\(name)` stands for may be nil, or is of a type that code cannot use"
    }
  }

  /// Creates the reason for a call whose format string cannot be read.
  package init(_ reason: UnreadableSite.Reason) {
    switch reason {
    case .receiver: self = .call(.otherFunction)
    case .effort: self = .unsearched
    case .parameter, .variable, .callResult, .combination, .expression:
      self = .call(.formatElsewhere)
    }
  }
}
