public import VFLViews

/// An error that is thrown if views cannot be distributed.
///
/// Nothing is changed in this case.
public enum DistributionError: Error, Sendable, Hashable {
  /// The views have no common superview.
  case noCommonSuperview(views: [String], ConstraintOrigin)
  /// A constraint is invalid, for example because a length or spacing is not finite.
  case rule(LayoutConstraintError)
}

extension DistributionError: CustomStringConvertible {
  /// The error message with the source location.
  public var description: String {
    switch self {
    case .noCommonSuperview(let views, let origin):
      "\(origin.fileID):\(origin.line): "
        + views.map { "`\($0)`" }.joined(separator: ", ")
        + (views.count == 1 ? " has no superview" : " have no common superview")
    case .rule(let error): "\(error)"
    }
  }
}
