package import VFLSources

/// The reason why a call is not converted to code.
package enum CallConversionError: Error, Sendable, Hashable {
  /// The format string has an error.
  case invalidFormat
  /// The options are not known.
  case unseenOptions
  /// The format string has a `-` at an edge of the superview, and the settings do not specify its size.
  case standardSpace
  /// The format string has a `-` at an edge of the superview, but a layout guide replaces the superview.
  case guideWithoutMargins
  /// The format string has a `-` between baselines, whose size depends on system fonts.
  case standardBaselines
  /// The call is written in Swift 1 or Swift 2.
  case formerSwift
  /// The code would be in another language than the file.
  case otherLanguage
  /// The constraints are not immediately activated or added to a view, as SnapKit and Masonry do.
  case notActivated
  /// The call refers to a layout guide that SnapKit or Masonry does not support.
  case unsupportedGuide
  /// A scan of the converted source would not find exactly the remaining format strings.
  case unproven
  /// The search in the source file exceeded its step limit.
  case unsearched
  /// The call cannot be replaced.
  case call(CallReplacementError)

  /// The reason, as a clause.
  package var text: String {
    switch self {
    case .invalidFormat: "its format string has an error (see `vfl check`)"
    case .unseenOptions: "its options are computed"
    case .standardSpace:
      "set the meaning of `-` at an edge of the superview with --spacing or in .vfl.json"
    case .guideWithoutMargins: "a guide has no margins for `-` at an edge of the superview"
    case .standardBaselines: "the size of `-` between baselines depends on the fonts"
    case .formerSwift:
      "it is written in Swift 2 or earlier; migrate the file to Swift 3 or later first"
    case .otherLanguage: "the file is not in the language of the interface"
    case .notActivated:
      "it is not a statement that only activates the constraints or adds them to a view"
    case .unsupportedGuide: "the interface does not support its layout guide"
    case .unproven: "the conversion would alter the set of format strings in the file"
    case .unsearched: "the search of the file exceeds its limit of steps"
    case .call(.otherFunction): "it is passed to a function that is not part of the system"
    case .call(.formatElsewhere): "its format string is not in the call, or is one of several"
    case .call(.formatComputed): "its format string has computed parts"
    case .call(.comment): "it contains a comment or a directive"
    case .call(.effects): "its metrics or views contain calls or other complex expressions"
    case .call(.unseenNames): "not all of its names are known"
    case .call(.notVariable(let name)):
      "the value of `\(name)` is unknown or is an expression; assign it to a constant first"
    case .call(.mayChange(let name)):
      "the value of `\(name)` may be different in the call or is created on each access"
    case .call(.wrongType(let name)):
      "the value of `\(name)` may be nil or has an unsupported type"
    }
  }

  /// Creates the reason for a call whose format string could not be determined.
  package init(_ reason: UnreadableSite.Reason) {
    switch reason {
    case .receiver, .unresolved: self = .call(.otherFunction)
    case .effort: self = .unsearched
    case .parameter, .variable, .callResult, .combination, .expression:
      self = .call(.formatElsewhere)
    }
  }
}
