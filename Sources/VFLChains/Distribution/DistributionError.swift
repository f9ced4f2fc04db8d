public import VFLViews

/// Views cannot be distributed; none is.
public enum DistributionError: Error, Sendable, Hashable {
  /// There is no view that these views lie in together.
  case noCommonSuperview(views: [String], ConstraintOrigin)
  /// A constraint breaks a rule of constraints, such as a length or a spacing that is not finite.
  case rule(LayoutConstraintError)
}

extension DistributionError: CustomStringConvertible {
  /// What is wrong, with the file and the line.
  public var description: String {
    switch self {
    case .noCommonSuperview(let views, let origin):
      "\(origin.fileID):\(origin.line): expected "
        + views.map { "`\($0)`" }.joined(separator: ", ")
        + (views.count == 1 ? " to lie in a view" : " to lie in one view")
    case .rule(let error): "\(error)"
    }
  }
}
